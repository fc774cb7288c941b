import autocannon from 'autocannon';
import { query } from './database.ts';
import { cpuMs, familyOf, parentOf } from './footprint.ts';
import { print } from './print.ts';

/** What is sent again and again, and to whom. */
export interface Target {
  url: string;
  pid: number | undefined;
  headers: Record<string, string>;
  body: unknown;
  /** Null for a server that has none. */
  databaseUrl: string | null;
}

export interface FiringReport {
  perSecond: number;
  p50: number;
  p99: number;
  broken: number;
  /** Milliseconds of the processor for one request, which a loaded machine stretches less than the clock's. */
  serverCpu: number;
  databaseCpu: number;
  transactions: number;
}

const CONNECTIONS = 10;
const WARM_SECONDS = 4;
const SECONDS = 10;

/** Sends the same request over ten connections for a while, once to warm up and once to measure. */
export async function fireAt(target: Target): Promise<FiringReport> {
  const { url, headers, body } = target;
  const fire = (duration: number) =>
    autocannon({
      url,
      method: 'POST',
      connections: CONNECTIONS,
      duration,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await fire(WARM_SECONDS);
  const before = await usedBy(target);
  const { requests, latency, non2xx, errors } = await fire(SECONDS);
  const after = await usedBy(target);
  const each = (key: keyof typeof before): number => (after[key] - before[key]) / requests.total;
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    broken: non2xx + errors,
    serverCpu: each('server'),
    databaseCpu: each('database'),
    transactions: each('transactions'),
  };
}

/** Prints what was measured; `floor` is what a trivial server does in the same minute. */
export function printFired(title: string, fired: FiringReport, floor?: FiringReport): void {
  console.log(`\n${title}`);
  const share = floor ? ` (${Math.round((100 * fired.perSecond) / floor.perSecond)}% of the floor)` : '';
  print(`a second${share}`, fired.perSecond.toFixed(0), floor && '≥ 300');
  print('p50 / p99', `${fired.p50} / ${fired.p99} ms`, floor && '≤ 30 / 100 ms');
  print('refused or broken', String(fired.broken), '0');
  const cpu = [fired.serverCpu, ...(floor ? [fired.databaseCpu] : [])].map((ms) => ms.toFixed(2)).join(' + ');
  print(`processor time of one${floor ? ', server + database' : ''}`, `${cpu} ms`);
  if (floor) print('transactions of one', fired.transactions.toFixed(1));
}

async function usedBy({
  pid = 0,
  databaseUrl,
}: Target): Promise<Record<'server' | 'database' | 'transactions', number>> {
  const server = cpuMs([pid]);
  if (databaseUrl === null) return { server, database: 0, transactions: 0 };
  const [row] = await query<{ pid: number; transactions: number }>(
    databaseUrl,
    `select pg_backend_pid() as pid, xact_commit::int as transactions from pg_stat_database where datname = current_database()`,
  );
  return { server, database: cpuMs(familyOf(parentOf(row?.pid ?? 0))), transactions: row?.transactions ?? 0 };
}
