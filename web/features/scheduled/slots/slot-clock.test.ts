import { expect, test } from 'vitest';
import { clockWords } from './slot-clock.ts';

test('MONTH-85 posting slots say by which clock they go, and by which the rest is shown', () => {
  expect(clockWords('Europe/Berlin', 'Europe/Berlin')).toBe('Times are in Europe/Berlin.');
  expect(clockWords('America/New_York', 'Europe/Berlin')).toBe(
    'These times keep the clock of your account, America/New York. All other times, the next free slot included, are shown by the clock of this device, Europe/Berlin.',
  );
});
