import { WEEKDAYS, WORKING_DAYS } from '../../../../../domain/schedule/recurrence.ts';
import { OWN_NOUN, PLAIN_NAMES } from '../../../../lib/platform-words.ts';
import { type Daypart, type Meaning, type PhraseRule, type RepeatSpec, type RepeatUnit, rule } from '../phrases.ts';
import { HOLIDAY } from './holidays.ts';
import {
  AMOUNT,
  COUNTED_DAY,
  LIST_SEPARATOR,
  MONTH,
  ORDINAL,
  readAmount,
  readCountedDay,
  readMonth,
  readOrdinal,
  readWeekday,
  WEEKDAY,
  WEEKDAYS_PLURAL,
  weekdaysIn,
} from './patterns.ts';

const EVERY = '(?:on |at |once )?(?:every|each)(?: single| and every)?';
const DAYPARTS = '(morning|afternoon|evening|night)s?';
const TO = '(?:to|-|through|until|till|thru)';
const WEEKDAY_LIST = `${WEEKDAY}s?(?:${LIST_SEPARATOR}(?: every| each| on)? ${WEEKDAY}s?)*`;
const PLURAL_LIST = `(?:${WEEKDAY}${LIST_SEPARATOR} )*${WEEKDAYS_PLURAL}(?:${LIST_SEPARATOR}(?: on)? ${WEEKDAY}s?)*`;

const repeat = (spec: Partial<RepeatSpec> & { unit: RepeatUnit }): Meaning => ({
  kind: 'repeat',
  repeat: { interval: 1, ...spec },
});
const adverb = (spec: Partial<RepeatSpec> & { unit: RepeatUnit }): Meaning => ({
  kind: 'repeat',
  repeat: { interval: 1, ...spec },
  isAdverb: true,
});
const weekly = (text: string, interval = 1, daypart?: string): Meaning =>
  repeat({ unit: 'week', interval, weekdays: weekdaysIn(text), ...(daypart ? { daypart: daypart as Daypart } : {}) });

/** The weekdays from one to another, also across the weekend. */
export function weekdayRange(from: number, to: number) {
  const length = ((to - from + 7) % 7) + 1;
  return WEEKDAYS.filter((_, i) => (i + 1 - from + 7) % 7 < length);
}

const UNIT_WORDS: Record<string, Partial<RepeatSpec> & { unit: RepeatUnit }> = {
  minute: { unit: 'minute' },
  hour: { unit: 'hour' },
  day: { unit: 'day' },
  week: { unit: 'week' },
  fortnight: { unit: 'week', interval: 2 },
  month: { unit: 'month' },
  quarter: { unit: 'month', interval: 3 },
  year: { unit: 'year' },
};
const UNIT = '(minute|hour|day|week|fortnight|month|quarter|year)s?';
const ALTERNATE = '(?:other|alternate|alternating|#2|2th)';
const NTH = `((?:${ORDINAL}|last|final)(?:(?: , and| ,| and)(?: the)? (?:${ORDINAL}|last|final))*)`;
const OF_EVERY_MONTH =
  '(?: ,)? (?:(?:of|in)? ?(?:every|each|any|a given) month|of the month every month|of the month each month|monthly|per month|a month|of months)';

/** 'first and third' Monday are two places in the month. */
function nthList(numbers: string, of: string) {
  return [...numbers.matchAll(/\d{1,2}|last|final/g)].map(([word]) => ({
    nth: /\d/.test(word) ? Number(word) : -1,
    of: readCountedDay(of),
  }));
}

function everyUnit(unitWord: string, amount: number, daypart?: string): Meaning {
  const base = UNIT_WORDS[unitWord] ?? { unit: 'day' };
  const interval = (base.interval ?? 1) * amount;
  if (interval === 0.5 && base.unit === 'hour') return repeat({ unit: 'minute', interval: 30 });
  if (base.unit === 'day' && amount > 1 && amount % 7 === 0) return repeat({ unit: 'week', interval: amount / 7 });
  return repeat({
    ...base,
    interval: Math.max(1, Math.round(interval)),
    ...(daypart ? { daypart: daypart as Daypart } : {}),
  });
}

const WORKDAYS = '(?:(?:working |business |work |school )days?|weekdays?|workdays?)';

