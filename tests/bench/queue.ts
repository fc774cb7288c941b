import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openDatabase } from '../../server/platform/db/database.ts';
import { openNotifications } from '../../server/platform/db/notifications.ts';
import { handles, jobKind } from '../../server/platform/queue/jobs.ts';
import { openQueue } from '../../server/platform/queue/queue.ts';
import { silentLog } from '../support/silent-log.ts';
import { createTestDatabase } from '../support/test-postgres.ts';
import { print } from './print.ts';

const JOBS = 3_000;
const AT_ONCE = 16;

/** How many trivial jobs a second go through our queue, leases and fences included, beside the bare library's. */
export async function benchQueue(postgresUrl: string): Promise<void> {
  const bare = await onOwnDatabase(postgresUrl, bareLibrary);
  const ours = await onOwnDatabase(postgresUrl, ourQueue);
  print('trivial jobs through pg-boss alone', `${Math.round(bare)} /s`);
  print('trivial jobs through our queue', `${Math.round(ours)} /s`);
  print('our queue beside pg-boss alone', `${(ours / bare).toFixed(2)} ×`);
}

async function onOwnDatabase(postgresUrl: string, work: (url: string) => Promise<number>): Promise<number> {
  const database = await createTestDatabase(postgresUrl);
  try {
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

const rate = (begunAt: number): number => JOBS / ((performance.now() - begunAt) / 1000);
const jobs = Array.from({ length: JOBS }, (_, n) => ({ data: { n } }));

async function bareLibrary(url: string): Promise<number> {
  const boss = new PgBoss({ connectionString: url, max: AT_ONCE, schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue('bare');
  await boss.insert('bare', jobs);
  const begunAt = performance.now();
  const lane = async (): Promise<void> => {
    for (;;) {
      const [job] = await boss.fetch('bare');
      if (!job) return;
      await boss.complete('bare', job);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const measured = rate(begunAt);
  await boss.stop({ graceful: false });
  return measured;
}

async function ourQueue(url: string): Promise<number> {
  const done = Promise.withResolvers<void>();
  const kind = jobKind<{ n: number }>('ours', { retries: 2, atOnce: AT_ONCE });
  let finished = 0;
  const handler = handles(kind, async () => {}, {
    tell: async (results) => {
      finished += results.length;
      if (finished === JOBS) done.resolve();
    },
  });
  const { db, close } = await openDatabase(url, () => {});
  const notifications = await openNotifications(url, ['fanfare_jobs'], silentLog);
  const options = { db, notifications, log: silentLog };
  const sender = await openQueue(url, [handler], { ...options, work: false });
  await sender.send(kind, jobs);
  const begunAt = performance.now();
  const worker = await openQueue(url, [handler], { ...options, work: true });
  await done.promise;
  const measured = rate(begunAt);
  await worker.stop();
  await sender.stop();
  await notifications.close();
  await close();
  return measured;
}

/** The process id of the PostgreSQL behind an address, where it runs on this machine. */
export async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`,
  );
  return Number(rows[0]?.pid);
}
