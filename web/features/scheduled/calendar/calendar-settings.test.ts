import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FORMATS, SETTINGS } from './calendar-settings.ts';

test('CAL-17 a step is 30 minutes, 2 slots make a group, an agenda would have 30 days', () => {
  expect(SETTINGS).toMatchObject({ step: 30, timeslots: 2, length: 30 });
});

test('CAL-18 a double click has 250 ms, a long press takes 250 ms, a drag begins after 5 px', () => {
  expect(SETTINGS.longPressThreshold).toBe(250);
  // The other two are the library's own: an update that changes them is to be noticed.
  const library = readFileSync(createRequire(import.meta.url).resolve('react-big-calendar/lib/Selection.js'), 'utf8');
  expect(library).toMatch(/clickTolerance = 5;/);
  expect(library).toMatch(/clickInterval = 250;/);
});

test('CAL-16 the time gutter shows HH:mm', () => {
  expect(FORMATS.timeGutterFormat(new Date(2026, 10, 20, 7, 5))).toBe('07:05');
  expect(FORMATS.timeGutterFormat(new Date(2026, 10, 20, 19))).toBe('19:00');
});
