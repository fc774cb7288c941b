import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { connectClient } from '../platform/db/connect.ts';
import { lockMigrations, migrateWithin, readMigrations } from '../platform/db/migrate.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { BackupRefusal, isFileIn, isOfNewerForm, MANIFEST, type Manifest, manifestOf } from './manifest.ts';
import { keyToBring, opensSecrets, otherKeyRefusal, writeKey } from './restore-key.ts';
import { bringMedia, type RestoredMedia } from './restore-media.ts';
import { settle } from './settle.ts';
import { type Table, tablesOf } from './tables.ts';

/** Which backup comes back, and beside which key. */
export interface BackupChoice {
  from: string;
  dataDir: string;
  secretKey: string | null;
  /** Whether it is restored although its secrets can't be opened here. */
  withOtherKey?: boolean;
}

export interface RestoreOrder extends BackupChoice {
  databaseUrl: string;
  store: MediaStore;
}

interface ReadBackup {
  manifest: Manifest;
  /** The key that it brings along, null where it has none. */
  key: Buffer | null;
  /** Whether its secrets can be opened. */
  hasKey: boolean;
}

export interface RestoredBackup extends Omit<ReadBackup, 'key'> {
  /** How many rows came back. */
  rows: number;
  media: RestoredMedia;
}

const AT_ONCE = 200;

/**
 * Brings a backup back into an empty database and media store. Rows, and what must not be sent again, come true together
 * as the last step: broken off before, the database is as empty as it was, and the restore can be run again.
 */
export async function restore(order: RestoreOrder): Promise<RestoredBackup> {
  const { from, databaseUrl, store, dataDir } = order;
  const { manifest, key, hasKey } = await readBackup(order);
  const client = await connectClient(databaseUrl, 'fanfare restore');
  try {
    await client.query('begin');
    await lockMigrations(client);
    await refuseUsed(client, manifest);
    // The tables as they were when it was made; what came later is done to the restored rows.
    await migrateWithin(client, manifest.migrations);
    let rows = 0;
    for (const table of await tablesOf(client)) rows += await bringTable(client, from, manifest, table);
    const media = await bringMedia(client, from, manifest, store);
    await migrateWithin(client);
    await settle(client);
    // A commit whose answer is lost may have come true: by then the key is there.
    if (key) await writeKey(key, dataDir);
    await client.query('commit');
    return { manifest, hasKey, rows, media };
  } finally {
    await client.end();
  }
}

/** Reads a backup, and refuses one that can't be restored here, whatever the database. */
export async function readBackup(choice: BackupChoice): Promise<ReadBackup> {
  const { from, dataDir, withOtherKey = false } = choice;
  const manifest = await readManifest(from);
  const key = await keyToBring(from, dataDir);
  const hasKey = await opensSecrets(manifest, choice);
  if (!hasKey && !withOtherKey) throw await otherKeyRefusal(manifest, from);
  return { manifest, key, hasKey };
}

async function readManifest(folder: string): Promise<Manifest> {
  if (!(await isFileIn(folder, MANIFEST)))
    throw new BackupRefusal(
      `${folder} is no backup: it has no ${MANIFEST}. Name the folder that npm run backup has made.`,
    );
  if (await isOfNewerForm(folder))
    throw new BackupRefusal(
      `This backup was made by a newer Fanfare, in a form that this version does not know. Restore it with the version that its ${MANIFEST} names, or a newer one.`,
    );
  const manifest = await manifestOf(folder);
  if (!manifest || manifest.migrations.length === 0) throw damaged(MANIFEST);
  const known = new Set(readMigrations().map(({ hash }) => hash));
  if (manifest.migrations.some((hash) => !known.has(hash)))
    throw new BackupRefusal(
      `This backup was made by Fanfare ${manifest.version}, which knows more than this version. Restore it with that version or a newer one.`,
    );
  return manifest;
}

const damaged = (what: string): BackupRefusal =>
  new BackupRefusal(`The ${what} in this backup is damaged. Nothing was restored; take another backup.`);

const ELSEWHERE = 'Set DATA_DIR to a new folder (DATABASE_URL to an empty database).';

/** Nothing of anybody's is ever overwritten. */
async function refuseUsed(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ joined: boolean; started: boolean; used: boolean }>(
    `select exists (select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'fanfare%') as joined,
      to_regclass('public.users') is not null as used,
      to_regclass('drizzle.__drizzle_migrations') is not null as started`,
  );
  if (rows[0]?.joined) throw new BackupRefusal('Fanfare runs on this database. Stop it first, then restore.');
  if (rows[0]?.used && (await client.query('select from public.users limit 1')).rowCount)
    throw new BackupRefusal(`There are accounts in this database, and a restore would overwrite them. ${ELSEWHERE}`);
  if (!rows[0]?.started) return;
  const later = await client.query('select from drizzle.__drizzle_migrations where hash <> all($1) limit 1', [
    migrations,
  ]);
  // Its tables are not those that the rows were kept from, and what has changed since can't be done to the rows.
  if (later.rowCount)
    throw new BackupRefusal(`This database was made by a later version than this backup. ${ELSEWHERE}`);
}

/** What PostgreSQL says of rows that are none, or do not fit: their text, their rules, their columns. */
const UNFIT = /^(22|23|42)/;

/** Tells how many rows it has brought. */
async function bringTable(client: pg.Client, from: string, manifest: Manifest, table: Table): Promise<number> {
  const { name, counter } = table;
  const file = ['tables', `${name}.jsonl.gz`];
  const kept = manifest.tables.find((one) => one.name === name);
  if (!kept || !(await isFileIn(from, ...file))) throw damaged(`file of ${name}`);
  const hash = createHash('sha256');
  let count = 0;
  try {
    await pipeline(createReadStream(join(from, ...file)), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      for await (const lines of linesOf(source, hash)) {
        await insert(client, table, lines);
        count += lines.length;
      }
    });
  } catch (cause) {
    const { code = '' } = cause as { code?: string };
    if (code.startsWith('Z_') || (cause instanceof pg.DatabaseError && UNFIT.test(code)))
      throw damaged(`file of ${name}`);
    throw cause;
  }
  if (count !== kept.rows || hash.digest('hex') !== kept.sha256) throw damaged(`file of ${name}`);
  if (counter !== null && count > 0)
    await client.query(
      `select setval(pg_get_serial_sequence('public.${name}', '${counter}'), (select max(${counter}) from public.${name}))`,
    );
  return count;
}

/** The lines of a file, some at once. Only a line feed ends one: what else ends lines elsewhere may be in somebody's text. */
async function* linesOf(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let [begun, waiting]: [string, string[]] = ['', []];
  for await (const chunk of source) {
    hash.update(chunk);
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    const last = others.pop();
    if (last === undefined) {
      begun += first;
      continue;
    }
    waiting.push(begun + first, ...others);
    begun = last;
    while (waiting.length >= AT_ONCE) yield waiting.splice(0, AT_ONCE);
  }
  if (begun !== '') waiting.push(begun);
  if (waiting.length > 0) yield waiting;
}

async function insert(client: pg.Client, { name, columns }: Table, lines: string[]): Promise<void> {
  const list = columns.join(', ');
  await client.query(
    `insert into public.${name} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::public.${name}, $1::jsonb)`,
    [`[${lines.join()}]`],
  );
}
