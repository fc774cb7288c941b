import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/platform/db/postgres/embedded.ts';
import { startTcpProxy, type TcpProxy } from '../../support/doubles/tcp-proxy.ts';
import { prepareTemplate } from '../../support/test-postgres.ts';
import { checkTrust, startAudit } from '../audit.ts';
import { countPosts, ended, insertPosts } from '../posts.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';

/** Within this time after the database is back, the schedule goes on; a busy machine gets some more. */
const BACK_WITHIN_MS = 15_000 * 1.5;

describe('a database that is', () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  let proxy: TcpProxy;
  let place: Workplace;
  let posts = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fanfare-fault-postgres-'));
    chmodSync(folder, 0o755);
    postgres = await startEmbeddedPostgres(join(folder, 'data'));
    await prepareTemplate(postgres.url);
    // The test looks at the database through a wire of its own, which is never cut.
    straight = await startTcpProxy(postgres.url);
    proxy = await startTcpProxy(postgres.url);
    place = await openWorkplace(straight.url, {}, (url) => {
      const through = new URL(url);
      through.host = new URL(proxy.url).host;
      return through.href;
    });
    await startAudit(place.sql);
    await place.startWorker();
    await place.startWorker();
  });
  let straight: TcpProxy;
  afterAll(async () => {
    proxy.mend(postgres.url);
    await place.close();
    await Promise.all([proxy.stop(), straight.stop()]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Posts all the time, a fault in their middle; when it is over, the schedule goes on soon and loses nothing. */
  const survives = async (fault: () => Promise<void>, mend: () => Promise<void>): Promise<void> => {
    const MANY = 120;
    await insertPosts(place, MANY, 50);
    posts += MANY;
    const some = posts - MANY + 20;
    await vi.waitFor(async () => expect(await countPosts(place, `status <> 'scheduled'`)).toBeGreaterThan(some), {
      timeout: 30_000,
      interval: 10,
    });
    await fault();
    await mend();
    const before = await countPosts(place, `status = 'completed'`);
    const began = Date.now();
    await vi.waitFor(async () => expect(await countPosts(place, `status = 'completed'`)).toBeGreaterThan(before), {
      timeout: BACK_WITHIN_MS,
      interval: 50,
    });
    console.log(`the schedule went on ${((Date.now() - began) / 1000).toFixed(1)} s after the database was back`);
    await ended(place, posts);
    expect(await countPosts(place, `status = 'completed'`)).toBe(posts);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });
    expect((await fetch(`${place.url()}/api/health-check`)).status).toBe(200);
  };
  const due = (): Promise<void> =>
    vi.waitFor(
      async () =>
        expect(await countPosts(place, `status = 'scheduled' and scheduled_for < clock_timestamp()`)).toBeGreaterThan(
          20,
        ),
      { timeout: 30_000, interval: 50 },
    );

  it('cut off and comes back', async () => {
    await survives(
      async () => {
        proxy.cut();
        await due();
      },
      async () => proxy.mend(),
    );
  });

  it('silent on every open connection, as behind a cut cable', async () => {
    await survives(
      async () => {
        proxy.freeze();
        await due();
      },
      async () => proxy.mend(),
    );
  });

  it.each(['SIGKILL', 'SIGINT'] as const)('ended by %s and started again', async (signal) => {
    await survives(
      async () => {
        process.kill(postgres.pid, signal);
        await vi.waitFor(() => expect(() => process.kill(postgres.pid, 0)).toThrow(), { timeout: 30_000 });
      },
      async () => {
        postgres = await startEmbeddedPostgres(join(folder, 'data'));
        for (const wire of [straight, proxy]) {
          wire.cut();
          wire.mend(postgres.url);
        }
      },
    );
  });
});
