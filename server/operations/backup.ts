import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { connectClient } from '../platform/db/connect.ts';
import { exists, makeFolder } from '../platform/folders.ts';
import { keyFingerprint } from '../platform/key-box.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { installationOf } from './installation.ts';
import { keepMedia } from './keep-media.ts';
import { backupsOf, type KeptBackup, removeUnfinished, unfinishedMark } from './kept-backups.ts';
import { BackupRefusal, KEY_FILE, MANIFEST, type Manifest } from './manifest.ts';
import { type Table, tablesOf } from './tables.ts';

export interface BackupOrder {
  databaseUrl: string;
  /** Null keeps only the database. */
  store: MediaStore | null;
  dataDir: string;
  /** As the product has it: null where the key is in the data folder. */
  secretKey: string | null;
  /** The folder of all backups; each is a folder in it. */
  into: string;
  /** What its folder's name begins with. */
  name?: string;
  version: string;
  now: Date;
}

const AT_ONCE = 500;
/** Any number but that of the migrations: what is unfinished while nobody else makes a backup was left by a killed one. */
const BACKUP_LOCK = 7_208_215;

/**
 * Keeps database, media and keys in a new folder, while the product runs: all rows are of one moment (a snapshot), and the
 * folder gets its name when it is whole.
 */
export async function backUp(order: BackupOrder): Promise<KeptBackup & { installation: string }> {
  const { databaseUrl, into, name = 'fanfare', now } = order;
  const folder = join(into, `${name}-${now.toISOString().replaceAll(':', '-')}`);
  const client = await connectClient(databaseUrl, 'fanfare backup');
  try {
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    const installation = await installationOf(client);
    await removeUnfinished(installation, into);
    const making = `${folder}${unfinishedMark(installation)}`;
    try {
      const manifest = await keepIn(making, client, order, installation);
      await rename(making, folder);
      return { folder, manifest, installation };
    } catch (cause) {
      // Why it failed says more than why its rest can't be removed.
      await rm(making, { recursive: true, force: true }).catch(() => {});
      throw cause;
    }
  } finally {
    await client.end();
  }
}

async function keepIn(
  making: string,
  client: pg.Client,
  { store, dataDir, secretKey, into, version, now }: BackupOrder,
  installation: string,
): Promise<Manifest> {
  await makeFolder(join(making, 'tables')).catch(({ code }: NodeJS.ErrnoException) => {
    throw new BackupRefusal(
      `No backup can be made in ${into} (${code}). Give it a folder that this user may write to and that has space.`,
    );
  });
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as there`,
  );
  if (!rows[0]?.there)
    throw new BackupRefusal('There is nothing to keep: Fanfare has not been started on this database yet.');
  const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(client)) tables.push(await keepTable(client, table, join(making, 'tables')));
  const before = (await backupsOf(installation, into)).reverse();
  const media = store && (await keepMedia(client, store, join(making, 'media'), before));
  await client.query('commit');
  if (await exists(join(dataDir, KEY_FILE))) await copyFile(join(dataDir, KEY_FILE), join(making, KEY_FILE));
  const manifest: Manifest = {
    format: 1,
    product: 'fanfare',
    version,
    at: now.toISOString(),
    installation,
    key: await keyFingerprint({ secretKey, dataDir }),
    migrations: applied.rows.map(({ hash }) => hash),
    tables,
    media,
  };
  await writeFile(join(making, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Writes a table's rows, one JSON object a line: exact, and readable without any program of ours. */
async function keepTable(
  client: pg.Client,
  { name, columns }: Table,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const file = createWriteStream(join(folder, `${name}.jsonl.gz`), { mode: 0o600 });
  const gzip = createGzip();
  gzip.pipe(file);
  const hash = createHash('sha256');
  let rows = 0;
  await client.query(`declare kept no scroll cursor for
    select to_jsonb(row)::text as line from (select ${columns.join(', ')} from public.${name}) as row`);
  for (;;) {
    const { rows: some } = await client.query<{ line: string }>(`fetch ${AT_ONCE} from kept`);
    if (some.length === 0) break;
    const text = some.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    rows += some.length;
    if (!gzip.write(text)) await once(gzip, 'drain');
  }
  await client.query('close kept');
  gzip.end();
  await finished(file);
  return { name, rows, sha256: hash.digest('hex') };
}
