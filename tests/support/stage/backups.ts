import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrateDatabase } from '../../../server/platform/db/migrate.ts';
import { createTestDatabase } from '../test-postgres.ts';

const landed = join(import.meta.dirname, '../../databases/landed');
/** Rows for every table of the product, by the migration that made the table. */
export const ROWS = readdirSync(landed)
  .sort()
  .map((name) => readFileSync(join(landed, name), 'utf8').split('\n-- data\n')[1] ?? '');

export interface StagedDatabase {
  url: string;
  query: pg.Pool['query'];
}

/** Folders and databases for tests of backups; `afterwards` holds what takes them away again. */
export function backupStage() {
  const afterwards: (() => unknown)[] = [];

  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-backup-'));
    afterwards.push(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };

  /** A database without any table, as one is that was just made. */
  const newDatabase = async (): Promise<StagedDatabase> => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    pool.on('connect', (client) => client.on('error', () => {}));
    afterwards.push(drop, () => pool.end());
    await pool.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');
    return { url, query: pool.query.bind(pool) as pg.Pool['query'] };
  };

  /** A database of this version with rows in every table. */
  const filledDatabase = async (): Promise<StagedDatabase> => {
    const database = await newDatabase();
    await migrateDatabase(database.url);
    for (const rows of ROWS) if (rows.trim() !== '') await database.query(rows);
    return database;
  };

  const end = async (): Promise<void> => {
    for (const step of afterwards.splice(0).reverse()) await step();
  };
  return { afterwards, newFolder, newDatabase, filledDatabase, end };
}
