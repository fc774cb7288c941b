import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS } from '../../../../domain/schedule/recurrence.ts';
import { onMonthDay, type RuleUnit } from '../../../../domain/schedule/recurrence-parts.ts';
import { occurrencesBetween, type Recurrence, type WallTime, wallToInstant } from '../../../../domain/time.ts';

/**
 * The rule of a series that begins anew at one of its occurrences, with another wall time: a count is what is left of
 * it. On the same day it keeps its days, on another one all of them are moved alike.
 */
export function restOfRule(recurring: Recurrence & { rule: string }, occurrence: Date, wall: WallTime): string {
  const { was, day } = daysOf(recurring, occurrence, wall);
  const rule = recurring.rule.replace(/COUNT=(\d+)/, (_, count: string) => countLeft(recurring, occurrence, count));
  return was.equals(day) ? keepingDay(recurring, rule, was) : movedDays(rule, was, day);
}

/** The rule that replaces another at one of its occurrences: a count that was not changed is what is left of it. */
export function replacingRule(
  recurring: Recurrence & { rule: string },
  occurrence: Date,
  rule: string,
  wall: WallTime,
): string {
  const [, count = ''] = /COUNT=(\d+)/.exec(recurring.rule) ?? [];
  const parts = rule.split(';');
  const rest = parts.map((part) => (part === `COUNT=${count}` ? countLeft(recurring, occurrence, count) : part));
  const { was, day } = daysOf(recurring, occurrence, wall);
  return was.equals(day) ? keepingDay(recurring, rest.join(';'), was) : rest.join(';');
}

function daysOf({ timeZone }: Recurrence, occurrence: Date, wall: WallTime) {
  const instant = Temporal.Instant.fromEpochMilliseconds(occurrence.getTime());
  return { was: instant.toZonedDateTimeISO(timeZone).toPlainDate(), day: Temporal.PlainDate.from(wall) };
}

const unitOf = (rule: string): RuleUnit | null =>
  rule.includes('FREQ=MONTHLY') ? 'month' : rule.includes('FREQ=YEARLY') ? 'year' : null;
const namesDay = (rule: string): boolean => /BY(?:MONTH)?DAY=/.test(rule);

/** A rule says on which day it comes where only its first day did, and the month of the new first one is too short for that day. */
function keepingDay(recurring: Recurrence & { rule: string }, rule: string, was: Temporal.PlainDate): string {
  const unit = unitOf(rule);
  const { day, month } = Temporal.PlainDate.from(recurring.start);
  const isMeant = unit === unitOf(recurring.rule) && !namesDay(rule) && !namesDay(recurring.rule);
  if (unit === null || !isMeant || day <= was.day) return rule;
  const [rhythm = '', end = ''] = rule.split(/(?=;(?:COUNT|UNTIL)=)/);
  const inMonth = unit === 'year' && !rule.includes('BYMONTH=') ? [`BYMONTH=${month}`] : [];
  return [rhythm, ...inMonth, ...onMonthDay(day, unit)].join(';') + end;
}

/** A rule whose days are moved as one of them was; what has a place in its month gets the new day's. */
function movedDays(rule: string, was: Temporal.PlainDate, day: Temporal.PlainDate): string {
  const unit = unitOf(rule) ?? 'month';
  const by = was.until(day).days;
  const hasPosition = rule.includes('BYSETPOS=');
  const parts = rule.split(';').flatMap((part) => {
    const [name, value = ''] = part.split('=');
    if (name === 'BYSETPOS') return [];
    if (name === 'BYMONTH' && /^\d+$/.test(value)) return [`BYMONTH=${day.month}`];
    if (name === 'BYMONTHDAY' && (hasPosition || !value.includes(','))) return onMonthDay(day.day, unit);
    if (name === 'BYMONTHDAY') return [`BYMONTHDAY=${movedNumbers(value, by)}`];
    if (name === 'BYDAY' && hasPosition) return onMonthDay(day.day, unit);
    if (name === 'BYDAY') return [`BYDAY=${/\d/.test(value) ? movedPlace(value, day) : movedWeekdays(value, by)}`];
    return [part];
  });
  return parts.join(';');
}

/** Days of a month; where one would leave its month they stay as they are. */
function movedNumbers(list: string, by: number): string {
  const moved = list.split(',').map((number) => Number(number) + by);
  return moved.every((number) => number >= 1 && number <= 28) ? moved.join() : list;
}

function movedWeekdays(list: string, by: number): string {
  const named = list.split(',');
  return WEEKDAYS.filter((_, at) => named.includes(WEEKDAYS[(((at - by) % 7) + 7) % 7] ?? '')).join();
}

/** 'The second Tuesday' as which weekday of its month the new day is; several such places stay as they are. */
function movedPlace(list: string, day: Temporal.PlainDate): string {
  if (list.includes(',')) return list;
  const isInLastWeek = day.day > day.daysInMonth - 7;
  const place = isInLastWeek && (list.startsWith('-') || day.day > 28) ? -1 : Math.ceil(day.day / 7);
  return `${place}${WEEKDAYS[day.dayOfWeek - 1]}`;
}

function countLeft(recurring: Recurrence, occurrence: Date, count: string): string {
  return `COUNT=${Math.max(1, Number(count) - passed(recurring, occurrence))}`;
}

/** How many occurrences lie before one. */
function passed(recurring: Recurrence, occurrence: Date): number {
  const first = wallToInstant(recurring.start, recurring.timeZone);
  const before = Temporal.Instant.fromEpochMilliseconds(occurrence.getTime() - 1);
  // What is left out counts too.
  const all = { ...recurring, except: [] };
  return Temporal.Instant.compare(first, before) > 0 ? 0 : occurrencesBetween(all, first, before).length;
}

/** The rule of a series that ends before one of its occurrences. */
export function ruleBefore({ rule, timeZone }: Recurrence & { rule: string }, occurrence: Date): string {
  const rhythm = rule.split(';').filter((part) => !/^(COUNT|UNTIL)=/.test(part));
  const at = Temporal.Instant.fromEpochMilliseconds(occurrence.getTime());
  const until = rule.includes('FREQ=HOURLY')
    ? `${at.subtract({ seconds: 1 }).toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`
    : at.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 }).toString().replaceAll('-', '');
  return [...rhythm, `UNTIL=${until}`].join(';');
}
