import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractReasoningMiddleware,
  type ImageModel,
  type LanguageModel,
  type SpeechModel,
  wrapLanguageModel,
} from 'ai';
import { VOICES, type Voice } from '../../../domain/agents.ts';
import { BUILTIN_EDITOR, BUILTIN_VOICE } from '../../../domain/outputs.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/platforms.ts';
import type { Config, ModelChoice } from '../../config.ts';
import { createBoundedFetch } from '../outgoing/bounded-fetch.ts';
import { type AiBounds, wireBytesOf } from './bounds.ts';
import type { BuiltinEngine } from './builtin/engine.ts';
import { createBuiltinProvider, type ProviderOptions } from './builtin/provider.ts';

/** How a provider is told the shape of a picture: each understands only one of the two. */
export type PictureShape = { size?: `${number}x${number}`; aspectRatio?: `${number}:${number}` };

/** A model with what its provider needs to be told, and the name that people see. */
interface Served<Model> {
  model: Model;
  engine: string;
  options: ProviderOptions;
}
export type TextServer = Served<LanguageModel>;
export type ImageServer = Served<ImageModel> & { shapeFor(platform: Platform | null): PictureShape };
export type SpeechServer = Served<SpeechModel> & { voices: Record<Voice, string>; format: 'mp3' | 'wav' };

export interface Models {
  text: TextServer;
  image: ImageServer;
  speech: SpeechServer;
}

/** Where the providers answer unless the settings say otherwise; given always, so that the SDK reads no environment. */
const DEFAULT_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

const OPENAI_VOICES: Record<Voice, string> = {
  'Mercury Jane': 'nova',
  'James Casual': 'echo',
  'Sarah Professional': 'shimmer',
  'Michael News': 'onyx',
  'Emma Storyteller': 'fable',
};
const GOOGLE_VOICES: Record<Voice, string> = {
  'Mercury Jane': 'Zephyr',
  'James Casual': 'Puck',
  'Sarah Professional': 'Kore',
  'Michael News': 'Charon',
  'Emma Storyteller': 'Aoede',
};
const OWN_VOICES = Object.fromEntries(VOICES.map((voice) => [voice, voice])) as Record<Voice, string>;

/** The models that serve text, pictures and speech, as the settings choose them. */
export function createModels(config: Config['ai'], builtin: BuiltinEngine, bounds: AiBounds): Models {
  return {
    text: textServer(config, builtin, bounds),
    image: imageServer(config, builtin, bounds),
    speech: speechServer(config, builtin, bounds),
  };
}

type Connection = { baseURL: string; apiKey: string; fetch: typeof globalThis.fetch };
type ModelProvider = Exclude<ModelChoice['provider'], 'builtin'>;

function connect(config: Config['ai'], provider: ModelProvider, maxBytes: number, idleMs: number): Connection {
  const { baseURL, apiKey } = {
    openai: { baseURL: config.openaiUrl ?? DEFAULT_URLS.openai, apiKey: config.openaiKey },
    anthropic: { baseURL: config.anthropicUrl ?? DEFAULT_URLS.anthropic, apiKey: config.anthropicKey },
    google: { baseURL: config.googleUrl ?? DEFAULT_URLS.google, apiKey: config.googleKey },
    local: { baseURL: config.localUrl ?? '', apiKey: config.localKey },
  }[provider];
  const fetch = createBoundedFetch({ origin: new URL(baseURL).origin, maxBytes, idleMs });
  // Local servers mostly take any key; an empty one would make an invalid header.
  return { baseURL, apiKey: apiKey ?? 'none', fetch };
}

const labelOf = (choice: { provider: string; model: string }): string => `${choice.provider} ${choice.model}`;

