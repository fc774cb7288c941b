import { describe, expect, it } from 'vitest';
import { type PostingSlot, postingSlotsSchema } from '../../../domain/schedule/posting-slots.ts';
import { comingSlots } from './coming-slots.ts';

const slot = (weekday: number, time: string, platform: PostingSlot['platform'] = 'linkedin'): PostingSlot => ({
  platform,
  weekday,
  time,
});
const first = (slots: PostingSlot[], now: string, zone: string, most: number, platforms = ['linkedin' as const]) => {
  const found: string[] = [];
  for (const at of comingSlots(slots, platforms, zone, new Date(now))) {
    if (found.length === most) break;
    found.push(at.toISOString());
  }
  return found;
};

describe('posting slots', () => {
  it('MONTH-50 come in the order of time, strictly later than now, each moment once', () => {
    const slots = [slot(1, '17:00'), slot(1, '09:00'), slot(3, '09:00'), slot(1, '09:00', 'twitter')];
    // A Monday, 9:00 in Berlin.
    expect(first(slots, '2026-11-16T08:00:00Z', 'Europe/Berlin', 3)).toEqual([
      '2026-11-16T16:00:00.000Z',
      '2026-11-18T08:00:00.000Z',
      '2026-11-23T08:00:00.000Z',
    ]);
    expect(first(slots, '2026-11-16T07:59:00Z', 'Europe/Berlin', 1)).toEqual(['2026-11-16T08:00:00.000Z']);
    expect(first(slots, '2026-11-16T07:59:00Z', 'Europe/Berlin', 1, [])).toEqual([]);
  });

  it('MONTH-51 keep their time of day across clock changes, and move forward where it is skipped', () => {
    expect(first([slot(7, '02:30'), slot(7, '09:00')], '2026-03-22T12:00:00Z', 'Europe/Berlin', 4)).toEqual([
      // 29 March: 2:30 does not exist, and 9:00 is an hour earlier in UTC than the week before.
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-04-05T00:30:00.000Z',
      '2026-04-05T07:00:00.000Z',
    ]);
    // 25 October: 2:30 comes twice and counts once.
    expect(first([slot(7, '02:30')], '2026-10-24T12:00:00Z', 'Europe/Berlin', 2)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-11-01T01:30:00.000Z',
    ]);
    // A time that the clock skips falls onto another slot: one moment.
    expect(first([slot(7, '02:30'), slot(7, '03:30')], '2026-03-28T12:00:00Z', 'Europe/Berlin', 2)).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-04-05T00:30:00.000Z',
    ]);
  });

  it('MONTH-52 are kept once each and in order; a wrong time, a wrong day and too many are refused in words', () => {
    expect(postingSlotsSchema.parse([slot(2, '09:00'), slot(1, '10:00'), slot(2, '09:00')])).toEqual([
      slot(1, '10:00'),
      slot(2, '09:00'),
    ]);
    for (const wrong of [slot(0, '09:00'), slot(8, '09:00'), slot(1, '24:00'), slot(1, '9:00'), slot(1, '09:00:00')])
      expect(postingSlotsSchema.safeParse([wrong]).success).toBe(false);
    const many = Array.from({ length: 101 }, (_, n) => slot(1, `10:${String(n % 60).padStart(2, '0')}`));
    expect(postingSlotsSchema.safeParse(many).success).toBe(true);
    const times = Array.from({ length: 101 }, (_, n) => slot((n % 7) + 1, `${String(n % 24).padStart(2, '0')}:00`));
    expect(postingSlotsSchema.safeParse(times).error?.issues[0]?.message).toBe(
      'A network can have at most 100 posting slots in a week',
    );
  });
});
