import { expect, it } from 'vitest';
import { instantSchema } from './instants.ts';

it.each([
  ['2027-01-31T09:00:00Z', true],
  ['2027-01-31T09:00:00+05:30', true],
  ['0001-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00+01:00', false],
  ['9999-12-31T23:59:59-23:59', false],
  ['+275760-09-13T00:00:00Z', false],
  ['2027-01-31T09:00:00+15:59', true],
  ['2027-01-31T09:00:00+16:00', false],
  ['2027-01-31T09:00:00-16:00', false],
  ['infinity', false],
  ['2027-02-30T10:00:00Z', false],
  ['2027-01-31T09:00', false],
])('%s is an instant that can be kept: %s', (text, isKept) => {
  expect(instantSchema.safeParse(text).success).toBe(isKept);
});