function textServer(config: Config['ai'], builtin: BuiltinEngine, bounds: AiBounds): TextServer {
  const choice = config.text;
  if (choice.provider === 'builtin')
    return { model: createBuiltinProvider(builtin).languageModel('writer'), engine: BUILTIN_EDITOR, options: {} };
  const connection = connect(config, choice.provider, bounds.textWireBytes, bounds.idleMs);
  const served = (model: LanguageModel, options: ProviderOptions = {}): TextServer => ({
    model,
    engine: labelOf(choice),
    options,
  });
  switch (choice.provider) {
    case 'openai':
      // Nothing of ours is kept at the provider.
      return served(createOpenAI(connection).responses(choice.model), { openai: { store: false } });
    case 'anthropic':
      return served(createAnthropic(connection).languageModel(choice.model));
    case 'google':
      return served(createGoogle(connection).languageModel(choice.model));
    case 'local':
      return served(
        wrapLanguageModel({
          model: createOpenAICompatible({
            ...connection,
            name: 'local',
            supportsStructuredOutputs: true,
          }).languageModel(choice.model),
          // Many local servers leave the model's thinking in its answer.
          middleware: extractReasoningMiddleware({ tagName: 'think' }),
        }),
      );
  }
}

function imageServer(config: Config['ai'], builtin: BuiltinEngine, bounds: AiBounds): ImageServer {
  const choice = config.image;
  if (choice.provider === 'builtin')
    return {
      model: createBuiltinProvider(builtin).imageModel('designer'),
      engine: 'Built-in designer',
      options: {},
      shapeFor: () => ({}),
    };
  const connection = connect(config, choice.provider, wireBytesOf(bounds.imageBytes), bounds.idleMs);
  const engine = labelOf(choice);
  switch (choice.provider) {
    case 'openai':
      return {
        model: createOpenAI(connection).image(choice.model),
        engine,
        options: {},
        shapeFor: sizeFor(choice.model),
      };
    case 'google':
      return { model: createGoogle(connection).image(choice.model), engine, options: {}, shapeFor: aspectFor };
    case 'local':
      return {
        model: createOpenAICompatible({ ...connection, name: 'local' }).imageModel(choice.model),
        engine,
        // The bytes themselves, never an address that we would have to follow.
        options: { local: { response_format: 'b64_json' } },
        shapeFor: sizeFor(choice.model),
      };
    case 'anthropic':
      throw new Error('anthropic makes no pictures');
  }
}

function speechServer(config: Config['ai'], builtin: BuiltinEngine, bounds: AiBounds): SpeechServer {
  const choice = config.speech;
  if (choice.provider === 'builtin')
    return {
      model: createBuiltinProvider(builtin).speechModel('voice'),
      engine: BUILTIN_VOICE,
      options: {},
      voices: OWN_VOICES,
      format: 'mp3',
    };
  const connection = connect(config, choice.provider, wireBytesOf(bounds.audioBytes), bounds.idleMs);
  const engine = labelOf(choice);
  switch (choice.provider) {
    case 'openai':
    case 'local':
      // The compatible provider has no speech, but the wire format is OpenAI's own.
      return {
        model: createOpenAI(connection).speech(choice.model),
        engine,
        options: {},
        voices: OPENAI_VOICES,
        format: 'mp3',
      };
    case 'google':
      return {
        model: createGoogle(connection).speech(choice.model),
        engine,
        options: {},
        voices: GOOGLE_VOICES,
        format: 'wav',
      };
    case 'anthropic':
      throw new Error('anthropic makes no speech');
  }
}

/** The picture's own proportion: above 1 it is wide, below 1 it is tall. */
function proportionOf(platform: Platform | null): number {
  if (platform === null) return 1;
  const { width, height } = PLATFORM_RULES[platform].picture;
  return width / height;
}

function sizeFor(model: string): ImageServer['shapeFor'] {
  return (platform) => {
    const proportion = proportionOf(platform);
    if (proportion === 1 || model.startsWith('dall-e')) return { size: '1024x1024' };
    return { size: proportion > 1 ? '1536x1024' : '1024x1536' };
  };
}

function aspectFor(platform: Platform | null): PictureShape {
  const proportion = proportionOf(platform);
  if (proportion === 1) return { aspectRatio: '1:1' };
  return { aspectRatio: proportion > 1 ? '16:9' : '4:5' };
}
