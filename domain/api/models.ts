import * as z from 'zod/mini';
import { looksLikeKey } from '../model-keys.ts';
import { isModelName, modelKindSchema, providerSchema, TEST_RESULTS } from '../models.ts';
import { call } from './call.ts';

export const KEY_MAX = 500;
export const TOKEN_LIMIT_MAX = 1_000_000_000;

/** What makes one kind of thing for the caller at this moment. */
const servingSchema = z.object({
  provider: providerSchema,
  /** Null for the engine inside. */
  model: z.nullable(z.string()),
  /** As it stands on every output: 'Built-in editor', 'openai gpt-5.2'. */
  engine: z.string(),
  /** Whose choice it is: the caller's, the operator's for everybody, or nobody's. */
  source: z.enum(['own', 'operator', 'builtin']),
});

const kindStateSchema = z.object({
  kind: modelKindSchema,
  serving: servingSchema,
  /** What serves when the caller's own choice is taken back. */
  standard: servingSchema,
  /** The caller's own choice, or null. It serves unless `trouble` says why it can't. */
  own: z.nullable(
    z.object({
      provider: providerSchema,
      model: z.nullable(z.string()),
      /** The local server, as `findModelServers` names it. */
      server: z.nullable(z.string()),
      /** A sentence for people; null where all is well. */
      trouble: z.nullable(z.string()),
    }),
  ),
  /** Who may be chosen for it here, the engine inside first. */
  providers: z.array(
    z.object({
      provider: providerSchema,
      /** 'Built-in', 'OpenAI', 'Local server'. */
      name: z.string(),
      takesKey: z.boolean(),
      /** The last characters of the caller's stored key for this provider, e.g. '…a1b2': then none need be sent again. */
      keyHint: z.nullable(z.string()),
      /** A model to begin with, where one is known. */
      suggestion: z.nullable(z.string()),
    }),
  ),
});
export type ModelKindState = z.infer<typeof kindStateSchema>;

const modelsSchema = z.object({
  /** Text, pictures and voice, in this order. */
  kinds: z.array(kindStateSchema),
  /** Whether the operator lets people connect keys of their own. */
  ownKeysAllowed: z.boolean(),
  /** Whether the operator lets this installation look for model servers near it. */
  localServersAllowed: z.boolean(),
  /** What connected models have used for the caller today, in the account's own zone. */
  today: z.object({
    requests: z.int(),
    tokens: z.int(),
    /** The part that the operator's models used. */
    operatorTokens: z.int(),
    resetsAt: z.iso.datetime(),
  }),
  /**
   * Tokens of one day; null for no limit. The operator's counts what the operator's models use, the caller's own counts all;
   * approved posts have as much again in reserve.
   */
  limits: z.object({ operator: z.nullable(z.int()), own: z.nullable(z.int()) }),
});
export type Models = z.infer<typeof modelsSchema>;

export const getModels = call('GET', '/models', {
  summary: 'What makes the caller’s texts, pictures and voices, what else may be chosen, and what it used today.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ data: modelsSchema }),
});

export const findModelServers = call('GET', '/models/servers', {
  summary: 'The model servers near this installation that answer now; none unless the operator allows the search.',
  access: 'session',
  input: z.object({}),
  answer: z.object({
    data: z.array(
      z.object({
        /** What a choice names it by, e.g. '127.0.0.1:11434'. */
        server: z.string(),
        /** 'Ollama', 'LM Studio', 'llama.cpp', 'vLLM' or 'Local server'. */
        name: z.string(),
        models: z.array(z.string()),
      }),
    ),
  }),
  fallback: 'Failed to look for local servers',
});

export const CHOOSE_SERVER = 'Please choose one of the servers that were found';

const choiceFields = {
  provider: providerSchema,
  /** A pasted key; left out, the caller's stored key for this provider is used. */
  key: z.optional(z.string().check(z.maxLength(KEY_MAX, 'This is too long for a key'))),
  /** Left out, a fitting one of the provider's models is taken. */
  model: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => !looksLikeKey(text), 'This looks like a key, not like the name of a model'),
      z.refine(
        (text) => text === '' || isModelName(text),
        'This is not the name of a model. Copy it from the provider’s list.',
      ),
    ),
  ),
  /** For 'local': one that `findModelServers` named. */
  server: z.optional(z.string().check(z.maxLength(300, CHOOSE_SERVER))),
};

export const testModel = call('POST', '/models/test', {
  summary: 'Makes one real call to a model with the caller’s key and tells how it ended; nothing is stored.',
  access: 'session',
  input: z.object({ kind: modelKindSchema, ...choiceFields }),
  answer: z.object({
    data: z.object({
      result: z.enum(TEST_RESULTS),
      /** What happened and what to do, in a sentence. */
      message: z.string(),
      /** Which input is to be mended, where one is. */
      field: z.nullable(z.enum(['key', 'model', 'server'])),
      /** How long the model took; null where no call was made. */
      milliseconds: z.nullable(z.int()),
      /** The model that was asked. */
      model: z.nullable(z.string()),
      /** What the provider lists for this kind, as far as it could be asked. */
      models: z.array(z.string()),
    }),
  }),
  fallback: 'Failed to test this model',
});
export type ModelTest = z.infer<typeof testModel.answer>['data'];

export const chooseModel = call('PUT', '/models/{kind}', {
  summary: 'Chooses what serves one kind from now on; tested first, and what served before stays where that fails.',
  access: 'session',
  input: z.object({ kind: modelKindSchema, ...choiceFields }),
  answer: z.object({ message: z.string(), data: modelsSchema }),
  fallback: 'Failed to save this model',
});

export const forgetModel = call('DELETE', '/models/{kind}', {
  summary: 'Takes the caller’s own choice for one kind back; a key that no other kind uses is deleted with it.',
  access: 'session',
  input: z.object({ kind: modelKindSchema }),
  answer: z.object({ message: z.string(), data: modelsSchema }),
  fallback: 'Failed to disconnect this model',
});

const LIMIT_TEXT = 'Please write a whole number of tokens from 1, or leave it empty for no limit';

export const limitModelTokens = call('PUT', '/model-limit', {
  summary: 'Sets how many tokens connected models may use for the caller on one day; null for no limit.',
  access: 'session',
  input: z.object({
    dailyTokens: z.nullable(
      z
        .int(LIMIT_TEXT)
        .check(z.minimum(1, LIMIT_TEXT), z.maximum(TOKEN_LIMIT_MAX, `At most ${TOKEN_LIMIT_MAX} tokens can be set`)),
    ),
  }),
  answer: z.object({ message: z.string(), data: modelsSchema }),
  fallback: 'Failed to save your limit',
});
