import { generateImage, generateSpeech, generateText } from 'ai';
import type { ModelTest } from '../../../domain/api/models.ts';
import type { ModelKind } from '../../../domain/models.ts';
import { DEFAULT_VOICE } from '../../../domain/workflow/agents.ts';
import { usablePicture, usableSpeech, usableText } from './answers.ts';
import { attempt } from './attempts.ts';
import { type AiBounds, DEFAULT_BOUNDS } from './bounds.ts';
import { listModels, modelsFor, modelToTake } from './connected/model-lists.ts';
import { connectedImage, connectedSpeech, connectedText } from './connected/providers.ts';
import { createRedact } from './connected/redact.ts';
import type { ModelConnection } from './connections.ts';
import { AiFailure } from './failures.ts';
import { explainTest, noModel, notListed } from './test-results.ts';
import { CountingFault, type TokenMeter } from './token-meter.ts';

/** What is to be tried: a connection whose model may still be open. */
export type ModelCandidate = Omit<ModelConnection, 'model'> & { model: string | null };

export interface TestOptions {
  signal?: AbortSignal;
  tokens?: TokenMeter;
  bounds?: AiBounds;
}

/** Whoever waits at a form waits no longer than this. */
const TEST_BOUNDS: AiBounds = { ...DEFAULT_BOUNDS, textMs: 20_000, mediaMs: 60_000, idleMs: 20_000 };
const LIST_WITHIN_MS = 8_000;

/** Makes one real call to a model and tells in a plain sentence how it ended; never throws for what a provider does. */
export async function probeModel(
  kind: ModelKind,
  candidate: ModelCandidate,
  options: TestOptions = {},
): Promise<ModelTest> {
  const bounds = options.bounds ?? TEST_BOUNDS;
  const { provider } = candidate;
  const timeoutMs = kind === 'text' ? bounds.textMs : bounds.mediaMs;
  const listed = await listModels(candidate, Math.min(LIST_WITHIN_MS, timeoutMs));
  const models = modelsFor(kind, listed ?? []);
  const model = candidate.model || modelToTake(provider, kind, models);
  const told = { milliseconds: null, model, models };
  if (model === null) return { ...noModel(candidate, listed !== null), ...told };
  // Some local servers answer with whatever model they hold, under any name.
  if (provider === 'local' && !listed?.includes(model)) return { ...notListed(candidate, model, listed), ...told };

  const begun = performance.now();
  try {
    await attempt((signal) => REAL_CALLS[kind]({ ...candidate, model }, bounds, signal, options.tokens), {
      signal: options.signal,
      timeoutMs,
      retries: 0,
      backoffMs: 0,
      redact: createRedact([candidate.key]),
    });
  } catch (failure) {
    if (failure instanceof CountingFault) throw failure.thrown;
    if (!(failure instanceof AiFailure) || failure.kind === 'aborted') throw failure;
    return { ...explainTest(kind, { ...candidate, model }, failure, timeoutMs), ...told };
  }
  const milliseconds = Math.round(performance.now() - begun);
  const message = `${model} answered in ${(milliseconds / 1000).toFixed(1)} seconds.`;
  return { result: 'ok', message, field: null, ...told, milliseconds };
}

/** The smallest thing of each kind that a model can be asked for. */
const REAL_CALLS: Record<
  ModelKind,
  (connection: ModelConnection, bounds: AiBounds, signal: AbortSignal, tokens?: TokenMeter) => Promise<unknown>
> = {
  text: async (connection, bounds, abortSignal, tokens) => {
    const { model, options } = connectedText(connection, bounds, tokens);
    const answer = await generateText({
      model,
      prompt: 'Answer with the single word: ready',
      maxOutputTokens: 64,
      maxRetries: 0,
      abortSignal,
      providerOptions: options,
    });
    // A model that thinks first may not come to a word within so little; that it thinks is enough.
    return answer.finishReason === 'length' || usableText(answer.text, answer.finishReason, bounds.textBytes);
  },
  image: async (connection, bounds, abortSignal, tokens) => {
    const { model, options, shapeFor } = connectedImage(connection, bounds, tokens);
    const answer = await generateImage({
      model,
      prompt: 'A plain white circle on a blue ground',
      ...shapeFor(null),
      maxRetries: 0,
      abortSignal,
      providerOptions: options,
    });
    return usablePicture(answer.image.uint8Array, bounds.imageBytes);
  },
  speech: async (connection, bounds, abortSignal, tokens) => {
    const { model, options, voices, format } = connectedSpeech(connection, bounds, tokens);
    const answer = await generateSpeech({
      model,
      text: 'Ready.',
      voice: voices[DEFAULT_VOICE],
      outputFormat: format,
      maxRetries: 0,
      abortSignal,
      providerOptions: options,
    });
    const { uint8Array: bytes } = answer.audio;
    return usableSpeech(bytes, bounds.audioBytes).catch((failure: AiFailure) => {
      // Sound comes as bare bytes, so that nobody before us saw whether they are a page or nothing at all.
      const begins = Buffer.from(bytes.subarray(0, 20)).toString('latin1');
      throw new AiFailure(failure.kind, { cause: { error: failure.message, status: null, answer: begins } });
    });
  },
};
