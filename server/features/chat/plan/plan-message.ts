import { Failure } from '../../../../domain/errors.ts';
import { ASK_WORDS, hasNothingToPost, SAY_WHAT, seriesNotes } from '../../../../domain/schedule/plan.ts';
import { toFailure } from '../../../platform/http/failures.ts';
import type { NewPlan } from '../../plans/plan-rows.ts';

/** What the answer says of its plans, before anybody approves them. */
export function planMessage(plans: NewPlan[], notes: string[]): string[] {
  const isWished = plans.some(({ question }) => question === ASK_WORDS);
  if (plans.every(hasNothingToPost) && isWished) return ['I know when.', ASK_WORDS];
  if (plans.every(hasNothingToPost))
    return [`I know when, but not what. Say it again with what it is about, ${SAY_WHAT}`];
  const made =
    plans.length > 1
      ? `I’ve prepared ${plans.length} posts. Approve the ones that you want: each is ready for you at its time.`
      : 'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.';
  return [made, ...new Set([...notes, ...plans.flatMap(ofSeries)])];
}

function ofSeries({ moment, ...plan }: NewPlan): string[] {
  return seriesNotes({ ...plan, recurrence: moment.recurrence });
}

/** What the conversation says when plans could not be made and nobody knows a better reason. */
export function planFailure(thrown: unknown, count: number): unknown {
  if (toFailure(thrown).code !== 'UNEXPECTED') return thrown;
  const failure = new Failure(
    'UNEXPECTED',
    count > 1 ? 'Failed to create multiple schedule plans' : 'Failed to create scheduling plan',
  );
  failure.cause = thrown;
  return failure;
}
