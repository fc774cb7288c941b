import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Config, readConfig } from '../config.ts';
import { explainFailedStart } from '../failed-start.ts';
import { openPool } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres/embedded.ts';
import { eventRecorder } from '../platform/security-events.ts';
import { BackupRefusal } from './manifest.ts';

/** Runs a command of the operator's on the product's database, beside the product or without it; gives whether it was done. */
export async function runOperatorCommand(
  work: (config: Config, databaseUrl: string) => Promise<boolean>,
): Promise<boolean> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env, process.cwd());
    const postgres = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : null;
    try {
      return await work(config, postgres?.url ?? config.databaseUrl ?? '');
    } finally {
      await postgres?.stop();
    }
  } catch (cause) {
    console.error(cause instanceof BackupRefusal ? cause.message : explainFailedStart(cause, config));
    return false;
  }
}

/** Writes a command down that was done on a database as it is: one of an earlier version may have no place for it. */
export async function recordCommand(databaseUrl: string, words: string[]): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1, application_name: 'fanfare command' }, console.error);
  try {
    const db = drizzle({ client: pool });
    const { rows } = await db.execute<{ there: string | null }>(
      sql`select to_regclass('public.security_events')::text as there`,
    );
    if (rows[0]?.there)
      await eventRecorder(() => new Date())(db, { userId: null, kind: 'operator', detail: words.join(' ') });
  } finally {
    await pool.end();
  }
}
