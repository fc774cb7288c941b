import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { MISSED_TEXT } from '../../../domain/schedule/scheduled.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { type Notifications, openNotifications } from '../../platform/db/notifications.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { openQueue, type Queue } from '../../platform/queue/queue.ts';
import { createScheduled } from './create.ts';
import { deleteTask, editTask, executeTask } from './edits.ts';
import { momentAt } from './moments.ts';
import { type DueTimer, startDueTimer } from './running/due-timer.ts';
import { type EndingDeps, endingOf } from './running/ending.ts';
import { type FiringDeps, fireDue } from './running/firing.ts';
import { type RunDeps, runHandler } from './running/run-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A process of the product as far as the schedule goes: a due-timer, a queue and a worker. */
interface Process {
  queue: Queue;
  stop(): Promise<void>;
}

let database: { url: string; drop(): Promise<void> };
let open: OpenDatabase;
let notifications: Notifications;
let userId: string;
let processes: Process[] = [];
/** The database's clock as the tests set it; null for the real one. */
let now: Date | null = null;
const worked: string[] = [];

const made = (text: string): Output => ({ output_type: 'text', output: text, agent: 'Writer', timestamp: 1 });
const databaseNow = (): SQL<Date> =>
  now ? sql<Date>`${now.toISOString()}::timestamptz` : sql<Date>`clock_timestamp()`;

async function startProcess(
  work: RunDeps['work'],
  options: { timer?: boolean; sendOut?: EndingDeps['sendOut'] } = {},
): Promise<Process> {
  const endRuns = options.sendOut ? endingOf({ databaseNow, noteDown, sendOut: options.sendOut }) : quietly;
  const handler = runHandler({
    clock: () => new Date(),
    db: open.db,
    work,
    factsOf: async () => new Map(),
    mayPass: () => false,
    explain: (thrown) => (thrown as Error).message,
    freshen: async (workflow) => workflow,
    endRuns,
  });
  const queue = await openQueue(database.url, [handler], {
    db: open.db,
    notifications,
    work: true,
    log: silentLog,
    stopGraceMs: 100,
  });
  const timer: DueTimer | null =
    options.timer === false
      ? null
      : startDueTimer({ db: open.db, queue, databaseNow, noteDown, endRuns }, notifications, silentLog);
  const one: Process = {
    queue,
    stop: async () => {
      await timer?.stop();
      await queue.stop();
    },
  };
  processes.push(one);
  return one;
}

/** What people were to be told, kind by kind. */
const noted: string[] = [];
const noteDown: EndingDeps['noteDown'] = async (_, notes) => {
  noted.push(...notes.map(({ kind, title }) => `${kind} ${title}`));
};

const quietly = endingOf({ databaseNow, noteDown, sendOut: async () => {} });

const write: RunDeps['work'] = async (workflow) => {
  worked.push(workflow.name);
  return made(`text of ${workflow.name}`);
};

async function schedule(
  name: string,
  at: Date,
  recurrence: string | null = null,
  timeZone = 'UTC',
  verbatim = false,
): Promise<string> {
  const moment = momentAt(at, timeZone, recurrence);
  const agent = { id: 'a', type: 'chat' as const, name: 'Writer', input: 'go', description: '', verbatim };
  const { id } = await open.db.transaction((tx) =>
    createScheduled(
      tx,
      userId,
      { name, moment, platforms: [], agentType: 'custom', agents: [agent], connections: [] },
      // Whoever schedules does so before the moment.
      new Date(at.getTime() - HOUR),
    ),
  );
  return id;
}

interface Row {
  id: string;
  name: string;
  status: string;
  scheduled_for: Date;
  error_message: string | null;
  lateness: string | null;
}
const tasks = async (): Promise<Row[]> =>
  (await open.pool.query<Row>('select * from scheduled_workflows order by scheduled_for, name')).rows;
const statuses = async (): Promise<string[]> => (await tasks()).map(({ name, status }) => `${name} ${status}`);
const until = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 40_000, interval: 20 });

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  open = await openDatabase(database.url, () => {});
  notifications = await openNotifications(
    database.url,
    ['fanfare_jobs', 'fanfare_schedule', 'fanfare_changes'],
    silentLog,
  );
  const [user] = await open.db
    .insert(users)
    .values({ email: 'a@example.com', firstName: 'A', lastName: 'B', name: 'A B', passwordHash: '-', premium: true })
    .returning({ id: users.id });
  userId = user?.id ?? '';
  now = null;
  worked.length = 0;
  noted.length = 0;
});

afterEach(async () => {
  for (const one of processes.splice(0)) await one.stop();
  await notifications.close();
  await open.close();
  await database.drop();
});

