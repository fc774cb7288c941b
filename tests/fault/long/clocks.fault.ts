import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { MISSED_TEXT } from '../../../domain/schedule/scheduled.ts';
import { checkTrust, startAudit } from '../audit.ts';
import { countPosts, ended, insertPosts } from '../posts.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';

/** Puts a clock that can be set in the place of the database's, for every connection from now on. */
async function settableClock({ sql }: Workplace): Promise<void> {
  await sql('create table clock_offset (ahead interval not null)');
  await sql(`insert into clock_offset values ('0')`);
  await sql('create schema clocks');
  for (const name of ['clock_timestamp', 'now'])
    await sql(`create function clocks.${name}() returns timestamptz language sql volatile as
      $$ select pg_catalog.${name}() + ahead from public.clock_offset $$`);
  await sql(`create or replace function pgboss.job_now() returns timestamptz language sql volatile as
    $$ select pg_catalog.now() + ahead from public.clock_offset $$`);
  await sql(
    `do $$ begin execute format('alter database %I set search_path = clocks, public, pg_catalog', current_database()); end $$`,
  );
}

describe('a clock that jumps', () => {
  let place: Workplace;
  const places: Workplace[] = [];
  beforeEach(async () => {
    place = await openWorkplace(inject('postgresUrl'), {});
    places.push(place);
    await settableClock(place);
    await startAudit(place.sql);
  });
  afterAll(async () => {
    for (const one of places) await one.close();
  });
  const setAhead = async (ahead: string): Promise<void> => {
    await place.sql('update clock_offset set ahead = $1', [ahead]);
  };
  /** 60 posts in a row; the clock jumps when some of them have run. */
  const jumpAmid = async (ahead: string): Promise<void> => {
    await insertPosts(place, 60, 100);
    await vi.waitFor(async () => expect(await countPosts(place, `status = 'completed'`)).toBeGreaterThan(15), {
      timeout: 30_000,
      interval: 10,
    });
    await setAhead(ahead);
  };

  it.each(['1 hour', '23 hours'])('%s ahead: the rest runs at once, late, and nothing twice', async (ahead) => {
    await place.startWorker();
    await place.startWorker();
    await jumpAmid(ahead);
    await ended(place, 60);
    expect(await countPosts(place, `status = 'completed'`)).toBe(60);
    expect(await countPosts(place, 'lateness is not null')).toBeGreaterThan(0);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });
  });

  it('two days ahead: what is too late says so, nothing runs twice, and nothing hangs', async () => {
    await place.startWorker();
    await jumpAmid('2 days');
    await ended(place, 60);
    expect(await countPosts(place, `status = 'failed' and error_message <> '${MISSED_TEXT}'`)).toBe(0);
    expect(await countPosts(place, `status = 'failed'`)).toBeGreaterThan(0);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });
  });

  it.each(['-1 hour', '-1 day'])(
    '%s back: nothing runs twice, what waits keeps its moment, and work goes on',
    async (ahead) => {
      await place.startWorker();
      await jumpAmid(ahead);
      // What had begun comes to its end although the clock says that it has not begun yet.
      await vi.waitFor(async () => expect(await countPosts(place, `status = 'executing'`)).toBe(0), {
        timeout: 30_000,
      });
      await insertPosts(place, 5, 10);
      const isNew = `created_at < (select max(created_at) from scheduled_workflows where status = 'scheduled')`;
      await vi.waitFor(
        async () => expect(await countPosts(place, `status = 'completed' and ${isNew}`)).toBeGreaterThan(5),
        {
          timeout: 30_000,
        },
      );
      await setAhead('0');
      await ended(place, 65);
      expect(await countPosts(place, `status = 'completed'`)).toBe(65);
      await checkTrust(place.sql, { approved: 0, accepted: 0 });
    },
  );

  it('over both changes of the hour: a daily post keeps its wall time, one for each day', async () => {
    await place.startWorker();
    const [{ id } = { id: '' }] = await place.sql<{ id: string }>(
      `insert into series (user_id, rule, wall_time, time_zone) values ($1, 'FREQ=DAILY;COUNT=5', $2, 'Europe/Berlin') returning id`,
      [place.person.user.id, '2027-03-26T02:30'],
    );
    await setAheadTo('2027-03-25T12:00:00Z');
    await insertPosts(place, 1, 0);
    await place.sql(
      `update scheduled_workflows set series_id = $1, occurrence = $2, scheduled_for = $2, time_zone = 'Europe/Berlin'`,
      [id, '2027-03-26T01:30:00Z'],
    );
    const moments = [
      '2027-03-26T01:30',
      '2027-03-27T01:30',
      '2027-03-28T01:30',
      '2027-03-29T00:30',
      '2027-03-30T00:30',
    ];
    for (const [index, moment] of moments.entries()) {
      await setAheadTo(`${moment}:01Z`);
      await place.sql(`select pg_notify('fanfare_schedule', '')`);
      await ended(place, index + 1, 30_000);
    }
    const rows = await place.sql<{ at: Date }>('select scheduled_for as at from scheduled_workflows order by 1');
    // 2:30 does not exist on 28 March: it moves on by the gap, to 3:30 of the new time.
    expect(rows.map(({ at }) => at.toISOString().slice(0, 16))).toEqual(moments);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });
  });
  const setAheadTo = async (moment: string): Promise<void> => {
    await place.sql('update clock_offset set ahead = $1::timestamptz - pg_catalog.clock_timestamp()', [moment]);
  };
});
