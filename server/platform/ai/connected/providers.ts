import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractReasoningMiddleware,
  type generateText,
  type ImageModel,
  type LanguageModel,
  type SpeechModel,
  wrapLanguageModel,
} from 'ai';
import { ASPECTS } from '../../../../domain/post/aspects.ts';
import { PLATFORM_RULES, type Platform } from '../../../../domain/post/platforms.ts';
import type { Voice } from '../../../../domain/workflow/agents.ts';
import { createBoundedFetch } from '../../outgoing/bounded-fetch.ts';
import { type AiBounds, wireBytesOf } from '../bounds.ts';
import type { ModelConnection } from '../connections.ts';
import { meteredImage, meteredSpeech, meteredText } from '../metered.ts';
import { guardedMeter, type TokenMeter } from '../token-meter.ts';

// The SDK would print a provider's remarks on the console, past our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What a provider alone understands. */
export type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>;

/** How a provider is told the shape of a picture: each understands only one of the two. */
export type PictureShape = { size?: `${number}x${number}`; aspectRatio?: `${number}:${number}` };

/** A model with what its provider needs to be told. */
interface ServedModel<Model> {
  model: Model;
  options: ProviderOptions;
}
export type TextServer = ServedModel<LanguageModel>;
export type ImageServer = ServedModel<ImageModel> & { shapeFor(platform: Platform | null): PictureShape };
export type SpeechServer = ServedModel<SpeechModel> & { voices: Record<Voice, string>; format: 'mp3' | 'wav' };

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

/** A connected model for texts; what it uses is counted, where it is to be. */
export function connectedText(connection: ModelConnection, bounds: AiBounds, tokens?: TokenMeter): TextServer {
  return metered(textServer(connection, bounds), meteredText, tokens, connection);
}

/** A connected model for pictures. */
export function connectedImage(connection: ModelConnection, bounds: AiBounds, tokens?: TokenMeter): ImageServer {
  return metered(imageServer(connection, bounds), meteredImage, tokens, connection);
}

/** A connected model for speech. */
export function connectedSpeech(connection: ModelConnection, bounds: AiBounds, tokens?: TokenMeter): SpeechServer {
  return metered(speechServer(connection, bounds), meteredSpeech, tokens, connection);
}

function metered<Server extends ServedModel<unknown>>(
  server: Server,
  wrap: (model: Server['model'], tokens: TokenMeter, isOwn: boolean) => Server['model'],
  tokens: TokenMeter | undefined,
  { isOwn }: ModelConnection,
): Server {
  return tokens ? { ...server, model: wrap(server.model, guardedMeter(tokens), isOwn) } : server;
}

/** What the SDK needs to reach a model. */
function reach(
  { url, key }: ModelConnection,
  maxBytes: number,
  idleMs: number,
): { baseURL: string; apiKey: string; fetch: typeof globalThis.fetch } {
  const fetch = createBoundedFetch({ origin: new URL(url).origin, maxBytes, idleMs });
  // Local servers mostly take any key; an empty one would make an invalid header.
  return { baseURL: url, apiKey: key ?? 'none', fetch };
}

function textServer(connection: ModelConnection, bounds: AiBounds): TextServer {
  const { provider, model: name } = connection;
  const reached = reach(connection, bounds.textWireBytes, bounds.idleMs);
  const served = (model: LanguageModel, options: ProviderOptions = {}): TextServer => ({
    model,
    options,
  });
  switch (provider) {
    case 'openai':
      // Nothing of ours is kept at the provider.
      return served(createOpenAI(reached).responses(name), { openai: { store: false } });
    case 'anthropic':
      return served(createAnthropic(reached).languageModel(name));
    case 'google':
      return served(createGoogle(reached).languageModel(name));
    case 'local':
      return served(
        wrapLanguageModel({
          model: createOpenAICompatible({
            ...reached,
            name: 'local',
            supportsStructuredOutputs: true,
            includeUsage: true,
          }).languageModel(name),
          // Many local servers leave the model's thinking in its answer.
          middleware: extractReasoningMiddleware({ tagName: 'think' }),
        }),
      );
  }
}

function imageServer(connection: ModelConnection, bounds: AiBounds): ImageServer {
  const { provider, model: name } = connection;
  const reached = reach(connection, wireBytesOf(bounds.imageBytes), bounds.idleMs);
  switch (provider) {
    case 'openai':
      return { model: createOpenAI(reached).image(name), options: {}, shapeFor: sizeFor(name) };
    case 'google':
      return { model: createGoogle(reached).image(name), options: {}, shapeFor: aspectFor };
    case 'local':
      return {
        model: createOpenAICompatible({ ...reached, name: 'local' }).imageModel(name),
        // The bytes themselves, never an address that we would have to follow.
        options: { local: { response_format: 'b64_json' } },
        shapeFor: sizeFor(name),
      };
    case 'anthropic':
      throw new Error('anthropic makes no pictures');
  }
}

function speechServer(connection: ModelConnection, bounds: AiBounds): SpeechServer {
  const { provider, model: name } = connection;
  const reached = reach(connection, wireBytesOf(bounds.audioBytes), bounds.idleMs);
  switch (provider) {
    case 'openai':
    case 'local':
      // The compatible provider has no speech, but the wire format is OpenAI's own.
      return {
        model: createOpenAI(reached).speech(name),
        options: {},
        voices: OPENAI_VOICES,
        format: 'mp3',
      };
    case 'google':
      return {
        model: createGoogle(reached).speech(name),
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
  const { width, height } = ASPECTS[PLATFORM_RULES[platform].aspect];
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
