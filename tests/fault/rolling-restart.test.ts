import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { validateSession } from '../../domain/api/account/auth.ts';
import { make } from '../support/client.ts';
import { type Balancer, startBalancer } from '../support/doubles/balancer.ts';
import { type FakeProviders, startFakeProviders } from '../support/doubles/fake-providers.ts';
import type { SpawnedServer } from '../support/spawned-product.ts';
import { waitFor } from '../support/wait-for.ts';
import { checkTrust, startAudit } from './audit.ts';
import { countPosts, insertPosts, schedulePosts } from './posts.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

const MODEL_MS = 300;
const GIVEN_POSTS = 100;
const MADE_POSTS = 6;

/** A new version comes to every machine, one process after the other, while people work. */
describe('a rolling restart', { timeout: 240_000 }, () => {
  let place: Workplace;
  let model: FakeProviders;
  let balancer: Balancer;
  let webs: SpawnedServer[];
  let workers: SpawnedServer[];
  let traffic: Traffic;
  beforeAll(async () => {
    model = await startFakeProviders();
    model.always = ({ answer }) => void setTimeout(answer, MODEL_MS);
    place = await openWorkplace(inject('postgresUrl'), {
      AI_TEXT_MODEL: 'local:slow',
      AI_BASE_URL: `${model.origin}/local/v1`,
    });
    await startAudit(place.sql);
    webs = [place.web(), await place.startWeb()];
    workers = [await place.startWorker(), await place.startWorker()];
    balancer = await startBalancer(...webs.map(({ url }) => url));
    traffic = startTraffic(balancer.url, place.person);
  });
  afterAll(async () => {
    await traffic.stop();
    await balancer.stop();
    await place.close();
    await model.close();
  });

  it('SCALE-03 of web and workers loses nothing, doubles nothing, signs nobody out, and every stream comes back', async () => {
    await waitFor(() => expect(traffic.opened()).toBe(3));
    await schedulePosts(place, MADE_POSTS, 3_000);
    await insertPosts(place, GIVEN_POSTS, 100);
    for (const old of webs) {
      balancer.add((await place.startWeb()).url);
      await old.end();
      expect(old.process.exitCode).toBe(0);
    }
    for (const old of workers) {
      await place.startWorker();
      await old.end();
      expect(old.process.exitCode).toBe(0);
    }
    const due = `name like 'post%'`;
    await waitFor(
      async () => expect(await countPosts(place, `${due} and status in ('scheduled', 'executing')`)).toBe(0),
      60_000,
    );
    expect(await countPosts(place, `${due} and status = 'completed'`)).toBe(GIVEN_POSTS + MADE_POSTS);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });

    // Each of the three streams was cut at least once, has come back, and its screen shows what it had missed.
    expect(traffic.opened()).toBeGreaterThanOrEqual(6);
    await traffic.rest();
    const [{ all } = { all: -1 }] = await place.sql<{ all: number }>(
      'select count(*)::int as all from scheduled_workflows',
    );
    await waitFor(() => expect(traffic.shown()).toEqual([all, all, all]));

    expect(traffic.failed).toEqual([]);
    expect([...traffic.unanswered]).toEqual([]);
    const kept = await place.sql<{ name: string }>(`select name from scheduled_workflows where name like 'Accepted%'`);
    expect(kept.map(({ name }) => name).sort()).toEqual([...traffic.accepted].sort());
    expect((await make(balancer.url, validateSession, {}, place.person.identity)).status).toBe(200);
    console.log(`${traffic.reads()} reads and ${traffic.accepted.length} writes went through the restarts`);
  });
});
