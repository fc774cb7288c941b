import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { MediaStore } from '../platform/media/media-store.ts';
import {
  BackupRefusal,
  isFileIn,
  KEY_FILE,
  type KeptFile,
  MANIFEST,
  type Manifest,
  manifestOf,
  sha256Of,
} from './manifest.ts';
import { type Table, tablesOf } from './tables.ts';

export interface BackupOrder {
  databaseUrl: string;
  /** Null keeps only the database. */
  store: MediaStore | null;
  dataDir: string;
  /** The folder of all backups; each is a folder in it. */
  into: string;
  /** What its folder's name begins with. */
  name?: string;
  version: string;
  now: Date;
}

const AT_ONCE = 500;
const UNFINISHED = '.unfinished';
/** Any number but that of the migrations: what is unfinished while nobody else makes a backup was left by a killed one. */
const BACKUP_LOCK = 7_208_215;

/**
 * Keeps database, media and keys in a new folder, while the product runs: all rows are of one moment (a snapshot), and the
 * folder gets its name when it is whole.
 */
export async function backUp(order: BackupOrder): Promise<{ folder: string; manifest: Manifest }> {
  const { databaseUrl, store, dataDir, into, name = 'fanfare', version, now } = order;
  const folder = join(into, `${name}-${now.toISOString().replaceAll(':', '-')}`);
  const making = `${folder}${UNFINISHED}`;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'fanfare backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    await removeUnfinished(into, name);
    await mkdir(join(making, 'tables'), { recursive: true, mode: 0o700 });
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ there: string | null }>(
      `select to_regclass('drizzle.__drizzle_migrations') as there`,
    );
    if (!rows[0]?.there)
      throw new BackupRefusal('There is nothing to keep: Fanfare has not been started on this database yet.');
    const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client)) tables.push(await keepTable(client, table, join(making, 'tables')));
    const media = store && (await keepMedia(client, store, join(making, 'media'), await latestMedia(into)));
    await client.query('commit');
    if (await exists(join(dataDir, KEY_FILE))) await copyFile(join(dataDir, KEY_FILE), join(making, KEY_FILE));
    const migrations = applied.rows.map(({ hash }) => hash);
    const at = now.toISOString();
    const manifest: Manifest = { format: 1, product: 'fanfare', version, at, migrations, tables, media };
    await writeFile(join(making, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(making, folder);
    return { folder, manifest };
  } catch (cause) {
    await rm(making, { recursive: true, force: true });
    throw cause;
  } finally {
    await client.end();
  }
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

/** Media never change: what the backup before has already is the same file (a hard link) where the disk can do that. */
async function keepMedia(
  client: pg.Client,
  store: MediaStore,
  folder: string,
  before: EarlierMedia,
): Promise<NonNullable<Manifest['media']>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { rows } = await client.query<{ id: string }>('select id from media');
  const kept: KeptFile[] = [];
  for (const { id } of rows) {
    const linked = await linkEarlier(before, folder, id);
    // What was swept since the snapshot was named by nothing.
    const found = linked ? null : await store.get(id);
    if (found) await writeFile(join(folder, id), found.bytes, { mode: 0o600 });
    if (linked) kept.push(linked);
    else if (found) kept.push({ id, size: found.bytes.length, sha256: sha256Of(found.bytes) });
  }
  return { files: kept.length, missing: rows.length - kept.length, kept };
}

/** Takes a file from the backup before, if it is there as that backup left it by its size; null where it is not. */
async function linkEarlier(before: EarlierMedia, folder: string, id: string): Promise<KeptFile | null> {
  const earlier = before.kept.get(id);
  if (!earlier || !(await isFileIn(before.folder, 'media', id))) return null;
  const path = join(before.folder, 'media', id);
  if ((await stat(path)).size !== earlier.size) return null;
  return link(path, join(folder, id)).then(
    () => earlier,
    () => null,
  );
}

async function removeUnfinished(folder: string, name: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const one of names)
    if (one.startsWith(`${name}-`) && one.endsWith(UNFINISHED))
      await rm(join(folder, one), { recursive: true, force: true });
}

/** The finished backups of a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const whole = await Promise.all(
    names.map(async (name) =>
      !name.endsWith(UNFINISHED) && (await exists(join(folder, name, MANIFEST))) ? name : null,
    ),
  );
  return whole
    .flatMap((name) => name ?? [])
    .sort((one, other) => momentIn(one).localeCompare(momentIn(other)))
    .map((name) => join(folder, name));
}

const momentIn = (name: string): string => /\d{4}-\d\d-\d\dT[\d.Z-]+$/.exec(name)?.[0] ?? name;

/** How many backups an operator keeps: all of them where nothing is said. */
export function howManyKept(said: string | undefined): number {
  if (said === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,8}$/.test(said))
    throw new BackupRefusal('Write how many backups are kept as a whole number, e.g. --keep 14');
  return Number(said);
}

/** Removes all but the newest so many backups whose names begin alike. */
export async function keepNewest(folder: string, name: string, most: number): Promise<string[]> {
  const all = (await backupsIn(folder)).filter((path) => path.startsWith(join(folder, `${name}-`)));
  const old = all.slice(0, Math.max(0, all.length - most));
  for (const path of old) await rm(path, { recursive: true, force: true });
  return old;
}

interface EarlierMedia {
  folder: string;
  kept: Map<string, KeptFile>;
}

async function latestMedia(into: string): Promise<EarlierMedia> {
  for (const folder of (await backupsIn(into)).reverse()) {
    const kept = (await manifestOf(folder))?.media?.kept;
    if (kept) return { folder, kept: new Map(kept.map((file) => [file.id, file])) };
  }
  return { folder: into, kept: new Map() };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
