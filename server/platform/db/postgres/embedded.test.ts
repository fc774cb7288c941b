import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { lockMigrations } from '../migrate.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { rejoinIfStopped } from './rejoin.ts';

const root = mkdtempSync(join(tmpdir(), 'fanfare-embedded-'));
chmodSync(root, 0o755);
const postmasters = new Set<number>();
let dataDir: string;
let count = 0;
beforeEach(() => {
  dataDir = join(root, String(++count));
});
afterAll(() => {
  for (const pid of postmasters) if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  rmSync(root, { recursive: true, force: true });
});

/** Another process of the same installation: it starts or joins PostgreSQL and stays connected until it is told to stop. */
const OTHER_PROCESS = `
  import pg from ${JSON.stringify(import.meta.resolve('pg'))};
  import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
  const postgres = await startEmbeddedPostgres(process.argv[1]);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  process.on('message', async () => {
    await client.end();
    await postgres.stop();
    process.exit(0);
  });
  process.send({ url: postgres.url, pid: postgres.pid });
`;

interface Other {
  process: ChildProcess;
  url: string;
  pid: number;
  leave(): Promise<void>;
}

async function otherProcess(): Promise<Other> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OTHER_PROCESS, dataDir], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [told] = (await once(child, 'message')) as [{ url: string; pid: number }];
  postmasters.add(told.pid);
  return {
    process: child,
    ...told,
    leave: async () => {
      child.send('leave');
      await once(child, 'exit');
    },
  };
}

async function kill(other: Other): Promise<void> {
  other.process.kill('SIGKILL');
  await once(other.process, 'exit');
}

async function start() {
  const postgres = await startEmbeddedPostgres(dataDir);
  postmasters.add(postgres.pid);
  return postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 });

