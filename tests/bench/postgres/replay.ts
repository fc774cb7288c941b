/**
 * Sends recorded statements as a process of its own, at a rate that does not wait for answers. Each time counts from the moment
 * at which a request would have come.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { spread } from '../load/load-mix.ts';
import type { RequestStatements, Statement } from './statements.ts';

export interface ReplayOrders {
  databaseUrl: string;
  /** A file of what is asked. */
  askedIn: string;
  rate: number;
  seconds: number;
}

export interface ReplayReport {
  taken: number[];
  failed: Record<string, number>;
  tookMs: number;
  cpuMs: number;
}

/** As many as two web processes hold for requests. */
const CONNECTIONS = 24;
/** Rows are not made of what comes: that is not PostgreSQL's work. */
const AS_IT_COMES = { getTypeParser: () => (raw: unknown) => raw } as never;

const { databaseUrl, askedIn, rate, seconds } = JSON.parse(process.argv[2] ?? '') as ReplayOrders;
const asked = JSON.parse(readFileSync(askedIn, 'utf8')) as RequestStatements[];
const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS, types: AS_IT_COMES });

async function send(statements: Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { name, text, values } of statements)
      await client.query({ ...(name === null ? {} : { name }), text, values, rowMode: 'array' });
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  } finally {
    client.release();
  }
}

async function main(): Promise<ReplayReport> {
  const pick = spread(asked.map(({ share }) => share));
  const replayed: ReplayReport = { taken: [], failed: {}, tookMs: 0, cpuMs: 0 };
  const open = new Set<Promise<void>>();
  const one = async (at: number, due: number): Promise<void> => {
    const kind = asked[pick(at)];
    const statements = kind?.ofPeople[(at * 7) % kind.ofPeople.length];
    if (!kind || !statements) return;
    await send(statements).catch((cause: Error) => {
      const what = `${kind.name}: ${cause.message}`;
      replayed.failed[what] = (replayed.failed[what] ?? 0) + 1;
    });
    replayed.taken.push(performance.now() - due);
  };
  // Every connection knows every statement before time is taken.
  const everyone = asked.flatMap(({ ofPeople: [first = []] }) => Array.from({ length: CONNECTIONS }, () => first));
  await Promise.allSettled(everyone.map(send));
  const before = process.cpuUsage();
  const began = performance.now();
  for (let at = 0; at < rate * seconds; at++) {
    const due = began + (at * 1000) / rate;
    const waitMs = due - performance.now();
    if (waitMs > 1) await pause(waitMs);
    const sent = one(at, due).finally(() => open.delete(sent));
    open.add(sent);
  }
  await Promise.all(open);
  const { user, system } = process.cpuUsage(before);
  return { ...replayed, tookMs: performance.now() - began, cpuMs: (user + system) / 1000 };
}

const replayed = await main();
await pool.end();
process.send?.(replayed, () => process.exit(0));
