import { Temporal } from 'temporal-polyfill';
import { wallToInstant } from '../time.ts';
import { isRule, WEEKDAYS, type Weekday, WORKING_DAYS } from './recurrence.ts';

export const RULE_UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type RuleUnit = (typeof RULE_UNITS)[number];

/** A recurrence as people fill it in: 'every 2 weeks on Tuesday and Thursday, 10 times'. */
export interface RuleParts {
  unit: RuleUnit;
  every: number;
  /** The days of a week; of a month or a year with `nth`, the one that it counts. Empty: that of the first occurrence. */
  weekdays: Weekday[];
  /** Which of the month's weekdays: 1 is the first, -1 the last; null where the day of the month counts. */
  nth: number | null;
  /** 1 to 31 (the last day of a shorter month), -1 the last; null: that of the first occurrence. */
  monthDay: number | null;
  /** Of a year, 1 to 12; null: that of the first occurrence. */
  month: number | null;
  /** The last possible day, 'YYYY-MM-DD'. */
  until: string | null;
  /** How often it comes in all. */
  count: number | null;
}

const FREQUENCY: Record<RuleUnit, string> = {
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

/** The RFC 5545 rule that the parts say, as the chat's words make it; its last day ends in the zone. */
export function ruleFrom(
  { unit, every = 1, weekdays = [], nth = null, monthDay = null, month = null, ...ends }: NewParts,
  timeZone: string,
): string {
  const named = WEEKDAYS.filter((day) => weekdays.includes(day)).join();
  const isByMonth = unit === 'month' || unit === 'year';
  const parts = [
    `FREQ=${FREQUENCY[unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(unit === 'week' && named ? [`BYDAY=${named}`] : []),
    ...(unit === 'year' && month !== null ? [`BYMONTH=${month}`] : []),
    ...(isByMonth ? placeInMonth(nth, named, monthDay, unit) : []),
  ];
  return withEnd(parts.join(';'), ends, timeZone);
}

/** The parts of a rule, what is left out being as on its first day. */
type NewParts = Pick<RuleParts, 'unit'> & Partial<RuleParts>;

function placeInMonth(nth: number | null, named: string, monthDay: number | null, unit: RuleUnit): string[] {
  if (nth !== null && named === WORKING_DAYS.join()) return [`BYDAY=${named}`, `BYSETPOS=${nth}`];
  if (nth !== null && named !== '') return [`BYDAY=${nth}${named}`];
  return monthDay === null ? [] : onMonthDay(monthDay, unit);
}

/** The parts of a rule that say a day of the month. */
export function onMonthDay(monthDay: number, unit: RuleUnit): string[] {
  if (monthDay <= 28 || unit === 'year') return [`BYMONTHDAY=${monthDay}`];
  // The rule itself says 'or the month's last day': RFC 5545 would skip a month that lacks the day.
  return [`BYMONTHDAY=${Array.from({ length: monthDay - 27 }, (_, i) => 28 + i).join()}`, 'BYSETPOS=-1'];
}

/** The parts of a rule; null for one that says what the parts can't, which only its words tell. */
export function partsOfRule(rule: string, timeZone: string): RuleParts | null {
  if (!isRule(rule)) return null;
  const said = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const unit = RULE_UNITS.find((one) => FREQUENCY[one] === said.get('FREQ'));
  if (!unit) return null;
  const { nth, weekdays } = weekdaysIn(said.get('BYDAY') ?? '', said.get('BYSETPOS'));
  const parts: RuleParts = {
    unit,
    every: Number(said.get('INTERVAL') ?? 1),
    weekdays,
    nth,
    monthDay: Number(said.get('BYMONTHDAY')?.split(',').at(-1) ?? 0) || null,
    month: Number(said.get('BYMONTH') ?? 0) || null,
    ...endOfRule(rule, timeZone),
  };
  // What can't be said again in the same words was not understood.
  const isSame = normal(ruleFrom({ ...parts, until: null, count: null }, timeZone)) === normal(withoutEnd(rule));
  return isSame ? parts : null;
}

function weekdaysIn(days: string, position: string | undefined): Pick<RuleParts, 'nth' | 'weekdays'> {
  const [, nth = position, named = days] = /^([+-]?\d)([A-Z]{2})$/.exec(days) ?? [];
  const weekdays = WEEKDAYS.filter((day) => named.split(',').includes(day));
  return { nth: nth === undefined || weekdays.length === 0 ? null : Number(nth), weekdays };
}

/** A rule in one order of its parts, without what says nothing. */
function normal(rule: string): string {
  const parts = rule.replace('BYDAY=+', 'BYDAY=').split(';');
  const inOrder = parts.map((part) => {
    const [name, value = ''] = part.split('=');
    if (name === 'BYDAY') return `BYDAY=${value.split(',').toSorted().join()}`;
    // A month that lacks its one day has its last one counted, said or not.
    return name === 'BYMONTHDAY' && value.startsWith('28,') ? `BYMONTHDAY=${value.split(',').at(-1)}` : part;
  });
  const isMonthEnd = parts.some((part) => part.startsWith('BYMONTHDAY=28,'));
  return inOrder
    .filter((part) => part !== 'INTERVAL=1' && !(isMonthEnd && part === 'BYSETPOS=-1'))
    .toSorted()
    .join(';');
}

/** How often a rule comes in all, and its last possible day in the zone. */
export function endOfRule(rule: string, timeZone: string): Pick<RuleParts, 'until' | 'count'> {
  const count = /COUNT=(\d+)/.exec(rule)?.[1];
  const [, year, month, day, time] = /UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?/.exec(rule) ?? [];
  const date = `${year}-${month}-${day}`;
  const last = time && Temporal.Instant.from(`${date}T${time}Z`).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return { until: year ? (last ?? date) : null, count: count ? Number(count) : null };
}

/** A rule with another end, or with none. */
export function withEnd(
  rule: string,
  { until = null, count = null }: Partial<Pick<RuleParts, 'until' | 'count'>>,
  timeZone: string,
): string {
  const open = withoutEnd(rule);
  if (count !== null) return `${open};COUNT=${count}`;
  if (until === null) return open;
  const last = wallToInstant(`${until}T23:59`, timeZone).toString({ smallestUnit: 'second' });
  return `${open};UNTIL=${last.replace(/[-:]/g, '')}`;
}

function withoutEnd(rule: string): string {
  return rule.replace(/;(?:COUNT|UNTIL)=[^;]*/g, '');
}
