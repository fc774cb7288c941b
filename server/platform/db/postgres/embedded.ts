import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { othersCanEnter } from '../../../config.ts';
import { ensureFolder } from '../../folders.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { postgresPrograms, postgresUser } from './binaries.ts';
import {
  clusterFolder,
  clusterPassword,
  hasCluster,
  initialiseCluster,
  POSTGRES_NAME,
  readPostmaster,
} from './cluster.ts';
import { runningPostmaster } from './launch.ts';
import { createLifeline } from './lifeline.ts';
import { refuseForeignFolder } from './owner.ts';

export interface EmbeddedPostgres {
  url: string;
  /** The postmaster's process id. */
  pid: number;
  /** Whether the PostgreSQL that was started or joined is still there. */
  isRunning(): boolean;
  /** Starts it again where it was, or joins the one that another process has started there meanwhile. */
  startAgain(): Promise<void>;
  /** Shuts PostgreSQL down, unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that ships with the product on the data folder, or joins the one that already runs there (started
 * by another process of the same installation). It ends with the last process that uses it, also when that is killed.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string | number> = {},
): Promise<EmbeddedPostgres> {
  refuseForeignFolder(dataDir);
  const programs = postgresPrograms();
  const user = postgresUser();
  const folder = clusterFolder(dataDir);
  await ensureFolder(dataDir, user.uid === undefined ? 0o700 : 0o755);
  if (user.uid !== undefined && !othersCanEnter(dataDir))
    throw new DatabaseRefusal(
      `Root can't run PostgreSQL, and no other user can enter ${dataDir}. Set DATA_DIR to a folder that others can enter.`,
    );
  if (!hasCluster(dataDir)) await initialiseCluster(programs, folder, user);

  const lifeline = createLifeline(folder, user);
  const addressOf = (port: number, database: string): string =>
    `postgres://${POSTGRES_NAME}:${encodeURIComponent(clusterPassword(folder))}@127.0.0.1:${port}/${database}`;
  const run = () =>
    runningPostmaster({
      programs,
      user,
      folder,
      logFile: join(dataDir, 'postgres.log'),
      lifeline,
      settings,
      isReady: (port) => hasDatabase(addressOf(port, 'postgres'), POSTGRES_NAME),
    });
  let { pid, port } = await run();
  const url = addressOf(port, POSTGRES_NAME);

  return {
    url,
    get pid() {
      return pid;
    },
    isRunning: () => readPostmaster(folder)?.pid === pid,
    startAgain: async () => {
      const again = await run();
      if (again.port !== port)
        throw new DatabaseRefusal(
          `PostgreSQL's port ${port} was taken by another program, so it moved to ${again.port}.`,
        );
      pid = again.pid;
    },
    stop: async () => {
      if (!(await usedByOthers(addressOf(port, 'postgres')))) {
        await promisify(execFile)(join(programs, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '-w'], {
          ...user,
          cwd: folder,
        }).catch((cause) => {
          // It may have ended by itself, or another process that left at the same moment may have stopped it.
          if (readPostmaster(folder)) throw cause;
        });
        lifeline.remove();
      }
      lifeline.release();
    },
  };
}

/** Whether PostgreSQL answers there, with the database of this name in it, which is made where it is missing. */
async function hasDatabase(address: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
    return true;
  } catch (cause) {
    // A wrong password is no start-up hiccup.
    if ((cause as { code?: string }).code === '28P01')
      throw new DatabaseRefusal(
        'The PostgreSQL in DATA_DIR refuses the password in postgres/fanfare.password. Put the file back that belongs to it.',
      );
    // It is still starting or already stopping, or another process has just made the database: look again.
    return false;
  } finally {
    await client.end().catch(() => {});
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
