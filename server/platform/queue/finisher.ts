import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type PgBoss } from 'pg-boss';
import type { Database, Queries } from '../db/database.ts';
import type { Log } from '../log.ts';
import { type JobHandler, LeaseLost } from './jobs.ts';

interface JobEnd extends PromiseWithResolvers<void> {
  job: Job<object>;
  result: unknown;
}

/**
 * Completes jobs together with what their work has given. Jobs that end while a transaction is under way share the next
 * one: a burst costs a few commits instead of one each. Rejects with LeaseLost where another worker has the job by now.
 */
export function createFinisher(parts: {
  boss: PgBoss;
  db: Database;
  handler: JobHandler;
  log: Log;
}): (job: Job<object>, result: unknown) => Promise<void> {
  const { boss, db, log } = parts;
  const { kind, endings } = parts.handler;
  const waiting: JobEnd[] = [];
  let isWriting = false;

  /** Completes jobs; gives those that were still held. */
  const complete = async (within: Queries, all: JobEnd[]): Promise<JobEnd[]> => {
    const jobs = all.map(({ job }) => job);
    const answer = await boss.complete(kind.name, jobs, null, { db: fromDrizzle(within, sql) });
    const settled = new Set((answer as { settled?: string[] }).settled);
    return all.filter(({ job }) => settled.has(job.id));
  };

  /** Writes what belongs to jobs that are still held; gives those. */
  const commit = async (all: JobEnd[]): Promise<JobEnd[]> => {
    const { write } = endings;
    if (!write) return complete(db, all);
    return db.transaction(async (tx) => {
      const held = await complete(tx, all);
      if (held.length > 0)
        await write(
          tx,
          held.map(({ result }) => result),
        );
      return held;
    });
  };

  const settle = async (all: JobEnd[]): Promise<void> => {
    // Of two tries of one job only the later can still be held.
    const latest = new Map(all.map((one) => [one.job.id, one]));
    try {
      const held = new Set(await commit([...latest.values()]));
      for (const one of all)
        if (held.has(one)) one.resolve();
        else one.reject(new LeaseLost(`${kind.name} ${one.job.id}`));
      if (held.size > 0)
        // Screens wait for no job, and no job for screens.
        void endings.tell?.([...held].map(({ result }) => result)).catch((cause) => log.warn({ err: cause }, 'queue'));
    } catch (cause) {
      // One that can't be written does not take the others with it.
      if (all.length > 1) for (const one of all) await settle([one]);
      else for (const one of all) one.reject(cause);
    }
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) await settle(waiting.splice(0));
    isWriting = false;
  };

  return (job, result) => {
    const one = { ...Promise.withResolvers<void>(), job, result };
    waiting.push(one);
    if (!isWriting) {
      isWriting = true;
      setImmediate(writeAll);
    }
    return one.promise;
  };
}
