import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../server/platform/db/postgres/embedded.ts';
import { startTcpProxy, type TcpProxy } from '../support/doubles/tcp-proxy.ts';
import { prepareTemplate } from '../support/test-postgres.ts';
import { waitFor } from '../support/wait-for.ts';
import { checkTrust, startAudit } from './audit.ts';
import { countPosts, insertPosts } from './posts.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

const POSTS = 100;

describe('a PostgreSQL that is killed while people work', { timeout: 240_000 }, () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  /** Its port changes when it comes back: the product and the test reach it by wires that are laid anew. */
  let wire: TcpProxy;
  let place: Workplace;
  let traffic: Traffic;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fanfare-killed-'));
    chmodSync(folder, 0o755);
    postgres = await startEmbeddedPostgres(join(folder, 'data'));
    await prepareTemplate(postgres.url);
    wire = await startTcpProxy(postgres.url);
    place = await openWorkplace(wire.url, {});
    await startAudit(place.sql);
    await place.startWorker();
    traffic = startTraffic(place.url(), place.person);
  });
  afterAll(async () => {
    await traffic.stop();
    await place.close();
    await wire.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('SCALE-05 comes back with nothing lost: what was accepted is there once, each post ran once, nobody is signed out', async () => {
    await waitFor(() => expect(traffic.opened()).toBe(3));
    await insertPosts(place, POSTS, 50);
    await waitFor(async () => expect(await countPosts(place, `status = 'completed'`)).toBeGreaterThan(10), 60_000);
    process.kill(postgres.pid, 'SIGKILL');
    await waitFor(() => expect(() => process.kill(postgres.pid, 0)).toThrow());
    await waitFor(() => expect(traffic.unanswered.size).toBeGreaterThan(0));
    const before = traffic.accepted.length;
    postgres = await startEmbeddedPostgres(join(folder, 'data'));
    wire.cut();
    wire.mend(postgres.url);

    await waitFor(() => expect(traffic.accepted.length).toBeGreaterThan(before + 10), 60_000);
    const due = `name = 'post'`;
    await waitFor(async () => expect(await countPosts(place, `${due} and status = 'completed'`)).toBe(POSTS), 60_000);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });

    await traffic.rest();
    const kept = await place.sql<{ name: string }>(`select name from scheduled_workflows where name like 'Accepted%'`);
    const names = kept.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(traffic.accepted.filter((name) => !names.includes(name))).toEqual([]);
    const strangers = names.filter((name) => !traffic.accepted.includes(name) && !traffic.unanswered.has(name));
    expect(strangers).toEqual([]);
    // Only for want of a database: 503, or no answer at all.
    expect(traffic.failed.filter((what) => !/: (0|503)$/.test(what))).toEqual([]);
    const all = names.length + POSTS;
    await waitFor(() => expect(traffic.shown()).toEqual([all, all, all]));
  });
});
