import { Temporal } from 'temporal-polyfill';
import { understand } from './understanding/understand.ts';

const POLITE =
  /^(?:(?:please|pls|ok|okay|hey|hi|hello|actually|sorry|no|hmm|well|now|then|and|just|can you|could you|would you|can we|could we|i want to|i need to|i'd like to|let's)[\s,.!]+)*/i;
const MOVES =
  /^(?:re-?schedule\b(?! (?:notice|announcement))|(?:move|postpone|push|shift|delay)\s+(?:(?:it|this|that)\b|(?:the|this|that|my|our)\s(?:[\w'’-]+\s){0,6}?(?:post|plan|schedule|tweet|one|story|update|reminder)\b))/i;
/** Whoever writes more than this says something of their own. */
const MOST_OF_ORDER = 200;

const NUMBERS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const BY = /\bby (an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (minute|hour|day|week)s?\b/i;

/** When a plan that was made before shall run instead. */
export type Move =
  | { by: Temporal.DurationLike }
  | {
      to: { instant: string; timeZone: string };
      /** What was not said stays as it is on the plan. */
      said: { day: boolean; time: boolean };
      rrule: string | null;
    };

/** Whether a message asks to move a plan that was made before, and when to; `move` is null where it does not say. */
export function readMove(message: string, moment: { now: string; timeZone: string }): { move: Move | null } | null {
  const text = message.trim();
  const order = text.replaceAll('’', "'").replace(POLITE, '');
  if (text.length > MOST_OF_ORDER || !MOVES.test(order)) return null;
  const [, amount = '', unit] = BY.exec(order) ?? [];
  if (unit) return { move: { by: { [`${unit.toLowerCase()}s`]: countOf(amount) } } };
  // Its time is read as that of a post which is to be scheduled: one grammar for both.
  const asked = order
    .replace(/^(?:re-?schedule|move|postpone|push|shift|delay)\b/i, 'Schedule')
    .replace(/\b(?:to|until|till)\b(?= )/i, 'for');
  const plan = understand(asked, moment).plans.at(-1);
  if (!plan) return { move: null };
  const { instant, timeZone } = plan;
  const [zone, rrule] = plan.keeps ? [plan.keeps.timeZone, plan.keeps.rrule] : [timeZone, plan.rrule];
  return { move: { to: { instant, timeZone: zone }, said: plan.said, rrule } };
}

function countOf(amount: string): number {
  const word = amount.toLowerCase();
  return /^\d/.test(word) ? Number(word) : word === 'an' ? 1 : Math.max(1, NUMBERS.indexOf(word));
}

/** The instant to which a move takes a plan: the day or the time that was not said stays the plan's own. */
export function movedInstant(move: Move, plan: { scheduledAt: string; timeZone: string }): string {
  const before = Temporal.Instant.from(plan.scheduledAt);
  if ('by' in move) return before.toZonedDateTimeISO(plan.timeZone).add(move.by).toInstant().toString();
  const { instant, timeZone } = move.to;
  if (move.said.day && move.said.time) return instant;
  const [asked, own] = [
    Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone),
    before.toZonedDateTimeISO(timeZone),
  ];
  const [day, time] = [move.said.day ? asked : own, move.said.time ? asked : own];
  return day.toPlainDate().toZonedDateTime({ timeZone, plainTime: time.toPlainTime() }).toInstant().toString();
}
