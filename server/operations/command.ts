import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Config, readConfig } from '../config.ts';
import { explainFailedStart } from '../failed-start.ts';
import { openPool } from '../platform/db/database.ts';
import { hasCluster } from '../platform/db/postgres/cluster.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres/embedded.ts';
import { refuseForeignFolder } from '../platform/db/postgres/owner.ts';
import { DatabaseRefusal } from '../platform/db/refusal.ts';
import { commandEvent, eventRecorder } from '../platform/security-events.ts';
import { plain } from './plain.ts';

/** How a command is called. */
export interface CommandSpec {
  /** What is printed to who asks for help, or writes what is no command. */
  usage: string;
  isUnderstood(words: string[]): boolean;
  /** What is refused before an empty database is made to be filled; to who fills none a folder without one is the wrong folder. */
  beforeNewDatabase?(config: Config, words: string[]): Promise<unknown>;
}

/** Runs a command of the operator's on the product's database, beside the product or without it; gives whether it was done. */
export async function runOperatorCommand(
  { usage, isUnderstood, beforeNewDatabase }: CommandSpec,
  work: (config: Config, databaseUrl: string, words: string[]) => Promise<boolean>,
): Promise<boolean> {
  const words = process.argv.slice(2);
  const asksForHelp = words.includes('--help') || words.includes('-h');
  if (asksForHelp || !isUnderstood(words)) {
    console.log(usage);
    return asksForHelp;
  }
  let config: Config | null = null;
  try {
    config = readConfig(process.env, process.cwd());
    const { dataDir, databaseUrl } = config;
    // First: a stranger's eyes see no data where there is some, and what root writes there its owner can't use.
    refuseForeignFolder(dataDir);
    if (beforeNewDatabase) await beforeNewDatabase(config, words);
    else if (databaseUrl === null) refuseWithoutData(dataDir);
    const postgres = databaseUrl === null ? await startEmbeddedPostgres(dataDir) : null;
    try {
      return await work(config, postgres?.url ?? databaseUrl ?? '', words);
    } finally {
      await postgres?.stop();
    }
  } catch (cause) {
    console.error(explainFailedStart(cause, config));
    return false;
  }
}

function refuseWithoutData(dataDir: string): void {
  if (!hasCluster(dataDir))
    throw new DatabaseRefusal(`There is no Fanfare data in ${dataDir}. Set DATA_DIR as the product has it.`);
}

/** Writes a command down that was done on a database as it is: one of an earlier version may have no place for it. */
export async function recordCommand(databaseUrl: string, words: string[]): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1, application_name: 'fanfare command' }, console.error);
  try {
    const db = drizzle({ client: pool });
    const { rows } = await db.execute<{ there: string | null }>(
      sql`select to_regclass('public.security_events')::text as there`,
    );
    if (rows[0]?.there) await eventRecorder(() => new Date())(db, commandEvent(null, words.map(plain)));
  } finally {
    await pool.end();
  }
}
