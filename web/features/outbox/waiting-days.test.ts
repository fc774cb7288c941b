import { describe, expect, it } from 'vitest';
import type { ListedPublication } from '../../../domain/api/post/publishing.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import { waitingDays } from './waiting-days.ts';

const now = new Date(2027, 2, 3, 12);
const waiting = (taskId: string, dueAt: Date, platform: Platform = 'linkedin'): ListedPublication => ({
  id: `${taskId} ${platform}`,
  post: { platform, text: 'Hi', media: [] },
  state: 'ready',
  at: dueAt.toISOString(),
  url: null,
  externalId: null,
  reason: null,
  account: null,
  taskId,
  taskName: `Task ${taskId}`,
  dueAt: dueAt.toISOString(),
});

describe('the tray’s days', () => {
  it('HAND-05 go from the newest to the oldest, by their names', () => {
    const days = waitingDays(
      [
        waiting('a', new Date(2027, 2, 3, 9)),
        waiting('b', new Date(2027, 2, 3, 11)),
        waiting('c', new Date(2027, 2, 2, 23)),
        waiting('d', new Date(2027, 1, 26, 9)),
        waiting('e', new Date(2026, 11, 31, 9)),
      ],
      now,
    );
    expect(days.map(({ day, tasks }) => [day, tasks.map(({ id }) => id).join(' ')])).toEqual([
      ['Today', 'b a'],
      ['Yesterday', 'c'],
      ['Friday, February 26', 'd'],
      ['Thursday, December 31, 2026', 'e'],
    ]);
  });

  it('HAND-05 keep the networks of a task together', () => {
    const due = new Date(2027, 2, 3, 9);
    const [day] = waitingDays([waiting('a', due, 'facebook'), waiting('b', due), waiting('a', due)], now);
    expect(day?.tasks.map(({ name, posts }) => [name, ...posts.map(({ post }) => post.platform)])).toEqual([
      ['Task a', 'facebook', 'linkedin'],
      ['Task b', 'linkedin'],
    ]);
  });
});
