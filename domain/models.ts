import * as z from 'zod/mini';

/** What models can make here. */
export const MODEL_KINDS = ['text', 'image', 'speech'] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Who can make it, beside the engine inside. */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'local'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export const modelKindSchema = z.enum(MODEL_KINDS);
export const providerSchema = z.enum(['builtin', ...MODEL_PROVIDERS]);
export type Provider = z.infer<typeof providerSchema>;

/** A provider as people know it, and what it makes. */
export const PROVIDER_RULES: Record<ModelProvider, { name: string; kinds: readonly ModelKind[]; takesKey: boolean }> = {
  openai: { name: 'OpenAI', kinds: MODEL_KINDS, takesKey: true },
  anthropic: { name: 'Anthropic', kinds: ['text'], takesKey: true },
  google: { name: 'Google', kinds: MODEL_KINDS, takesKey: true },
  local: { name: 'Local server', kinds: MODEL_KINDS, takesKey: false },
};

export const MODEL_NAME_MAX = 200;
/** Names of models stand in addresses: parts of letters, digits and a few signs, and none that climbs ('..'). */
const MODEL_NAME = /^[a-z0-9][\w.:@+-]*(?:\/[a-z0-9][\w.:@+-]*)*$/i;

/** Whether a text can be the name of a model at all. */
export function isModelName(text: string): boolean {
  return text.length <= MODEL_NAME_MAX && MODEL_NAME.test(text);
}

/** How the one real call of a test ended. */
export const TEST_RESULTS = [
  'ok',
  /** Seen without a call: the key is visibly another provider's, or no key at all. */
  'other-key',
  'wrong-key',
  /** The key is right, but may not use this model. */
  'not-allowed',
  'no-credit',
  'busy',
  'no-such-model',
  /** The model is there, but does not make this kind of thing. */
  'refused',
  'unreachable',
  'slow',
  'nonsense',
] as const;
export type TestResult = (typeof TEST_RESULTS)[number];
