/**
 * Keeps each migration that has none yet among the landed ones, as it is now and for ever: tests then start on the database
 * that it leaves behind. What stands below its statements is data; add a row for every table that it makes.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from '../server/platform/db/migrate.ts';

const folder = join(import.meta.dirname, '../tests/databases/landed');
for (const { tag, hash, when, sql } of readMigrations()) {
  const file = join(folder, `${tag}.sql`);
  if (existsSync(file)) continue;
  writeFileSync(file, `-- landed ${hash} at ${when}\n${sql.trimEnd()}\n\n-- data\n`);
  console.log(`Kept ${file}: add rows for what is new in it.`);
}
