import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { othersCanEnter } from '../../../config.ts';
import { anyFreePort } from '../../free-port.ts';
import { postgresPrograms, postgresUser } from './binaries.ts';
import { clusterPassword, initialiseCluster, POSTGRES_NAME, readPostmaster } from './cluster.ts';

export interface EmbeddedPostgres {
  url: string;
  /** The postmaster's process id. */
  pid: number;
  /** Shuts PostgreSQL down, unless another process still uses it. */
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;

/**
 * Starts the PostgreSQL that ships with the product on the data folder, or joins the one that already runs there (left
 * over after a crash, or started by another process of the same installation).
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const programs = postgresPrograms();
  const user = postgresUser();
  const folder = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true, mode: user.uid === undefined ? 0o700 : 0o755 });
  if (user.uid !== undefined && !othersCanEnter(dataDir))
    throw new Error(
      `Root can't run PostgreSQL, and no other user can enter ${dataDir}. Set DATA_DIR to a folder that others can enter.`,
    );
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialiseCluster(programs, folder, user);

  const addressOf = (port: number, database: string): string =>
    `postgres://${POSTGRES_NAME}:${encodeURIComponent(clusterPassword(folder))}@127.0.0.1:${port}/${database}`;
  const { pid, port } = await running(programs, folder, dataDir, (at) => addressOf(at, 'postgres'));
  await createDatabase(addressOf(port, 'postgres'), POSTGRES_NAME);

  return {
    url: addressOf(port, POSTGRES_NAME),
    pid,
    stop: async () => {
      if (await usedByOthers(addressOf(port, 'postgres'))) return;
      await promisify(execFile)(join(programs, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '-w'], {
        ...user,
        cwd: folder,
      }).catch((cause) => {
        // Another process that left at the same moment may have stopped it.
        if (readPostmaster(folder)) throw cause;
      });
    },
  };
}

/** Waits until a PostgreSQL answers on the cluster, starting one whenever none holds it. */
async function running(
  programs: string,
  folder: string,
  dataDir: string,
  address: (port: number) => string,
): Promise<{ pid: number; port: number }> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let starting = false;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(folder);
    if (postmaster && (await answers(address(postmaster.port)))) return postmaster;
    if (!postmaster && !starting) {
      starting = true;
      const child = await launch(programs, folder, dataDir);
      // It ends at once when another start was faster or the port was taken meanwhile: look again, then try again.
      child.once('exit', () => {
        starting = false;
      });
    }
    await pause(20);
  }
  throw new Error(`PostgreSQL did not become ready. The end of its log:\n${logTail(dataDir)}`);
}

async function launch(programs: string, folder: string, dataDir: string) {
  const log = openSync(join(dataDir, 'postgres.log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: await anyFreePort(),
    max_connections: 100,
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
  };
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A group of its own: Ctrl-C is for the server, which stops PostgreSQL once its own work is done.
    { ...postgresUser(), cwd: folder, detached: true, stdio: ['ignore', log, log] },
  );
  child.unref();
  closeSync(log);
  return child;
}

async function answers(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (cause) {
    // A wrong password is no start-up hiccup: somebody else's PostgreSQL holds the port.
    if ((cause as { code?: string }).code === '28P01') throw cause;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase(address: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (cause) {
    const DUPLICATE = ['42P04', '23505'];
    if (!DUPLICATE.includes((cause as { code?: string }).code ?? '')) throw cause;
  } finally {
    await client.end();
  }
}

/** The name of a connection that only asks who is left: two that leave at once must not wait for each other. */
const LEAVING = 'fanfare leaving';

/** Whether another process is connected. Our own connections take a moment to be gone after they were closed. */
async function usedByOthers(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, application_name: LEAVING });
  client.on('error', () => {});
  const others = async (): Promise<number> => {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
      [LEAVING],
    );
    return rows[0]?.others ?? 0;
  };
  try {
    await client.connect();
    const deadline = Date.now() + 1_000;
    while ((await others()) > 0) {
      if (Date.now() > deadline) return true;
      await pause(20);
    }
    return false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function logTail(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('\n').slice(-15).join('\n');
}
