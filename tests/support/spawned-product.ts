import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from './test-postgres.ts';

/** One process of the product. */
export interface SpawnedServer {
  /** Where it listens; empty for a process that only works. */
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as an operator would. */
  end(): Promise<void>;
  /** Ends it as bad luck would. */
  kill(): Promise<void>;
}

export interface SpawnedProduct extends SpawnedServer {
  dataDir: string;
  databaseUrl: string;
  /** Ends it and removes what it kept. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Starts a process of the product as `npm start` does, and waits until it is ready. */
export async function spawnServer(env: Record<string, string>, script = 'dist/server/main.js'): Promise<SpawnedServer> {
  const child = spawn(join(root, 'node_modules/.bin/node'), ['--import', './scripts/compile-cache.mjs', script], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const ready = /Fanfare is ready: (\S+)|worker is ready/.exec(printed);
      if (ready) resolve(ready[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} at its start:\n${printed}`)));
  });
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, process: child, output: () => printed, end: () => endBy('SIGTERM'), kill: () => endBy('SIGKILL') };
}

/** The product as a process of its own, on a database of its own. */
export async function spawnProduct(
  postgresUrl: string,
  env: Record<string, string> = {},
  script?: string,
): Promise<SpawnedProduct> {
  const database = await createTestDatabase(postgresUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-data-'));
  const server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...env }, script);
  return {
    ...server,
    dataDir,
    databaseUrl: database.url,
    stop: async () => {
      await server.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
