import { type DaySpec, type Meaning, type PhraseRule, rule } from '../phrases.ts';
import { AMOUNT, MONTH, readAmount, readMonth, WEEKDAY, YEAR } from './patterns.ts';

const edgeDay = (day: DaySpec): Meaning => ({ kind: 'days', days: [day] });
const edge = (text: string): 'first' | 'last' | 'middle' =>
  /end|last|close/.test(text) ? 'last' : /mid/.test(text) ? 'middle' : 'first';
const EDGE = '(?:the )?(end|start|beginning|middle|last day|#1 day|close) of (?:the )?';

export const WINDOW_RULES: PhraseRule[] = [
  rule(
    'a month as a bound',
    `(?<=(?:from|starting|beginning|until|through|by|to) )(${MONTH})(?: (${YEAR}))?(?! \\d)`,
    (m) => ({
      kind: 'window',
      window: { unit: 'month', offset: 0, month: readMonth(m[1] ?? ''), ...(m[2] ? { year: Number(m[2]) } : {}) },
    }),
  ),
  rule('the week of', '(?:in |during |for |on )?(?:the )?week (?:of|commencing|beginning|starting)(?: the)?', () => ({
    kind: 'week-of',
  })),
  rule(
    'the end of a month or week',
    `(?:at |by |on |towards |in )?${EDGE}(?:(this|next|current|coming) )?(month|week|year|quarter|weekend)`,
    (m) =>
      edgeDay({
        type: 'window',
        window: { unit: m[3] as 'week', offset: /next|coming/.test(m[2] ?? '') ? 1 : 0 },
        edge: edge(m[1] ?? ''),
      }),
  ),
  rule('the end of a named month', `(?:at |by |on |towards |in )?${EDGE}(${MONTH})(?: (${YEAR}))?`, (m) =>
    edgeDay({
      type: 'window',
      window: { unit: 'month', offset: 0, month: readMonth(m[2] ?? ''), ...(m[3] ? { year: Number(m[3]) } : {}) },
      edge: edge(m[1] ?? ''),
    }),
  ),
  rule('the middle of a month or week', `(?:in |at )?mid (?:- )?(?:(${MONTH})|(month|week))`, (m) =>
    edgeDay({
      type: 'window',
      window: { unit: m[2] === 'week' ? 'week' : 'month', offset: 0, ...(m[1] ? { month: readMonth(m[1]) } : {}) },
      edge: 'middle',
    }),
  ),
  rule('month-end', "(?:at |by )?(?:the )?(month|year|week)(?: (?:- )?end|'s end)", (m) =>
    m[1] === 'week' ? null : edgeDay({ type: 'window', window: { unit: m[1] as 'month', offset: 0 }, edge: 'last' }),
  ),
  rule('EOM', '(?:at |by )?(eom|eoy|eow)', (m) =>
    edgeDay({
      type: 'window',
      window: { unit: ({ eom: 'month', eoy: 'year', eow: 'week' } as const)[m[1] as 'eom'], offset: 0 },
      edge: 'last',
    }),
  ),
  rule(
    'this weekend',
    '(?:at |on |over |during |for |this coming |the coming |this )(?:the )?weekend(?: coming)?|this weekend',
    () => ({ kind: 'window', window: { unit: 'weekend', offset: 0 } }),
  ),
  rule('next weekend', '(?:on |over |for |the )?(?:next|following) weekend', () => ({
    kind: 'window',
    window: { unit: 'weekend', offset: 1 },
  })),
  rule('the weekend after next', '(?:at |on |over )?the weekend after next', () => ({
    kind: 'window',
    window: { unit: 'weekend', offset: 2 },
  })),
  rule(
    'next week',
    '(?:for |during |in |over |sometime |of |on )?(?:some ?time |any ?time )?(?:the )?(next|following|coming) (week|month|year|quarter)',
    (m) => ({
      kind: 'window',
      window: { unit: m[2] as 'week', offset: 1 },
    }),
  ),
  rule(
    'this week',
    '(?:later |of |sometime |during |on |for |all |throughout )?(?:this|the rest of the|the remainder of the) (week|month|year)|all (?:week|month)(?: long)?|throughout the (?:week|month)',
    (m) => ({
      kind: 'window',
      window: { unit: /week/.test(m[0]) ? 'week' : /month/.test(m[0]) ? 'month' : 'year', offset: 0 },
      isDaily: /^(?:all|throughout)|rest|remainder/.test(m[0]),
    }),
  ),
  rule('the week after next', '(?:in |of )?(?:the )?(week|month) after next', (m) => ({
    kind: 'window',
    window: { unit: m[1] as 'week', offset: 2 },
  })),
  rule(
    'a named month',
    `(?:in|during|throughout|of|all|all of|over|for|this|(?:for |during |over )?the (?:whole|entire|rest|remainder)(?: month)?(?: of)?) (${MONTH})(?: (${YEAR}))?`,
    (m) => ({
      kind: 'window',
      window: { unit: 'month', offset: 0, month: readMonth(m[1] ?? ''), ...(m[2] ? { year: Number(m[2]) } : {}) },
      isDaily: /^(?:throughout|all)|whole|entire|rest|remainder/.test(m[0]),
    }),
  ),
];

