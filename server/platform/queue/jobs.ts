import type { Queries } from '../db/database.ts';

/** A kind of background work: its name, how many run at once in one process, and how often it is tried again. */
export interface JobKind<Data extends object> {
  name: string;
  retries: number;
  atOnce: number;
  /** Seconds until the next try of a failed job; doubled every time where `backoff` is set. */
  retryPause: number;
  backoff: boolean;
  /** Carries the type of the data; never set. */
  data?: Data;
}

/** Names a kind of background work. */
export function jobKind<Data extends object>(
  name: string,
  options: { retries: number; atOnce?: number; retryPause?: number; backoff?: boolean },
): JobKind<Data> {
  return { name, atOnce: 4, retryPause: 0, backoff: false, ...options };
}

/** The right to work on a job, held by heartbeats: who loses it must stop, and what they have made is not written. */
export interface Lease {
  /** 0 at the first try. */
  attempt: number;
  /** Aborts when the lease is lost or the process stops. */
  signal: AbortSignal;
}

/** Somebody else works on the job by now: whatever this worker wanted to write must not be written. */
export class LeaseLost extends Error {}

/** A kind of work together with who does it: a queue can't exist without its worker's code. */
export interface JobHandler {
  kind: JobKind<object>;
  /** Does the work and gives what is to be written of it. */
  work: (data: object, lease: Lease) => Promise<unknown>;
  endings: Endings<unknown>;
  /** What remains to be done for a job whose tries are used up. */
  lost?: (data: object) => Promise<void>;
}

/** What happens to the results of jobs; those that come to their end together share a transaction. */
export interface Endings<Result> {
  /** Writes results in the transaction that completes their jobs: both happen, or neither. */
  write?(tx: Queries, results: Result[]): Promise<void>;
  /** Tells of results that were written. */
  tell?(results: Result[]): Promise<void>;
}

/** Binds a kind of work to the functions that do it. */
export function handles<Data extends object, Result = void>(
  kind: JobKind<Data>,
  work: (data: Data, lease: Lease) => Promise<Result>,
  { lost, ...endings }: Endings<Result> & { lost?: (data: Data) => Promise<void> } = {},
): JobHandler {
  return {
    kind,
    work: (data, lease) => work(data as Data, lease),
    // Only what this kind's own work has given comes back here.
    endings: endings as Endings<unknown>,
    ...(lost ? { lost: (data: object) => lost(data as Data) } : {}),
  };
}
