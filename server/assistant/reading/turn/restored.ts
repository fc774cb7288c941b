import type { PlanOrder } from '../../operations.ts';
import type { ConversationState } from '../../state.ts';
import type { ReadingMoment } from '../grammar/reading.ts';
import { isPast } from './change-plan.ts';
import { pickPlans } from './pointing/plan-picks.ts';

/** What brings back what was called off; 'put it back to Friday' moves it. */
const BACK =
  /\b(?:put|bring|get|take|want|have)\b.{0,40}\bback\b(?!\s+(?:to|by|an?|one|two|half|\d))|\b(?:restore|reinstate|un-?cancel|un-?delete)\b/i;

/** The plans that a message wants again after they were cancelled; null where it speaks of something else. */
export function restoredPlans(say: string, state: ConversationState, moment: ReadingMoment): PlanOrder[] | null {
  const open = state.cancelled.filter(
    ({ at, timeZone }) => !isPast(at, { ...moment, ...(timeZone ? { timeZone } : {}) }),
  );
  const newest = open.at(-1);
  if (!newest || !BACK.test(say)) return null;
  const { isSaid, numbers } = pickPlans(say, { ...state, plans: open, listed: [] }, moment, true);
  // A text with an earlier version may be what is wanted back.
  if (!isSaid && state.drafts.at(-1)?.versions.length) return null;
  const wanted = isSaid ? open.filter(({ n }) => numbers.includes(n)) : [newest];
  if (wanted.length === 0) return null;
  return wanted.map(({ content, title, platforms, at, timeZone, frequency, weekdays, occurrences, until }) => ({
    op: 'plan',
    words: content,
    title,
    platforms,
    at,
    frequency,
    ...(weekdays?.length ? { weekdays } : {}),
    ...(occurrences ? { occurrences } : {}),
    ...(until ? { until } : {}),
    ...(timeZone ? { keeps: { timeZone, at, rrule: null } } : {}),
  }));
}
