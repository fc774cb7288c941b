import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatScheduleWorkflow, confirmSchedulePlan, createSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { plansOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const LONG = 'Fresh bread at seven. '.repeat(28).trim();
const TOO_LONG = 'This text is too long for Twitter: 615 of 280 characters. Shorten it, or leave Twitter out.';
const AT = '2027-03-11T09:00:00Z';

describe('a post that is accepted for the schedule', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
    product.clock.now = new Date('2027-03-10T09:00:00Z');
  });
  beforeEach(async () => {
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  const schedule = (over: object) =>
    make(
      product.url,
      calls.scheduleWorkflow,
      {
        name: 'Bread',
        scheduledAt: AT,
        agents: [{ id: 'chat-1', type: 'chat', name: 'Text', input: LONG, description: '', verbatim: true }],
        platforms: ['twitter'],
        agentType: 'custom',
        ...over,
      },
      person.identity,
    );
  const said = ({ status, body }: { status: number; body: { message?: string | undefined } }) => ({
    status,
    message: body.message,
  });
  const refused = { status: 400, message: TOO_LONG };

  it('TASK-49 is no longer than its platforms take: refused by the dialog, the plan, the chat and the approval', async () => {
    expect(said(await schedule({}))).toEqual(refused);
    expect(said(await schedule({ platforms: ['linkedin', 'twitter'] }))).toEqual(refused);
    const plan = { workflowName: 'Bread', platforms: ['twitter' as const], scheduledAt: AT, input: LONG };
    expect(said(await make(product.url, createSchedulePlan, plan, person.identity))).toEqual(refused);
    expect(said(await make(product.url, chatScheduleWorkflow, { schedule: plan }, person.identity))).toEqual(refused);
    expect(said(await say(product.url, person.identity, `Tweet this tomorrow at 9am: "${LONG}"`))).toEqual(refused);
    const all = await make(product.url, createSchedulePlan, { ...plan, platforms: [] }, person.identity);
    expect(said(all)).toEqual(refused);
    const fine = await make(product.url, createSchedulePlan, { ...plan, platforms: ['linkedin'] }, person.identity);
    await product.sql(`update schedule_plans set platforms = '["twitter"]' where id = $1`, [fine.body.planId]);
    const confirmed = await make(product.url, confirmSchedulePlan, { planId: fine.body.planId }, person.identity);
    expect(said(confirmed)).toEqual(refused);
  });

  it('TASK-49 is held against the platforms of an edit too, and a brief is not a text', async () => {
    const { body } = await schedule({ platforms: ['linkedin'] });
    const edit = { id: body.data.id, name: 'Bread', scheduledFor: AT, agentType: 'custom' as const };
    const change = (platforms: ('linkedin' | 'twitter')[]) =>
      make(product.url, calls.updateScheduledWorkflow, { ...edit, platforms }, person.identity);
    expect(said(await change(['twitter']))).toEqual(refused);
    expect((await change(['linkedin'])).status).toBe(200);
    const brief = [{ id: 'chat-1', type: 'chat' as const, name: 'Text', input: LONG, description: '' }];
    expect((await schedule({ agents: brief })).status).toBe(200);
  });

  it('TASK-50 names each of its platforms once', async () => {
    const { body } = await schedule({ platforms: ['linkedin', 'facebook', 'linkedin'] });
    expect(body.data.platforms).toEqual(['linkedin', 'facebook']);
    const plan = { workflowName: 'Bread', platforms: ['facebook' as const, 'facebook' as const], scheduledAt: AT };
    const made = await make(product.url, createSchedulePlan, plan, person.identity);
    expect(made.body.planData.platforms).toEqual(['facebook']);
    const edited = await make(
      product.url,
      calls.updateScheduledWorkflow,
      {
        id: body.data.id,
        name: 'Bread',
        scheduledFor: AT,
        agentType: 'custom',
        platforms: ['instagram', 'instagram'],
      },
      person.identity,
    );
    expect(edited.body.data.platforms).toEqual(['instagram']);
  });

  it('TASK-51 keeps its place among posts of the same minute, on every page', async () => {
    const ids = async (input: object) =>
      (await make(product.url, calls.listScheduledWorkflows, input, person.identity)).body.data.map(({ id }) => id);
    await product.sql('update users set premium = true where id = $1', [person.user.id]);
    const made: string[] = [];
    for (let at = 0; at < 12; at++) made.push((await schedule({ platforms: ['linkedin'] })).body.data.id);
    const first = await ids({});
    // As pages go on behind an id, posts of one moment stand in the order of theirs.
    expect(first).toEqual(made.toSorted());
    // PostgreSQL gives rows in the order in which they were last written.
    for (const id of made.toReversed())
      await product.sql(`update scheduled_workflows set name = name || '!' where id = $1`, [id]);
    expect(await ids({})).toEqual(first);
  });

  it('TASK-44 names an error beside the message where it does not start', async () => {
    const { body } = await schedule({ platforms: ['linkedin'] });
    await product.sql(`update scheduled_workflows set status = 'executing' where id = $1`, [body.data.id]);
    const again = await make(product.url, calls.executeScheduledWorkflow, { id: body.data.id }, person.identity);
    expect(again.body).toMatchObject({
      success: false,
      error: 'This workflow is running right now. Please wait until it has finished.',
      message: 'This workflow is running right now. Please wait until it has finished.',
    });
  });

  it('reads the plans of a chat with the texts that were approved there', async () => {
    const { body } = await say(product.url, person.identity, `Post this on LinkedIn tomorrow at 9am: "${LONG}"`);
    expect(plansOf(body)[0]?.input).toBe(LONG);
  });
});
