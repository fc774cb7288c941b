import type { OperationReport } from '../../../assistant/model/told.ts';
import { momentWords } from '../../../assistant/telling.ts';
import type { ChatOutcome } from '../answering.ts';

/** What a model is told of what was made. */
export function tellMade({ message, outputs, plans, effects }: ChatOutcome, now: string): OperationReport {
  const drafts = outputs.flatMap((output) =>
    'draft' in output && output.draft !== undefined
      ? [{ draft: output.draft, platform: output.platform ?? null, text: output.output, notes: output.notes ?? [] }]
      : [],
  );
  const planned = [
    ...plans.map(({ platforms, moment, input }) => ({ platforms, at: moment.wallTime, text: input })),
    ...effects.flatMap((effect) => {
      if (effect.type === 'cancel') return [];
      const { platforms, at } = effect;
      if (effect.type === 'create') return [{ platforms, at, text: effect.draft.text }];
      return [{ plan: effect.n, platforms, at, text: effect.text ?? '' }];
    }),
  ].map(({ at, ...plan }) => ({ ...plan, when: momentWords(at, now, 'en') }));
  const question = outputs.find((output) => 'question' in output && output.question)?.output;
  return {
    ...(drafts.length > 0 ? { drafts } : {}),
    ...(planned.length > 0 ? { plans: planned } : {}),
    ...(question === undefined ? { said: message } : { question }),
  };
}
