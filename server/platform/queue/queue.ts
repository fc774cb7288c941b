import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, type WorkOptions } from 'pg-boss';
import type { Queries } from '../db/database.ts';
import type { Log } from '../log.ts';

/** A kind of background work: its name, what it carries, and how often it is tried. */
export interface JobKind<Data extends object> {
  name: string;
  retries: number;
  /** Carries the type of the data; never set. */
  data?: Data;
}

/** Names a kind of background work. */
export function jobKind<Data extends object>(name: string, options: { retries: number }): JobKind<Data> {
  return { name, ...options };
}

/** A kind of work together with who does it: a queue can't exist without its worker's code. */
export interface JobHandler {
  kind: JobKind<object>;
  work: (data: object) => Promise<void>;
}

/** Binds a kind of work to the function that does it. */
export function handles<Data extends object>(kind: JobKind<Data>, work: (data: Data) => Promise<void>): JobHandler {
  return { kind, work: (data) => work(data as Data) };
}

export interface Queue {
  /** Puts work into the queue; inside a transaction it is there only if the transaction commits. */
  send<Data extends object>(kind: JobKind<Data>, data: Data, within?: Queries): Promise<void>;
  /** Resolves when the queue's tables answer. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the queue on the database; `work` says whether this process takes work out of it too. */
export async function openQueue(
  url: string,
  handlers: JobHandler[],
  options: { work: boolean; log: Log },
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'fanfare queue',
    max: 4,
    schedule: false,
    supervise: options.work,
    useListenNotify: options.work,
  });
  boss.on('error', (cause) => options.log.error({ err: cause }, 'queue'));
  const reportFailure = ({ name }: JobKind<object>, cause: unknown): void =>
    options.log.warn({ err: cause, job: name }, 'a job failed; the queue tries it again where it may');
  await boss.start();
  for (const { kind, work } of handlers) {
    await boss.createQueue(kind.name, {
      notify: true,
      retryLimit: kind.retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
    });
    if (options.work)
      await boss.work<object, JobResult[], WorkOptions & { perJobResults: true }>(
        kind.name,
        {
          pollingIntervalSeconds: 2,
          notifyPollingIntervalSeconds: 10,
          // Several at once, and on without a pause while there are more: one by one, each would wait for the next poll.
          batchSize: 10,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs) =>
          Promise.all(jobs.map(({ id, data }) => settled(id, work(data), (cause) => reportFailure(kind, cause)))),
      );
  }
  const known = new Set(handlers.map(({ kind }) => kind.name));
  return {
    send: async (kind, data, within) => {
      if (!known.has(kind.name)) throw new Error(`No handler for the job ${kind.name}`);
      await boss.send(kind.name, data, within ? { db: fromDrizzle(within, sql) } : {});
    },
    ping: async () => {
      await boss.getQueues([...known]);
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

/** How one job ended; a failure of one is none of the others that were taken with it. */
async function settled(id: string, work: Promise<void>, onFailure: (cause: unknown) => void): Promise<JobResult> {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (cause) {
    onFailure(cause);
    // Only the kind of error: its text may hold what people sent.
    return { id, status: 'failed', output: { error: cause instanceof Error ? cause.name : typeof cause } };
  }
}
