import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { type Database, openPool, type Queries } from '../db/database.ts';
import { type Notifications, notify } from '../db/notifications.ts';
import type { Log } from '../log.ts';
import { handles, type JobHandler, type JobKind } from './jobs.ts';
import { createPump, type Pump } from './pump.ts';

export interface NewJob<Data extends object> {
  data: Data;
  /** Given by the sender, the same job can't be queued twice. */
  id?: string;
  /** Higher ones are taken first. */
  priority?: number;
  /** How long it waits at least; only for kinds with a pause between their tries. */
  afterSeconds?: number;
}

export interface Queue {
  /** Puts work into the queue; inside a transaction it is there only if the transaction commits. */
  send<Data extends object>(kind: JobKind<Data>, jobs: NewJob<Data>[], within?: Queries): Promise<void>;
  /** Resolves when the queue's tables answer. */
  ping(): Promise<void>;
  /** Takes no more work, gives what runs some time, and hands the rest back. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  db: Database;
  notifications: Notifications;
  /** Whether this process takes work out of the queue too. */
  work: boolean;
  log: Log;
  /** How long running work may go on after the stop was called. */
  stopGraceMs?: number;
}

/** A worker that has not been heard of for this long has lost its jobs. */
const LEASE_SECONDS = 10;
const STOP_GRACE_MS = 20_000;
/** How often a worker looks for work that no message told of. */
const LOOK_EVERY_MS = 2_000;
/** The kinds of which something waits: one question for all of them, since mostly there is nothing. */
const WAITING = `select name from unnest($1::text[]) as name
  where exists (select from pgboss.job where job.name = name.name and job.state < 'active')`;
/** Work that waits is never thrown away, however long no worker was there. */
const KEPT_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Opens the queue on the database. */
export async function openQueue(url: string, handlers: JobHandler[], options: QueueOptions): Promise<Queue> {
  const { db, notifications, work, log, stopGraceMs = STOP_GRACE_MS } = options;
  // A pool of our own: the queue's would wait for ever on a half-open socket.
  const pool = openPool(url, { max: 4, application_name: 'fanfare queue' }, (cause) =>
    log.error({ err: cause }, 'queue'),
  );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: work,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  boss.on('error', (cause) => log.error({ err: cause }, 'queue'));
  await boss.start();

  const all = handlers.flatMap((handler) => [...lostHandler(handler), handler]);
  for (const { kind, lost } of all)
    await boss.createQueue(kind.name, {
      retryLimit: kind.retries,
      retryDelay: kind.retryPause,
      retryBackoff: kind.backoff,
      ...(kind.backoff ? { retryDelayMax: 600 } : {}),
      heartbeatSeconds: LEASE_SECONDS,
      expireInSeconds: 3600,
      retentionSeconds: KEPT_SECONDS,
      ...(lost ? { deadLetter: lostName(kind) } : {}),
    });
  const pumps = new Map<string, Pump>(
    (work ? all : []).map((handler) => [
      handler.kind.name,
      createPump({ boss, db, handler, notifications, log, stopGraceMs }),
    ]),
  );
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ name: string }>(WAITING, [[...pumps.keys()]]);
    for (const { name } of rows) pumps.get(name)?.look();
  };
  const looks = work
    ? setInterval(() => look().catch((cause) => log.warn({ err: cause }, 'queue: could not look')), LOOK_EVERY_MS)
    : undefined;
  const known = new Set(all.map(({ kind }) => kind.name));

  return {
    send: async (kind, jobs, within = db) => {
      if (!known.has(kind.name)) throw new Error(`No handler for the job ${kind.name}`);
      if (jobs.length === 0) return;
      const kept = jobs.map(({ afterSeconds, ...job }) => ({
        ...job,
        retentionSeconds: KEPT_SECONDS,
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      }));
      await boss.insert(kind.name, kept, { db: fromDrizzle(within, sql) });
      // Messages make commits wait for each other, and nobody need be woken for what waits anyway.
      if (jobs.some(({ afterSeconds }) => afterSeconds === undefined)) await notify(within, 'fanfare_jobs', kind.name);
    },
    ping: async () => {
      await boss.getQueues([...known]);
    },
    stop: async () => {
      clearInterval(looks);
      await Promise.all([...pumps.values()].map((pump) => pump.stop()));
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

const lostName = (kind: JobKind<object>): string => `${kind.name}-lost`;

/** Jobs whose tries are used up become jobs of their own, so that their end is as certain as their beginning. */
function lostHandler({ kind, lost }: JobHandler): JobHandler[] {
  return lost ? [handles({ ...kind, name: lostName(kind), retries: 20, retryPause: 5 }, lost)] : [];
}
