import { expect, test } from 'vitest';
import { exampleTask } from '../example-task.test-support.ts';
import { cutTitle, firstDayOfWeek, MONTH_LABELS, toEvents, yearsAround } from './calendar-events.ts';

test('CAL-08 an event has id, title, start, end 30 minutes later, status and the whole workflow', () => {
  const task = exampleTask();
  expect(toEvents([task], [])).toEqual([
    {
      id: task.id,
      title: task.name,
      start: new Date('2026-11-20T09:00:00Z'),
      end: new Date('2026-11-20T09:30:00Z'),
      status: 'scheduled',
      resource: task,
      seriesTaskId: null,
    },
  ]);
});

test('an occurrence to come belongs to the task of its series and has no workflow of its own', () => {
  const [event] = toEvents(
    [],
    [{ id: 'a', seriesId: 's', name: 'Weekly', platforms: ['linkedin'], scheduledFor: '2026-11-27T09:00:00.000Z' }],
  );
  expect(event).toMatchObject({ status: 'projected', seriesTaskId: 'a', resource: null, title: 'Weekly' });
});

test.each([
  ['Exactly fifteen', 'Exactly fifteen'],
  ['Exactly sixteen!', 'Exactly sixteen…'],
  ['☕☕☕☕☕☕☕☕☕☕☕☕☕☕🥐🥐', '☕☕☕☕☕☕☕☕☕☕☕☕☕☕🥐…'],
])('CAL-07 cuts a title to 15 characters plus an ellipsis: %s', (title, cut) => {
  expect(cutTitle(title)).toBe(cut);
});

test.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['ar-EG', 6],
  ['nonsense!', 0],
])('CAL-19 the week of %s begins on day %i', (language, day) => {
  expect(firstDayOfWeek(language)).toBe(day);
});

test('CAL-05 the picker has January to December and 10 years before to 10 after', () => {
  expect([MONTH_LABELS[0], MONTH_LABELS[11], MONTH_LABELS.length]).toEqual(['January', 'December', 12]);
  expect([yearsAround(2026)[0], yearsAround(2026).at(-1), yearsAround(2026).length]).toEqual([2016, 2036, 21]);
});
