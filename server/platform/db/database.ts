import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export type Database = NodePgDatabase;
/** What queries run on: the database, or a transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Any number; the same for every process of the product, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_208_214;

/** Opens a pool on a PostgreSQL and brings its tables up to date. */
export async function openDatabase(url: string, onError: (cause: Error) => void): Promise<OpenDatabase> {
  await migrateDatabase(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    application_name: 'fanfare',
    connectionTimeoutMillis: 10_000,
    // Half-open sockets (a cut cable, a frozen host) end here instead of hanging a request for ever.
    query_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });
  pool.on('error', onError);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Applies what is missing, one process at a time: parallel migrators would break each other. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'fanfare migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: `${import.meta.dirname}/migrations` });
  } finally {
    await client.end();
  }
}
