import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLabel, labelScheduledWorkflow } from '../../../domain/api/schedule/labels.ts';
import * as calls from '../../../domain/api/schedule/plans.ts';
import {
  deleteScheduledWorkflow,
  executeScheduledWorkflow,
  listScheduledWorkflows,
  updateScheduledWorkflow,
} from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { standing } from '../../../tests/support/stage/posts.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

describe('an approval that is taken back', () => {
  let product: TestProduct;
  let ada: Person;
  let planId: string;
  let taskId: string;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  beforeEach(async () => {
    product.clock.now = new Date('2028-03-06T08:00:00Z');
    ada = await newPerson(product);
    const plan = { workflowName: 'Tea', platforms: ['linkedin' as const], scheduledAt: '2028-03-08T08:00:00Z' };
    const more = { input: 'Tea time.', frequency: 'weekly' as const };
    planId = (await make(product.url, calls.createSchedulePlan, { ...plan, ...more }, ada.identity)).body.planId;
    taskId = (await confirm()).body.scheduledWorkflowId ?? '';
  });
  afterAll(() => product.stop());

  const confirm = () => make(product.url, calls.confirmSchedulePlan, { planId }, ada.identity);
  const undo = (id = planId, who = ada) =>
    make(product.url, calls.undoScheduleConfirmation, { planId: id }, who.identity);
  const tasks = async () => (await make(product.url, listScheduledWorkflows, {}, ada.identity)).body.data;
  const refused = async (sentence: string) => {
    const { status, body } = await undo();
    expect([status, body.message]).toEqual([409, sentence]);
  };

  it('POST-36 takes its task off the schedule, and the plan waits again to be changed and approved', async () => {
    const { status, body } = await undo();
    expect([status, body.message]).toEqual([200, 'Approval taken back. The plan waits again.']);
    expect(body.planData).toMatchObject({ planId, state: 'pending', isConfirmed: false });
    expect(await tasks()).toEqual([]);
    expect((await undo()).status).toBe(200);
    const draft = { id: planId, text: 'Coffee time.', media: [], own: {} };
    expect((await make(product.url, calls.updatePlanPost, draft, ada.identity)).status).toBe(200);
    await confirm();
    expect(await tasks()).toMatchObject([{ agents: [{ input: 'Coffee time.' }] }]);
  });

  it('PUB-101 labels put on its task meanwhile do not keep it', async () => {
    const { id } = (await make(product.url, createLabel, { name: 'Acme' }, ada.identity)).body.data;
    await make(product.url, labelScheduledWorkflow, { id: taskId, labelIds: [id] }, ada.identity);
    expect((await undo()).status).toBe(200);
    expect(await tasks()).toEqual([]);
  });

  it('SEC-309 that comes at the very moment of the approval is told so, and nothing is said to be gone that is there', async () => {
    const others = new pg.Client({ connectionString: product.databaseUrl });
    await others.connect();
    try {
      await product.sql(`update schedule_plans set state = 'pending', scheduled_workflow_id = null where id = $1`, [
        planId,
      ]);
      await others.query('begin');
      await others.query(`update schedule_plans set state = 'confirmed', scheduled_workflow_id = $2 where id = $1`, [
        planId,
        taskId,
      ]);
      const undone = undo();
      await waitFor(async () => {
        const waiting = await product.sql(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%schedule_plans%'`);
        expect(waiting).toHaveLength(1);
      });
      await others.query('commit');
      const { status, body } = await undone;
      expect([status, body.message]).toEqual([409, 'This plan was approved at this very moment. Please try again.']);
    } finally {
      await others.end();
    }
    expect((await undo()).status).toBe(200);
  });

  it('POST-37 is refused with the reason once its task has run, was changed or deleted', async () => {
    const same = { name: 'Tea', platforms: ['linkedin' as const], agentType: 'custom' as const };
    const change = { id: taskId, ...same, scheduledFor: '2028-03-09T08:00:00Z' };
    await make(product.url, updateScheduledWorkflow, change, ada.identity);
    await refused('Its scheduled task was changed since. Delete that task instead to stop it.');
    await make(product.url, executeScheduledWorkflow, { id: taskId }, ada.identity);
    await standing(product, ada, taskId, 'completed');
    await refused('It has already run, so its approval can’t be taken back any more.');
    await make(product.url, deleteScheduledWorkflow, { id: taskId, scope: 'all' }, ada.identity);
    await refused('What this approval has scheduled was deleted already. Ask for a new plan.');
  });

  it('POST-96 a second approval offers it only while the task waits as it was put there, and says what became of it', async () => {
    const first = await confirm();
    expect(first.body).toMatchObject({ scheduledWorkflowId: taskId, planData: { canUndo: true } });
    expect(first.body.message).toContain('"Tea" is scheduled for');
    await make(product.url, executeScheduledWorkflow, { id: taskId }, ada.identity);
    await standing(product, ada, taskId, 'completed');
    const late = await confirm();
    expect(late.body).toMatchObject({
      scheduledWorkflowId: taskId,
      message: expect.stringContaining('"Tea" was approved before, and has run, been changed or been deleted since.'),
      planData: { state: 'confirmed', isConfirmed: true, canUndo: false },
    });
  });

  it('POST-37 is its owner’s alone, and nothing for a plan that was rejected', async () => {
    expect((await undo(planId, await newPerson(product))).status).toBe(404);
    expect((await undo('x')).status).toBe(404);
    await undo();
    await make(product.url, calls.cancelSchedulePlan, { planId }, ada.identity);
    await refused('This plan was rejected, so there is no approval to take back.');
  });

  it('POST-37 leaves one plan and at most one task, however approvals, undoings and runs meet', async () => {
    const all = await Promise.all([
      ...Array.from({ length: 4 }, () => undo()),
      ...Array.from({ length: 4 }, () => confirm()),
      make(product.url, executeScheduledWorkflow, { id: taskId }, ada.identity),
    ]);
    expect(all.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    const [plan] = await product.sql<{ state: string; scheduled_workflow_id: string | null }>(
      'select state, scheduled_workflow_id from schedule_plans where id = $1',
      [planId],
    );
    const linked = (await tasks()).filter(({ id }) => id === plan?.scheduled_workflow_id);
    expect(linked).toHaveLength(plan?.state === 'confirmed' ? 1 : 0);
    expect(new Set((await tasks()).map(({ seriesId }) => seriesId)).size).toBe(linked.length);
  });
});
