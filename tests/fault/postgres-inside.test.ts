import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { register, validateSession } from '../../domain/api/account/auth.ts';
import { listScheduledWorkflows, scheduleWorkflow } from '../../domain/api/schedule/scheduled.ts';
import { healthCheck } from '../../domain/api/system.ts';
import { make } from '../support/client.ts';
import { mailTo } from '../support/mails.ts';
import { newPerson } from '../support/people.ts';
import { type SpawnedServer, spawnServer } from '../support/spawned-product.ts';
import { waitFor } from '../support/wait-for.ts';

// Whole products are started and killed, some twice: on a loaded machine that takes its time.
describe('the PostgreSQL inside the product', { timeout: 240_000 }, () => {
  let dataDir: string;
  let server: SpawnedServer | null = null;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'fanfare-inside-'));
    // As root, PostgreSQL runs as a user who must be able to enter the folder.
    chmodSync(dataDir, 0o755);
  });
  afterEach(async () => {
    await server?.end();
    server = null;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const startServer = async (): Promise<SpawnedServer> => {
    server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    return server;
  };
  const file = (name: string): string => join(dataDir, 'postgres', name);
  const postmaster = (): number => Number(readFileSync(file('postmaster.pid'), 'utf8').split('\n')[0]);
  const health = ({ url }: SpawnedServer) => make(url, healthCheck, {});
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('comes back by itself when it dies, and all work goes on: sessions, mails, the schedule', async () => {
    const product = await startServer();
    const person = await newPerson({ url: product.url, dataDir });
    const scheduled = await make(
      product.url,
      scheduleWorkflow,
      {
        name: 'Due during the fall',
        scheduledAt: new Date(Date.now() + 1_000).toISOString(),
        userTimezone: 'UTC',
        agents: [{ id: 'a', type: 'chat', name: 'Text', input: 'Fresh bread is here at seven', description: '' }],
        connections: [],
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      person.identity,
    );
    expect(scheduled.status).toBe(200);
    for (const round of [1, 2]) {
      const before = postmaster();
      process.kill(before, 'SIGKILL');
      await waitFor(() => expect(isAlive(before)).toBe(false));
      await waitFor(async () => expect((await health(product)).status).toBe(200), 60_000);
      expect(postmaster()).not.toBe(before);
      expect((await make(product.url, validateSession, {}, { sessionId: person.session.id })).status).toBe(200);
      const email = `after-${round}@example.com`;
      await make(product.url, register, { email, password: '123456', firstName: 'A', lastName: 'B' });
      await mailTo(dataDir, email);
    }
    expect(product.output()).toContain('PostgreSQL has ended; it is started again (try 1 of 6)');
    expect(product.output()).toContain('PostgreSQL runs again');
    await waitFor(async () => {
      const tasks = await make(product.url, listScheduledWorkflows, {}, person.identity);
      expect(JSON.stringify(tasks.body)).toContain('"status":"completed"');
    });
  });

  it('ends the product in order, with its own words, when it does not come back; health says so until then', async () => {
    const product = await startServer();
    const ended = once(product.process, 'exit');
    appendFileSync(file('postgresql.conf'), "\nmax_connections = 'many'\n");
    process.kill(postmaster(), 'SIGKILL');
    await waitFor(async () =>
      expect((await health(product)).body.message).toBe('The database has stopped and is being started again.'),
    );
    expect(await ended).toEqual([1, null]);
    expect(product.output()).toMatch(
      /PostgreSQL has ended again and again, and Fanfare with it\. .*\n.*max_connections/,
    );
  });

  it('ends with the product when that is killed', async () => {
    const product = await startServer();
    const pid = postmaster();
    await product.kill();
    await waitFor(() => expect(isAlive(pid)).toBe(false));
    expect((await health(await startServer())).status).toBe(200);
  });

  it('tells in a sentence why the product can’t start: a file in place of its folder', async () => {
    const place = join(dataDir, 'file');
    writeFileSync(place, '');
    for (const DATA_DIR of [place, join(place, 'below')])
      await expect(spawnServer({ DATA_DIR })).rejects.toThrow(
        `ended with 1 at its start:\n${DATA_DIR} can't be a folder: there is a file in its place. Set DATA_DIR to a folder.\n`,
      );
  });
});
