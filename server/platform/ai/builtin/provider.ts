import { setImmediate as nextTurn } from 'node:timers/promises';
import { customProvider, type generateImage, type ImageModel, type LanguageModel, type SpeechModel } from 'ai';
import type { PictureTask, Remarks, SpeechTask, WritingTask } from '../tasks.ts';
import type { BuiltinEngine, ContentTask, Written } from './engine.ts';

type TextModelV4 = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type ImageModelV4 = Extract<ImageModel, { specificationVersion: 'v4' }>;
type SpeechModelV4 = Extract<SpeechModel, { specificationVersion: 'v4' }>;
type TextAnswer = Awaited<ReturnType<TextModelV4['doGenerate']>>;
type TextPart =
  Awaited<ReturnType<TextModelV4['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;
export type ProviderOptions = NonNullable<Parameters<typeof generateImage>[0]['providerOptions']>;

/** A task beside the prompt: the built-in engine reads this one, every other provider ignores it. */
export type BuiltinTask =
  | { kind: 'write'; task: WritingTask }
  | { kind: 'content'; task: ContentTask }
  | { kind: 'draw'; task: PictureTask }
  | { kind: 'speak'; task: SpeechTask };

/** Packs a task so that it travels through the SDK to the built-in engine. */
export function builtinOptions(task: BuiltinTask): ProviderOptions {
  // Tasks are plain JSON; only their interfaces lack the index signature that the SDK's type asks for.
  return { builtin: task } as unknown as ProviderOptions;
}

function taskOf<Kind extends BuiltinTask['kind']>(
  options: ProviderOptions | undefined,
  ...kinds: Kind[]
): Extract<BuiltinTask, { kind: Kind }> {
  const task = options?.builtin as unknown as BuiltinTask | undefined;
  if (!task || !kinds.some((kind) => kind === task.kind)) throw new Error('the built-in engine got no task');
  return task as Extract<BuiltinTask, { kind: Kind }>;
}

/** The built-in engine as a provider like any other: plain models of the SDK's specification. */
export function createBuiltinProvider(engine: BuiltinEngine) {
  return customProvider({
    languageModels: { writer: writerModel(engine) },
    imageModels: { designer: designerModel(engine) },
    speechModels: { voice: voiceModel(engine) },
  });
}

/** The built-in writer's remarks on what it wrote; null where another model has written. */
export function builtinRemarks(metadata: TextAnswer['providerMetadata']): Remarks | null {
  return (metadata?.builtin as unknown as Remarks | undefined) ?? null;
}

/** The words of what was written, and the remarks as they travel through the SDK. */
function packed(written: Written): { text: string; providerMetadata: NonNullable<TextAnswer['providerMetadata']> } {
  const given = typeof written === 'string' ? { text: written, notes: [] } : written;
  if ('question' in given)
    return { text: given.question, providerMetadata: { builtin: { isQuestion: true, notes: [] } } };
  const { text, ...remarks } = given;
  return { text, providerMetadata: { builtin: { isQuestion: false, ...remarks } } };
}

const FINISHED: TextAnswer['finishReason'] = { unified: 'stop', raw: undefined };

const NO_USAGE: TextAnswer['usage'] = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

function writerModel(engine: BuiltinEngine): TextModelV4 {
  const write = async (options: ProviderOptions | undefined, signal: AbortSignal | undefined) => {
    const asked = taskOf(options, 'write', 'content');
    // A workflow of hundreds of agents writes one text after the other: others get their turn before each.
    await nextTurn();
    const made =
      asked.kind === 'write'
        ? await engine.write(asked.task, signal)
        : JSON.stringify(await engine.content(asked.task, signal));
    return packed(made);
  };
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'writer',
    supportedUrls: {},
    async doGenerate({ providerOptions, abortSignal }) {
      const { text, providerMetadata } = await write(providerOptions, abortSignal);
      const content = [{ type: 'text' as const, text }];
      return { content, finishReason: FINISHED, usage: NO_USAGE, warnings: [], providerMetadata };
    },
    async doStream({ providerOptions, abortSignal }) {
      const { text, providerMetadata } = await write(providerOptions, abortSignal);
      return { stream: streamOf(wordByWord(text, providerMetadata, abortSignal)) };
    },
  };
}

async function* wordByWord(
  text: string,
  providerMetadata: TextAnswer['providerMetadata'],
  signal: AbortSignal | undefined,
): AsyncGenerator<TextPart> {
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id: '0' };
  for (const delta of fewParts(text.match(/\s*\S+\s*/g) ?? [])) {
    signal?.throwIfAborted();
    yield { type: 'text-delta', id: '0', delta };
    // Others get their turn between two words; there is no delay for show.
    await nextTurn();
  }
  yield { type: 'text-end', id: '0' };
  yield { type: 'finish', finishReason: FINISHED, usage: NO_USAGE, ...(providerMetadata ? { providerMetadata } : {}) };
}

/** Each part goes a long way to the reader: of a long text it is several words. */
const MOST_PARTS = 300;

function fewParts(words: string[]): string[] {
  const each = Math.ceil(words.length / MOST_PARTS);
  return Array.from({ length: Math.ceil(words.length / Math.max(1, each)) }, (_, at) =>
    words.slice(at * each, (at + 1) * each).join(''),
  );
}

function streamOf<Part>(parts: AsyncGenerator<Part>): ReadableStream<Part> {
  return new ReadableStream<Part>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

function designerModel(engine: BuiltinEngine): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'designer',
    maxImagesPerCall: 1,
    async doGenerate({ providerOptions, abortSignal }) {
      const picture = await engine.draw(taskOf(providerOptions, 'draw').task, abortSignal);
      return { images: [picture], warnings: [], response: responseOf('designer') };
    },
  };
}

function voiceModel(engine: BuiltinEngine): SpeechModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'voice',
    async doGenerate({ providerOptions, abortSignal }) {
      const audio = await engine.speak(taskOf(providerOptions, 'speak').task, abortSignal);
      return { audio, warnings: [], response: responseOf('voice') };
    },
  };
}

const responseOf = (modelId: string) => ({ timestamp: new Date(), modelId, headers: undefined });
