import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { planOf, plansOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('what holds nothing to post', () => {
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  beforeEach(async () => {
    product.clock.now = new Date('2026-11-14T08:00:00Z');
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  const confirm = (planId: string) => make(product.url, confirmSchedulePlan, { planId }, person.identity);
  const scheduled = () =>
    product.sql<{ status: string; error_message: string | null }>(
      'select status, error_message from scheduled_workflows where user_id = $1',
      [person.user.id],
    );

  const runAtItsTime = async (input: string) => {
    const agents = [{ id: 'chat-1', type: 'chat' as const, name: 'Text Content', input, description: '' }];
    await make(
      product.url,
      scheduleWorkflow,
      {
        name: 'Something',
        scheduledAt: '2026-11-14T08:01:00Z',
        userTimezone: 'UTC',
        agents,
        connections: [],
        platforms: ['linkedin', 'facebook'],
        agentType: 'custom',
        status: 'scheduled',
      },
      person.identity,
    );
    product.clock.now = new Date('2026-11-14T08:01:01Z');
    await vi.waitFor(async () => expect((await scheduled())[0]?.status).toMatch(/failed|completed/), {
      timeout: 30_000,
      interval: 50,
    });
  };

  it.for([
    ['Write a LinkedIn post', /The writer answered: “.+\?/],
    ['hello', /The writer answered: “.+\?/],
    ['Translate this to German', /The writer answered: “.+\?/],
  ] as const)(
    'fails at its time with what is missing instead of posting the writer’s answer: %s',
    async ([input, said]) => {
      await runAtItsTime(input);
      const [{ error_message: message } = { error_message: '' }] = await scheduled();
      expect(message).toMatch(/^Text Content: Nothing was written that could be posted\./);
      expect(message).toMatch(said);
      expect(message).toMatch(/Schedule a new one with what is missing\.$/);
      expect(
        await product.sql(
          'select 1 from run_nodes n join runs r on r.id = n.run_id join scheduled_workflows w on w.id = r.scheduled_workflow_id where w.user_id = $1',
          [person.user.id],
        ),
      ).toEqual([]);
    },
  );

  it('posts what is too thin to write from as it is, where it says something', async () => {
    await runAtItsTime('Fresh bread');
    expect((await scheduled())[0]).toMatchObject({ status: 'completed', error_message: null });
  });

  it.for(['Schedule a LinkedIn post for tomorrow at 9am', 'Schedule a picture for tomorrow at 9am'])(
    'says so in its plan, which can’t be approved: %s',
    async (message) => {
      const reply = await say(product.url, person.identity, message);
      const plan = planOf(reply);
      expect(plan.assumed).toContain('nothing to post yet');
      expect(plan.input).toBe('');
      expect(reply.body.message).toMatch(/^I know when, but not what\. Say it again with what it is about/);
      const refused = await confirm(plan.planId);
      expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
      expect(refused.body.message).toMatch(/^There is nothing to post in this plan yet\. /);
      expect(await scheduled()).toEqual([]);
    },
  );

  it('keeps a subject that is too thin to write from in its owner’s words, and says so', async () => {
    const plan = planOf(await say(product.url, person.identity, 'Tweet our hiring update on Friday at 10:30am'));
    expect(plan).toMatchObject({ input: 'our hiring update', assumed: ['your own words'] });
    expect((await confirm(plan.planId)).status).toBe(200);
  });

  it('asks what is meant where a message only points and there is nothing yet', async () => {
    const reply = await say(product.url, person.identity, 'Post it on LinkedIn tomorrow at 9am');
    expect(reply.body.message).toBe('There is no draft here yet. Which text do you mean?');
    expect(reply.body.outputs).toMatchObject([{ output_type: 'text', question: true }]);
    expect(await scheduled()).toEqual([]);
  });

  it('does not keep the other posts of a set from being made', async () => {
    const message =
      'Schedule three posts: Monday 9am our rye bread is back, Tuesday 9am something, Wednesday 9am the rolls are back';
    const reply = await say(product.url, person.identity, message);
    expect(reply.body.message).toMatch(/I left out one, as there is nothing to post yet/);
    const states = await Promise.all(plansOf(reply.body).map(async ({ planId }) => (await confirm(planId)).status));
    expect(states).toEqual([200, 200]);
  });

  it('CHAT-97 a wish that somebody has to think up is asked about and can’t be approved', async () => {
    const ask = (message: string, sessionId?: string) =>
      say(product.url, person.identity, message, sessionId ? { sessionId } : {});
    const reply = await ask('every Monday at 9 a short productivity tip on LinkedIn');
    const plan = planOf(reply);
    expect(plan).toMatchObject({ input: '', assumed: expect.arrayContaining(['nothing to post yet']) });
    expect(plan.question).toMatch(/^What should it say\? .* connect an AI model/);
    const told = planOf(await ask('Clear your desk before you leave.', reply.body.session_id));
    expect(told).toMatchObject({
      planId: plan.planId,
      input: 'Clear your desk before you leave.',
    });
  });
});
