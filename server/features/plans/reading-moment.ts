import { Temporal } from 'temporal-polyfill';
import type { Plan } from '../../assistant/reading/grammar/reading.ts';
import type { Moment } from '../scheduled/moments.ts';

/** When a plan that was read in a message runs; a series keeps the clock that the message names. */
export function momentOfReading({ instant, at, timeZone, rrule, keeps }: Plan): Moment {
  const scheduledAt = new Date(instant);
  if (keeps) return { scheduledAt, wallTime: keeps.at, timeZone: keeps.timeZone, recurrence: keeps.rrule };
  return { scheduledAt, wallTime: at, timeZone, recurrence: rrule };
}

/** What the card of such a plan says about its time, beyond what was assumed. */
export function timeNotes({ passed, keeps, instant, timeZone }: Plan): string[] {
  return [
    ...(passed === null ? [] : [`“${passed}” has passed, so this is the next such time.`]),
    ...(keeps
      ? [`It keeps the time of ${placeOf(keeps.timeZone)}: ${clock(instant, timeZone)} for you at first.`]
      : []),
  ];
}

/** 'London'; 'GMT-5' where a zone is only an offset. */
function placeOf(timeZone: string): string {
  if (!timeZone.startsWith('Etc/')) return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return timeZone.replace('Etc/', '').replace(/[+-]/, (sign) => (sign === '+' ? '-' : '+'));
}

function clock(instant: string, timeZone: string): string {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return time.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/[\u202f\u00a0]/g, ' ');
}
