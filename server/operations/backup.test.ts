import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { login } from '../../domain/api/account/auth.ts';
import { secondStep } from '../../domain/api/account/factors.ts';
import { RESTORED_TEXT } from '../../domain/schedule/scheduled.ts';
import { say } from '../../tests/support/chat.ts';
import { make } from '../../tests/support/client.ts';
import { simpleEngine } from '../../tests/support/doubles/simple-engine.ts';
import { newPerson, signInAs } from '../../tests/support/people.ts';
import { startTestProduct } from '../../tests/support/product.ts';
import { backupStage, ROWS } from '../../tests/support/stage/backups.ts';
import { turnOnTwoStep } from '../../tests/support/stage/two-step.ts';
import { migrateDatabase, readMigrations } from '../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres/embedded.ts';
import { openFileStore } from '../platform/media/file-store.ts';
import { backUp } from './backup.ts';
import { backUpBeforeMigration } from './before-migration.ts';
import { howManyKept, keepNewest } from './kept-backups.ts';
import { restore } from './restore.ts';
import { tablesOf } from './tables.ts';

const NOW = new Date('2026-06-01T08:00:00Z');

const { afterwards, newFolder, newDatabase, end } = backupStage();
afterAll(end);

/** Everything that a database holds, table by table. */
async function everythingIn(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all: Record<string, string[]> = {};
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from public.${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

describe('a backup', () => {
  it('OPS-01 brings every row of every table back into an empty database, with media and keys', async () => {
    const [source, target] = [await newDatabase(), await newDatabase()];
    await migrateDatabase(source.url);
    for (const rows of ROWS) if (rows.trim() !== '') await source.query(rows);
    await source.query(`update scheduled_workflows set status = 'completed' where status = 'executing'`);
    await source.query(`update publications set state = 'sent' where state in ('queued', 'sending')`);
    const [dataDir, into, elsewhere] = [newFolder(), newFolder(), newFolder()];
    writeFileSync(join(dataDir, 'secret.key'), 'the key');
    const store = await openFileStore(join(dataDir, 'media'));
    const { rows: media } = await source.query<{ id: string }>('select id from media');
    for (const { id } of media) await store.put(id, new TextEncoder().encode(id), 'image/png');
    const before = await everythingIn(source.url);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);
    const { folder, manifest } = await backUp({
      databaseUrl: source.url,
      store,
      dataDir,
      secretKey: null,
      into,
      version: '1.2.3',
      now: NOW,
    });
    expect(manifest).toMatchObject({
      version: '1.2.3',
      at: NOW.toISOString(),
      media: { files: media.length, missing: 0 },
    });
    expect(readdirSync(into)).toEqual(['fanfare-2026-06-01T08-00-00.000Z']);
    // What others must not read is its owner's alone.
    expect(statSync(folder).mode & 0o077).toBe(0);

    const other = await openFileStore(join(elsewhere, 'media'));
    await restore({ from: folder, databaseUrl: target.url, store: other, dataDir: elsewhere, secretKey: null });
    expect(await everythingIn(target.url)).toEqual(before);
    expect(readFileSync(join(elsewhere, 'secret.key'), 'utf8')).toBe('the key');
    for (const { id } of media) expect(Buffer.from((await other.get(id))?.bytes ?? []).toString()).toBe(id);
    // New rows come behind the old ones.
    await target.query(
      `insert into task_events (scheduled_workflow_id, at, what) select id, now(), 'changed' from scheduled_workflows limit 1`,
    );

    await expect(
      restore({ from: folder, databaseUrl: target.url, store: other, dataDir: elsewhere, secretKey: null }),
    ).rejects.toThrow('There are accounts in this database');
  });

  it('OPS-02 is whole or not there: a damaged one, one of a later version and no backup are refused with nothing restored', async () => {
    const [source, target] = [await newDatabase(), await newDatabase()];
    await migrateDatabase(source.url);
    for (const rows of ROWS) if (rows.trim() !== '') await source.query(rows);
    const [dataDir, into] = [newFolder(), newFolder()];
    const store = await openFileStore(join(dataDir, 'media'));
    const { folder } = await backUp({
      databaseUrl: source.url,
      store,
      dataDir,
      secretKey: null,
      into,
      version: '1',
      now: NOW,
    });
    const bring = (from: string) =>
      restore({ from, databaseUrl: target.url, store, dataDir: newFolder(), secretKey: null });
    await expect(bring(into)).rejects.toThrow('is no backup');
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8');
    writeFileSync(join(folder, 'manifest.json'), manifest.replace('"migrations": [', '"migrations": ["of tomorrow",'));
    await expect(bring(folder)).rejects.toThrow('which knows more than this version');
    for (const broken of [manifest.slice(0, 200), manifest.replace(/"migrations": \[[^\]]*\]/, '"migrations": []')]) {
      writeFileSync(join(folder, 'manifest.json'), broken);
      await expect(bring(folder)).rejects.toThrow('The manifest.json in this backup is damaged');
    }
    const [rows, name] = [/("name": "users",\s+"rows": )\d+/, '"name": "users"'];
    for (const broken of [manifest.replace(rows, '$199'), manifest.replace(name, '"name": "others"')]) {
      writeFileSync(join(folder, 'manifest.json'), broken);
      await expect(bring(folder)).rejects.toThrow('The file of users in this backup is damaged');
    }
    writeFileSync(join(folder, 'manifest.json'), manifest);
    const file = join(folder, 'tables', 'users.jsonl.gz');
    const whole = readFileSync(file);
    const elsewhere = join(newFolder(), 'users.jsonl.gz');
    writeFileSync(elsewhere, whole);
    const damages = [
      () => writeFileSync(file, whole.subarray(0, whole.length - 20)),
      () => rmSync(file),
      () => symlinkSync(elsewhere, file),
    ];
    for (const damage of damages) {
      damage();
      await expect(bring(folder)).rejects.toThrow('The file of users in this backup is damaged');
    }
    expect((await target.query(`select to_regclass('public.users') as users`)).rows).toEqual([{ users: null }]);
  });

  it('OPS-16 OPS-17 OPS-18 that is broken off leaves neither rows nor a key and is run again; owners are told what was under way, the operator which files are missing or damaged', async () => {
    const [source, target] = [await newDatabase(), await newDatabase()];
    await migrateDatabase(source.url);
    for (const rows of ROWS) if (rows.trim() !== '') await source.query(rows);
    // Some programs end a line at this.
    await source.query(`update users set first_name = E'A\\u2028B'`);
    await source.query(
      `insert into media (id, user_id, content_type, bytes) select gen_random_uuid(), id, 'image/png', 36
        from users, generate_series(1, 4) limit 4`,
    );
    await source.query(
      `update publications set state = 'sending' where post_id = (select post_id from publications limit 1)`,
    );
    await source.query(
      `update scheduled_workflows set status = 'executing' where id = (select id from scheduled_workflows limit 1)`,
    );
    const { rows: underWay } = await source.query<{ task: string }>(
      `select id as task from scheduled_workflows where status = 'executing'
        union all select p.scheduled_workflow_id from publications join posts p on p.id = post_id where state in ('queued', 'sending')`,
    );
    const [dataDir, into, elsewhere] = [newFolder(), newFolder(), newFolder()];
    writeFileSync(join(dataDir, 'secret.key'), 'the key');
    const store = await openFileStore(join(dataDir, 'media'));
    const { rows: media } = await source.query<{ id: string }>('select id from media order by id');
    for (const { id } of media) await store.put(id, new TextEncoder().encode(id), 'image/png');
    const { folder } = await backUp({
      databaseUrl: source.url,
      store,
      dataDir,
      secretKey: null,
      into,
      version: '1',
      now: NOW,
    });

    const other = await openFileStore(join(elsewhere, 'media'));
    const order = { from: folder, databaseUrl: target.url, store: other, dataDir: elsewhere, secretKey: null };
    const full = { ...other, put: () => Promise.reject(new Error('full')) };
    await expect(restore({ ...order, store: full })).rejects.toThrow('full');
    expect(readdirSync(elsewhere)).toEqual(['media']);
    const [gone = '', changed = '', led = ''] = media.map(({ id }) => id);
    rmSync(join(folder, 'media', gone));
    writeFileSync(join(folder, 'media', changed), changed.replaceAll('0', '1'));
    rmSync(join(folder, 'media', led));
    symlinkSync(join(dataDir, 'secret.key'), join(folder, 'media', led));
    const { media: told } = await restore(order);
    expect({ ...told, missing: told.missing.sort() }).toEqual({
      restored: media.length - 3,
      stayed: 0,
      missing: [gone, led].sort(),
      damaged: [changed],
    });
    expect(await Promise.all([gone, changed, led].map((id) => other.get(id)))).toEqual([null, null, null]);
    expect(readFileSync(join(elsewhere, 'secret.key'), 'utf8')).toBe('the key');
    const { rows: notes } = await target.query<{ task: string }>(
      `select scheduled_workflow_id as task from notices where kind = 'failed' and detail = $1 and read_at is null`,
      [RESTORED_TEXT],
    );
    expect(notes.map(({ task }) => task).sort()).toEqual(underWay.map(({ task }) => task).sort());
    expect(notes.length).toBeGreaterThan(1);
  });

  it('OPS-03 of an earlier version is brought forward', async () => {
    const [source, target] = [await newDatabase(), await newDatabase()];
    const earlier = readMigrations().slice(0, -1);
    await migrateDatabase(
      source.url,
      earlier.map(({ hash }) => hash),
    );
    for (const rows of ROWS.slice(0, -1)) if (rows.trim() !== '') await source.query(rows);
    const [dataDir, into] = [newFolder(), newFolder()];
    const store = await openFileStore(join(dataDir, 'media'));
    const { folder } = await backUp({
      databaseUrl: source.url,
      store,
      dataDir,
      secretKey: null,
      into,
      version: '1',
      now: NOW,
    });
    await restore({ from: folder, databaseUrl: target.url, store, dataDir: newFolder(), secretKey: null });
    const { rows } = await target.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
    expect(rows.map(({ hash }) => hash)).toEqual(readMigrations().map(({ hash }) => hash));
    expect((await target.query('select from users')).rowCount).toBeGreaterThan(0);
  });

  it('OPS-04 is made before a new version changes the database, three of them are kept', async () => {
    const { url } = await newDatabase();
    const dataDir = newFolder();
    expect(await backUpBeforeMigration(url, { dataDir, secretKey: null }, NOW)).toBeNull();
    const known = readMigrations().map(({ hash }) => hash);
    await migrateDatabase(url, known.slice(0, -1));
    for (const day of [1, 2, 3, 4]) {
      const kept = await backUpBeforeMigration(url, { dataDir, secretKey: null }, new Date(Date.UTC(2026, 5, day)));
      expect(kept).toContain(`before-upgrade-2026-06-0${day}`);
    }
    expect(readdirSync(join(dataDir, 'backups')).map((name) => name.slice(0, 25))).toEqual(
      [2, 3, 4].map((day) => `before-upgrade-2026-06-0${day}`.slice(0, 25)),
    );
    await migrateDatabase(url);
    expect(await backUpBeforeMigration(url, { dataDir, secretKey: null }, NOW)).toBeNull();
  });

  it('OPS-05 takes a file that the one before has from there, and old ones can be left behind', async () => {
    const { url, query } = await newDatabase();
    await migrateDatabase(url);
    for (const rows of ROWS) if (rows.trim() !== '') await query(rows);
    const [dataDir, into] = [newFolder(), newFolder()];
    const store = await openFileStore(join(dataDir, 'media'));
    const { rows } = await query<{ id: string }>('select id from media limit 1');
    const id = rows[0]?.id ?? '';
    await store.put(id, new Uint8Array([1, 2, 3]), 'image/png');
    const order = { databaseUrl: url, store, dataDir, secretKey: null, into, version: '1' };
    const first = await backUp({ ...order, now: NOW });
    const second = await backUp({ ...order, now: new Date(NOW.getTime() + 1_000) });
    const [one, other] = [first, second].map(({ folder }) => statSync(join(folder, 'media', id)));
    expect(one?.ino).toBe(other?.ino);
    // What was changed since is not taken over, and what a killed one left is removed.
    writeFileSync(join(second.folder, 'media', id), 'changed');
    const killed = `fanfare-2026-05-01T08-00-00.000Z.${first.installation}.unfinished`;
    mkdirSync(join(into, killed, 'tables'), { recursive: true });
    const third = await backUp({ ...order, now: new Date(NOW.getTime() + 2_000) });
    expect(readdirSync(into)).toEqual([first, second, third].map(({ folder }) => basename(folder)));
    expect(await keepNewest(first.installation, into, 'fanfare', 1)).toEqual([first.folder, second.folder]);
    expect(readFileSync(join(third.folder, 'media', id))).toEqual(Buffer.from([1, 2, 3]));
  });
});

