/**
 * Holds a reading against what was expected of it. A plan's `at` may be one moment, any of several, or inside a
 * stretch; `until` and `occurrences` may stand for each other where both give the same dates.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { PLATFORMS, type Platform } from '../../domain/post/platforms.ts';
import type { Frequency } from '../../domain/schedule/plan.ts';
import { WEEKDAYS, type Weekday, WORKING_DAYS } from '../../domain/schedule/recurrence.ts';
import type { Intent, Reading } from '../../server/assistant/reading/grammar/reading.ts';

export interface WantedPlan {
  platforms: Platform[];
  at?: string;
  anyOf?: string[];
  between?: [string, string];
  time?: string;
  frequency: Frequency;
  weekdays?: Weekday[];
  occurrences: number | null;
  until: string | null;
}

export interface Example {
  id: string;
  message: string;
  now: string;
  timeZone: string;
  expect: { intent: Intent; plans: WantedPlan[]; topic: string[] };
}

type Rhythm = Pick<WantedPlan, 'frequency' | 'weekdays' | 'occurrences' | 'until'>;

/** The examples of a file beside this one. */
export function examplesOf(file: string): Example[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Example);
}

/** Everything that is wrong with a reading, in words; empty where it is right. */
export function faultsOf({ expect }: Example, reading: Reading): string[] {
  if (reading.intent !== expect.intent) return [`intent is ${reading.intent}, not ${expect.intent}`];
  if (expect.intent !== 'schedule') return [];
  if (reading.plans.length !== expect.plans.length)
    return [`${reading.plans.length} plans, not ${expect.plans.length}`];
  const faults = expect.plans.flatMap((wanted, i) =>
    planFaults(wanted, reading.plans[i] as Reading['plans'][number]).map((fault) => `plan ${i + 1}: ${fault}`),
  );
  const spread = reading.plans.filter((_, i) => expect.plans[i]?.between).map((plan) => plan.at.slice(0, 10));
  if (new Set(spread).size < spread.length) faults.push('two plans share a day');
  const contents = reading.plans.map((plan) => plan.content.toLowerCase());
  for (const word of expect.topic)
    if (!contents.some((content) => content.includes(word.toLowerCase()))) faults.push(`no content has '${word}'`);
  return faults;
}

function planFaults(wanted: WantedPlan, plan: Reading['plans'][number]): string[] {
  const faults: string[] = [];
  if (placesOf(wanted.platforms) !== placesOf(plan.platforms))
    faults.push(`platforms are ${plan.platforms.join() || 'all'}`);
  const moments = wanted.anyOf ?? (wanted.at ? [wanted.at] : null);
  if (moments && !moments.includes(plan.at)) faults.push(`at ${plan.at}, not ${moments.join(' or ')}`);
  const [from = '', to = '\uffff'] = wanted.between ?? [];
  if (plan.at < from || plan.at > to) faults.push(`at ${plan.at}, not between ${from} and ${to}`);
  if (wanted.time && plan.at.slice(11) !== wanted.time) faults.push(`at ${plan.at.slice(11)}, not ${wanted.time}`);
  if (wanted.frequency !== plan.frequency) return [...faults, `${plan.frequency}, not ${wanted.frequency}`];
  if (wanted.frequency === 'once') return faults;
  if (wanted.frequency === 'weekly' && daysOf(wanted, plan.at) !== daysOf(plan, plan.at))
    faults.push(`on ${plan.weekdays.join()}`);
  const hasSameEnd = wanted.occurrences === plan.occurrences && wanted.until === plan.until;
  if (!hasSameEnd && (wanted.frequency === 'hourly' || datesOf(wanted, plan.at) !== datesOf(plan, plan.at)))
    faults.push(`ends ${plan.occurrences ?? plan.until}, not ${wanted.occurrences ?? wanted.until}`);
  return faults;
}

/** No platform and all platforms mean the same. */
function placesOf(platforms: Platform[]): string {
  return PLATFORMS.filter((platform) => platforms.length === 0 || platforms.includes(platform)).join();
}

function daysOf({ weekdays }: Rhythm, at: string): string {
  const own = WEEKDAYS[Temporal.PlainDate.from(at.slice(0, 10)).dayOfWeek - 1] as Weekday;
  return WEEKDAYS.filter((day) => (weekdays?.length ? weekdays : [own]).includes(day)).join();
}

/** The dates on which a rhythm falls within two years. */
function datesOf(rhythm: Rhythm, at: string): string {
  const first = Temporal.PlainDate.from(at.slice(0, 10));
  const weekdays = rhythm.frequency === 'weekdays' ? WORKING_DAYS : rhythm.weekdays?.length ? rhythm.weekdays : null;
  const dates: string[] = [];
  for (let i = 0; i < 800 && dates.length < (rhythm.occurrences ?? 400); i++) {
    const date = first.add({ days: i });
    if (rhythm.until && date.toString() > rhythm.until) break;
    if (fallsOn(rhythm.frequency, date, first, i, weekdays)) dates.push(date.toString());
  }
  return dates.join();
}

function fallsOn(
  frequency: Frequency,
  date: Temporal.PlainDate,
  first: Temporal.PlainDate,
  i: number,
  weekdays: readonly Weekday[] | null,
): boolean {
  if (frequency === 'daily') return true;
  if (frequency === 'biweekly') return i % 14 === 0;
  if (frequency === 'monthly') return date.day === first.day;
  if (frequency === 'yearly') return date.day === first.day && date.month === first.month;
  if (frequency !== 'weekly' && frequency !== 'weekdays') return false;
  return weekdays ? weekdays.includes(WEEKDAYS[date.dayOfWeek - 1] as Weekday) : i % 7 === 0;
}