describe('the PostgreSQL inside', () => {
  it('starts in an empty folder, asks for a password, listens on loopback alone, and keeps what it is told', async () => {
    const first = await start();
    expect(await query(first.url, 'create table kept as select 42 as answer')).toEqual([]);
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const withoutPassword = new URL(first.url);
    withoutPassword.password = 'guess';
    await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres/fanfare.password')).mode & 0o777).toBe(0o600);
    await first.stop();
    await gone(first.pid);

    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
  });

  it('OPS-15 leaves a log that has grown large behind at its start, and keeps one such', async () => {
    mkdirSync(dataDir, { mode: 0o755 });
    writeFileSync(join(dataDir, 'postgres.log.1'), 'long ago');
    writeFileSync(join(dataDir, 'postgres.log'), Buffer.alloc(11 * 1024 * 1024));
    const postgres = await start();
    await expect(query(postgres.url, 'select 1 / 0')).rejects.toThrow('division by zero');
    await postgres.stop();
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('division by zero');
    expect(statSync(join(dataDir, 'postgres.log')).size).toBeLessThan(10_000);
    expect(statSync(join(dataDir, 'postgres.log.1')).size).toBe(11 * 1024 * 1024);
  });

  it('ends when the last process that uses it is killed, and loses nothing', async () => {
    const parent = await otherProcess();
    await query(parent.url, 'create table kept as select 42 as answer');
    await kill(parent);
    await gone(parent.pid);
    const heir = await start();
    expect(await query(heir.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await heir.stop();
    await gone(heir.pid);
  });

  it('stays while somebody uses it, although who started it was killed, and ends when they are killed too', async () => {
    const parent = await otherProcess();
    const guest = await otherProcess();
    await kill(parent);
    expect(await query(guest.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isAlive(guest.pid)).toBe(true);
    await kill(guest);
    await gone(guest.pid);
  });

  it('is started once by two starts at once in an empty folder, and the last one out stops it', async () => {
    const [one, two] = await Promise.all([otherProcess(), otherProcess()]);
    expect(one.url).toBe(two.url);
    expect(one.pid).toBe(two.pid);
    await one.leave();
    expect(await query(two.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await two.leave();
    await gone(two.pid);
  });

  it('is stopped when its last two leave at the same moment: one that only asks who is left does not hold it', async () => {
    const [one, two] = await Promise.all([otherProcess(), otherProcess()]);
    await Promise.all([one.leave(), two.leave()]);
    await gone(one.pid);
    const last = await start();
    const asking = new pg.Client({ connectionString: last.url, application_name: 'fanfare leaving' });
    asking.on('error', () => {});
    await asking.connect();
    await last.stop();
    await gone(last.pid);
  });

  it('recovers after it was killed itself', async () => {
    const before = await start();
    await query(before.url, 'create table kept as select 42 as answer');
    process.kill(before.pid, 'SIGKILL');
    await gone(before.pid);
    const after = await start();
    expect(await query(after.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await after.stop();
  });

  it('starts again where it was: who was connected finds it at the same address', async () => {
    const postgres = await start();
    const before = postgres.pid;
    expect(postgres.isRunning()).toBe(true);
    process.kill(before, 'SIGKILL');
    await gone(before);
    expect(postgres.isRunning()).toBe(false);
    await postgres.startAgain();
    postmasters.add(postgres.pid);
    expect([postgres.isRunning(), postgres.pid === before]).toEqual([true, false]);
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await gone(postgres.pid);
  });

  it('OPS-39 that is stopped while somebody joins it, and waits for their turn to migrate, is started again, and said so', async () => {
    const postgres = await start();
    const holder = new pg.Client({ connectionString: postgres.url });
    holder.on('error', () => {});
    await holder.connect();
    await holder.query('begin');
    await lockMigrations(holder);
    const printed: string[] = [];
    const opening = rejoinIfStopped(
      postgres,
      (line) => printed.push(line),
      () => openDatabase(postgres.url, () => {}),
    );
    await vi.waitFor(async () => {
      const { rowCount } = await holder.query(`select from pg_locks where locktype = 'advisory' and not granted`);
      expect(rowCount).toBe(1);
    });
    process.kill(postgres.pid, 'SIGINT');
    const open = await opening;
    postmasters.add(postgres.pid);
    expect(printed).toEqual(['PostgreSQL was stopped while this process joined it. It is started again.']);
    expect(await query(postgres.url, 'select count(*)::int as count from users')).toEqual([{ count: 0 }]);
    // Whoever leaves now sees that somebody is here.
    const here = `select from pg_stat_activity where application_name = 'fanfare'`;
    expect(await query(postgres.url, here)).toHaveLength(1);
    await open.close();
    await postgres.stop();
  });

  it('says at once what is wrong with its settings, in its own words', async () => {
    await (await start()).stop();
    const file = join(dataDir, 'postgres/postgresql.conf');
    appendFileSync(file, "\nmax_connections = 'many'\n");
    const refused = start();
    await expect(refused).rejects.toThrow(DatabaseRefusal);
    await expect(refused).rejects.toThrow(
      /^PostgreSQL can't start on .*\/postgres\. It says:\n[\s\S]*max_connections.*many/,
    );
  });

  it('says what to do when the password that is kept is not its own', async () => {
    const running = await start();
    const file = join(dataDir, 'postgres/fanfare.password');
    const password = readFileSync(file, 'utf8');
    writeFileSync(file, 'another');
    await expect(start()).rejects.toThrow(
      'The PostgreSQL in DATA_DIR refuses the password in postgres/fanfare.password. Put the file back that belongs to it.',
    );
    writeFileSync(file, password);
    await running.stop();
  });

  it('starts although its pid file names a living process that is another program', async () => {
    const before = await start();
    await before.stop();
    const folder = join(dataDir, 'postgres');
    const lines = [process.pid, folder, Math.floor(Date.now() / 1000), 1, '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(folder, 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o644 });
    const after = await start();
    expect(after.pid).not.toBe(process.pid);
    expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await after.stop();
  });

  it('OPS-19 ends again when its start fails after it was launched', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres/fanfare.password'), 'another');
    await expect(start()).rejects.toThrow('refuses the password');
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });

  it.runIf(process.getuid?.() === 0).for([
    ['with a database', true],
    ['that is empty', false],
  ] as const)('OPS-19 refuses root a folder of somebody else’s %s, and leaves nothing there', async ([, hasData]) => {
    const DAEMON = 1;
    if (hasData) await (await start()).stop();
    else mkdirSync(dataDir, { mode: 0o755 });
    chownSync(hasData ? join(dataDir, 'postgres') : dataDir, DAEMON, DAEMON);
    const before = readdirSync(dataDir, { recursive: true });
    await expect(start()).rejects.toThrow('This data folder belongs to daemon: run this as daemon (sudo -u daemon …).');
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
  });

  it.runIf(process.getuid?.() === 0)(
    'says what to do where root owns a folder that nobody else can enter',
    async () => {
      mkdirSync(dataDir, { mode: 0o700 });
      await expect(start()).rejects.toThrow(
        `Root can't run PostgreSQL, and no other user can enter ${dataDir}. Set DATA_DIR to a folder that others can enter.`,
      );
    },
  );
});
