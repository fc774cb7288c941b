import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type FakeProviders, startFakeProviders } from '../support/doubles/fake-providers.ts';
import { schedulePosts } from './posts.ts';
import { checkInvariants, openWorkplace, type Workplace } from './workplace.ts';

/** Real processes on one PostgreSQL, ended as bad luck ends them; afterwards everything must be as if nothing had happened. */
describe('the schedule survives', () => {
  let place: Workplace;
  let model: FakeProviders;
  beforeAll(async () => {
    model = await startFakeProviders();
    place = await openWorkplace(inject('postgresUrl'), {
      AI_TEXT_MODEL: 'local:slow',
      AI_BASE_URL: `${model.origin}/local/v1`,
    });
  });
  afterAll(async () => {
    await place.close();
    await model.close();
  });

  const finished = (count: number): Promise<void> =>
    vi.waitFor(
      async () => {
        const [row] = await place.sql<{ done: number }>(
          `select count(*)::int as done from scheduled_workflows where status in ('completed', 'failed')`,
        );
        expect(row?.done).toBe(count);
      },
      { timeout: 60_000, interval: 100 },
    );

  it('a worker that is killed in the middle of its runs: another finishes them, none is lost, none runs twice', async () => {
    const first = await place.startWorker();
    // The model answers the first agents and keeps silent on the second ones, until the worker is gone.
    let silent = true;
    model.always = ({ request, answer }) => {
      const isSecond = JSON.stringify(request.body).includes(model.text);
      if (!(silent && isSecond)) answer();
    };
    await schedulePosts(place, 6, 2_500);
    const kept = (): Promise<{ nodes: number }[]> => place.sql('select count(*)::int as nodes from run_nodes');
    await vi.waitFor(async () => expect(await kept()).toEqual([{ nodes: 6 }]), { timeout: 30_000, interval: 50 });
    await first.kill();
    silent = false;
    const asked = model.requests.length;
    await place.startWorker();
    await finished(6);
    await checkInvariants(place, 6);
    // What the dead worker had kept was not asked for again: only the second agents' work was left.
    expect(model.requests.length - asked).toBe(6);
    const events = await place.sql<{ what: string }>(`select distinct what from task_events where what = 'taken-over'`);
    expect(events).toHaveLength(1);
    await place.endWorkers();
  });

  it('an outage while things were due: each runs once, late', async () => {
    model.always = null;
    await schedulePosts(place, 4, 2_000);
    await vi.waitFor(
      async () => {
        const [row] = await place.sql<{ due: number }>(
          `select count(*)::int as due from scheduled_workflows where status = 'scheduled' and scheduled_for < clock_timestamp()`,
        );
        expect(row?.due).toBe(4);
      },
      { timeout: 20_000, interval: 50 },
    );
    await place.startWorker();
    await finished(10);
    await checkInvariants(place, 10);
    await place.endWorkers();
  });

  it('the loss of the database’s connections in the middle of everything', async () => {
    await place.startWorker();
    await schedulePosts(place, 6, 2_000);
    await vi.waitFor(
      async () => {
        await place.sql(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'fanfare%'`,
        );
        const [row] = await place.sql<{ begun: number }>(
          `select count(*)::int as begun from scheduled_workflows where status <> 'scheduled'`,
        );
        expect(row?.begun).toBeGreaterThan(10);
      },
      { timeout: 40_000, interval: 300 },
    );
    await finished(16);
    await checkInvariants(place, 16);
    await place.endWorkers();
  });

  it('a stop under load: it ends by itself, and what it had taken is done by the next', async () => {
    const worker = await place.startWorker();
    await schedulePosts(place, 8, 2_500);
    await vi.waitFor(
      async () => {
        const [row] = await place.sql<{ begun: number }>(
          `select count(*)::int as begun from scheduled_workflows where status <> 'scheduled'`,
        );
        expect(row?.begun).toBeGreaterThan(16);
      },
      { timeout: 20_000, interval: 20 },
    );
    await worker.end();
    expect(worker.process.exitCode).toBe(0);
    await place.startWorker();
    await finished(24);
    await checkInvariants(place, 24);
  });
});
