import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { isWholeRun } from '../../../../tests/support/whole-run.ts';
import { read } from '../read.ts';
import { WEEKDAY_NAMES } from './rules/lexicon.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'America/Sao_Paulo'];
const TIME_FORMS: [written: string, wall: string][] = [
  ['at 9am', '09:00'],
  ['at 9 am', '09:00'],
  ['at 09:00', '09:00'],
  ['at 9:05am', '09:05'],
  ['at 5.30pm', '17:30'],
  ['at 17h30', '17:30'],
  ['at 1730', '17:30'],
  ['at noon', '12:00'],
  ['at midnight', '00:00'],
  ['at half past eight in the morning', '08:30'],
  ['at quarter to nine in the evening', '20:45'],
  ['@ 11', '11:00'],
  ['in the afternoon', '15:00'],
  ['', '12:00'],
];
const instants = fc
  .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2035, 0, 1) })
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));
const zones = fc.constantFrom(...ZONES);

describe('whatever the day, the time and the zone', () => {
  test('a named weekday at a time is the next such moment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WEEKDAY_NAMES),
        fc.constantFrom(...TIME_FORMS),
        zones,
        instants,
        (day, [form, wall], timeZone, now) => {
          const [plan, ...others] = read(`Post the menu on Facebook on ${day} ${form}`, { now, timeZone }).plans;
          expect(others).toEqual([]);
          const local = now.toZonedDateTimeISO(timeZone);
          const ahead = (WEEKDAY_NAMES.indexOf(day) + 1 - local.dayOfWeek + 7) % 7;
          const at = (days: number) =>
            local
              .toPlainDate()
              .add({ days })
              .toPlainDateTime(Temporal.PlainTime.from(wall))
              .toZonedDateTime(timeZone, { disambiguation: 'compatible' });
          const coming = at(ahead);
          const wanted = Temporal.Instant.compare(coming.toInstant(), now) > 0 ? coming : at(ahead + 7);
          expect(plan?.instant).toBe(wanted.toInstant().toString({ smallestUnit: 'second' }));
        },
      ),
      { numRuns: 300 },
    );
  });

  const WHENS = [
    'tomorrow at 8',
    'today',
    'tonight',
    'on the 31st',
    'every Monday at 9',
    'daily at 7am',
    'on 29 February',
    'at 6pm EST',
    'in 3 hours',
    'next Friday',
    'at the end of the month',
    'on Christmas',
    'the day before Easter at 9',
    'this weekend',
    'next week at 5',
    'every 2 weeks',
    'monthly on the 30th',
    'twice a day',
    'hourly',
    'from 1 to 24 December daily',
  ];
  test('a plan never lies in the past', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WHENS), zones, instants, (when, timeZone, now) => {
        const { plans } = read(`Post the menu on Instagram ${when}`, { now, timeZone });
        expect(plans.length).toBeGreaterThan(0);
        for (const plan of plans) expect(Temporal.Instant.compare(Temporal.Instant.from(plan.instant), now)).toBe(1);
      }),
      { numRuns: 400 },
    );
  });
});

describe('whatever is written', () => {
  const moment = { now: '2026-11-14T09:00:00+01:00', timeZone: 'Europe/Berlin' };

  test('a quoted text stays whole in the content and steers nothing', () => {
    const words = fc.constantFrom(
      'Friday',
      'at 9pm',
      'on Facebook',
      'every day',
      'sale',
      'tomorrow',
      'doors',
      'open',
      'until',
      '50% off',
      '🎉',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (parts) => {
        const quote = parts.join(' ');
        const { plans } = read(`Post "${quote}" on LinkedIn tomorrow at 10`, moment);
        expect(plans.map((plan) => plan.at)).toEqual(['2026-11-15T10:00']);
        expect(plans[0]?.platforms).toEqual(['linkedin']);
        expect(plans[0]?.content).toContain(quote);
      }),
    );
  });

  test('nothing throws, and the same message gives the same reading', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '\ud800',
        'مرحبا غدا الساعة 9',
        '👩‍👩‍👧‍👦',
        '"',
        "'",
        '“',
        '\n- ',
        '99/99',
        '0am',
        '25:61',
        'on the 99th',
        'every 0 days',
        'in 999999999 years',
        'for 99999 weeks',
        'until',
        'Post on Facebook ',
        ' tomorrow ',
        ' at 9 ',
        ' and ',
        'every 31 February',
        '2026-99-99',
        'UTC+99',
        '12/31/9999',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        expect(read(text, moment)).toEqual(read(text, moment));
      }),
      { numRuns: isWholeRun ? 1000 : 200 },
    );
  }, 240_000);

  test.each([
    ['one word', 'a'.repeat(100_000)],
    ['spaces', ' '.repeat(100_000)],
    ['open quotes', '"\''.repeat(50_000)],
    ['days', 'every Monday at 9 and '.repeat(5_000)],
    ['new lines', '\n'.repeat(100_000)],
    [
      'a pasted article',
      `Post this tomorrow at 9 on LinkedIn:\n\n${'On Friday at 5pm we met on Facebook. '.repeat(3_000)}`,
    ],
    ['open brackets', '('.repeat(100_000)],
    ['dots', '…'.repeat(100_000)],
  ])('100 KB of %s is read without an error', (_, text) => {
    expect(['schedule', 'text', 'image', 'audio']).toContain(read(text, moment).intent);
  });

  test('a flood of numbers is no flood of plans', () => {
    const { plans } = read(`Schedule a LinkedIn post every Monday at 9am about ${'1, '.repeat(3_000)}`, moment);
    expect(plans.length).toBeLessThanOrEqual(300);
  });
});
