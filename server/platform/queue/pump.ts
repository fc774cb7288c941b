import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Notifications } from '../db/notifications.ts';
import type { Log } from '../log.ts';
import { createFinisher } from './finisher.ts';
import { type JobHandler, LeaseLost } from './jobs.ts';

/** How often a worker says that it is still at it. */
const HEARTBEAT_MS = 3_000;

/** How long a free place may wait for more of them: one statement then fills them all. */
const GATHER_MS = 5;

export interface Pump {
  /** Takes what waits, as far as there are free places. */
  look(): void;
  stop(): Promise<void>;
}

interface Held {
  job: Job<object>;
  controller: AbortController;
  done: Promise<void>;
}

/** Takes jobs of one kind out of the queue, as many as there are free places, and works on them side by side. */
export function createPump(parts: {
  boss: PgBoss;
  db: Database;
  handler: JobHandler;
  notifications: Notifications;
  log: Log;
  /** How long running work may go on after the stop was called. */
  stopGraceMs: number;
}): Pump {
  const { boss, handler, log } = parts;
  const { name, atOnce, retryPause, backoff } = handler.kind;
  // Where nothing ever waits, the moment that the queue's clock showed is no reason to wait either: clocks are set back.
  const ignoreStartAfter = retryPause === 0 && !backoff;
  const held = new Set<Held>();
  let stopping = false;
  let fetching = false;
  let again = false;

  const fetchMore = async (): Promise<void> => {
    if (fetching) {
      again = true;
      return;
    }
    fetching = true;
    try {
      do {
        again = false;
        const free = atOnce - held.size;
        if (stopping || free <= 0) break;
        const jobs = await boss.fetch<object>(name, { batchSize: free, ignoreStartAfter });
        for (const job of jobs) begin(job);
        if (jobs.length === free) again = true;
      } while (again);
    } catch (cause) {
      if (!stopping) log.warn({ err: cause }, `queue ${name}: could not fetch`);
    } finally {
      fetching = false;
    }
  };

  /** After a job has ended: those that end with it, or a moment later where few places are free, share the next fetch. */
  let gathering = false;
  const fetchSoon = async (): Promise<void> => {
    if (gathering) return;
    gathering = true;
    await nextTurn();
    if (held.size > atOnce / 2) await pause(GATHER_MS, undefined, { ref: false });
    gathering = false;
    await fetchMore();
  };

  const begin = (job: Job<object>): void => {
    // A job that comes back while this very process still works on it: it had lost the lease without hearing of it.
    for (const earlier of held)
      if (earlier.job.id === job.id) earlier.controller.abort(new LeaseLost(`${name} ${job.id}`));
    const controller = new AbortController();
    const one: Held = { job, controller, done: Promise.resolve() };
    held.add(one);
    one.done = workOn(job, controller.signal)
      .catch((thrown) => giveBack(job, thrown))
      .finally(() => {
        held.delete(one);
        void fetchSoon();
      });
  };

  const finish = createFinisher(parts);
  const workOn = async (job: Job<object>, signal: AbortSignal): Promise<void> => {
    const result = await handler.work(job.data, { attempt: job.retryCount, signal });
    if (signal.reason instanceof LeaseLost) throw signal.reason;
    await finish(job, result);
  };

  const giveBack = async (job: Job<object>, thrown: unknown): Promise<void> => {
    if (thrown instanceof LeaseLost) return;
    if (!stopping) log.warn({ err: thrown, job: name }, 'a job failed and will be tried again');
    await boss.fail(name, job, { message: thrown instanceof Error ? thrown.message : String(thrown) }).catch(() => {});
  };

  const heartbeat = async (): Promise<void> => {
    const mine = [...held].filter(({ controller }) => !controller.signal.aborted);
    if (mine.length === 0) return;
    const jobs = mine.map(({ job }) => job);
    const answer = (await boss.touch(name, jobs).catch(() => null)) as { settled?: string[] } | null;
    if (!answer?.settled) return;
    for (const one of mine)
      if (held.has(one) && !answer.settled.includes(one.job.id))
        one.controller.abort(new LeaseLost(`${name} ${one.job.id}`));
  };

  const timer = setInterval(() => void heartbeat(), HEARTBEAT_MS);
  const unlisten = parts.notifications.on('fanfare_jobs', (payload) => {
    if (payload === '' || payload === name) void fetchMore();
  });
  void fetchMore();

  return {
    look: () => void fetchMore(),
    stop: async () => {
      stopping = true;
      unlisten();
      const all = Promise.allSettled([...held].map(({ done }) => done));
      await Promise.race([all, pause(parts.stopGraceMs, undefined, { ref: false })]);
      for (const { controller } of held) controller.abort(new Error('The server is stopping'));
      await Promise.race([all, pause(2_000, undefined, { ref: false })]);
      clearInterval(timer);
    },
  };
}