export const REPEAT_RULES: PhraseRule[] = [
  rule('every nth weekday', `(?:every|each) (#1|1th|last|final) ${COUNTED_DAY}`, (m) =>
    repeat({ unit: 'month', nths: nthList(m[1] ?? '', m[2] ?? '') }),
  ),
  // Two places in 'the month' are a rhythm, one may be just this month's.
  rule(
    'two places in the month',
    `(?:on )?(?:the )?((?:${ORDINAL}|last|final)(?: ,)?(?: and)?(?: the)? (?:${ORDINAL}|last|final)) ${COUNTED_DAY}s? (?:of|in) (?:the|a) month`,
    (m) => repeat({ unit: 'month', nths: nthList(m[1] ?? '', m[2] ?? '') }),
  ),
  rule('M-F', '(?:from )?m(?:o)? - f(?:r)?|m / t / w / t(?:h)? / f', () =>
    repeat({ unit: 'week', weekdays: [...WORKING_DAYS] }),
  ),
  rule('MWF', 'mwf|m / w / f|mo / we / fr', () => repeat({ unit: 'week', weekdays: ['MO', 'WE', 'FR'] })),
  rule('any day but', '(?:on )?any day(?= (?:but|except|bar|apart|other))', () => repeat({ unit: 'day' })),
  rule('7 days a week', '7 days a week', () => repeat({ unit: 'day' })),
  rule('5 days a week', '5 days a week', () => repeat({ unit: 'week', weekdays: [...WORKING_DAYS] })),
  rule('every weekday named', `${EVERY} (${WEEKDAY_LIST})(?: ${DAYPARTS})?`, (m) => weekly(m[1] ?? '', 1, m[2])),
  rule('every weekday from one to another', `${EVERY} (${WEEKDAY}) (?:${TO}) (${WEEKDAY})`, (m) =>
    repeat({ unit: 'week', weekdays: weekdayRange(readWeekday(m[1] ?? ''), readWeekday(m[2] ?? '')) }),
  ),
  rule('weekdays from one to another', `(?:on |from )?(${WEEKDAYS_PLURAL}) (?:${TO}) (${WEEKDAYS_PLURAL})`, (m) =>
    repeat({ unit: 'week', weekdays: weekdayRange(readWeekday(m[1] ?? ''), readWeekday(m[2] ?? '')) }),
  ),
  rule('weekdays in the plural', `(?:on )?(${PLURAL_LIST})`, (m) => weekly(m[1] ?? '')),
  rule('weekdays and a part of the day', `(?:on )?(${WEEKDAY_LIST}) ${DAYPARTS.replace('s?', 's')}`, (m) =>
    weekly(m[1] ?? '', 1, m[2]),
  ),
  rule('every other weekday', `(?:(?:on )?(?:every|each) |on )?${ALTERNATE} (${WEEKDAY_LIST})(?: ${DAYPARTS})?`, (m) =>
    /^(?:#2|2th)/.test(m[0]) ? null : weekly(m[1] ?? '', 2, m[2]),
  ),
  rule('every other week', `${EVERY} ${ALTERNATE} ${UNIT}`, (m) => everyUnit(m[1] ?? '', 2)),
  rule('every third week', `${EVERY} (${ORDINAL}) (week|day|month|hour|year)`, (m) =>
    everyUnit(m[2] ?? '', readOrdinal(m[1] ?? '')),
  ),
  rule('one a week', `1 (?:a|per) ${UNIT}`, (m) => everyUnit(m[1] ?? '', 1)),
  rule('every week', `${EVERY} ${UNIT}`, (m) => everyUnit(m[1] ?? '', 1)),
  rule('every day and a part of the day', `${EVERY} (?:week|month|day) ${DAYPARTS}`, (m) => everyUnit('day', 1, m[1])),
  rule('every N weeks', `(?:once )?(?:every|each) (${AMOUNT}) ${UNIT}`, (m) =>
    everyUnit(m[2] ?? '', readAmount(m[1] ?? '')),
  ),
  rule('every half hour', `(?:once )?every (?:half (?:an )?hour|half - hour|30 minutes)`, () =>
    repeat({ unit: 'minute', interval: 30 }),
  ),
  rule('every quarter of an hour', '(?:once )?every (?:quarter (?:- )?(?:of an )?hour|15 minutes)', () =>
    repeat({ unit: 'minute', interval: 15 }),
  ),
  rule('every part of the day', `${EVERY} ${DAYPARTS}`, (m) => everyUnit('day', 1, m[1])),
  rule('every lunchtime', `${EVERY} lunchtime|${EVERY} (?:day at )?noon`, () =>
    repeat({ unit: 'day', daypart: 'noon' }),
  ),
  rule('every day', '(?:on )?(?:every|each) ?day|everyday|(?:on )?all days|daily|nightly|day in day out', (m) =>
    /daily|nightly/.test(m[0])
      ? adverb({ unit: 'day', ...(m[0] === 'nightly' ? { daypart: 'night' as const } : {}) })
      : repeat({ unit: 'day' }),
  ),
  rule('working days', `(?:on )?(?:(?:every|each)(?: single)? |all )?${WORKDAYS}(?: ${DAYPARTS})?`, (m) =>
    /s(?: |$)|every|each/.test(m[0])
      ? repeat({ unit: 'week', weekdays: [...WORKING_DAYS], ...(m[1] ? { daypart: m[1] as Daypart } : {}) })
      : null,
  ),
  rule('weeknights', '(?:on )?weeknights|(?:every|each) weeknight', () =>
    repeat({ unit: 'week', weekdays: [...WORKING_DAYS], daypart: 'night' }),
  ),
  rule('weekends', '(?:on |at )?(?:every weekend|each weekend|weekends)', () =>
    repeat({ unit: 'week', weekdays: ['SA', 'SU'] }),
  ),
  rule('weekly', 'weekly', () => adverb({ unit: 'week' })),
  rule('weekly on weekdays', `(?:weekly|each week|every week)(?: ,)? on (${WEEKDAY_LIST})`, (m) => weekly(m[1] ?? '')),
  rule(
    'fortnightly on weekdays',
    `(?:bi (?:- )?weekly|biweekly|fortnightly|every 2 weeks|every fortnight|every ${ALTERNATE} week)(?: ,)? on (${WEEKDAY_LIST})`,
    (m) => weekly(m[1] ?? '', 2),
  ),
  rule('fortnightly', 'bi (?:- )?weekly|biweekly|fortnightly', () => adverb({ unit: 'week', interval: 2 })),
  rule('every two months', 'bi (?:- )?monthly|bimonthly', () => adverb({ unit: 'month', interval: 2 })),
  rule('monthly', 'monthly', () => adverb({ unit: 'month' })),
  rule('quarterly', 'quarterly', () => adverb({ unit: 'month', interval: 3 })),
  rule('half-yearly', '(?:semi|half) (?:- )?(?:annually|yearly)|biannually', () =>
    adverb({ unit: 'month', interval: 6 }),
  ),
  rule('yearly', 'yearly|annually', () => adverb({ unit: 'year' })),
  rule('hourly', 'hourly', () => adverb({ unit: 'hour' })),
  rule('on the hour', '(?:on )?(?:the )?hour every hour|every hour on the hour', () => repeat({ unit: 'hour' })),
  rule(
    'N times a week',
    `(?:at )?(?:(once|twice|thrice|\\d+ times|\\d+ ?x)) (?:a|an|per|each|every|in a) (hour|day|week|fortnight|month|quarter|year)`,
    (m) => {
      const times = /once/.test(m[1] ?? '')
        ? 1
        : /twice/.test(m[1] ?? '')
          ? 2
          : /thrice/.test(m[1] ?? '')
            ? 3
            : Number.parseInt(m[1] ?? '1', 10);
      return repeat({ ...(UNIT_WORDS[m[2] ?? ''] ?? { unit: 'day' }), ...(times > 1 ? { perUnit: times } : {}) });
    },
  ),
  rule('twice weekly', '(twice|thrice) (daily|weekly|monthly|yearly)', (m) => {
    const unit = ({ daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const)[m[2] as 'daily'];
    return repeat({ unit, perUnit: m[1] === 'twice' ? 2 : 3 });
  }),
  rule(
    'N posts a week',
    `(?:an?|\\d+) (?:new |different |short |quick )?(?:posts?|${OWN_NOUN}s?|updates?|stories|story|reels?) (?:a|an|per|each|every) (hour|day|week|month|year)`,
    (m) => {
      const times = Number.parseInt(m[0], 10);
      return repeat({ unit: m[1] as RepeatUnit, ...(times > 1 ? { perUnit: times } : {}) });
    },
  ),
  rule(
    'a tip a day',
    `(?:(?<=(?:posts?|${OWN_NOUN}s?|updates?|stories|reels?|tip|quote|fact|photo|picture|reminder|joke|riddle|recipe|lesson|question|clip|video|one|1|word|story|idea|hint|clue|poem|meme) )an? |per )(hour|day|week|month|year)`,
    (m) => repeat({ unit: m[1] as RepeatUnit }),
  ),
  // 'a pun a day', 'one joke per week': whatever it is, it comes once in that time.
  rule(
    'something a day',
    `(?<=(?:^| )(?:an?|1) (?:(?!for |of |about |on |to |in |at )[a-z'-]+ ){1,3})(?:an?|per|each) (day|week|month)(?= (?:[,.:;!]|on|at|for|until|from|to|${PLAIN_NAMES.join('|')}|[tu]\\d)| *$)`,
    (m) => repeat({ unit: m[1] as RepeatUnit }),
  ),
  rule('the nth weekday of every month', `(?:on )?(?:the )?${NTH} ${COUNTED_DAY}${OF_EVERY_MONTH}`, (m) =>
    repeat({ unit: 'month', nths: nthList(m[1] ?? '', m[2] ?? '') }),
  ),
  rule(
    'every nth weekday of the month',
    `(?:every|each) ${NTH} ${COUNTED_DAY} (?:of|in) (?:the|every|each|a) month`,
    (m) => repeat({ unit: 'month', nths: nthList(m[1] ?? '', m[2] ?? '') }),
  ),
  rule(
    'monthly on the nth weekday',
    `(?:monthly|(?:every|each) month(?:'s)?|once a month)(?: ,)?(?: at| on)? (?:the )?${NTH} ${COUNTED_DAY}(?: of the month)?`,
    (m) => repeat({ unit: 'month', nths: nthList(m[1] ?? '', m[2] ?? '') }),
  ),
  rule('the end of every month', `(?:at |on )?(?:the )?(end|start|beginning|middle) of (?:every|each) month`, (m) =>
    monthEdge(m[1] ?? ''),
  ),
  rule(
    'every month at its end',
    `(?:(?:every|each) month|monthly)(?: ,)? at (?:the|its) (end|start|beginning|middle)(?: of the month)?`,
    (m) => monthEdge(m[1] ?? ''),
  ),
  rule('every month-end', `(?:(?:every|each) )?month (?:- )?end`, (m) =>
    /every|each/.test(m[0]) ? monthEdge('end') : null,
  ),
  rule(
    'ordinals of every month',
    `(?:on )?(?:the )?((?:${ORDINAL}|last)(?:(?: , and| ,| and)(?: the)? (?:${ORDINAL}|last))*)${OF_EVERY_MONTH}`,
    (m) => monthDays(m[1] ?? ''),
  ),
  rule('every spelled ordinal of the month', `(?:every|each) (#\\d{1,2}) (?:day )?of (?:the|a) month`, (m) =>
    monthDays(m[1] ?? ''),
  ),
  rule(
    'every ordinal',
    `(?:every|each) (\\d{1,2}th(?:(?: , and| ,| and)(?: the)? \\d{1,2}th)*)(?: of the month)?`,
    (m) => monthDays(m[1] ?? ''),
  ),
  rule(
    'monthly on ordinals',
    `(?:(?:every|each) month|monthly|once a month)(?: ,)? on (?:the )?(${ORDINAL}(?:(?: , and| ,| and)(?: the)? ${ORDINAL})*)`,
    (m) => monthDays(m[1] ?? ''),
  ),
  rule('every year on a month and day', `(?:every|each) (?:year on )?(${MONTH}) (?:the )?(\\d{1,2})(?:th)?`, (m) =>
    yearly(m[1] ?? '', m[2] ?? ''),
  ),
  rule(
    'every year on a day and month',
    `(?:every|each) (?:year on )?(?:the )?(\\d{1,2})(?:th)?(?: of)? (${MONTH})`,
    (m) => yearly(m[2] ?? '', m[1] ?? ''),
  ),
  rule('every holiday', `(?:on )?(?:every|each)(?: year on| year at)? (${HOLIDAY})`, (m) =>
    repeat({ unit: 'year', date: { type: 'holiday', name: m[1] ?? '' } }),
  ),
];

function monthEdge(text: string): Meaning {
  if (/end/.test(text)) return repeat({ unit: 'month', nths: [{ nth: -1, of: 'day' }] });
  return repeat({ unit: 'month', monthDays: [/middle/.test(text) ? 15 : 1] });
}

function monthDays(text: string): Meaning | null {
  const days = [...text.matchAll(/\d{1,2}|last/g)].map(([word]) => (word === 'last' ? -1 : Number(word)));
  return days.every((day) => day <= 31 && day !== 0) ? repeat({ unit: 'month', monthDays: days }) : null;
}

function yearly(monthText: string, dayText: string): Meaning {
  return repeat({ unit: 'year', date: { type: 'date', month: readMonth(monthText), day: Number(dayText) } });
}
