import { Temporal } from 'temporal-polyfill';

/** A calendar day in a zone: its name, and the instants at which it begins and the next one begins. */
export interface Day {
  /** YYYY-MM-DD. */
  date: string;
  begins: Date;
  ends: Date;
}

/** The day of a zone in which an instant lies. */
export function dayOf(instant: Date, timeZone: string): Day {
  const start = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  return {
    date: start.toPlainDate().toString(),
    begins: new Date(start.epochMilliseconds),
    ends: new Date(start.add({ days: 1 }).startOfDay().epochMilliseconds),
  };
}

/** 'November 20'. */
export function monthAndDay(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { month: 'long', day: 'numeric' });
}
