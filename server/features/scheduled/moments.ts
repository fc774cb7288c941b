import { Temporal } from 'temporal-polyfill';
import { Failure } from '../../../domain/errors.ts';
import { isRule } from '../../../domain/schedule/recurrence.ts';
import { SCHEDULE_AHEAD_YEARS } from '../../../domain/schedule/scheduled.ts';
import {
  firstOccurrences,
  formatLong,
  instantToWall,
  isTimeZone,
  nextOccurrence,
  wallToInstant,
} from '../../../domain/time.ts';

const NEVER_COMES = 'No day comes in this rhythm. Choose a later end, or another rhythm.';

/** When something is to run: the first moment, the wall time and zone it keeps, and the rule by which it comes again. */
export interface ScheduledMoment {
  scheduledAt: Date;
  wallTime: string;
  timeZone: string;
  recurrence: string | null;
}

/** The moment of an instant in a zone; a recurring one begins with the rule's first occurrence from there on. */
export function momentAt(instant: Date, timeZone: string, recurrence: string | null): ScheduledMoment {
  if (!isTimeZone(timeZone))
    throw new Failure('VALIDATION', 'This time zone does not exist. Choose another one, e.g. Europe/Berlin.');
  const wallTime = instantToWall(instant.toISOString(), timeZone);
  if (recurrence === null) return { scheduledAt: instant, wallTime, timeZone, recurrence };
  const first = ruleAnswers(recurrence, () => firstOccurrences({ start: wallTime, timeZone, rule: recurrence }, 1)[0]);
  if (!first) throw new Failure('VALIDATION', NEVER_COMES);
  const scheduledAt = new Date(first.epochMilliseconds);
  return { scheduledAt, wallTime: instantToWall(first, timeZone), timeZone, recurrence };
}

/** Refuses what can't be scheduled anew: a moment that is not later than now, or too far away. */
export function checkUpcoming(moment: ScheduledMoment, now: Date): void {
  checkDistance(moment.scheduledAt, now);
  if (moment.scheduledAt <= now) throw passed(moment);
}

/** The first occurrence that is still to come; a single moment, or a rule that has run out, fails in words. */
export function upcoming(moment: ScheduledMoment, now: Date): Date {
  checkDistance(moment.scheduledAt, now);
  if (moment.scheduledAt > now) return moment.scheduledAt;
  const { wallTime: start, timeZone, recurrence: rule } = moment;
  const after = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const next = rule === null ? null : ruleAnswers(rule, () => nextOccurrence({ start, timeZone, rule }, after));
  if (next === null) throw passed(moment);
  checkDistance(new Date(next.epochMilliseconds), now);
  return new Date(next.epochMilliseconds);
}

function passed({ scheduledAt, timeZone }: ScheduledMoment): Failure {
  const was = formatLong(scheduledAt.toISOString(), timeZone);
  return new Failure('VALIDATION', `The scheduled time has already passed: ${was}. Please choose a later one.`);
}

function checkDistance(instant: Date, now: Date): void {
  const furthest = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .add({ years: SCHEDULE_AHEAD_YEARS });
  if (Number.isNaN(instant.getTime()) || instant.getTime() > furthest.epochMilliseconds)
    throw new Failure(
      'VALIDATION',
      `Workflows can be scheduled at most ${SCHEDULE_AHEAD_YEARS} years ahead. Choose an earlier day.`,
    );
}

/** Asks a rule; one that is none, or that never matches a day, is the sender's mistake. */
function ruleAnswers<T>(rule: string, ask: () => T): T {
  if (!isRule(rule)) throw new Failure('VALIDATION', 'This rhythm can’t be scheduled. Choose another one.');
  try {
    return ask();
  } catch {
    throw new Failure('VALIDATION', NEVER_COMES);
  }
}

/** The instant of a wall time in a zone. */
export function instantOf(wallTime: string, timeZone: string): Date {
  return new Date(wallToInstant(wallTime, timeZone).epochMilliseconds);
}
