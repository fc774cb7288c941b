import { OWN_NOUN } from '../../../../lib/platform-words.ts';
import { type Daypart, type DaySpec, type Meaning, type PhraseRule, rule, type StepUnit } from '../phrases.ts';
import { HOLIDAY } from './holidays.ts';
import {
  AMOUNT,
  COUNTED_DAY,
  MONTH,
  ORDINAL,
  readAmount,
  readCountedDay,
  readMonth,
  readOrdinal,
  readWeekday,
  WEEKDAY,
  WEEKDAYS_PLURAL,
  YEAR,
} from './patterns.ts';

const ON = '(?:(?:on(?: a)?|by|at|for|come) )?';
const DAY_NUMBER = '(?:\\d{1,2}(?:th)?|#\\d{1,2})';
const NUMBER_LIST = `${DAY_NUMBER}(?:(?: , and| ,| and| /)(?: the)? ${DAY_NUMBER})*`;
const NAMED_WEEKDAY = `(?:${WEEKDAY}(?: ,)? )?`;
const STEP = '(days?|weeks?|months?|years?|fortnights?|(?:working|business|work) days?|weekdays?)';

const days = (...specs: DaySpec[]): Meaning => ({ kind: 'days', days: specs });

/** 'N days' and its kin as calendar steps. */
export function readStep(amountText: string, unitText: string): { amount: number; unit: StepUnit } {
  const amount = readAmount(amountText);
  if (/working|business|work|weekday/.test(unitText)) return { amount, unit: 'workdays' };
  if (/fortnight/.test(unitText)) return { amount: amount * 2, unit: 'weeks' };
  if (/week/.test(unitText))
    return amount % 1 ? { amount: Math.round(amount * 7), unit: 'days' } : { amount, unit: 'weeks' };
  if (/month/.test(unitText))
    return amount % 1 ? { amount: Math.round(amount * 30), unit: 'days' } : { amount, unit: 'months' };
  if (/year/.test(unitText))
    return amount % 1 ? { amount: Math.round(amount * 12), unit: 'months' } : { amount, unit: 'years' };
  return { amount, unit: 'days' };
}

const offset = (amount: number, unit: StepUnit, from?: DaySpec): DaySpec => ({
  type: 'offset',
  amount,
  unit,
  ...(from ? { from } : {}),
});
const weekday = (name: string, which: 'bare' | 'next' = 'bare', weeksLater = 0): DaySpec => ({
  type: 'weekday',
  weekday: readWeekday(name),
  which,
  weeksLater,
});

function monthDates(numbers: string, monthText: string, yearText?: string): Meaning | null {
  const month = readMonth(monthText);
  const specs = [...numbers.matchAll(/\d{1,2}/g)].map(
    ([number]): DaySpec => ({
      type: 'date',
      month,
      day: Number(number),
      ...(yearText ? { year: Number(yearText) } : {}),
    }),
  );
  return specs.every((spec) => spec.type === 'date' && spec.day >= 1 && spec.day <= 31) ? days(...specs) : null;
}

/** '12/03' is read as day and month where only one reading is a date; otherwise both are possible and day comes first. */
function slashDate(text: string): Meaning | null {
  const [first = 0, second = 0, yearNumber] = text.split('/').map(Number);
  const year = yearNumber === undefined ? {} : { year: yearNumber < 100 ? 2000 + yearNumber : yearNumber };
  // '5.50' is a price: no month has fifty days; '15.00' is an hour: none has the number 0.
  if (first > 31 || second > 31 || first < 1 || second < 1) return null;
  if (first > 12 && second <= 12) return days({ type: 'date', day: first, month: second, ...year });
  if (second > 12 && first <= 12) return days({ type: 'date', day: second, month: first, ...year });
  if (first > 12) return null;
  return days({ type: 'date', day: first, month: second, ...year, swapped: first !== second });
}

function isoDay(text: string): Meaning | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return days({ type: 'date', year, month, day });
}

