import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEventRange, sortEvents } from './event-order.ts';
import { makeLocalizer } from './library-parts.ts';

const library = makeLocalizer({ firstOfWeek: () => 1, formats: {}, format: () => '' }) as unknown as {
  inEventRange: typeof inEventRange;
  sortEvents: typeof sortEvents;
};

/** Moments of a month in which clocks change, many of them at midnight. */
const moments = fc
  .record({ quarter: fc.integer({ min: 0, max: 31 * 96 }), isMidnight: fc.boolean() })
  .map(({ quarter, isMidnight }) => new Date(2026, 9, 5, 0, isMidnight ? quarter * 1440 : quarter * 15))
  .filter((date) => date.getFullYear() < 2040);
const spans = fc.tuple(moments, moments).map(([a, b]) => (a <= b ? { start: a, end: b } : { start: b, end: a }));

test('CAL-26 events are within days, and stand in an order, as the calendar library has it', () => {
  fc.assert(
    fc.property(spans, spans, (event, range) => {
      expect(inEventRange({ event, range })).toBe(library.inEventRange({ event, range }));
    }),
    { numRuns: 2_000 },
  );
  const placed = fc.tuple(spans, fc.boolean()).map(([span, allDay]) => ({ ...span, allDay }));
  fc.assert(
    fc.property(placed, placed, (evtA, evtB) => {
      expect(Math.sign(sortEvents({ evtA, evtB }))).toBe(Math.sign(library.sortEvents({ evtA, evtB })));
    }),
    { numRuns: 2_000 },
  );
});
