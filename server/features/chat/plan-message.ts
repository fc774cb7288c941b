import { Failure } from '../../../domain/errors.ts';
import { repeatsOneText, SAME_TEXT } from '../../../domain/plan.ts';
import { toFailure } from '../../platform/http/failures.ts';
import type { NewPlan } from '../plans/plan-rows.ts';

/** What the answer says of its plans, before anybody approves them. */
export function planMessage(plans: NewPlan[], notes: string[]): string {
  const made =
    plans.length > 1
      ? `I’ve prepared ${plans.length} posts. Approve the ones that you want: each is ready for you at its time.`
      : 'I’ve prepared a schedule. Approve it, and the post is ready for you at its time.';
  return [made, ...notes, ...new Set(plans.flatMap(notesOf))].join(' ');
}

/** What nobody should approve without having read it. */
function notesOf({ notes, moment, medium, input }: NewPlan): string[] {
  const isOne = repeatsOneText({ recurrence: moment.recurrence, medium, input });
  return isOne ? [...notes, SAME_TEXT] : notes;
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
