import type { Frequency } from './plan.ts';

/** Monday to Sunday as RFC 5545 writes them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const WORKING_DAYS: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR'];

const RULES: Partial<Record<Frequency, string>> = {
  hourly: 'FREQ=HOURLY',
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
};

/** The rule that a frequency's word stands for; null for 'once' and for 'custom', which says nothing by itself. */
export function ruleOf(frequency: Frequency): string | null {
  return RULES[frequency] ?? null;
}

/** The word for a rule, bounds aside; 'custom' where only the rule says it. */
export function frequencyOf(rule: string): Frequency {
  const rhythm = rule
    .split(';')
    .filter((part) => !/^(COUNT|UNTIL)=|^INTERVAL=1$/.test(part))
    .join(';');
  const known = (Object.keys(RULES) as Frequency[]).find((frequency) => RULES[frequency] === rhythm);
  if (known) return known;
  return /^FREQ=WEEKLY;BYDAY=(?:[A-Z]{2},?)+$/.test(rhythm) ? 'weekly' : 'custom';
}

const listOf = (one: string, most: number): string => `${one}(?:,${one}){0,${most - 1}}`;
/** How far apart the times of a rule may lie in its unit, and how often it may come. */
export const EVERY_MAX = 999;
export const TIMES_MAX = 9_999;
const figureUpTo = (nines: number): string => `[1-9]\\d{0,${String(nines).length - 1}}`;

/**
 * The parts a rule may have. Nothing runs more often than hourly, no list is longer than a year needs, and no figure is one that no
 * calendar has: such a one is passed over where rules are read, and what is left runs at other times than its author meant.
 */
const PART = new RegExp(
  `^(?:${[
    'FREQ=(?:HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)',
    `INTERVAL=${figureUpTo(EVERY_MAX)}`,
    `COUNT=${figureUpTo(TIMES_MAX)}`,
    'UNTIL=\\d{8}(?:T\\d{6}Z)?',
    `BYDAY=${listOf(`(?:[+-]?[1-9])?(?:${WEEKDAYS.join('|')})`, 7)}`,
    `BYMONTHDAY=${listOf('-?(?:0?[1-9]|[12]\\d|3[01])', 31)}`,
    `BYMONTH=${listOf('(?:0?[1-9]|1[0-2])', 12)}`,
    'BYSETPOS=-?[1-9]\\d?',
  ].join('|')})$`,
);

/** Whether a text is a recurrence rule that the product runs. */
export function isRule(text: string): boolean {
  const parts = text.split(';');
  const names = new Set(parts.map((part) => part.split('=', 1)[0] ?? ''));
  // A place counts among days that something else names.
  const isPlaced = !names.has('BYSETPOS') || [...names].filter((name) => name.startsWith('BY')).length > 1;
  return names.has('FREQ') && names.size === parts.length && isPlaced && parts.every((part) => PART.test(part));
}
