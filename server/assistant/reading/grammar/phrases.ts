import type { Platform } from '../../../../domain/post/platforms.ts';
import type { Weekday } from '../../../../domain/schedule/recurrence.ts';

export type Daypart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';
export type StepUnit = 'days' | 'weeks' | 'months' | 'years' | 'workdays';

/** A day as it was said, not yet held against the calendar. */
export type DaySpec =
  | { type: 'offset'; amount: number; unit: StepUnit; from?: DaySpec }
  | { type: 'weekday'; weekday: number; which: 'bare' | 'next'; weeksLater: number }
  | { type: 'date'; year?: number; month: number; day: number; swapped?: boolean }
  | { type: 'month-day'; day: number }
  | { type: 'nth'; nth: number; of: number | 'day' | 'workday'; month?: number; year?: number }
  | { type: 'holiday'; name: string; year?: number }
  | { type: 'weekday-beside'; weekday: number; direction: 1 | -1; base: DaySpec }
  | { type: 'window'; window: Window; edge: 'first' | 'last' | 'middle' };

/** A stretch of days: 'next week', 'in December', 'this weekend'. */
export interface Window {
  unit: 'week' | 'month' | 'weekend' | 'year' | 'quarter';
  /** 0 is the current one. */
  offset: number;
  month?: number;
  year?: number;
  /** The week that holds this day. */
  around?: DaySpec;
}

/** A time of day as it was said. */
export interface ClockSpec {
  hour: number;
  minute: number;
  /** Without am or pm, 1 to 7 may be either. */
  isBare: boolean;
  /** A part of the day stands for itself or settles a bare hour. */
  daypart?: Daypart;
  /** True where only the part of the day was named. */
  isDaypartOnly?: boolean;
}

export type RepeatUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A rhythm as it was said. */
export interface RepeatSpec {
  unit: RepeatUnit;
  interval: number;
  weekdays?: Weekday[];
  monthDays?: number[];
  nths?: { nth: number; of: number | 'day' | 'workday' }[];
  /** 'twice a day', 'three times a week'. */
  perUnit?: number;
  daypart?: Daypart;
  date?: DaySpec;
}

export type Meaning =
  | { kind: 'days'; days: DaySpec[]; daypart?: Daypart; isNamedDay?: boolean }
  | { kind: 'range'; from: DaySpec; to: DaySpec }
  | { kind: 'window'; window: Window; isDaily?: boolean }
  | { kind: 'time'; times: ClockSpec[] }
  | { kind: 'elapsed'; minutes: number }
  | { kind: 'repeat'; repeat: RepeatSpec; isAdverb?: boolean }
  | { kind: 'until'; day: DaySpec | null }
  | { kind: 'start'; day: DaySpec | null }
  | {
      kind: 'span';
      amount: number;
      unit: 'day' | 'week' | 'month' | 'year' | 'weekday' | 'hour';
      weekdays?: Weekday[];
      isComing?: boolean;
      daypart?: Daypart;
    }
  | { kind: 'count'; count: number }
  | { kind: 'posts'; count: number; platforms: Platform[] }
  | { kind: 'later'; minutes: number }
  | { kind: 'without' }
  | { kind: 'left-out'; words: [from: number, to: number] }
  | { kind: 'week-of' }
  | { kind: 'shift'; amount: number; unit: StepUnit; weekday?: number; direction: 1 | -1; daypart?: Daypart }
  | { kind: 'end-time'; time: ClockSpec }
  | { kind: 'except'; weekdays: Weekday[]; platforms: Platform[] }
  | { kind: 'platforms'; platforms: Platform[]; isVerb?: boolean; isRest?: boolean; isBoth?: boolean }
  | { kind: 'zone'; zone: string }
  | { kind: 'correction' }
  | { kind: 'past' }
  | { kind: 'noise' };

/** Some tokens of the message with one meaning; `to` is exclusive. */
export interface Phrase {
  from: number;
  to: number;
  meaning: Meaning;
}

/** A phrase as the scan found it, and the name of the rule that read it. */
export interface ScannedPhrase extends Phrase {
  rule: string;
}

/** A pattern over normal forms, and what it means; null lets the next rule try. */
export interface PhraseRule {
  name: string;
  pattern: RegExp;
  read: (match: RegExpExecArray) => Meaning | null;
}

/** Writes a rule; the pattern must end where a token ends. */
export function rule(name: string, source: string, read: PhraseRule['read']): PhraseRule {
  return { name, pattern: new RegExp(`(?:${source})(?= |$)`, 'y'), read };
}