it('OPS-05 how many are kept is a whole number from 1', () => {
  expect([howManyKept(undefined), howManyKept('1'), howManyKept('14')]).toEqual([Number.POSITIVE_INFINITY, 1, 14]);
  for (const odd of ['1.5', '1e1000', '1e1', '0', '-1', '', ' 3', 'Infinity', 'ten'])
    expect(() => howManyKept(odd), odd).toThrow('as a whole number, e.g. --keep 14');
});

it('OPS-06 FACT-10 a restored product lets its people in, with two steps too, shows their pictures, and sends nothing that may have gone out before', async () => {
  const product = await startTestProduct({}, { engine: simpleEngine() });
  const who = await newPerson(product);
  const { body } = await say(product.url, who.identity, 'Draw a picture of bread');
  const picture = body.outputs[0]?.output ?? '';
  const leaving = await newPerson(product);
  await product.sql(`update users set deletion_at = now() + interval '5 seconds' where id = $1`, [leaving.user.id]);
  const guarded = await newPerson(product);
  const app = await turnOnTwoStep(product, guarded);
  const into = newFolder();
  const store = await openFileStore(join(product.dataDir, 'media'));
  const order = {
    databaseUrl: product.databaseUrl,
    store,
    dataDir: product.dataDir,
    secretKey: null,
    into,
    version: '1',
    now: NOW,
  };
  // What is due an hour later by its clock the product does not take up before it is kept.
  const { now } = product.clock;
  product.clock.now = new Date(now.getTime() - 3_600_000);
  await product.sql(
    `insert into scheduled_workflows (user_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections)
      select id, 'due since', 'scheduled', now() - interval '1 minute', 'UTC', '["linkedin"]'::jsonb, 'custom', '[]'::jsonb, '[]'::jsonb from users where id = $1
      union all select id, 'under way', 'executing', now() - interval '2 minutes', 'UTC', '["linkedin"]', 'custom', '[]', '[]' from users where id = $1
      union all select id, 'to come', 'scheduled', now() + interval '1 day', 'UTC', '["linkedin"]', 'custom', '[]', '[]' from users where id = $1`,
    [who.user.id],
  );
  const { folder } = await backUp(order);
  await product.stop();
  product.clock.now = now;

  const [target, dataDir] = [await newDatabase(), newFolder()];
  await restore({
    from: folder,
    databaseUrl: target.url,
    store: await openFileStore(join(dataDir, 'media')),
    dataDir,
    secretKey: null,
  });
  // Whoever has changed their mind since gets the day anew.
  const { rows: marked } = await target.query(
    `select id from users where deletion_at between now() + interval '23 hours' and now() + interval '24 hours'`,
  );
  expect(marked).toEqual([{ id: leaving.user.id }]);
  const again = await startTestProduct({ DATABASE_URL: target.url, DATA_DIR: dataDir }, { engine: simpleEngine() });
  afterwards.push(again.stop);
  const { cookie } = await signInAs(again, who.email, who.password);
  expect((await fetch(`${again.url}${picture}`, { headers: { cookie } })).status).toBe(200);
  const { email, password } = guarded;
  const { ticket = '' } = (await make(again.url, login, { email, password })).body as { ticket?: string };
  const code = app.nextCode();
  again.clock.now = product.clock.now;
  expect((await make(again.url, secondStep, { ticket, code })).status).toBe(200);
  await vi.waitFor(async () => {
    const { rows } = await target.query('select name, status, error_message from scheduled_workflows order by name');
    expect(rows).toEqual([
      { name: 'due since', status: 'failed', error_message: RESTORED_TEXT },
      { name: 'to come', status: 'scheduled', error_message: null },
      { name: 'under way', status: 'failed', error_message: RESTORED_TEXT },
    ]);
  });
});

it('OPS-01 the commands keep a product that runs, and bring it into an empty folder with the PostgreSQL inside', async () => {
  const command = (name: string, words: string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', name), ...words], {
      env: { PATH: process.env.PATH, ...env },
    });
  const product = await startTestProduct();
  afterwards.push(product.stop);
  const { email, password } = await newPerson(product);
  const { databaseUrl, dataDir } = product;
  const { stdout } = await command('backup.ts', [newFolder()], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const [, folder = ''] = /^Kept \d+ rows and \d+ files in (\S+)$/m.exec(stdout) ?? [];

  const empty = newFolder();
  // As root PostgreSQL runs as a user who must be able to enter.
  chmodSync(empty, 0o755);
  await command('restore.ts', [folder], { DATA_DIR: empty });
  const inside = await startEmbeddedPostgres(empty);
  afterwards.push(inside.stop);
  const again = await startTestProduct({ DATABASE_URL: inside.url, DATA_DIR: empty });
  afterwards.push(again.stop);
  await signInAs(again, email, password);
  // Two commands and a PostgreSQL: whoever is cut off goes on writing into folders that were removed.
}, 240_000);
