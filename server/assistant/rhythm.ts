import { Temporal } from 'temporal-polyfill';
import type { Frequency } from '../../domain/schedule/plan.ts';
import { WEEKDAYS, type Weekday } from '../../domain/schedule/recurrence.ts';
import { endOfRule, withEnd } from '../../domain/schedule/recurrence-parts.ts';

/** How often something comes, and how it ends. */
export interface Rhythm {
  frequency?: Frequency | undefined;
  weekdays?: Weekday[] | undefined;
  occurrences?: number | undefined;
  /** The last possible day, 'YYYY-MM-DD'. */
  until?: string | undefined;
}

/** The RFC 5545 rule of a rhythm that begins at a wall time; null for once. */
export function rhythmRule(
  { frequency = 'once', weekdays, occurrences, until }: Rhythm,
  at: string,
  timeZone: string,
): string | null {
  const day = Temporal.PlainDateTime.from(at);
  const weekday = weekdays?.join(',') || WEEKDAYS[day.dayOfWeek - 1];
  const rules: Partial<Record<Frequency, string>> = {
    hourly: 'FREQ=HOURLY',
    daily: 'FREQ=DAILY',
    weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    weekly: `FREQ=WEEKLY;BYDAY=${weekday}`,
    biweekly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`,
    monthly: `FREQ=MONTHLY;BYMONTHDAY=${day.day}`,
    yearly: `FREQ=YEARLY;BYMONTH=${day.month};BYMONTHDAY=${day.day}`,
  };
  const rule = rules[frequency];
  return rule === undefined ? null : ended(rule, { occurrences, until }, timeZone);
}

/** A rule moved to another first day, or given another end. */
export function movedRule(rule: string, at: string, ends: Rhythm, timeZone: string): string {
  const day = Temporal.PlainDateTime.from(at);
  const moved = rule
    .replace(/BYDAY=(?:MO|TU|WE|TH|FR|SA|SU)(?=;|$)/, `BYDAY=${WEEKDAYS[day.dayOfWeek - 1]}`)
    .replace(/BYMONTHDAY=\d+(?=;|$)/, `BYMONTHDAY=${day.day}`);
  return ends.occurrences === undefined && ends.until === undefined ? moved : ended(moved, ends, timeZone);
}

function ended(rule: string, { occurrences, until }: Rhythm, timeZone: string): string {
  return withEnd(rule, { count: occurrences ?? null, until: until ?? null }, timeZone);
}

/** The days of each week of a rule that names several. */
export function weekdaysOf(rule: string | null): Weekday[] {
  const said = /BYDAY=([A-Z,]+)/.exec(rule ?? '')?.[1]?.split(',') ?? [];
  const days = WEEKDAYS.filter((day) => said.includes(day));
  return days.length > 1 && days.length < 5 ? days : [];
}

/** How many there are and the last day, as a rule tells. */
export function ruleEnd(rule: string | null, timeZone: string): { occurrences: number | null; until: string | null } {
  const { count: occurrences, until } = endOfRule(rule ?? '', timeZone);
  return { occurrences, until };
}
