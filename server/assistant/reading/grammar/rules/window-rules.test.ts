import { testRules } from '../../../../../tests/support/rule-rows.ts';
import type { DaySpec, Meaning, Window } from '../phrases.ts';
import { ELAPSED_RULES, LATER_RULES, PAST_RULES, WINDOW_RULES } from './window-rules.ts';

type Edge = Extract<DaySpec, { type: 'window' }>['edge'];
const window = (
  unit: Window['unit'],
  offset: number,
  more: Partial<Window> = {},
): Extract<Meaning, { kind: 'window' }> => ({ kind: 'window', window: { unit, offset, ...more } });
const edgeOf = (edge: Edge, ...of: Parameters<typeof window>): Meaning => ({
  kind: 'days',
  days: [{ type: 'window', window: window(...of).window, edge }],
});
const elapsed = (minutes: number): Meaning => ({ kind: 'elapsed', minutes });
const PAST: Meaning = { kind: 'past' };

testRules([...WINDOW_RULES, ...ELAPSED_RULES, ...LATER_RULES, ...PAST_RULES], {
  'a month as a bound': {
    'until [February]': window('month', 0, { month: 2 }),
    'from [June 2027]': window('month', 0, { month: 6, year: 2027 }),
  },
  'the week of': { '[the week of] 10 May': { kind: 'week-of' } },
  'the end of a month or week': {
    'at the end of the month': edgeOf('last', 'month', 0),
    'the beginning of next week': edgeOf('first', 'week', 1),
  },
  'the end of a named month': {
    'by the end of March': edgeOf('last', 'month', 0, { month: 3 }),
    'the start of June 2027': edgeOf('first', 'month', 0, { month: 6, year: 2027 }),
  },
  'the middle of a month or week': {
    'mid-December': edgeOf('middle', 'month', 0, { month: 12 }),
    'mid-week': edgeOf('middle', 'week', 0),
  },
  'month-end': { 'at year-end': edgeOf('last', 'year', 0) },
  EOM: { 'by EOM': edgeOf('last', 'month', 0), eow: edgeOf('last', 'week', 0) },
  'this weekend': { 'at the weekend': window('weekend', 0), 'this coming weekend': window('weekend', 0) },
  'next weekend': { 'for next weekend': window('weekend', 1) },
  'the weekend after next': { 'the weekend after next': window('weekend', 2) },
  'next week': { 'next week': window('week', 1), 'sometime next quarter': window('quarter', 1) },
  'this week': {
    'later this week': { ...window('week', 0), isDaily: false },
    'the rest of the month': { ...window('month', 0), isDaily: true },
    'all week long': { ...window('week', 0), isDaily: true },
  },
  'the week after next': { 'the week after next': window('week', 2) },
  'a named month': {
    'in August': { ...window('month', 0, { month: 8 }), isDaily: false },
    'throughout June 2027': { ...window('month', 0, { month: 6, year: 2027 }), isDaily: true },
  },
  'the same time tomorrow': { 'same time next week': elapsed(10080) },
  'in N hours': { 'in 3 hours': elapsed(180), 'after an hour and a half': elapsed(90), 'in 1h 20': elapsed(80) },
  'when N hours have passed': { 'once 20 minutes have passed': elapsed(20) },
  'within N hours': { 'within the next 2 hours': elapsed(120) },
  'in 1h30': { 'in 1h30': elapsed(90) },
  'give it N minutes': { 'give it ten minutes': elapsed(10) },
  'in about N hours': { 'in about 2 hours': elapsed(120) },
  'N hours from now': { '45 minutes from now': elapsed(45) },
  'in half an hour': { 'in half an hour': elapsed(30) },
  'in a quarter of an hour': { 'in a quarter of an hour': elapsed(15) },
  'in three quarters of an hour': { 'in three quarters of an hour': elapsed(45) },
  'in an hour': { 'within the hour': elapsed(60) },
  'N hours later': {
    'and 3 hours later': { kind: 'later', minutes: 180 },
    'a day later': { kind: 'later', minutes: 1440 },
  },
  'a weekday gone by': { 'last Thursday evening': PAST },
  'a time gone by': { 'last winter': PAST, 'the past May': PAST },
  yesterday: { 'yesterday morning': PAST },
  'N days ago': { 'five minutes ago': PAST },
  since: { 'since 2018': PAST },
});
