import { Temporal } from 'temporal-polyfill';
import { instantToWall, placeOfZone } from '../../../domain/time.ts';
import type { PlanOrder } from '../../assistant/operations.ts';
import { rhythmRule } from '../../assistant/rhythm.ts';
import { instantOf, type ScheduledMoment } from '../scheduled/moments.ts';

type OrderTiming = Pick<
  PlanOrder,
  'at' | 'frequency' | 'weekdays' | 'occurrences' | 'until' | 'rrule' | 'keeps' | 'passed'
>;

/** When an ordered plan runs, on the clock of its user; a series keeps the clock that the message names. */
export function momentOfOrder({ at, keeps, ...order }: OrderTiming, timeZone: string): ScheduledMoment {
  const scheduledAt = instantOf(at, timeZone);
  if (keeps) return { scheduledAt, wallTime: keeps.at, timeZone: keeps.timeZone, recurrence: keeps.rrule };
  const { frequency = 'once', weekdays, occurrences, until } = order;
  const rule =
    order.rrule === undefined ? rhythmRule({ frequency, weekdays, occurrences, until }, at, timeZone) : order.rrule;
  return { scheduledAt, wallTime: at, timeZone, recurrence: rule };
}

/** What the card of such a plan says about its time, beyond what was assumed. */
export function timeNotes({ passed, ...order }: OrderTiming, timeZone: string): string[] {
  return [
    ...(passed ? [`“${passed}” has passed, so this is the next such time.`] : []),
    ...zoneNotes(momentOfOrder(order, timeZone), timeZone),
  ];
}

/** What is to be said of a plan that keeps another clock than the user's. */
export function zoneNotes({ scheduledAt, wallTime, timeZone, recurrence }: ScheduledMoment, here: string): string[] {
  if (timeZone === here) return [];
  const [place, ours] = [placeOfZone(timeZone), clock(instantToWall(scheduledAt.toISOString(), here))];
  if (recurrence !== null) return [`It keeps the time of ${place}: ${ours} for you at first.`];
  return [`${clock(wallTime)} in ${place} is ${ours} for you.`];
}

function clock(at: string): string {
  const time = Temporal.PlainDateTime.from(at);
  return time.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/[\u202f\u00a0]/g, ' ');
}
