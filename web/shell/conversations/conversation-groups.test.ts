import { expect, test } from 'vitest';
import { findConversations, groupConversations } from './conversation-groups.ts';

const now = new Date(2026, 4, 15, 9, 30);
const at = (day: number, hour: number, title: string) => ({
  id: title,
  title,
  timestamp: new Date(2026, 4, day, hour).toISOString(),
});
const named = (groups: ReturnType<typeof groupConversations>) =>
  groups.map(({ name, items }) => [name, items.map(({ title }) => title)]);

test('conversations stand under the day they last went on, newest first', () => {
  const items = [
    at(14, 23, 'late'),
    at(15, 8, 'early'),
    at(15, 9, 'just now'),
    at(8, 0, 'a week'),
    at(1, 0, 'long ago'),
  ];
  expect(named(groupConversations(findConversations(items, ''), now))).toEqual([
    ['Today', ['just now', 'early']],
    ['Yesterday', ['late']],
    ['Previous 7 days', ['a week']],
    ['Older', ['long ago']],
  ]);
});

test('a clock that runs behind still shows a conversation of the future, under today', () => {
  expect(named(groupConversations([at(16, 1, 'tomorrow')], now))).toEqual([['Today', ['tomorrow']]]);
});

test('the search finds titles by any part of them, without case', () => {
  const items = [at(15, 8, 'Launch week'), at(15, 9, 'Founder story')];
  expect(findConversations(items, '  LAUNCH ').map(({ title }) => title)).toEqual(['Launch week']);
  expect(findConversations(items, 'recap')).toEqual([]);
});
