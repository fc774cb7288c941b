import type * as z from 'zod/mini';
import { once } from '../../../domain/once.ts';
import { attempt } from './attempts.ts';
import { type AiBounds, DEFAULT_BOUNDS } from './bounds.ts';
import type { BuiltinEngine, ContentTask } from './builtin/engine.ts';
import { builtinPictures, builtinSpeech, builtinText } from './builtin/makers.ts';
import type { Surroundings } from './connected/connected-makers.ts';
import type { ConversationResult, ConversationTask } from './connected/converse.ts';
import { createRedact } from './connected/redact.ts';
import { DeltaQueue, type TextStream } from './connected/text-stream.ts';
import { type Connections, engineOf, isPaidByOperator, type KindConnection } from './connections.ts';
import { AiFailure, KEY_REFUSED, ToolDefect, wasNotServed } from './failures.ts';
import type { DrawnPictures, MadeSpeech } from './makers.ts';
import type { JudgeTask, PictureTask, Remarks, SpeechTask, WritingTask } from './tasks.ts';
import { CountingFault, type TokenMeter } from './token-meter.ts';

/** Counts one thing that a connected model is about to make, or fails where no more may be made; what was not made is given back. */
export type Meter = () => Promise<{ refund(): Promise<void> }>;

export interface AiOptions {
  signal?: AbortSignal;
  /** Asked before a model that the operator pays for works; the built-in engine costs nothing, and own keys are no cost of ours. */
  meter?: Meter;
}

const BUILTIN: KindConnection = { provider: 'builtin' };

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
  converse(task: ConversationTask, options?: AiOptions): Promise<ConversationResult & { engine: string }>;
  image(task: PictureTask, options?: AiOptions): Promise<DrawnPictures & { engine: string }>;
  /** MP3 bytes, whatever the provider speaks. */
  speech(task: SpeechTask, options?: AiOptions): Promise<MadeSpeech & { engine: string }>;
}

/** What speaks with models: a quarter of all code at the start, and of no use until one is connected. */
const models = () => import('./connected/connected-makers.ts');

/** The one path to every model, built-in or real, as they are chosen; `tokens` counts what connected ones use. */
export function createAi(
  config: Connections,
  builtin: BuiltinEngine,
  bounds: AiBounds = DEFAULT_BOUNDS,
  tokens?: TokenMeter,
): Ai {
  const { text, image, speech } = config;
  const redact = createRedact(Object.values(config).map((served) => ('key' in served ? served.key : null)));
  const around: Surroundings = { bounds, redact, tokens };
  const writer = once(async () =>
    text.provider === 'builtin' ? builtinText(builtin, bounds) : (await models()).modelText(text, around),
  );
  const designer = once(async () => builtinPictures(builtin, bounds));
  const painter = once(async () =>
    image.provider === 'builtin' ? designer() : (await models()).modelPictures(image, around),
  );
  const voice = once(async () =>
    speech.provider === 'builtin' ? builtinSpeech(builtin, bounds) : (await models()).modelSpeech(speech, around),
  );
  const textEngine = engineOf('text', text);
  const { retries, backoffMs, textMs, mediaMs } = bounds;

  const run = async <T>(
    served: KindConnection,
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
    textEngine,

    text: async (task, options = {}) => ({
      ...(await run(text, textMs, options, async (signal) => (await writer()).write(task, signal))),
      engine: textEngine,
    }),

    stream(task, options = {}) {
      const abandoned = new AbortController();
      const signal = options.signal ? AbortSignal.any([options.signal, abandoned.signal]) : abandoned.signal;
      const deltas = new DeltaQueue(() => abandoned.abort());
      let remarks: Remarks = { isQuestion: false, notes: [] };
      const write = async (ending: AbortSignal): Promise<string> => {
        const { text: written, ...said } = await (await writer()).stream(task, ending, (delta) => deltas.push(delta));
        remarks = said;
        return written;
      };
      const whole = run(text, textMs, { ...options, signal }, write, () => !deltas.started);
      // Also keeps a failure that nobody awaits from ending the process.
      whole.then(
        () => deltas.end(),
        (failure: AiFailure) => deltas.end(failure),
      );
      return { engine: textEngine, deltas, text: whole, remarks: () => remarks };
    },

    judge: async (task, options = {}) => ({
      isYes: await run(text, textMs, options, async (signal) => (await writer()).judge(task, signal)),
      engine: textEngine,
    }),

    object: async (schema, task, options = {}) => ({
      object: await run(text, textMs, options, async (signal) => (await writer()).object(schema, task, signal)),
      engine: textEngine,
    }),

    async converse(task, options = {}) {
      // A loop that has begun is never begun again: its tools have done something.
      const made = await run(
        text,
        bounds.turn.ms,
        options,
        async (signal) => (await writer()).converse(task, signal),
        () => false,
      );
      if (made instanceof ToolDefect) throw made.cause;
      return { ...made, engine: textEngine };
    },

    image: async (task, options = {}) => {
      // A model would paint another picture: on somebody's own photo, and on slides in one look, only the designer sets words.
      const isSet = task.photo !== undefined || task.look.slides !== null;
      const [by, maker] = isSet ? ([BUILTIN, designer] as const) : ([image, painter] as const);
      return {
        ...(await run(by, mediaMs, options, async (signal) => (await maker()).draw(task, signal))),
        engine: engineOf('image', by),
      };
    },

    speech: async (task, options = {}) => ({
      ...(await run(speech, mediaMs, options, async (signal) => (await voice()).speak(task, signal))),
      engine: engineOf('speech', speech),
    }),
  };
}

/** The engine inside does not come back by itself, as a model that is away does; an own key is for its user to mend. */
function asSeenBy(served: KindConnection, failure: AiFailure): AiFailure {
  if (served.provider === 'builtin') return failure.retryable ? failure.with({ retryable: false }) : failure;
  return served.isOwn && failure.kind === 'unauthorized' ? failure.with({ message: KEY_REFUSED }) : failure;
}
