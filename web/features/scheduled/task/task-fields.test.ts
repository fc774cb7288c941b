import { expect, test } from 'vitest';
import { exampleTask } from '../example-task.test-support.ts';
import { editOf, hasChanged, taskFieldsOf } from './task-fields.ts';

const task = exampleTask({ scheduledFor: '2026-11-20T09:00:30.000Z', seriesId: 's', recurrence: 'FREQ=DAILY' });
const begun = taskFieldsOf(task, new Date('2026-11-20T08:00:00Z'));
const edited = { ...begun, agentType: task.agentType };

test('a moment that nobody touched keeps its seconds, and of the rest only what is new is sent', () => {
  const { name, platforms, agentType, scheduledFor } = task;
  expect(editOf(task, begun, edited)).toEqual({ name, platforms, agentType, scheduledFor });
});

test('a new rhythm, clock and way of writing are sent; a way of writing only with a rhythm', () => {
  const changed = { ...edited, zone: 'Asia/Tokyo', fresh: !begun.fresh };
  expect(editOf(task, begun, { ...changed, rule: 'FREQ=WEEKLY' })).toMatchObject({
    recurrence: 'FREQ=WEEKLY',
    timeZone: 'Asia/Tokyo',
    fresh: !begun.fresh,
  });
  expect(editOf(task, begun, { ...changed, rule: null })).not.toHaveProperty('fresh');
});

test('a form begins at the next full hour where the moment has passed, and without a rule outside of a series', () => {
  const late = taskFieldsOf({ ...task, seriesId: null }, new Date(2026, 10, 20, 23, 10));
  expect([late.local, late.rule]).toEqual(['2026-11-21T00:00', null]);
});

test('what was typed and taken back is no change', () => {
  expect(hasChanged(begun, { ...begun, name: 'Other' })).toBe(true);
  expect(hasChanged(begun, { ...begun, platforms: [...begun.platforms] })).toBe(false);
});
