import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { confirmSchedulePlan, createSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import { executeScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../../support/client.ts';
import { type FakeProviders, startFakeProviders } from '../../support/doubles/fake-providers.ts';
import { checkTrust, startAudit } from '../audit.ts';
import { countPosts, ended, insertPosts, schedulePosts } from '../posts.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';
import { holdAt } from './hold.ts';

const POSTS = 4;
const TAKEN_OVER_WITHIN_MS = 30_000;

/** Points of a run at which its worker is killed; the database stands still there. */
const POINTS = {
  'in the claim': `TRIGGER before update of status on scheduled_workflows for each row when (new.status = 'executing')`,
  'in the commit of the claim': `constraint TRIGGER after insert on runs deferrable initially deferred for each row`,
  'after the provider’s answer, in the checkpoint': 'TRIGGER before insert on run_nodes for each row',
  'in the end of the run': `TRIGGER before update of finished_at on runs for each row when (new.finished_at is not null)`,
  'in the commit of the end': `constraint TRIGGER after update of status on scheduled_workflows deferrable initially deferred for each row when (new.status = 'completed')`,
};

describe('kill -9', () => {
  let place: Workplace;
  let model: FakeProviders;
  let approved = 0;
  let accepted = 0;
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
    await checkTrust(place.sql, { approved, accepted });
  };

  it.each(Object.entries(POINTS))('of a worker %s', async (_, point) => {
    const worker = await place.startWorker();
    const hold = await holdAt(place, point);
    await schedulePosts(place, POSTS, 2_000);
    posts += POSTS;
    await hold.reached();
    await worker.kill();
    await hold.release();
    await place.startWorker();
    await ended(place, posts, TAKEN_OVER_WITHIN_MS);
    await allIsWell();
    await place.endWorkers();
  });

  it('of a worker that waits for the provider', async () => {
    const worker = await place.startWorker();
    const before = model.requests.length;
    model.always = () => {};
    await schedulePosts(place, POSTS, 2_000);
    posts += POSTS;
    await vi.waitFor(() => expect(model.requests.length).toBe(before + POSTS), { timeout: 30_000, interval: 20 });
    await worker.kill();
    model.always = null;
    await place.startWorker();
    await ended(place, posts, TAKEN_OVER_WITHIN_MS);
    await allIsWell();
    await place.endWorkers();
  });

  const plan = async (): Promise<string> => {
    const { body } = await make(
      place.url(),
      createSchedulePlan,
      { workflowName: 'Bread', scheduledAt: new Date(Date.now() + 3_600_000).toISOString(), input: 'Fresh bread.' },
      place.person.identity,
    );
    return body.planId;
  };
  const approve = (planId: string) => make(place.url(), confirmSchedulePlan, { planId }, place.person.identity);
  const INSERTED = 'on scheduled_workflows';
  it.each([
    ['in an approval', `TRIGGER before insert ${INSERTED} for each row`],
    [
      'in the commit of an approval',
      `constraint TRIGGER after insert ${INSERTED} deferrable initially deferred for each row`,
    ],
  ])('of the web process %s: approving again makes one scheduled workflow', async (_, point) => {
    const planId = await plan();
    const hold = await holdAt(place, point);
    const lostAnswer = approve(planId).catch(() => null);
    await hold.reached();
    await place.web().kill();
    await lostAnswer;
    await hold.release();
    await place.startWeb();
    const { status, body } = await approve(planId);
    expect(status).toBe(200);
    approved++;
    expect(await countPosts(place, `name = 'Bread'`)).toBe(approved);
    expect(await countPosts(place, `id = '${body.scheduledWorkflowId}'`)).toBe(1);
    await checkTrust(place.sql, { approved, accepted });
  });

  it('of the web process while it counts a run: neither counted nor begun, and the next try is both', async () => {
    const [task] = await place.sql<{ id: string }>(
      `select id from scheduled_workflows where status = 'scheduled' limit 1`,
    );
    const execute = () => make(place.url(), executeScheduledWorkflow, { id: task?.id ?? '' }, place.person.identity);
    const hold = await holdAt(place, 'TRIGGER before insert on usage_days for each row');
    const lostAnswer = execute().catch(() => null);
    await hold.reached();
    await place.web().kill();
    await lostAnswer;
    await hold.release();
    await checkTrust(place.sql, { approved, accepted });
    await place.startWeb();
    expect((await execute()).status).toBe(200);
    accepted++;
    posts++;
    await place.startWorker();
    await ended(place, posts, TAKEN_OVER_WITHIN_MS);
    await allIsWell();
    await place.endWorkers();
  });

  it('of workers at random moments, again and again', async () => {
    const MANY = 150;
    const workers = [await place.startWorker(), await place.startWorker()];
    await insertPosts(place, MANY, 100);
    posts += MANY;
    for (let round = 0; round < 8; round++) {
      const begun = await countPosts(place, `status <> 'scheduled'`);
      const enough = Math.floor(Math.random() * 20);
      await vi.waitFor(
        async () =>
          expect(await countPosts(place, `status <> 'scheduled'`)).toBeGreaterThanOrEqual(
            Math.min(begun + enough, posts),
          ),
        { timeout: 30_000, interval: 10 },
      );
      await workers.shift()?.kill();
      workers.push(await place.startWorker());
    }
    await ended(place, posts);
    await allIsWell();
    await place.endWorkers();
  });
});
