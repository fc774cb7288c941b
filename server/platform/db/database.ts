import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Failure } from '../../../domain/errors.ts';
import { type MigrationStep, migrateDatabase } from './migrate.ts';
import { namingClient } from './often-asked.ts';
import { withQuickRows } from './quick-rows.ts';

export type Database = NodePgDatabase;
/** What queries run on: the database, or a transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool on a PostgreSQL and brings its tables up to date. */
export async function openDatabase(
  url: string,
  onError: (cause: Error) => void,
  tell?: (step: MigrationStep) => void,
): Promise<OpenDatabase> {
  await migrateDatabase(url, undefined, tell);
  const pool = openPool(url, { max: 12, application_name: 'fanfare' }, onError);
  try {
    // Connected from now on: who leaves stops the PostgreSQL inside where they see nobody else.
    await pool.query('select');
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  return { db: withSafeTransactions(pool), pool, close: () => pool.end() };
}

/** A pool whose connections never hang for ever, on this side or on the database's. */
export function openPool(
  url: string,
  options: { max: number; application_name: string },
  onError: (cause: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    Client: namingClient(),
    connectionString: url,
    ...options,
    connectionTimeoutMillis: 10_000,
    // Half-open sockets (a cut cable, a frozen host) end here instead of hanging a request for ever; a transaction
    // waits twice, for its statement and for its rollback, and all must be well again within 15 seconds.
    query_timeout: 7_000,
    // PostgreSQL does not notice that nobody waits any more: a few costly searches, given up and asked for again, would keep
    // every core and every connection busy.
    statement_timeout: 8_000,
    // The other end of such a socket would keep its transaction's locks: what is due would stay locked for hours.
    idle_in_transaction_session_timeout: 10_000,
    // A connection that rests keeps its plans: a new one makes each of them six times before it keeps one.
    idleTimeoutMillis: 0,
    // Not for ever: after a fail-over they go where the database is.
    maxLifetimeSeconds: 4 * 60 * 60,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });
  // Also on clients that are in use: an 'error' of theirs that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
}

/** How often a transaction is done again that was called off for another one. */
const TRIES_AGAIN = 3;

/**
 * Drizzle keeps a client for ever when its BEGIN fails and gives broken ones back: here each is released or destroyed. What
 * PostgreSQL called off, since two waited for each other, is done again: nothing of it has happened.
 */
function withSafeTransactions(pool: pg.Pool): Database {
  const db: Database = withQuickRows(drizzle({ client: pool }));
  const transact: Database['transaction'] = async (work, settings) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await withQuickRows(drizzle({ client })).transaction(work, settings);
    } catch (cause) {
      broken = !(cause instanceof Failure);
      throw cause;
    } finally {
      client.release(broken);
    }
  };
  db.transaction = async (work, settings) => {
    for (let again = 0; again < TRIES_AGAIN; again++)
      try {
        return await transact(work, settings);
      } catch (cause) {
        if (!wasCalledOff(cause)) throw cause;
      }
    return transact(work, settings);
  };
  return db;
}

/** Whether PostgreSQL has ended a transaction for another's sake: a deadlock, or an order that can't be. */
function wasCalledOff(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, cause } = thrown as { code?: unknown; cause?: unknown };
  return code === '40P01' || code === '40001' || wasCalledOff(cause);
}
