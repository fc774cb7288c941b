import { PLATFORMS, type Platform } from '../../../../../domain/post/platforms.ts';
import type { Weekday } from '../../../../../domain/schedule/recurrence.ts';
import { testRules } from '../../../../../tests/support/rule-rows.ts';
import type { Meaning } from '../phrases.ts';
import { CORRECTION_RULES, EXCEPT_RULES, NOISE_RULES, PLATFORM_PHRASE_RULES } from './platform-rules.ts';

type Platforms = Extract<Meaning, { kind: 'platforms' }>;
const platforms = (named: readonly Platform[], more: Partial<Platforms> = {}): Meaning => ({
  kind: 'platforms',
  platforms: [...named],
  ...more,
});
const except = (weekdays: Weekday[], named: Platform[]): Meaning => ({ kind: 'except', weekdays, platforms: named });
const CORRECTION: Meaning = { kind: 'correction' };
const NOISE: Meaning = { kind: 'noise' };

testRules([...PLATFORM_PHRASE_RULES, ...EXCEPT_RULES, ...CORRECTION_RULES, ...NOISE_RULES], {
  'platforms by name': {
    'to our Facebook page': platforms(['facebook']),
    'Facebook, Instagram and X': platforms(['twitter', 'instagram', 'facebook']),
    'on LinkedIn': platforms(['linkedin']),
  },
  'both platforms': { 'on both': platforms([], { isBoth: true }) },
  'a verb of twitter': { '[tweet] the menu': platforms(['twitter'], { isVerb: true }) },
  'all platforms': { 'on all our channels': platforms(PLATFORMS), everywhere: platforms(PLATFORMS) },
  'the other platforms': {
    'everywhere else': platforms(PLATFORMS, { isRest: true }),
    'to the other networks': platforms(PLATFORMS, { isRest: true }),
  },
  without: { 'instead of': { kind: 'without' } },
  'except days or platforms': {
    'except on Tuesdays and weekends': except(['TU', 'SA', 'SU'], []),
    'skip LinkedIn': except([], ['linkedin']),
  },
  'not days or platforms': {
    'not on Sundays': except(['SU'], []),
    'rather than Facebook or Instagram': except([], ['instagram', 'facebook']),
  },
  'but days or platforms': { 'everywhere [but Instagram]': except([], ['instagram']) },
  "don't post on days or platforms": { "don't post it on Fridays": except(['FR'], []) },
  'no after a platform': { '[LinkedIn no], Facebook yes': except([], ['linkedin']) },
  'days off': { 'with Sundays off': except(['SU'], []) },
  'a slip of the tongue': { 'at 9[, no wait,] 10': CORRECTION, 'scratch that': CORRECTION },
  'what it becomes': { '[make it] Friday': CORRECTION, '[it should be] at 10': CORRECTION },
  'just before a clock': { '[just before noon,] 11:55': NOISE },
  'a weekday that a date explains': { '[on the Sunday of the marathon,] 18 April': NOISE },
  'as every week': { 'as every month': NOISE },
  'a greeting': { 'good evening': NOISE, 'happy new year': NOISE },
  'a phrase that is no time': { 'open [24/7]': NOISE, 'the photo [of the day]': NOISE },
});
