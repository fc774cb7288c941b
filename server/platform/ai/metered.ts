import { ReadableStream } from 'node:stream/web';
import {
  APICallError,
  type ImageModel,
  type LanguageModel,
  type SpeechModel,
  wrapImageModel,
  wrapLanguageModel,
} from 'ai';
import type { MeteredRequest, TokenMeter } from './token-meter.ts';

type TextModelV4 = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type ImageModelV4 = Extract<ImageModel, { specificationVersion: 'v4' }>;
type SpeechModelV4 = Extract<SpeechModel, { specificationVersion: 'v4' }>;
type TextUsage = Awaited<ReturnType<TextModelV4['doGenerate']>>['usage'];
type TextParts = Awaited<ReturnType<TextModelV4['doStream']>>['stream'];

/** What an answer is taken to be long until it has arrived. */
const ANSWER_TOKENS = 1000;
const LETTERS_PER_TOKEN = 4;
const tokensIn = (letters: number): number => Math.ceil(letters / LETTERS_PER_TOKEN);

/** More than any request can use: who reports this, a part of a token or less than none is not believed. */
const MOST_TOKENS = 100_000_000;
const believed = (tokens: number | null): number | null =>
  tokens !== null && Number.isSafeInteger(tokens) && tokens >= 0 && tokens <= MOST_TOKENS ? tokens : null;

/** A language model that counts every request to it; those of a tool loop one by one. */
export function meteredText(model: LanguageModel, meter: TokenMeter, isOwn: boolean): LanguageModel {
  const estimateOf = (prompt: unknown): number => tokensIn(JSON.stringify(prompt).length) + ANSWER_TOKENS;
  return wrapLanguageModel({
    // Every provider here gives models of this specification; only the SDK's own type is wider.
    model: model as TextModelV4,
    middleware: {
      specificationVersion: 'v4',
      wrapGenerate: async ({ doGenerate, params }) =>
        counted(await meter.begin({ isOwn, estimate: estimateOf(params.prompt) }), doGenerate, ({ usage }) =>
          textTokens(usage),
        ),
      wrapStream: async ({ doStream, params }) => {
        const estimate = estimateOf(params.prompt);
        const request = await meter.begin({ isOwn, estimate });
        const answer = await doStream().then(undefined, async (error: unknown) => {
          await request.end(tokensOfFailed(error));
          throw error;
        });
        return { ...answer, stream: ReadableStream.from(countedParts(answer.stream, request, estimate)) as TextParts };
      },
    },
  });
}

/** An image model that counts every request to it. */
export function meteredImage(model: ImageModel, meter: TokenMeter, isOwn: boolean): ImageModel {
  return wrapImageModel({
    model: model as ImageModelV4,
    middleware: {
      specificationVersion: 'v4',
      wrapGenerate: async ({ doGenerate }) =>
        counted(await meter.begin({ isOwn, estimate: 0 }), doGenerate, ({ usage }) =>
          believed(usage?.totalTokens ?? null),
        ),
    },
  });
}

/** A speech model that counts every request to it. */
export function meteredSpeech(model: SpeechModel, meter: TokenMeter, isOwn: boolean): SpeechModel {
  const inner = model as SpeechModelV4;
  return {
    specificationVersion: 'v4',
    provider: inner.provider,
    modelId: inner.modelId,
    doGenerate: async (options) =>
      counted(
        await meter.begin({ isOwn, estimate: 0 }),
        () => inner.doGenerate(options),
        ({ usage }) => speechTokens(usage),
      ),
  };
}

async function counted<Answer>(
  request: MeteredRequest,
  work: () => PromiseLike<Answer>,
  tokensOf: (answer: Answer) => number | null,
): Promise<Answer> {
  let tokens: number | null = null;
  try {
    const answer = await work();
    tokens = tokensOf(answer);
    return answer;
  } catch (error) {
    tokens = tokensOfFailed(error);
    throw error;
  } finally {
    await request.end(tokens);
  }
}

/** Hands a stream on; whoever leaves early has used what was estimated, or what has arrived where that is more. */
async function* countedParts(parts: TextParts, request: MeteredRequest, estimate: number) {
  let tokens: number | null = null;
  let letters = 0;
  try {
    for await (const part of parts) {
      if ('delta' in part) letters += part.delta.length;
      if (part.type === 'finish') tokens = textTokens(part.usage);
      yield part;
    }
  } finally {
    const beyond = tokensIn(letters) - ANSWER_TOKENS;
    await request.end(tokens === null && beyond > 0 ? estimate + beyond : tokens);
  }
}

/** A provider that answered with an error, or not at all, made nothing; what became of other requests nobody knows. */
function tokensOfFailed(error: unknown): number | null {
  return APICallError.isInstance(error) && !(error.statusCode !== undefined && error.statusCode < 300) ? 0 : null;
}

function textTokens({ inputTokens, outputTokens }: TextUsage): number | null {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return null;
  return believed((inputTokens.total ?? 0) + (outputTokens.total ?? 0));
}

/** Speech is reported as each provider pleases. */
function speechTokens(usage: Record<string, unknown> | undefined): number | null {
  const total = usage?.totalTokens ?? usage?.total_tokens ?? usage?.totalTokenCount;
  return typeof total === 'number' ? believed(total) : null;
}
