import { afterEach, describe, expect, test } from 'vitest';
import { isoToLocal, localToIso } from './local-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('date helpers', () => {
  test.each([
    ['Europe/Berlin', '2026-11-20T09:30', '2026-11-20T08:30:00.000Z'],
    ['America/New_York', '2026-11-20T09:30', '2026-11-20T14:30:00.000Z'],
    ['Asia/Kolkata', '2026-02-28T23:59', '2026-02-28T18:29:00.000Z'],
    ['UTC', '2028-02-29T00:00', '2028-02-29T00:00:00.000Z'],
  ])('TDLG-14 convert a local date-time input to an ISO UTC string and back: %s', (timeZone, local, iso) => {
    process.env.TZ = timeZone;
    expect(localToIso(local)).toBe(iso);
    expect(isoToLocal(iso)).toBe(local);
  });

  test('move a wall time that a clock change skips forward by the gap', () => {
    process.env.TZ = 'Europe/Berlin';
    expect(isoToLocal(localToIso('2027-03-28T02:30'))).toBe('2027-03-28T03:30');
  });

  test.each(['', 'tomorrow', '2026-02-31T10:00', '2026-13-01T10:00', '2026-11-20', '12026-11-20T10:00'])(
    'TDLG-15 give an empty string for an input that is empty or invalid: "%s"',
    (value) => {
      expect(localToIso(value)).toBe('');
    },
  );

  test.each(['', 'soon', '2026-99-99T00:00:00Z'])(
    'TDLG-15 give an empty string for an instant that is empty or invalid: "%s"',
    (value) => {
      expect(isoToLocal(value)).toBe('');
    },
  );
});
