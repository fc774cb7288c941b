import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cancelSchedulePlan,
  chatScheduleWorkflow,
  confirmSchedulePlan,
  createSchedulePlan,
  parseAgentMessage,
} from '../../../domain/api/schedule/plans.ts';
import { planOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const NOW = '2026-11-14T08:00:00Z';

describe('schedule plans', () => {
  let product: TestProduct;
  let person: Person;
  let who: { sessionId: string; userId: string; timeZone: string };
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
  });
  beforeEach(async () => {
    product.clock.now = new Date(NOW);
    person = await newPerson(product);
    who = { ...person.identity, timeZone: 'Europe/Berlin' };
  });
  afterAll(() => product.stop());

  const create = (more: object = {}) =>
    make(
      product.url,
      createSchedulePlan,
      { workflowName: 'Coffee blend', platforms: ['linkedin'], scheduledAt: '2026-11-16T08:00:00Z', ...more },
      who,
    );
  const confirm = (planId: string, planData?: unknown) =>
    make(product.url, confirmSchedulePlan, { planId, planData }, who);
  const cancel = (planId: string) => make(product.url, cancelSchedulePlan, { planId }, who);
  const scheduled = () =>
    product.sql<Record<string, unknown>>(
      'select name, platforms, agents, agent_type, time_zone, scheduled_for, series_id, status from scheduled_workflows where user_id = $1',
      [person.user.id],
    );

  it('PLAN-07 PLAN-08 PLAN-10 carry every field of a plan, zone and rule included, with wall time and long form', async () => {
    const { body } = await create({ description: 'Warm.', input: 'A new blend!', originalMessage: 'Post our blend' });
    expect(body.planData).toEqual({
      planId: body.planId,
      workflowName: 'Coffee blend',
      description: 'Warm.',
      input: 'A new blend!',
      platforms: ['linkedin'],
      agentType: 'custom',
      post: { media: [], own: {} },
      fresh: false,
      wish: null,
      medium: 'text',
      frequency: 'once',
      recurrence: null,
      recurrenceText: null,
      scheduledAt: '2026-11-16T08:00:00.000Z',
      scheduledAtLocal: '2026-11-16T09:00',
      scheduledAtLocalFormatted: 'Monday, November 16, 2026 at 9:00 AM GMT+1',
      timeZone: 'Europe/Berlin',
      assumed: [],
      notes: [],
      state: 'pending',
      isConfirmed: false,
      canUndo: false,
      isPartOfMultiple: false,
      isMultipleSchedules: false,
      plans: [],
      sessionId: null,
      originalMessage: 'Post our blend',
    });
  });

  it('PLAN-09 have a frequency that is once or a repeat value, custom where only the rule says it', async () => {
    const frequencies = ['hourly', 'daily', 'weekdays', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;
    for (const frequency of frequencies) {
      const { body } = await create({ frequency });
      expect(body.planData).toMatchObject({ frequency, recurrence: expect.stringMatching(/^FREQ=/) });
    }
    const custom = await create({ frequency: 'custom', recurrence: 'FREQ=MONTHLY;BYDAY=-1FR' });
    expect(custom.body.planData).toMatchObject({ frequency: 'custom', scheduledAtLocal: '2026-11-27T09:00' });
    expect((await create({ frequency: 'custom' })).status).toBe(400);
  });

  it.for([
    ['FREQ=SECONDLY', 'more often than hourly'],
    ['FREQ=DAILY;BYHOUR=1', 'a part that is not run'],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', 'a day that never comes'],
    ['DROP TABLE users', 'no rule at all'],
  ])('refuse the rule %s: %s', async ([recurrence]) => {
    const { status, body } = await create({ frequency: 'custom', recurrence });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('PLAN-35 are created by POST /api/create-schedule-plan from a name, platforms and a time, and wait', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: expect.any(String), planId: expect.any(String) });
    expect(await scheduled()).toEqual([]);
  });

  it.for([
    [{ scheduledAt: '2026-11-14T08:00:00Z' }, /already passed: Saturday, November 14, 2026 at 9:00 AM GMT\+1/],
    [{ scheduledAt: '2031-11-14T08:00:01Z' }, /at most 5 years ahead/],
    [{ scheduledAt: '9999-12-31T23:59:59Z' }, /at most 5 years ahead/],
    [{ scheduledAt: 'infinity' }, /date and time with its zone/],
    [{ scheduledAt: '2026-11-16T08:00' }, /date and time with its zone/],
    [{ platforms: ['myspace'] }, /./],
    [{ workflowName: '   ' }, /A name is required/],
    [{ workflowName: 'x'.repeat(201) }, /too long/],
  ] as const)('are refused with the reason: %j', async ([more, message]) => {
    const { status, body } = await create(more);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });

  it('PLAN-36 are approved by POST /api/confirm-schedule-plan, which names what was scheduled', async () => {
    const { planId } = (await create({ agentType: 'digital-marketing', input: 'A new blend!' })).body;
    const { status, body } = await confirm(planId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, planData: { planId, state: 'confirmed', isConfirmed: true } });
    expect(body.message).toBe(
      '✅ "Coffee blend" is scheduled for Monday, November 16, 2026 at 9:00 AM GMT+1 (one time, LinkedIn, Digital Marketing). At that time it goes out through your connected accounts; where you have none, it waits for you under Ready to post.',
    );
    expect(await scheduled()).toEqual([
      {
        name: 'Coffee blend',
        platforms: ['linkedin'],
        agent_type: 'digital-marketing',
        time_zone: 'Europe/Berlin',
        scheduled_for: new Date('2026-11-16T08:00:00Z'),
        series_id: null,
        status: 'scheduled',
        agents: [expect.objectContaining({ type: 'chat', input: 'A new blend!' })],
      },
    ]);
  });

  it('POST-83 for all platforms become a task that names the four, while the sentence says ‘all platforms’', async () => {
    const { planId } = (await create({ platforms: [], input: 'A new blend!' })).body;
    const { body } = await confirm(planId);
    expect(body.message).toContain('(one time, all platforms, custom workflow)');
    expect(body.planData?.platforms).toEqual([]);
    const [row] = await scheduled();
    expect(row?.platforms).toEqual(['linkedin', 'twitter', 'instagram', 'facebook']);
  });

  it('become a series with its rule, wall time and zone where they repeat', async () => {
    const { planId } = (await create({ frequency: 'weekly', medium: 'image' })).body;
    await confirm(planId);
    const [row] = await scheduled();
    expect(row?.agents).toEqual([expect.objectContaining({ type: 'image', input: 'Coffee blend' })]);
    expect(await product.sql('select rule, wall_time, time_zone from series where id = $1', [row?.series_id])).toEqual([
      { rule: 'FREQ=WEEKLY', wall_time: '2026-11-16T09:00', time_zone: 'Europe/Berlin' },
    ]);
  });

  it('PLAN-37 make one scheduled workflow, however many confirm at once', async () => {
    const { planId } = (await create()).body;
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(planId)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => `${body.message} ${body.scheduledWorkflowId}`)).size).toBe(1);
    expect(await scheduled()).toHaveLength(1);
  });

  it('PLAN-38 are approved as they are stored, whatever planData says', async () => {
    const { planId, planData } = (await create({ input: 'As shown' })).body;
    const forged = { ...planData, input: 'Forged', platforms: ['facebook'], scheduledAt: '2026-11-15T00:00:00Z' };
    expect((await confirm(planId, forged)).status).toBe(200);
    const [row] = await scheduled();
    expect(row).toMatchObject({ platforms: ['linkedin'], scheduled_for: new Date('2026-11-16T08:00:00Z') });
    expect(JSON.stringify(row)).not.toContain('Forged');
  });

  it('PLAN-20 stay rejected once cancelled, on every device', async () => {
    const answer = await say(product.url, who, 'Schedule a post about bread on LinkedIn tomorrow at 9am');
    const { planId } = planOf(answer);
    const { status, body } = await cancel(planId);
    expect([status, body.message]).toEqual([200, '❌ Schedule plan cancelled.']);
    expect((await cancel(planId)).status).toBe(200);
    const refused = await confirm(planId);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect(refused.body.message).toMatch(/was rejected/);
    expect(await scheduled()).toEqual([]);
    const [record] = await product.sql<{ state: string }>('select state from schedule_plans where id = $1', [planId]);
    expect(record?.state).toBe('rejected');
  });

  it('have one outcome when they are approved and rejected at once', async () => {
    for (let round = 0; round < 8; round++) {
      const { planId } = (
        await create({ workflowName: `Round ${round}`, scheduledAt: `2026-12-0${round + 1}T08:00:00Z` })
      ).body;
      const [approved, rejected] = await Promise.all([confirm(planId), cancel(planId)]);
      expect([approved.status, rejected.status].sort()).toEqual([200, 409]);
      const rows = await product.sql('select 1 from scheduled_workflows where name = $1', [`Round ${round}`]);
      expect(rows).toHaveLength(approved.status === 200 ? 1 : 0);
    }
  });

  it('can’t be approved once their time has passed, and say so; a repeating one begins with the next time', async () => {
    const { planId } = (await create()).body;
    const weekly = (await create({ frequency: 'weekly' })).body;
    product.clock.now = new Date('2026-11-16T08:00:00Z');
    person = await signInAs(product, person.email, person.password);
    who = { ...person.identity, timeZone: 'Europe/Berlin' };
    const late = await confirm(planId);
    expect(late.status).toBe(400);
    expect(late.body.message).toBe(
      'The scheduled time has already passed: Monday, November 16, 2026 at 9:00 AM GMT+1. Please choose a later one.',
    );
    expect((await confirm(weekly.planId)).body.message).toContain('Monday, November 23, 2026 at 9:00 AM');
    expect(await scheduled()).toMatchObject([{ scheduled_for: new Date('2026-11-23T08:00:00Z') }]);
  });

  it('PLAN-31 that are unknown, malformed or somebody else’s give ‘Schedule plan not found’', async () => {
    const { planId } = (await create()).body;
    const other = (await newPerson(product)).identity;
    for (const call of [confirmSchedulePlan, cancelSchedulePlan])
      for (const [id, as] of [
        [planId, other],
        ['7b0f6d0e-1111-4222-8333-444455556666', person.identity],
        ['../etc/passwd', person.identity],
        ["' or 1=1 --", person.identity],
      ] as const) {
        const { status, body } = await make(product.url, call, { planId: id }, as);
        expect([status, body.code, body.message]).toEqual([404, 'NOT_FOUND', 'Schedule plan not found']);
      }
    expect((await confirm(planId)).status).toBe(200);
  });

  it('PLAN-41 are not needed by POST /api/chat-schedule-workflow, which schedules at once', async () => {
    const schedule = { workflowName: 'Advent riddle', platforms: [], scheduledAt: '2026-12-01T06:00:00Z' };
    const { status, body } = await make(
      product.url,
      chatScheduleWorkflow,
      { schedule: { ...schedule, agentType: 'custom', frequency: 'daily' } },
      who,
    );
    expect([status, body.success]).toEqual([200, true]);
    expect(body.message).toBe(
      '✅ "Advent riddle" is scheduled for Tuesday, December 1, 2026 at 7:00 AM GMT+1 (every day, all platforms, custom workflow). At that time it goes out through your connected accounts; where you have none, it waits for you under Ready to post.',
    );
    expect(await scheduled()).toHaveLength(1);
  });

  it('LIM-04 fill a day with 10 on a free account, however many are approved at once, and the message names the day', async () => {
    await product.sql("update users set time_zone = 'America/New_York' where id = $1", [person.user.id]);
    // 04:30 UTC on the 20th is still the 19th in New York.
    const plans = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        create({ workflowName: `Post ${index}`, scheduledAt: '2026-11-20T04:30:00Z' }),
      ),
    );
    const replies = await Promise.all(plans.map(({ body }) => confirm(body.planId)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body.message).toBe(
      'You can schedule up to 10 workflows per day on the free plan. November 19 is full.',
    );
    expect(await scheduled()).toHaveLength(10);
    const direct = { workflowName: 'One more', scheduledAt: '2026-11-19T12:00:00Z' };
    expect((await make(product.url, chatScheduleWorkflow, { schedule: direct }, who)).body.message).toContain(
      'is full',
    );
    const nextDay = { ...direct, scheduledAt: '2026-11-20T05:00:00Z' };
    expect((await make(product.url, chatScheduleWorkflow, { schedule: nextDay }, who)).status).toBe(200);
    await product.sql('update users set premium = true where id = $1', [person.user.id]);
    const waiting = plans.filter((_, index) => replies[index]?.status !== 200);
    for (const { body } of waiting) expect((await confirm(body.planId)).status).toBe(200);
  });

  it('count a series on every day that it reaches', async () => {
    for (let index = 0; index < 10; index++)
      await confirm((await create({ workflowName: `Daily ${index}`, frequency: 'daily' })).body.planId);
    const { planId } = (await create({ scheduledAt: '2026-11-25T12:00:00Z' })).body;
    expect((await confirm(planId)).body.message).toBe(
      'You can schedule up to 10 workflows per day on the free plan. November 25 is full.',
    );
  });

  it('CHAT-35 are foretold by POST /api/parse-agent-message, which keeps nothing', async () => {
    const message = 'Schedule a LinkedIn post about our new coffee blend every Monday at 9am for 4 weeks';
    const { body } = await make(product.url, parseAgentMessage, { message, sessionId: null }, who);
    expect(body.schedule).toMatchObject({
      platforms: ['linkedin'],
      frequency: 'weekly',
      scheduledAt: '2026-11-16T08:00:00.000Z',
      scheduledAtLocal: '2026-11-16T09:00',
      timeZone: 'Europe/Berlin',
      total: 1,
    });
    expect(body.input).toContain('coffee blend');
    expect(typeof body.description).toBe('string');
    const none = await make(product.url, parseAgentMessage, { message: 'hello there' }, who);
    expect(none.body).toMatchObject({ schedule: null, input: 'hello there', description: '' });
    expect(await product.sql('select 1 from schedule_plans where user_id = $1', [person.user.id])).toEqual([]);
  });

  it('PLAN-33 run automatically at their scheduled times once they are approved, with the very words of the card', async () => {
    const { planId } = (await create({ input: 'Our new blend is here.', scheduledAt: '2026-11-16T08:00:00Z' })).body;
    await confirm(planId);
    product.clock.now = new Date('2026-11-16T08:00:01Z');
    await vi.waitFor(
      async () => {
        const rows = await product.sql(
          `select w.status, n.output ->> 'output' as text from scheduled_workflows w join runs r on r.scheduled_workflow_id = w.id
           join run_nodes n on n.run_id = r.id where w.user_id = $1`,
          [person.user.id],
        );
        expect(rows).toEqual([{ status: 'completed', text: 'Our new blend is here.' }]);
      },
      { timeout: 30_000, interval: 50 },
    );
  });

  it('PLAN-43 PLAN-45 say that they could not be made, in their own words, when something fails that nobody foresaw', async () => {
    await product.sql('alter table schedule_plans rename to schedule_plans_away');
    await product.sql('alter table scheduled_workflows rename to scheduled_workflows_away');
    try {
      const plan = await create();
      expect([plan.status, plan.body.message]).toEqual([500, 'Failed to create schedule plan']);
      const schedule = { workflowName: 'Coffee blend', scheduledAt: '2026-11-16T08:00:00Z' };
      const workflow = await make(product.url, chatScheduleWorkflow, { schedule }, who);
      expect([workflow.status, workflow.body.message]).toEqual([500, 'Failed to schedule workflow']);
    } finally {
      await product.sql('alter table scheduled_workflows_away rename to scheduled_workflows');
      await product.sql('alter table schedule_plans_away rename to schedule_plans');
    }
  });
});
