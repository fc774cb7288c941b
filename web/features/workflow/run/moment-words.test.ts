import { expect, it } from 'vitest';
import { exactMoment, recentMoment } from './moment-words.ts';

it('KEEP-80 tells versions and runs of one minute apart', () => {
  const [first, second] = ['2026-11-16T21:12:08Z', '2026-11-16T21:12:40Z'] as const;
  expect(recentMoment(first)).toBe(recentMoment(second));
  expect(exactMoment(first)).toMatch(/^Nov 1\d, \d+:12:08 [AP]M$/);
  expect(exactMoment(second)).not.toBe(exactMoment(first));
});
