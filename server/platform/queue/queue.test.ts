import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { type Notifications, openNotifications } from '../db/notifications.ts';
import { handles, jobKind, type Lease, LeaseLost } from './jobs.ts';
import { openQueue, type Queue } from './queue.ts';

type Note = { text: string };
const note = jobKind<Note>('note', { retries: 3 });
const doomed = jobKind<Note>('doomed', { retries: 1 });
const frozen = jobKind<Note>('frozen', { retries: 3 });
const written = jobKind<Note>('written', { retries: 0 });
const unheard = jobKind<Note>('unheard', { retries: 0 });

describe('the queue', () => {
  let database: { url: string; drop(): Promise<void> };
  let open: OpenDatabase;
  let notifications: Notifications;
  let queue: Queue;
  const tried: string[] = [];
  const lost: string[] = [];
  const leases: Lease[] = [];
  const told: string[] = [];
  const ghost = Promise.withResolvers<void>();
  let fault: (text: string, attempt: number) => void = () => {};
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
    open = await openDatabase(database.url, () => {});
    notifications = await openNotifications(database.url, ['fanfare_jobs'], silentLog);
    const handlers = [
      handles(note, async ({ text }, { attempt }) => {
        tried.push(`${text} ${attempt}`);
        fault(text, attempt);
      }),
      handles(
        doomed,
        async () => {
          throw new Error('never works');
        },
        { lost: async ({ text }) => void lost.push(text) },
      ),
      handles(
        written,
        async ({ text }) => {
          if (text === 'ghost') await ghost.promise;
          return text;
        },
        {
          write: async (tx, texts) => {
            if (texts.includes('unwritable')) throw new Error('this one can’t be written');
            await queue.send(
              note,
              texts.map((text) => ({ data: { text } })),
              tx,
            );
          },
          tell: async (texts) => void told.push(...texts),
        },
      ),
      handles(frozen, async (_, lease) => {
        leases.push(lease);
        if (lease.attempt === 0)
          await new Promise<void>((resolve) => lease.signal.addEventListener('abort', () => resolve()));
      }),
    ];
    queue = await openQueue(database.url, handlers, { db: open.db, notifications, work: true, log: silentLog });
  });
  afterAll(async () => {
    await queue.stop();
    await notifications.close();
    await open.close();
    await database.drop();
  });
  const triesOf = (text: string) => tried.filter((entry) => entry.startsWith(`${text} `));
  const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });
  const jobsOf = async (text: string) =>
    (await open.pool.query(`select state from pgboss.job where data->>'text' = $1`, [text])).rows;

  it('does what it was given, once', async () => {
    await queue.send(note, [{ data: { text: 'once' } }]);
    await eventually(() => expect(triesOf('once')).toEqual(['once 0']));
    await vi.waitFor(async () => expect(await jobsOf('once')).toEqual([{ state: 'completed' }]));
  });

  it('gets nothing from a transaction that was rolled back, and all from one that was kept', async () => {
    const rolledBack = open.db.transaction(async (tx) => {
      await queue.send(note, [{ data: { text: 'rolled back' } }], tx);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await open.db.transaction((tx) => queue.send(note, [{ data: { text: 'kept' } }], tx));
    await eventually(() => expect(triesOf('kept')).toHaveLength(1));
    expect(await jobsOf('rolled back')).toEqual([]);
    expect(triesOf('rolled back')).toEqual([]);
  });

  it('refuses a job that nobody handles', async () => {
    await expect(queue.send(unheard, [{ data: { text: 'lost' } }])).rejects.toThrow('No handler for the job unheard');
    expect(await jobsOf('lost')).toEqual([]);
  });

  it('tries again what has failed, and lets it be once it worked', async () => {
    fault = (text, attempt) => {
      if (text === 'shaky' && attempt < 2) throw new Error('not yet');
    };
    await queue.send(note, [{ data: { text: 'shaky' } }]);
    await eventually(() => expect(triesOf('shaky')).toEqual(['shaky 0', 'shaky 1', 'shaky 2']));
    await vi.waitFor(async () => expect(await jobsOf('shaky')).toEqual([{ state: 'completed' }]));
  });

  it('hands over what could not be done in all its tries', async () => {
    await queue.send(doomed, [{ data: { text: 'hopeless' } }]);
    await eventually(() => expect(lost).toEqual(['hopeless']));
  });

  it('takes the same id once', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    for (let twice = 0; twice < 2; twice++) await queue.send(note, [{ id, data: { text: 'same' } }]);
    await queue.send(note, [{ data: { text: 'after same' } }]);
    await eventually(() => expect(triesOf('after same')).toHaveLength(1));
    expect(triesOf('same')).toHaveLength(1);
  });

  it('drains a hundred jobs without waiting between them', async () => {
    const jobs = Array.from({ length: 100 }, (_, index) => ({ data: { text: `many-${index}` } }));
    await queue.send(note, jobs);
    await eventually(() => expect(tried.filter((entry) => entry.startsWith('many-'))).toHaveLength(100));
  });

  it('does nothing again for a worker whose job was taken away', async () => {
    fault = (text) => {
      if (text === 'taken') throw new LeaseLost();
    };
    await queue.send(note, [{ data: { text: 'taken' } }]);
    await eventually(() => expect(triesOf('taken')).toHaveLength(1));
    expect(await jobsOf('taken')).toEqual([{ state: 'active' }]);
  });

  it('starts a job anew that comes back to the worker which has lost it, and calls the old try off', async () => {
    const id = '00000000-0000-4000-8000-000000000002';
    await queue.send(frozen, [{ id, data: { text: 'twice' } }]);
    await eventually(() => expect(leases).toHaveLength(1));
    const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
    await boss.start();
    await boss.fail('frozen', id);
    await boss.stop({ graceful: false });
    await eventually(() => expect(leases.map(({ attempt }) => attempt)).toEqual([0, 1]));
    expect(leases[0]?.signal.aborted).toBe(true);
    await vi.waitFor(async () => expect(await jobsOf('twice')).toEqual([{ state: 'completed' }]));
    expect(leases[1]?.signal.aborted).toBe(false);
  });

  it('writes what came of jobs that end together; one that can’t be written does not take the others with it', async () => {
    const texts = ['first result', 'unwritable', 'second result', 'third result'];
    await queue.send(
      written,
      texts.map((text) => ({ data: { text } })),
    );
    const good = texts.filter((text) => text !== 'unwritable');
    await eventually(() => expect(good.map((text) => triesOf(text).length)).toEqual([1, 1, 1]));
    await eventually(() => expect(told.toSorted()).toEqual(good.toSorted()));
    await vi.waitFor(async () => expect(await jobsOf('unwritable')).toEqual([{ state: 'failed' }]));
    expect(triesOf('unwritable')).toEqual([]);
  });

  it('writes nothing of a worker whose job another has taken over', async () => {
    const id = '00000000-0000-4000-8000-000000000003';
    await queue.send(written, [{ id, data: { text: 'ghost' } }]);
    await vi.waitFor(async () => expect(await jobsOf('ghost')).toEqual([{ state: 'active' }]));
    // Every claim of a job counts its tries up: this is another worker's, from one moment to the next.
    await open.pool.query('update pgboss.job set retry_count = retry_count + 1 where id = $1', [id]);
    ghost.resolve();
    await queue.send(written, [{ data: { text: 'after the ghost' } }]);
    await eventually(() => expect(told).toContain('after the ghost'));
    expect(told).not.toContain('ghost');
    expect(triesOf('ghost')).toEqual([]);
    expect(await jobsOf('ghost')).toEqual([{ state: 'active' }]);
  });

  it('does not wait for a moment that has passed before the clock was set back', async () => {
    await open.db.transaction(async (tx) => {
      await queue.send(note, [{ data: { text: 'from tomorrow' } }], tx);
      await tx.execute(
        `update pgboss.job set start_after = now() + interval '1 day' where data->>'text' = 'from tomorrow'`,
      );
    });
    await eventually(() => expect(triesOf('from tomorrow')).toHaveLength(1));
  });

  it('keeps what waits, however long nobody works', async () => {
    await open.db.transaction(async (tx) => {
      await queue.send(note, [{ data: { text: 'patient' } }], tx);
      const { rows } = await tx.execute(
        `select keep_until > now() + interval '1 year' as kept from pgboss.job where data->>'text' = 'patient'`,
      );
      expect(rows).toEqual([{ kept: true }]);
    });
  });
});