function readNth(text: string): number {
  if (/final|last/.test(text)) return /^(?:#2|2th) (?:to )?last|penultimate|#2 - to/.test(text) ? -2 : -1;
  return readOrdinal(text);
}

const NTH = `(${ORDINAL}|last|final|#2 to last)`;

export const DAY_RULES: PhraseRule[] = [
  // In notes an ordinal stands alone: 'monthly, 1st, 8am'.
  rule(
    'an ordinal alone in notes',
    '(?<=(?:^|, |monthly |month |• |¶ |: ))(\\d{1,2}th)(?= (?:,|[tu]\\d|at|:)| *$)',
    (m) => {
      const day = readOrdinal(m[1] ?? '');
      return day >= 1 && day <= 31 ? days({ type: 'month-day', day }) : null;
    },
  ),
  // 'April plan: 6th client story, 13th team photo': the heading names the month of the days below it.
  rule(
    'an ordinal below the heading of a month',
    `(\\d{1,2}th)(?<=(?:^|[.¶•] )(?:[a-z]+ )?(${MONTH})(?: \\S+){0,3} [:—-](?: .{0,300}(?:[,;:¶•—-]|and))? \\d{1,2}th)(?= [a-z:])`,
    (m) => monthDates(m[1] ?? '', m[2] ?? ''),
  ),
  // "Thursday's plan:" heads what is planned for that day.
  rule(
    "the heading of a day's plan",
    `(?:for )?(${WEEKDAY}|tomorrow|today)'s (?:[a-z]+ )?(?:plan|schedule|posts?|${OWN_NOUN}s?|content|lineup|line - up)(?= :)`,
    (m) => days(m[1] === 'today' ? offset(0, 'days') : m[1] === 'tomorrow' ? offset(1, 'days') : weekday(m[1] ?? '')),
  ),
  // 'each month, on day 8 and day 22'
  rule(
    'days of the month by number',
    'on day (\\d{1,2}(?:(?: ,| and)+(?: on)?(?: day)? \\d{1,2})*)(?<=\\bmonth(?:ly)?\\b.{0,60})(?! of)',
    (m) =>
      days(...[...(m[1] ?? '').matchAll(/\d+/g)].map(([day]): DaySpec => ({ type: 'month-day', day: Number(day) }))),
  ),
  rule('today', '(?:for )?today|this very day', () => ({ kind: 'days', days: [offset(0, 'days')] })),
  rule('tonight', '(?:for |later |late |on )?tonight|later tonight', () => ({
    kind: 'days',
    days: [offset(0, 'days')],
    daypart: 'night',
  })),
  rule('this morning', '(?:later )?this (morning|afternoon|evening)', (m) => ({
    kind: 'days',
    days: [offset(0, 'days')],
    daypart: m[1] as 'morning',
  })),
  rule('later today', 'later today', () => ({ kind: 'days', days: [offset(0, 'days')] })),
  rule('tomorrow', '(?:for |by |on )?tomorrow', () => days(offset(1, 'days'))),
  rule('the day after tomorrow', '(?:on )?(?:the )?day after tomorrow|overmorrow|(?:in )?2 days time', () =>
    days(offset(2, 'days')),
  ),
  rule(
    'a weekday',
    `${ON}(?:(this|next|the next|coming|the coming|this coming|upcoming|the upcoming|following|the following|the) )?(${WEEKDAY})(?: coming)?`,
    (m) => {
      const isNext = /next|following/.test(m[1] ?? '');
      return m[1] === 'the'
        ? null
        : { kind: 'days', days: [weekday(m[2] ?? '', isNext ? 'next' : 'bare')], isNamedDay: true };
    },
  ),
  rule('the weekday after next', `${ON}(?:the )?(${WEEKDAY}) after next`, (m) => days(weekday(m[1] ?? '', 'bare', 1))),
  rule('a weekday week', `${ON}(${WEEKDAY}) week`, (m) => days(weekday(m[1] ?? '', 'bare', 1))),
  rule('a week today', 'today week|a week today', () => days(offset(1, 'weeks'))),
  rule('a fortnight today', '(?:a fortnight|2 weeks) (?:from )?today', () => days(offset(2, 'weeks'))),
  rule('a week tomorrow', 'tomorrow week|a week tomorrow', () => days(offset(8, 'days'))),
  rule(
    'N weeks on a weekday',
    `(${AMOUNT}) (weeks?|fortnights?) (?:on|this|from|after|from this) (${WEEKDAY})`,
    (m) => {
      const { amount } = readStep(m[1] ?? '', m[2] ?? '');
      return days(weekday(m[3] ?? '', 'bare', amount));
    },
  ),
  rule(
    'in N weeks on a weekday',
    `in (${AMOUNT}) (weeks?|fortnights?)(?:'s| ')?(?: time)?(?: ,)? on (?:the |a )?(${WEEKDAY})`,
    (m) => {
      const { amount } = readStep(m[1] ?? '', m[2] ?? '');
      return days(weekday(m[3] ?? '', 'bare', amount));
    },
  ),
  rule('a weekday in N weeks', `(${WEEKDAY}) in (${AMOUNT}) (weeks?|fortnights?)(?: time| ' time)?`, (m) => {
    const { amount } = readStep(m[2] ?? '', m[3] ?? '');
    return days(weekday(m[1] ?? '', 'bare', amount));
  }),
  rule('N Fridays from now', `(\\d{1,2}|a couple of) (${WEEKDAYS_PLURAL}) (?:from (?:now|today)|hence)`, (m) =>
    days(weekday(m[2] ?? '', 'bare', readAmount(m[1] ?? '') - 1)),
  ),
  rule('a spelled ordinal', 'on the (#\\d{1,2})(?= (?:at|,|[tu]\\d|in the)| *$)', (m) =>
    days({ type: 'month-day', day: readOrdinal(m[1] ?? '') }),
  ),
  // The weekday before a date only confirms it; the date decides.
  rule(
    'days before their month',
    `${ON}${NAMED_WEEKDAY}(?:the )?(?:day )?(${NUMBER_LIST})(?: of)? (${MONTH})(?:(?: ,)? (${YEAR}))?`,
    (m) => monthDates(m[1] ?? '', m[2] ?? '', m[3]),
  ),
  rule(
    'days after their month',
    `${ON}${NAMED_WEEKDAY}(${MONTH}) (?:the )?(${NUMBER_LIST})(?:(?: ,)? (${YEAR}))?`,
    (m) => monthDates(m[2] ?? '', m[1] ?? '', m[3]),
  ),
  rule('a day, a hyphen, a month', `${ON}(\\d{1,2}) - (${MONTH})(?: - (${YEAR}))?`, (m) =>
    monthDates(m[1] ?? '', m[2] ?? '', m[3]),
  ),
  rule('an ISO date', `${ON}${NAMED_WEEKDAY}(\\d{4}-\\d{2}-\\d{2})`, (m) => isoDay(m[1] ?? '')),
  rule('a date with its year at the end', `${ON}${NAMED_WEEKDAY}(\\d{1,2}/\\d{1,2}/\\d{2,4})`, (m) =>
    slashDate(m[1] ?? ''),
  ),
  rule(
    'a day and a month with a stroke',
    `(?:on |by |for |until |from |starting |to )?${NAMED_WEEKDAY}(?:the )?(\\d{1,2}/\\d{1,2})`,
    (m) => (/^(?:24\/7|50\/50)$/.test(m[1] ?? '') ? null : slashDate(m[1] ?? '')),
  ),
  rule(
    'ordinals',
    `(?:on |by |for )?(?:${WEEKDAY}(?: ,)? (?:the )?|the |on )(\\d{1,2}th(?:(?: , and| ,| and)(?: the)? \\d{1,2}th)*)(?: of (?:the|this) month)?`,
    (m) => {
      const numbers = [...(m[1] ?? '').matchAll(/\d+/g)].map(([number]) => Number(number));
      return numbers.every((day) => day >= 1 && day <= 31)
        ? days(...numbers.map((day): DaySpec => ({ type: 'month-day', day })))
        : null;
    },
  ),
  rule(
    'an ordinal of this or next month',
    `(?:on )?(?:the )?(#\\d{1,2}|\\d{1,2}th)(?: day)? of (?:the|this|next) month`,
    (m) => {
      const day: DaySpec = { type: 'month-day', day: readOrdinal(m[1] ?? '') };
      if (!/next month$/.test(m[0])) return days(day);
      return days({ type: 'nth', nth: day.day, of: 'day', month: 100 });
    },
  ),
  // Without its month this only completes a monthly rhythm: 'monthly, … on the first Sunday'.
  rule('the nth weekday of a rhythm', `on (?:the|its) ${NTH} ${COUNTED_DAY}`, (m) =>
    days({ type: 'nth', nth: readNth(m[1] ?? ''), of: readCountedDay(m[2] ?? '') }),
  ),
  rule(
    'the nth weekday of this or next month',
    `(?:on )?(?:the )?${NTH} ${COUNTED_DAY} (?:of|in) (?:the|this|next) month`,
    (m) =>
      days({
        type: 'nth',
        nth: readNth(m[1] ?? ''),
        of: readCountedDay(m[2] ?? ''),
        ...(/next month$/.test(m[0]) ? { month: 100 } : {}),
      }),
  ),
  rule(
    'the nth weekday of a named month',
    `(?:on )?(?:the )?${NTH} ${COUNTED_DAY} (?:of|in) (${MONTH})(?: (${YEAR}))?`,
    (m) =>
      days({
        type: 'nth',
        nth: readNth(m[1] ?? ''),
        of: readCountedDay(m[2] ?? ''),
        month: readMonth(m[3] ?? ''),
        ...(m[4] ? { year: Number(m[4]) } : {}),
      }),
  ),
  rule(
    'the first or last weekday of the year',
    `(?:on )?(?:the )?(#1|1th|last|final) (${WEEKDAY}) of (?:the|this|next) year`,
    (m) =>
      days({
        type: 'nth',
        nth: readNth(m[1] ?? ''),
        of: readWeekday(m[2] ?? ''),
        month: /last|final/.test(m[1] ?? '') ? 12 : 1,
      }),
  ),
  rule('the first or last day of the year', '(?:on )?(?:the )?(1th|final) day of (?:the|this) year', (m) =>
    days({ type: 'date', ...(m[1] === 'final' ? { month: 12, day: 31 } : { month: 1, day: 1 }) }),
  ),
  rule('in N days', `in (?:exactly |around |about |just )?(${AMOUNT}) ${STEP}(?:'s| ')?(?: time)?`, (m) => {
    const { amount, unit } = readStep(m[1] ?? '', m[2] ?? '');
    return days(offset(amount, unit));
  }),
  rule('N days from now', `(${AMOUNT}) ${STEP} (?:from (?:now|today)|hence)`, (m) => {
    const { amount, unit } = readStep(m[1] ?? '', m[2] ?? '');
    return days(offset(amount, unit));
  }),
  rule('N days after tomorrow', `(${AMOUNT}) ${STEP} (?:from|after) tomorrow`, (m) => {
    const { amount, unit } = readStep(m[1] ?? '', m[2] ?? '');
    return days(offset(amount, unit, offset(1, 'days')));
  }),
  rule('the next working day', '(?:on )?(?:the )?next (?:working|business|work) day', () =>
    days(offset(1, 'workdays')),
  ),
  rule('a holiday', `(?:on |for |by |at |this |over |next )?(${HOLIDAY})(?:(?: ,)? (${YEAR}))?`, (m) => ({
    kind: 'days',
    days: [{ type: 'holiday', name: m[1] ?? '', ...(m[2] ? { year: Number(m[2]) } : {}) }],
    isNamedDay: true,
  })),
];

const STEP_BESIDE = `(${AMOUNT}|the) (days?|weeks?|months?|fortnights?|(?:working|business) days?)`;
/** 'two days before' … another day. */
export const SHIFT_RULES: PhraseRule[] = [
  rule('the morning before', '(?:on )?the (morning|afternoon|evening|night) (before|after)', (m) => ({
    kind: 'shift',
    amount: 1,
    unit: 'days',
    direction: m[2] === 'after' ? 1 : -1,
    daypart: m[1] as Daypart,
  })),
  rule(
    'N days before',
    `(?:on |for )?${STEP_BESIDE} (before|after|prior to|ahead of|following|from|leading up to)`,
    (m) => {
      if (m[0].startsWith('for') && /after|following|from/.test(m[3] ?? '')) return null;
      const { amount, unit } = readStep(m[1] === 'the' ? 'a' : (m[1] ?? ''), m[2] ?? '');
      return { kind: 'shift', amount, unit, direction: /after|following|from/.test(m[3] ?? '') ? 1 : -1 };
    },
  ),
  rule('the following day', '(?:on )?the (?:following|next) day', () => ({
    kind: 'shift',
    amount: 1,
    unit: 'days',
    direction: 1,
  })),
  rule('the eve of', '(?:on )?the eve of', () => ({ kind: 'shift', amount: 1, unit: 'days', direction: -1 })),
  rule('the weekday before', `(?:on )?the (${WEEKDAY}) (before|after|following|preceding)`, (m) => ({
    kind: 'shift',
    amount: 1,
    unit: 'weeks',
    weekday: readWeekday(m[1] ?? ''),
    direction: /after|following/.test(m[2] ?? '') ? 1 : -1,
  })),
];
