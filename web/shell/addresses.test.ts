import { expect, test } from 'vitest';
import { returnTarget, rootTarget } from './addresses.ts';

test.each([
  ['?userId=1&secret=2&type=verification', '/verify-email?userId=1&secret=2&type=verification'],
  ['?userId=1&secret=2', '/verify-email?userId=1&secret=2'],
  ['?userId=1&secret=2&type=recovery', '/reset-password?userId=1&secret=2&type=recovery'],
  ['?type=recovery', '/reset-password?type=recovery'],
])('the mailed link %s leads to %s, signed in or not', (search, target) => {
  expect(rootTarget(search, false)).toBe(target);
  expect(rootTarget(search, true)).toBe(target);
});

test.each(['', '?userId=1', '?userId=&secret=2', '?utm_source=mail'])('"%s" leads home', (search) => {
  expect(rootTarget(search, true)).toBe('/dashboard');
  expect(rootTarget(search, false)).toBe('/auth');
});

test('after signing in, the visitor returns to the address that was asked for', () => {
  expect(returnTarget({ from: '/scheduled?tab=builder' })).toBe('/scheduled?tab=builder');
  expect(returnTarget(null)).toBe('/dashboard');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 7])(
  'the address %s is not ours and leads to the dashboard',
  (from) => {
    expect(returnTarget({ from })).toBe('/dashboard');
  },
);