const UNIT_MINUTES: Record<string, number> = { h: 60, hour: 60, hours: 60, m: 1, minute: 1, minutes: 1 };
const CLOCK_UNIT = '(hours?|minutes?|h|m)';

/** Hours and minutes from now: elapsed time. */
export const ELAPSED_RULES: PhraseRule[] = [
  rule(
    'the same time tomorrow',
    '(?:at )?(?:this|the same|same) time (tomorrow|next week|a week from now|in a week)',
    (m) => ({
      kind: 'elapsed',
      minutes: m[1] === 'tomorrow' ? 1440 : 10_080,
    }),
  ),
  rule(
    'in N hours',
    `(?:in|after) (${AMOUNT}) ${CLOCK_UNIT}(?: (?:and )?(\\d+|a half|a quarter)(?: (minutes?|m))?)?(?: from now| ' time|'s time| time)?`,
    (m) => elapsed(m[1], m[2], m[3]),
  ),
  rule(
    'when N hours have passed',
    `(?:when|once|after) (${AMOUNT}) ${CLOCK_UNIT} (?:have|has) (?:passed|elapsed|gone by)`,
    (m) => elapsed(m[1], m[2]),
  ),
  rule('within N hours', `within (?:the next )?(\\d+|an|a couple of) ${CLOCK_UNIT}`, (m) => elapsed(m[1], m[2])),
  // 'in 1h30'
  rule('in 1h30', 'in [tu](\\d{1,2}):(\\d{1,2})', (m) => ({
    kind: 'elapsed',
    minutes: Number(m[1]) * 60 + Number(m[2]),
  })),
  rule('give it N minutes', `(?:give (?:it|me|us)|wait)(?: about| around| another)? (${AMOUNT}) ${CLOCK_UNIT}`, (m) =>
    elapsed(m[1], m[2]),
  ),
  rule('in about N hours', `in (?:about |around |exactly |just )(${AMOUNT}) ${CLOCK_UNIT}`, (m) => elapsed(m[1], m[2])),
  rule('N hours from now', `(${AMOUNT}) ${CLOCK_UNIT}(?: (?:and )?(\\d+|a half)(?: (minutes?|m))?)? from now`, (m) =>
    elapsed(m[1], m[2], m[3]),
  ),
  rule(
    'in half an hour',
    "in (?:a )?half an hour(?:'s time)?|half an hour from now|in half hour|in (?:a|1) half hour",
    () => ({
      kind: 'elapsed',
      minutes: 30,
    }),
  ),
  rule(
    'in a quarter of an hour',
    "in (?:a )?quarter of an hour(?:'s time)?|(?:a )?quarter of an hour from now",
    () => ({
      kind: 'elapsed',
      minutes: 15,
    }),
  ),
  rule('in three quarters of an hour', "in 3 quarters of an hour(?:'s time)?|3 quarters of an hour from now", () => ({
    kind: 'elapsed',
    minutes: 45,
  })),
  rule('in an hour', "in an hour's time|an hour from now|within the hour|in the next hour", () => ({
    kind: 'elapsed',
    minutes: 60,
  })),
];

function elapsed(amountText = '', unit = '', extra = ''): Meaning {
  const per = UNIT_MINUTES[unit] ?? 1;
  const more = /half/.test(extra) ? per / 2 : /quarter/.test(extra) ? per / 4 : Number(extra || 0);
  return { kind: 'elapsed', minutes: Math.round(readAmount(amountText) * per + more) };
}

/** 'three hours later' counts from the moment before it. */
export const LATER_RULES: PhraseRule[] = [
  rule(
    'N hours later',
    `(?:and |then )?(?:again )?(${AMOUNT}|half an) (hours?|minutes?|days?|weeks?) (?:later|after that|afterwards)`,
    (m) => {
      const per = { h: 60, m: 1, d: 1440, w: 10_080 }[(m[2] ?? 'm').charAt(0)] ?? 1;
      return { kind: 'later', minutes: Math.round(readAmount(m[1] ?? '') * per) };
    },
  ),
];

/** Days gone by are never a posting time. */
export const PAST_RULES: PhraseRule[] = [
  rule(
    'a weekday gone by',
    `(?:on )?(?:last|(?:the |this )?past|(?:the )?previous) ${WEEKDAY}(?: (?:morning|afternoon|evening|night))?`,
    () => ({ kind: 'past' }),
  ),
  rule(
    'a time gone by',
    `(?:on )?(?:the )?(?:last|past|this past|previous) (?:week|month|year|night|weekend|summer|winter|spring|autumn|fall|quarter|${MONTH})(?: (?:morning|afternoon|evening|night))?`,
    () => ({ kind: 'past' }),
  ),
  rule('yesterday', 'yesterday(?: (?:morning|afternoon|evening|night))?|the day before yesterday', () => ({
    kind: 'past',
  })),
  rule('N days ago', `(?:${AMOUNT}) (?:days?|weeks?|months?|years?|hours?|minutes?) (?:ago|earlier|back)`, () => ({
    kind: 'past',
  })),
  rule('since', `since (?:${WEEKDAY}|${MONTH}|\\d{4})`, () => ({ kind: 'past' })),
];