describe('the schedule', () => {
  it('runs what is due, once, and keeps what it made', async () => {
    await startProcess(write);
    const id = await schedule('Morning post', new Date(Date.now() + 300));
    await until(async () => expect(await statuses()).toEqual(['Morning post completed']));
    expect(worked).toEqual(['Morning post']);
    const { rows } = await open.pool.query(
      'select output from run_nodes n join runs r on r.id = n.run_id where scheduled_workflow_id = $1',
      [id],
    );
    expect(rows).toEqual([{ output: made('text of Morning post') }]);
  });

  it('PUB-31 leaves one post for each network with the end of a run, ready for its owner or sent on its way', async () => {
    await open.pool.query(
      `insert into network_connections (user_id, platform, account_id, account_name, sealed) values ($1, 'linkedin', 'a', 'Ada', '')`,
      [userId],
    );
    const sent: string[] = [];
    await startProcess(write, { sendOut: async (_, postIds) => void sent.push(...postIds) });
    await schedule('Morning post', new Date(Date.now() + 300));
    await until(async () => expect(await statuses()).toEqual(['Morning post completed']));
    const { rows } = await open.pool.query(
      'select id, platform, text, state, account from posts p join publications o on o.post_id = p.id order by platform',
    );
    const text = 'text of Morning post';
    expect(rows).toMatchObject([
      { platform: 'facebook', text, state: 'ready', account: null },
      { platform: 'instagram', text, state: 'ready', account: null },
      { platform: 'linkedin', text, state: 'queued', account: 'Ada' },
      { platform: 'twitter', text, state: 'ready', account: null },
    ]);
    expect(sent).toEqual([rows[2].id]);
  });

  it('runs each of many that are due at the same moment exactly once, with several processes at it', async () => {
    const at = new Date(Date.now() + 400);
    for (let i = 0; i < 60; i++) await schedule(`post ${i}`, at);
    for (let i = 0; i < 3; i++) await startProcess(write);
    await until(async () => expect((await tasks()).filter(({ status }) => status === 'completed')).toHaveLength(60));
    expect(new Set(worked).size).toBe(60);
    expect(worked).toHaveLength(60);
  });

  it('is claimed once even when many tick at the same time', async () => {
    const { queue } = await startProcess(write, { timer: false });
    await schedule('post', new Date(Date.now() - MINUTE));
    const deps: FiringDeps = { db: open.db, queue, databaseNow, noteDown, endRuns: quietly };
    await Promise.all(Array.from({ length: 20 }, () => fireDue(deps)));
    await until(async () => expect(await statuses()).toEqual(['post completed']));
    const { rows } = await open.pool.query('select count(*)::int as runs from runs');
    expect(rows).toEqual([{ runs: 1 }]);
  });

  it('PUB-70 of approved words is on its way with the tick that finds it due: no worker has anything to make of it', async () => {
    const sent: string[] = [];
    const { queue } = await startProcess(write, { timer: false });
    const endRuns = endingOf({ databaseNow, noteDown, sendOut: async (_, ids) => void sent.push(...ids) });
    await schedule('given', new Date(Date.now() - MINUTE), 'FREQ=DAILY;COUNT=2', 'UTC', true);
    await open.pool.query(
      `insert into network_connections (user_id, platform, account_id, account_name, sealed) values ($1, 'linkedin', '1', 'Mia', '-')`,
      [userId],
    );
    await fireDue({ db: open.db, queue, databaseNow, noteDown, endRuns });
    expect(await statuses()).toEqual(['given completed', 'given scheduled']);
    const { rows: jobs } = await open.pool.query(`select id from pgboss.job where name = 'run-workflow'`);
    expect(jobs).toEqual([]);
    const { rows } = await open.pool.query(
      `select p.platform, p.text, out.state, out.post_id, n.output ->> 'output' as made, r.finished_at - r.started_at as took
       from posts p join publications out on out.post_id = p.id join runs r on r.id = p.run_id join run_nodes n on n.run_id = r.id`,
    );
    expect(rows).toHaveLength(4);
    expect(rows.every(({ text, made, took }) => text === 'go' && made === 'go' && took !== null)).toBe(true);
    const queued = rows.filter(({ state }) => state === 'queued');
    expect(queued.map(({ platform }) => platform)).toEqual(['linkedin']);
    expect(sent).toEqual(queued.map(({ post_id }) => post_id));
    const { rows: story } = await open.pool.query(`select what from task_events order by id`);
    expect(story.map(({ what }) => what)).toEqual(['scheduled', 'started', 'scheduled', 'completed']);
  });

  it('PUB-70 of approved words that can’t be ended at once goes the way of all others, and holds nobody up', async () => {
    const { queue } = await startProcess(write, { timer: false });
    const at = new Date(Date.now() - MINUTE);
    await schedule('given', at, null, 'UTC', true);
    await schedule('made', at);
    const endRuns = async (): Promise<void> => Promise.reject(new Error('no'));
    await fireDue({ db: open.db, queue, databaseNow, noteDown, endRuns });
    await until(async () => expect(await statuses()).toEqual(['given completed', 'made completed']));
    expect(worked.toSorted()).toEqual(['given', 'made']);
  });

  it('TASK-47 NOTE-01 runs late what was missed for at most 24 hours and says so, and gives up what is older', async () => {
    await schedule('three hours late', new Date(Date.now() - 3 * HOUR));
    await schedule('two days late', new Date(Date.now() - 2 * DAY));
    await startProcess(write);
    await until(async () => expect(await statuses()).toEqual(['two days late failed', 'three hours late completed']));
    const [missed, late] = await tasks();
    expect(missed?.error_message).toBe(MISSED_TEXT);
    expect(late?.lateness).toBe('ran 3 h late: the server was not running');
    expect(worked).toEqual(['three hours late']);
    await until(async () =>
      expect(noted).toEqual(['missed Missed: two days late', 'ready Ready to post: three hours late']),
    );
  });

  it('NOTE-01 tells the owner of a run that failed, once, with the run', async () => {
    await schedule('post', new Date(Date.now() - MINUTE));
    await startProcess(async () => Promise.reject(new Error('no answer')));
    await until(async () => expect(await statuses()).toEqual(['post failed']));
    expect(noted).toEqual(['failed Failed: post']);
  });

  it('makes the next occurrence of a series together with the current one, and ends after its count', async () => {
    const { queue } = await startProcess(write, { timer: false });
    const deps: FiringDeps = { db: open.db, queue, databaseNow, noteDown, endRuns: quietly };
    await schedule('daily', new Date('2027-03-01T09:00:00Z'), 'FREQ=DAILY;COUNT=3');
    for (const day of ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']) {
      now = new Date(`${day}T09:00:01Z`);
      await fireDue(deps);
    }
    await until(async () =>
      expect(await statuses()).toEqual(['daily completed', 'daily completed', 'daily completed']),
    );
    expect((await tasks()).map(({ scheduled_for }) => scheduled_for.toISOString())).toEqual([
      '2027-03-01T09:00:00.000Z',
      '2027-03-02T09:00:00.000Z',
      '2027-03-03T09:00:00.000Z',
    ]);
  });

  it('runs everybody’s work although one series has a rule that nobody can read', async () => {
    const at = new Date(Date.now() - MINUTE);
    await schedule('broken', at, 'FREQ=DAILY;COUNT=9');
    await open.pool.query("update series set rule = 'every now and then'");
    await schedule('sound', at);
    await startProcess(write);
    await until(async () => expect(await statuses()).toEqual(['broken completed', 'sound completed']));
  });

  it('PLAN-34 keeps the wall time of a series across a clock change', async () => {
    const { queue } = await startProcess(write, { timer: false });
    const deps: FiringDeps = { db: open.db, queue, databaseNow, noteDown, endRuns: quietly };
    await schedule('weekly', new Date('2026-10-18T07:00:00Z'), 'FREQ=WEEKLY', 'Europe/Berlin');
    for (const moment of ['2026-10-18T07:00:01Z', '2026-10-25T08:00:01Z']) {
      now = new Date(moment);
      await fireDue(deps);
    }
    // Berlin leaves summer time on 25 October 2026: 9:00 stays 9:00.
    expect((await tasks()).map(({ scheduled_for }) => scheduled_for.toISOString())).toEqual([
      '2026-10-18T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-11-01T08:00:00.000Z',
    ]);
  });

  it('does not flood a series after a long outage: one row tells of the gap, and it goes on', async () => {
    const { queue } = await startProcess(write, { timer: false });
    await schedule('hourly', new Date('2027-03-01T09:00:00Z'), 'FREQ=HOURLY');
    now = new Date('2027-04-01T09:30:00Z');
    await fireDue({ db: open.db, queue, databaseNow, noteDown, endRuns: quietly });
    const rows = await tasks();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ status: 'failed', error_message: MISSED_TEXT });
    expect(rows[1]?.scheduled_for.toISOString()).toBe('2027-03-31T10:00:00.000Z');
  });

  it('runs again what was rescheduled for the very moment at which it failed, after the clock was set back', async () => {
    let isBroken = true;
    const { queue } = await startProcess(
      async (workflow, ...rest) => {
        if (isBroken) throw new Error('no answer');
        return write(workflow, ...rest);
      },
      { timer: false },
    );
    const deps: FiringDeps = { db: open.db, queue, databaseNow, noteDown, endRuns: quietly };
    const at = new Date('2027-03-01T09:00:00Z');
    const id = await schedule('post', at);
    now = new Date('2027-03-01T09:00:01Z');
    await fireDue(deps);
    await until(async () => expect(await statuses()).toEqual(['post failed']));
    isBroken = false;
    const edit = { db: open.db, queue, clock: () => new Date('2027-03-01T08:30:00Z') };
    const change = { id, name: 'post', platforms: [], agentType: 'custom' as const, scope: 'this' as const };
    await editTask(edit, userId, { ...change, scheduledFor: at.toISOString() });
    await fireDue(deps);
    await until(async () => expect(await statuses()).toEqual(['post completed']));
  });

  it('does not bring back what was deleted when an earlier occurrence of the series runs again', async () => {
    const { queue } = await startProcess(async () => Promise.reject(new Error('no answer')), { timer: false });
    const deps: FiringDeps = { db: open.db, queue, databaseNow, noteDown, endRuns: quietly };
    const first = await schedule('daily', new Date('2027-03-01T09:00:00Z'), 'FREQ=DAILY');
    now = new Date('2027-03-01T09:00:01Z');
    await fireDue(deps);
    await until(async () => expect(await statuses()).toEqual(['daily failed', 'daily scheduled']));
    const edit = { db: open.db, queue, clock: () => new Date('2027-03-01T10:00:00Z') };
    const next = (await tasks())[1]?.id ?? '';
    await deleteTask(edit, userId, { id: next, scope: 'following' });
    const change = { id: first, name: 'daily', platforms: [], agentType: 'custom' as const, scope: 'this' as const };
    await editTask(edit, userId, { ...change, scheduledFor: '2027-03-01T12:00:00Z' });
    now = new Date('2027-03-01T12:00:01Z');
    await fireDue(deps);
    await until(async () => expect(await statuses()).toEqual(['daily failed']));
  });

  it('deletes with an occurrence that has run all that follow it', async () => {
    const { queue } = await startProcess(write, { timer: false });
    const id = await schedule('daily', new Date('2027-03-01T09:00:00Z'), 'FREQ=DAILY');
    now = new Date('2027-03-01T09:00:01Z');
    await fireDue({ db: open.db, queue, databaseNow, noteDown, endRuns: quietly });
    await until(async () => expect(await statuses()).toEqual(['daily completed', 'daily scheduled']));
    await deleteTask({ db: open.db, queue, clock: () => now ?? new Date() }, userId, { id, scope: 'following' });
    expect(await statuses()).toEqual([]);
  });

  it('ends in failed with the sentence of the agent that failed', async () => {
    await startProcess(async () => {
      throw new Error('The model did not answer in time. Try again.');
    });
    await schedule('post', new Date(Date.now() - 1000));
    await until(async () => expect(await statuses()).toEqual(['post failed']));
    expect((await tasks())[0]?.error_message).toBe('Writer: The model did not answer in time. Try again.');
  });

  it('TASK-48 hands the run of a worker that stops to another, which goes on from what was kept; a final state stays', async () => {
    const begun = Promise.withResolvers<void>();
    const first = await startProcess(async (_, agent, __, { signal }) => {
      if (agent.id === 'a') return made('kept');
      begun.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const { id } = await open.db.transaction((tx) =>
      createScheduled(
        tx,
        userId,
        {
          name: 'two steps',
          moment: momentAt(new Date(Date.now() + 300), 'UTC', null),
          platforms: [],
          agentType: 'custom',
          agents: [
            { id: 'a', type: 'chat', name: 'First', input: 'go', description: '' },
            { id: 'b', type: 'chat', name: 'Second', input: '', description: '' },
          ],
          connections: [{ id: 'a-b', source: 'a', target: 'b' }],
        },
        new Date(),
      ),
    );
    await begun.promise;
    processes = processes.filter((one) => one !== first);
    const secondWorked: string[] = [];
    // The first process stops while its agent hangs: it hands the run back after its grace.
    const stopping = first.stop();
    await startProcess(async (_, agent, incoming) => {
      secondWorked.push(agent.id);
      return made(`${agent.id}(${incoming})`);
    });
    await stopping;
    await until(async () => expect(await statuses()).toEqual(['two steps completed']));
    expect(secondWorked).toEqual(['b']);
    const { rows } = await open.pool.query(
      `select what from task_events where scheduled_workflow_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ what }) => what)).toEqual(['scheduled', 'started', 'taken-over', 'completed']);
  });

  it('runs at once, and only once, when its owner asks for it, however often', async () => {
    const { queue } = await startProcess(write);
    const id = await schedule('later', new Date(Date.now() + DAY));
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => executeTask({ db: open.db, queue, clock: () => new Date() }, userId, id)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await until(async () => expect(await statuses()).toEqual(['later completed']));
    expect(worked).toEqual(['later']);
  });
});
