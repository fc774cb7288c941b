import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type FakeProviders, startFakeProviders } from '../../support/doubles/fake-providers.ts';
import { checkTrust, startAudit } from '../audit.ts';
import { countPosts, ended, insertPosts, schedulePosts } from '../posts.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';

describe('many at once', () => {
  let place: Workplace;
  let model: FakeProviders;
  let posts = 0;
  beforeAll(async () => {
    model = await startFakeProviders();
    place = await openWorkplace(inject('postgresUrl'), {
      AI_TEXT_MODEL: 'local:slow',
      AI_BASE_URL: `${model.origin}/local/v1`,
    });
    await startAudit(place.sql);
  });
  afterAll(async () => {
    await place.close();
    await model.close();
  });
  const allIsWell = async (): Promise<void> => {
    expect(await countPosts(place, `status = 'completed'`)).toBe(posts);
    expect((await place.sql('select from runs')).length).toBe(posts);
    await checkTrust(place.sql, { approved: 0, accepted: 0 });
  };

  it('1,000 due at the same moment, 2 web and 4 worker processes: each runs once', async () => {
    await place.startWeb();
    for (let i = 0; i < 4; i++) await place.startWorker();
    await insertPosts(place, 1_000, 0);
    posts += 1_000;
    await ended(place, posts);
    await allIsWell();
    const [worst] = await place.sql<{ late: number }>(
      'select max(extract(epoch from executed_at - scheduled_for))::float8 as late from scheduled_workflows',
    );
    console.log(`the last of 1,000 was done ${worst?.late.toFixed(1)} s after its moment`);
    await place.endWorkers();
  });

  it('SIGTERM in the middle of everything: exit 0 in time, and what it had taken is done by the next', async () => {
    const worker = await place.startWorker();
    await insertPosts(place, 300, 5);
    await schedulePosts(place, 8, 3_000);
    posts += 308;
    // Some models answer only long after the worker has gone.
    model.always = ({ answer }) => void (silent ? 0 : answer());
    let silent = true;
    await vi.waitFor(() => expect(model.openAnswers()).toBe(8), { timeout: 30_000, interval: 10 });
    const began = Date.now();
    await worker.end();
    console.log(`the worker ended ${((Date.now() - began) / 1000).toFixed(1)} s after SIGTERM`);
    expect({ code: worker.process.exitCode, signal: worker.process.signalCode }).toEqual({ code: 0, signal: null });
    expect(Date.now() - began).toBeLessThan(30_000);
    silent = false;
    await place.startWorker();
    await ended(place, posts);
    await allIsWell();
  });
});
