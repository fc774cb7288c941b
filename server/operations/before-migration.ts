import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { connectClient } from '../platform/db/connect.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import { backUp } from './backup.ts';
import { keepNewest } from './kept-backups.ts';

const NAME = 'before-upgrade';
const MOST_KEPT = 3;

/** Keeps a database as it is before a new version changes it; tells where, or null where there is nothing to change. */
export async function backUpBeforeMigration(
  databaseUrl: string,
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  now: Date,
): Promise<string | null> {
  if (!(await isBehind(databaseUrl))) return null;
  const into = join(dataDir, 'backups');
  // A migration changes no media.
  const order = { databaseUrl, store: null, dataDir, secretKey, into, name: NAME, version: packageJson.version, now };
  const { folder, installation } = await backUp(order);
  await keepNewest(installation, into, NAME, MOST_KEPT);
  return folder;
}

async function isBehind(databaseUrl: string): Promise<boolean> {
  const client = await connectClient(databaseUrl, 'fanfare migration');
  try {
    const { rows: found } = await client.query<{ there: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
    );
    if (!found[0]?.there) return false;
    const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
    const applied = new Set(rows.map(({ hash }) => hash));
    return applied.size > 0 && readMigrations().some(({ hash }) => !applied.has(hash));
  } finally {
    await client.end();
  }
}
