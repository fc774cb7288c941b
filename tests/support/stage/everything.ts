import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import type { Person } from '../people.ts';
import type { TestProduct } from '../product.ts';

/** Every row of every table, as text. */
export async function everythingStored(product: TestProduct): Promise<string> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) texts.push(JSON.stringify((await client.query(`select * from ${name}`)).rows));
  await client.end();
  return texts.join('\n');
}

/** Every file of its data folder, as text. */
export function everythingInDataDir({ dataDir }: TestProduct): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

/** All that somebody's export holds, as text. */
export async function everythingExported({ url }: TestProduct, { identity }: Person): Promise<string> {
  const exported = await fetch(`${url}/api/export`, {
    headers: { 'x-session-id': identity.sessionId, 'x-user-id': identity.userId },
  });
  const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes, true))
    .join('\n');
}
