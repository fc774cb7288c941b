import {
  generateImage,
  generateSpeech,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai';
import type * as z from 'zod/mini';
import { asksBack } from '../../../domain/references.ts';
import { held, storable, unusable, usablePicture, usableSpeech, usableText, yesOrNo } from './answers.ts';
import { attempt } from './attempts.ts';
import { type AiBounds, DEFAULT_BOUNDS } from './bounds.ts';
import type { BuiltinEngine, ContentTask } from './builtin/engine.ts';
import { builtinOptions, builtinRemarks } from './builtin/provider.ts';
import { type Connection, type Connections, isPaidByOperator } from './connections.ts';
import { type ConversationTask, type Conversed, cannotConverse, converse, ToolDefect } from './converse.ts';
import { AiFailure, KEY_REFUSED, wasNotServed } from './failures.ts';
import { CountingFault, type TokenMeter } from './metered.ts';
import { patientModel } from './patient-model.ts';
import { contentPrompt, judgePrompt, picturePrompt, spokenText, writingPrompt } from './prompts.ts';
import { createModels } from './providers.ts';
import { createRedact } from './redact.ts';
import type { JudgeTask, PictureTask, Remarks, SpeechTask, WritingTask } from './tasks.ts';
import { DeltaQueue, type TextStream } from './text-stream.ts';

/** Counts one thing that a connected model is about to make, or fails where no more may be made; what was not made is given back. */
export type Meter = () => Promise<{ refund(): Promise<void> }>;

export interface AiOptions {
  signal?: AbortSignal;
  /** Asked before a model that the operator pays for works; the built-in engine costs nothing, and own keys are no cost of ours. */
  meter?: Meter;
}

/** Everything a model can do here; every result names its engine as people see it, every failure is an AiFailure. */
export interface Ai {
  text(task: WritingTask, options?: AiOptions): Promise<{ text: string; engine: string } & Remarks>;
  stream(task: WritingTask, options?: AiOptions): TextStream;
  object<T>(schema: z.ZodMiniType<T>, task: ContentTask, options?: AiOptions): Promise<{ object: T; engine: string }>;
  /** Answers a question about a text; for connected models only. */
  judge(task: JudgeTask, options?: AiOptions): Promise<{ isYes: boolean; engine: string }>;
  /** What makes texts, as people see it. */
  textEngine: string;
  /** Lets a connected model act by tools; the built-in editor does not serve it. Metered once, however many steps it takes. */
  converse(task: ConversationTask, options?: AiOptions): Promise<Conversed & { engine: string }>;
  image(task: PictureTask, options?: AiOptions): Promise<{ bytes: Uint8Array; mediaType: string; engine: string }>;
  /** MP3 bytes, whatever the provider speaks. */
  speech(task: SpeechTask, options?: AiOptions): Promise<{ bytes: Uint8Array; engine: string }>;
}

/** The one path to every model, built-in or real, as they are chosen; `tokens` counts what connected ones use. */
export function createAi(
  config: Connections,
  builtin: BuiltinEngine,
  bounds: AiBounds = DEFAULT_BOUNDS,
  tokens?: TokenMeter,
): Ai {
  const models = createModels(config, builtin, bounds, tokens);
  const redact = createRedact(Object.values(config).map((served) => ('key' in served ? served.key : null)));
  const { retries, backoffMs } = bounds;

  const run = async <T>(
    served: Connection,
    timeoutMs: number,
    { signal, meter }: AiOptions,
    work: (signal: AbortSignal) => Promise<T>,
    mayRetry?: () => boolean,
  ): Promise<T> => {
    const counted = isPaidByOperator(served) ? await meter?.() : undefined;
    try {
      return await attempt(work, { signal, timeoutMs, retries, backoffMs, redact, mayRetry });
    } catch (failure) {
      if (wasNotServed(failure)) await counted?.refund();
      if (failure instanceof CountingFault) throw failure.thrown;
      throw failure instanceof AiFailure ? asSeenBy(served, failure) : failure;
    }
  };

  return {
    textEngine: models.text.engine,

    async text(task, options = {}) {
      const { model, engine, options: own } = models.text;
      const made = await run(config.text, bounds.textMs, options, async (abortSignal) => {
        const answer = await generateText({
          model,
          ...writingPrompt(task),
          maxRetries: 0,
          abortSignal,
          providerOptions: { ...own, ...builtinOptions({ kind: 'write', task }) },
        });
        const text = usableText(answer.text, answer.finishReason, bounds.textBytes);
        return { text, ...(builtinRemarks(answer.providerMetadata) ?? remarksOn(text)) };
      });
      return { ...made, engine };
    },

    stream(task, options = {}) {
      const { model, engine, options: own } = models.text;
      const abandoned = new AbortController();
      const signal = options.signal ? AbortSignal.any([options.signal, abandoned.signal]) : abandoned.signal;
      const deltas = new DeltaQueue(() => abandoned.abort());
      let remarks: Remarks | null = null;
      const write = async (abortSignal: AbortSignal): Promise<string> => {
        const answer = streamText({
          model,
          ...writingPrompt(task),
          maxRetries: 0,
          abortSignal,
          providerOptions: { ...own, ...builtinOptions({ kind: 'write', task }) },
          // Errors arrive as parts; without this the SDK prints them on the console.
          onError: () => {},
        });
        let text = '';
        let bytes = 0;
        for await (const part of answer.stream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') throw abortSignal.reason;
          if (part.type === 'finish-step') remarks = builtinRemarks(part.providerMetadata) ?? remarksOn(text);
          if (part.type === 'finish') return usableText(text, part.finishReason, bounds.textBytes);
          if (part.type !== 'text-delta' || part.text === '') continue;
          bytes += Buffer.byteLength(part.text);
          if (bytes > bounds.textBytes) throw unusable('too-large', 'the text is larger than allowed');
          text += part.text;
          deltas.push(storable(part.text));
        }
        throw unusable('unavailable', 'the answer was cut off');
      };
      const text = run(config.text, bounds.textMs, { ...options, signal }, write, () => !deltas.started);
      // Also keeps a failure that nobody awaits from ending the process.
      text.then(
        () => deltas.end(),
        (failure: AiFailure) => deltas.end(failure),
      );
      return { engine, deltas, text, remarks: () => remarks ?? remarksOn('') };
    },

    async judge(task, options = {}) {
      const { model, engine, options: own } = models.text;
      const isYes = await run(config.text, bounds.textMs, options, async (abortSignal) => {
        const asked = { model, ...judgePrompt(task), maxRetries: 0, abortSignal };
        const answer = await generateText(own ? { ...asked, providerOptions: own } : asked);
        const said = yesOrNo(usableText(answer.text, answer.finishReason, bounds.textBytes));
        if (said === null) throw unusable('bad-answer', 'the answer is neither yes nor no');
        return said;
      });
      return { isYes, engine };
    },

    async object(schema, task, options = {}) {
      const { model, engine, options: own } = models.text;
      const { instructions, prompt } = contentPrompt(task);
      const asked: ModelMessage = { role: 'user', content: prompt };
      const object = await run(config.text, bounds.textMs, options, async (abortSignal) => {
        const ask = async (messages: ModelMessage[]) =>
          generateText({
            model,
            instructions,
            messages,
            output: Output.object({ schema }),
            maxRetries: 0,
            abortSignal,
            providerOptions: { ...own, ...builtinOptions({ kind: 'content', task }) },
          });
        try {
          return (await ask([asked])).output;
        } catch (error) {
          if (!NoObjectGeneratedError.isInstance(error)) throw error;
          if (error.finishReason === 'content-filter') throw held();
          return await repair(error, (messages) => ask([asked, ...messages]));
        }
      });
      return { object, engine };
    },

    async converse(task, options = {}) {
      const { model, engine, options: own } = models.text;
      if (config.text.provider === 'builtin') throw cannotConverse();
      const { textBytes } = bounds;
      // A local server has a window of its own, and some refuse to be asked for more than is left of it.
      const turn = config.text.provider === 'local' ? { ...bounds.turn, stepTokens: null } : bounds.turn;
      const served = {
        model: patientModel(model, { timeoutMs: turn.ms, retries, backoffMs, redact }, turn.calls),
        options: own,
      };
      const work = (signal: AbortSignal) => converse(served, task, { ...turn, textBytes }, signal);
      // A loop that has begun is never begun again: its tools have done something.
      const made = await run(config.text, turn.ms, options, work, () => false);
      if (made instanceof ToolDefect) throw made.cause;
      return { ...made, engine };
    },

    async image(task, options = {}) {
      const { model, engine, options: own, shapeFor } = models.image;
      const picture = await run(config.image, bounds.mediaMs, options, async (abortSignal) => {
        const answer = await generateImage({
          model,
          prompt: picturePrompt(task),
          ...shapeFor(task.platform),
          maxRetries: 0,
          abortSignal,
          providerOptions: { ...own, ...builtinOptions({ kind: 'draw', task }) },
        });
        return usablePicture(answer.image.uint8Array, bounds.imageBytes);
      });
      return { ...picture, engine };
    },

    async speech(task, options = {}) {
      const { model, engine, options: own, voices, format } = models.speech;
      const bytes = await run(config.speech, bounds.mediaMs, options, async (abortSignal) => {
        const answer = await generateSpeech({
          model,
          text: spokenText(task.text),
          voice: voices[task.voice],
          outputFormat: format,
          maxRetries: 0,
          abortSignal,
          providerOptions: { ...own, ...builtinOptions({ kind: 'speak', task }) },
        });
        return usableSpeech(answer.audio.uint8Array, bounds.audioBytes);
      });
      return { bytes, engine };
    },
  };
}

/** The engine inside does not come back by itself, as a model that is away does; an own key is for its user to mend. */
function asSeenBy(served: Connection, failure: AiFailure): AiFailure {
  if (served.provider === 'builtin') return failure.retryable ? failure.with({ retryable: false }) : failure;
  return served.isOwn && failure.kind === 'unauthorized' ? failure.with({ message: KEY_REFUSED }) : failure;
}

/** Of a model it is only seen in what it wrote. */
function remarksOn(text: string): Remarks {
  return { isQuestion: asksBack(text), notes: [] };
}

/** Shows the model its broken answer once; a second broken one is final. */
async function repair<T>(
  broken: NoObjectGeneratedError,
  ask: (messages: ModelMessage[]) => Promise<{ output: T }>,
): Promise<T> {
  const messages: ModelMessage[] = [
    { role: 'assistant', content: (broken.text ?? '').slice(0, 8000) || '(no answer)' },
    { role: 'user', content: 'That was not the JSON object asked for. Answer again with the JSON object alone.' },
  ];
  try {
    return (await ask(messages)).output;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error))
      throw unusable('bad-answer', 'no valid object, not even after one repair', false);
    throw error;
  }
}
