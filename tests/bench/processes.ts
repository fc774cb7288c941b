import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hashPassword } from '../../server/features/auth/passwords.ts';
import { type SpawnedServer, spawnServer } from '../support/spawned-product.ts';
import { createTestDatabase } from '../support/test-postgres.ts';

/** Runs the product as several processes on a database of its own, with one user who may schedule as much as they like. */
export async function withProcesses(
  postgresUrl: string,
  services: string[],
  work: (pool: pg.Pool, servers: SpawnedServer[], dataDir: string) => Promise<void>,
  settings: Record<string, string> = {},
  script?: string,
): Promise<void> {
  const database = await createTestDatabase(postgresUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-bench-'));
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings };
  const servers: SpawnedServer[] = [];
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  try {
    for (const service of services) servers.push(await spawnServer({ ...env, SERVICES: service }, script));
    await pool.query(
      `insert into users (email, first_name, last_name, name, password_hash, premium) values ('a@example.com', 'A', 'B', 'A B', $1, true)`,
      [await hashPassword('irrelevant')],
    );
    await work(pool, servers, dataDir);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await pool.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
