import { expect, it } from 'vitest';
import { keyAddress, keyText, stepOf } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('FACT-03 takes the code of RFC 6238 at %d seconds', (seconds, code) => {
  expect(stepOf(KEY, code, at(seconds), 0)).toBe(Math.floor(seconds / 30));
});

it('FACT-03 takes a code one step early or late and no more, and none that is not newer than the last', () => {
  const made = 1_234_567_890;
  const taken = [-90, -60, -30, 0, 30, 60, 90].map((off) => stepOf(KEY, '005924', at(made + off), 0) !== null);
  expect(taken).toEqual([false, false, true, true, true, false, false]);
  expect(stepOf(KEY, '005924', at(made), made / 30 - 1)).toBe(made / 30);
  expect(stepOf(KEY, '005924', at(made), made / 30)).toBeNull();
});

it('writes a key as apps read it, by hand and as a QR code', () => {
  expect(keyText(KEY)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const address = new URL(keyAddress(KEY, 'ada+x@example.com'));
  expect(decodeURIComponent(address.href.split('?')[0] ?? '')).toBe('otpauth://totp/Fanfare:ada+x@example.com');
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret: keyText(KEY), issuer: 'Fanfare' });
});
