import { type LanguageModel, wrapLanguageModel } from 'ai';
import { unusable } from '../answers.ts';
import { type AttemptOptions, attempt } from '../attempts.ts';

type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/**
 * A model for a loop of many requests: each is tried again by itself while nothing of it has arrived, and all of them
 * together may call only so many tools. Calls are counted before the first of them works.
 */
export function patientModel(
  model: LanguageModel,
  tries: Omit<AttemptOptions, 'signal'>,
  mostCalls: number,
): LanguageModel {
  let calls = 0;
  const counting = () =>
    new TransformStream<Part, Part>({
      transform(part, controller) {
        if (part.type === 'tool-call' && ++calls > mostCalls)
          controller.error(unusable('bad-answer', 'it called more tools than one turn may', false));
        else controller.enqueue(part);
      },
    });
  return wrapLanguageModel({
    // Every provider here gives models of this specification; only the SDK's own type is wider.
    model: model as Model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ doStream, params }) => {
        const answer = await attempt(async () => doStream(), { ...tries, signal: params.abortSignal });
        return { ...answer, stream: answer.stream.pipeThrough(counting()) };
      },
    },
  });
}
