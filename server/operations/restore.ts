import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { CHANGE_OF_MIND_MS } from '../../domain/limits.ts';
import { RESTORED_TEXT } from '../../domain/schedule/scheduled.ts';
import { migrateDatabase, readMigrations } from '../platform/db/migrate.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { BackupRefusal, KEY_FILE, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import { type Table, tablesOf } from './tables.ts';

export interface RestoreOrder {
  from: string;
  databaseUrl: string;
  store: MediaStore;
  dataDir: string;
}

const AT_ONCE = 200;

/** Brings a backup back into an empty database and media store: all of it, or nothing of the database. */
export async function restore({ from, databaseUrl, store, dataDir }: RestoreOrder): Promise<Manifest> {
  const manifest = await readManifest(from);
  const strangers = manifest.migrations.filter((hash) => !readMigrations().some((one) => one.hash === hash));
  if (strangers.length > 0)
    throw new BackupRefusal(
      `This backup was made by Fanfare ${manifest.version}, which knows more than this version. Restore it with that version or a newer one.`,
    );
  // The tables as they were when it was made; what came later is done to the restored rows.
  await migrateDatabase(databaseUrl, manifest.migrations);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'fanfare restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUsed(client);
    await bringKey(from, dataDir);
    await client.query('begin');
    for (const table of await tablesOf(client)) {
      const kept = manifest.tables.find(({ name }) => name === table.name);
      if (kept) await bringTable(client, join(from, 'tables', `${table.name}.jsonl.gz`), kept, table);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrateDatabase(databaseUrl);
  if (manifest.media) await bringMedia(databaseUrl, join(from, 'media'), store);
  await settle(databaseUrl);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  const manifest = text === null ? null : manifestSchema.safeParse(JSON.parse(text));
  if (!manifest?.success)
    throw new BackupRefusal(
      `${folder} is no backup: it has no ${MANIFEST}. Name the folder that npm run backup has made.`,
    );
  return manifest.data;
}

/** Nothing of anybody's is ever overwritten. */
async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean; joined: boolean }>(
    `select exists (select from public.users) as used, exists (select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'fanfare%') as joined`,
  );
  if (rows[0]?.joined) throw new BackupRefusal('Fanfare runs on this database. Stop it first, then restore.');
  if (rows[0]?.used)
    throw new BackupRefusal(
      'There are accounts in this database, and a restore would overwrite them. Set DATA_DIR to a new folder (DATABASE_URL to an empty database).',
    );
}

async function bringKey(from: string, dataDir: string): Promise<void> {
  const names = await readdir(from);
  if (!names.includes(KEY_FILE)) return;
  const there = await readFile(join(dataDir, KEY_FILE)).catch(() => null);
  const kept = await readFile(join(from, KEY_FILE));
  if (there && !there.equals(kept))
    throw new BackupRefusal(
      `There is another ${KEY_FILE} in ${dataDir}, with which other keys were sealed. Set DATA_DIR to a new folder.`,
    );
  await mkdir(dataDir, { recursive: true });
  await copyFile(join(from, KEY_FILE), join(dataDir, KEY_FILE));
}

async function bringTable(
  client: pg.Client,
  file: string,
  { name, rows, sha256 }: Manifest['tables'][number],
  { columns, counter }: Table,
): Promise<void> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const hash = createHash('sha256');
  const list = columns.join(', ');
  const insert = (some: string[]) =>
    client.query(
      `insert into public.${name} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::public.${name}, $1::jsonb)`,
      [`[${some.join()}]`],
    );
  let [waiting, count]: [string[], number] = [[], 0];
  for await (const line of lines) {
    hash.update(`${line}\n`);
    waiting.push(line);
    count++;
    if (waiting.length === AT_ONCE) await insert(waiting.splice(0));
  }
  if (waiting.length > 0) await insert(waiting);
  if (count !== rows || hash.digest('hex') !== sha256)
    throw new BackupRefusal(
      `The file of ${name} in this backup is damaged. Nothing was restored; take another backup.`,
    );
  if (counter !== null && count > 0)
    await client.query(
      `select setval(pg_get_serial_sequence('public.${name}', '${counter}'), (select max(${counter}) from public.${name}))`,
    );
}

async function bringMedia(databaseUrl: string, folder: string, store: MediaStore): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rows } = await pool.query<{ id: string; content_type: string }>('select id, content_type from media');
    for (const { id, content_type: type } of rows) {
      const path = join(folder, id);
      if (await stat(path).catch(() => null)) await store.put(id, await readFile(path), type);
    }
  } finally {
    await pool.end();
  }
}

/**
 * What was under way or has come due since the backup may have gone out before the loss: it is not sent again by itself. Its
 * owner is told, looks, and decides.
 */
async function settle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `update scheduled_workflows set status = 'failed', error_message = $1 where status = 'executing' returning id`,
      [RESTORED_TEXT],
    );
    await client.query(
      `insert into task_events (scheduled_workflow_id, at, what, detail)
        select id, clock_timestamp(), 'failed', $2 from unnest($1::uuid[]) as id`,
      [rows.map(({ id }) => id), RESTORED_TEXT],
    );
    await client.query(
      `update publications set state = 'unconfirmed', reason = $1 where state in ('queued', 'sending')`,
      [RESTORED_TEXT],
    );
    await client.query(
      `insert into scheduler_pulse (id, at, held_until) values (1, 'epoch', clock_timestamp())
        on conflict (id) do update set held_until = clock_timestamp()`,
    );
    // Who changed their mind after the backup does not lose the account by it: the day begins anew.
    await client.query(
      `update users set deletion_at = clock_timestamp() + make_interval(secs => $1) where deletion_at is not null`,
      [CHANGE_OF_MIND_MS / 1000],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
