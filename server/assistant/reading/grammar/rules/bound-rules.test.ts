import { testRules } from '../../../../../tests/support/rule-rows.ts';
import type { Meaning } from '../phrases.ts';
import { BOUND_RULES } from './bound-rules.ts';

type Span = Extract<Meaning, { kind: 'span' }>;
const span = (amount: number, unit: Span['unit'], more: Partial<Span> = {}): Meaning => ({
  kind: 'span',
  amount,
  unit,
  ...more,
});
const count = (count: number): Meaning => ({ kind: 'count', count });

testRules(BOUND_RULES, {
  'a length that stands alone': {
    'daily 6am: a quote. [30 days].': span(30, 'day'),
    'make it [8 weeks]': span(8, 'week'),
  },
  'a length and long': { '[two weeks long], daily': span(2, 'week') },
  until: {
    'every day [until] Friday': { kind: 'until', day: null },
    'daily [through] 5 June': { kind: 'until', day: null },
    '[ending on] Sunday': { kind: 'until', day: null },
  },
  'no end': { 'every Monday [until further notice]': { kind: 'noise' }, forever: { kind: 'noise' } },
  from: { '[starting] Monday': { kind: 'start', day: null }, '[as of] 3 May': { kind: 'start', day: null } },
  onwards: { 'from the 20th [onwards]': { kind: 'noise' }, 'going forward': { kind: 'noise' } },
  'for a length': {
    'for 3 weeks': span(3, 'week'),
    'over a couple of months': span(2, 'month'),
    'for the next 2 hours': span(2, 'hour'),
    'for 3 evenings': span(3, 'day', { daypart: 'evening' }),
    'for four weekends': span(4, 'week', { weekdays: ['SA'] }),
  },
  'the next N days': {
    'the next three weekdays': span(3, 'weekday'),
    'on the coming 2 mornings': span(2, 'day', { daypart: 'morning' }),
  },
  'the coming week': {
    'for the next fortnight': span(2, 'week', { isComing: true }),
    'during the coming month': span(1, 'month', { isComing: true }),
  },
  'the next N Saturdays': { 'next 3 Fridays': span(3, 'week', { weekdays: ['FR'] }) },
  'N Saturdays': {
    'six Mondays in a row': span(6, 'week', { weekdays: ['MO'] }),
    'on 4 Saturdays': span(4, 'week', { weekdays: ['SA'] }),
  },
  'N days in a row': { 'five days running': span(5, 'day'), 'for 3 consecutive weeks': span(3, 'week') },
  'N times': { '6 times in total': count(6), x12: count(12), 'repeat twice': count(2) },
  'N in total': { '14 in all': count(14), '10 posts in total': count(10) },
  'N posts and no more': { 'for 3 posts': count(3), 'stop after 6': count(6), '5 updates max': count(5) },
  'N episodes': { 'a course [for 6 sessions]': count(6) },
  'N posts': {
    '5 short posts': { kind: 'posts', count: 5, platforms: [] },
    'a couple of tweets': { kind: 'posts', count: 2, platforms: ['twitter'] },
  },
  'N posts of some kind': { '3 haiku [posts]': { kind: 'posts', count: 3, platforms: [] } },
});
