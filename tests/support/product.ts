import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import type { Platform } from '../../domain/post/platforms.ts';
import { readConfig } from '../../server/config.ts';
import type { BuiltinEngine } from '../../server/platform/ai/builtin/engine.ts';
import { failuresOf } from '../../server/platform/http/docs/call-failures.ts';
import type { Publisher } from '../../server/platform/publishers/publisher.ts';
import { start } from '../../server/wiring/product.ts';
import { createTestDatabase } from './test-postgres.ts';

export interface TestProduct {
  url: string;
  dataDir: string;
  databaseUrl: string;
  /** Straight into the product's database, to set a stage or to look behind an answer. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The product's time; tests move it. */
  clock: { now: Date };
  /** What it printed on its console. */
  printed: string[];
  stop(): Promise<void>;
}

/** The whole product in this process with the settings that a test gives, on a database of its own unless one is given. */
export async function startTestProduct(
  env: Record<string, string> = {},
  options: {
    logTo?: DestinationStream;
    engine?: BuiltinEngine;
    publishers?: Map<Platform, Publisher>;
    idleMs?: number;
  } = {},
): Promise<TestProduct> {
  const given = env.DATABASE_URL;
  const database = given ? { url: given, drop: async () => {} } : await createTestDatabase(inject('postgresUrl'));
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-data-'));
  const clock = { now: new Date() };
  const config = readConfig(
    { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: database.url, ...env },
    process.cwd(),
  );
  const printed: string[] = [];
  const unnamed = new Set<string>();
  const running = await start(config, {
    clock: () => new Date(clock.now),
    print: (line) => printed.push(line),
    onFailure: (call, code) => {
      if (!failuresOf(call).includes(code)) unnamed.add(`${call.method} ${call.path}: ${code}`);
    },
    idleMs: 0,
    ...options,
  });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // Dropping the database may cut a connection that is just closing.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    url: running.url ?? '',
    dataDir,
    databaseUrl: database.url,
    sql: async (text, values) => (await pool.query(text, values)).rows,
    clock,
    printed,
    stop: async () => {
      await running.stop();
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (unnamed.size > 0)
        throw new Error(
          `The OpenAPI document does not name these failures (call-failures.ts): ${[...unnamed].join(', ')}`,
        );
    },
  };
}
