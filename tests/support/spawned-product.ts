import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from './test-postgres.ts';

export interface SpawnedProduct {
  url: string;
  dataDir: string;
  databaseUrl: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as an operator would, and removes what it kept. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** The product as a process of its own, as `npm start` runs it, on a database of its own. */
export async function spawnProduct(postgresUrl: string, env: Record<string, string> = {}): Promise<SpawnedProduct> {
  const database = await createTestDatabase(postgresUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-data-'));
  const child = spawn(join(root, 'node_modules/.bin/node'), ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const ready = /Fanfare is ready: (\S+)/.exec(printed)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} at its start:\n${printed}`)));
  });
  return {
    url,
    dataDir,
    databaseUrl: database.url,
    process: child,
    output: () => printed,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
