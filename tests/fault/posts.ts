import { expect, vi } from 'vitest';
import { scheduleWorkflow } from '../../domain/api/schedule/scheduled.ts';
import { make } from '../support/client.ts';
import type { Workplace } from './workplace.ts';

const ENDED = `status in ('completed', 'failed')`;

/** Schedules posts of two agents through the front door; once all are accepted, however long that takes, they are due in a moment. */
export async function schedulePosts(place: Workplace, count: number, inMs: number): Promise<void> {
  const scheduledAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  for (let i = 0; i < count; i++) {
    const { status, body } = await make(
      place.url(),
      scheduleWorkflow,
      {
        name: `post ${i}`,
        scheduledAt,
        userTimezone: 'UTC',
        agents: [
          { id: 'first', type: 'chat', name: 'First', input: 'one', description: '' },
          { id: 'second', type: 'chat', name: 'Second', input: '', description: '' },
        ],
        connections: [{ id: 'c', source: 'first', target: 'second' }],
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      place.person.identity,
    );
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Workflow scheduled successfully!' });
  }
  await place.sql(
    `update scheduled_workflows set scheduled_for = clock_timestamp() + make_interval(secs => $1::float8 / 1000)
     where scheduled_for = $2 and name like 'post %'`,
    [inMs, scheduledAt],
  );
  await place.sql(`select pg_notify('fanfare_schedule', '')`);
}

/** Puts many posts on the schedule at once, `everyMs` apart, their text approved already; the first comes in three seconds. */
export async function insertPosts(place: Workplace, count: number, everyMs: number): Promise<void> {
  const agents = JSON.stringify([
    { id: 'a', type: 'chat', name: 'Text', input: 'Hello', description: '', verbatim: true },
  ]);
  await place.sql(
    `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
     select $1, 'post', clock_timestamp() + interval '3 seconds' + make_interval(secs => i * $2 / 1000.0), 'UTC', '[]', 'custom', $3, '[]'
     from generate_series(0, $4 - 1) as i`,
    [place.person.user.id, everyMs, agents, count],
  );
  await place.sql(`select pg_notify('fanfare_schedule', '')`);
}

export async function countPosts(place: Workplace, where: string): Promise<number> {
  const [row] = await place.sql<{ n: number }>(`select count(*)::int as n from scheduled_workflows where ${where}`);
  return row?.n ?? -1;
}

/** Waits until so many posts have come to their end. */
export async function ended(place: Workplace, count: number, timeout = 120_000): Promise<void> {
  await vi.waitFor(async () => expect(await countPosts(place, ENDED)).toBe(count), { timeout, interval: 100 });
}
