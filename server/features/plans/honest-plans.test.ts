import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatSessionMessages } from '../../../domain/api/chat.ts';
import { confirmSchedulePlan, createSchedulePlan, parseAgentMessage } from '../../../domain/api/schedule/plans.ts';
import { listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import { noPicture } from '../../../domain/post/post-needs.ts';
import { planOf, plansOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('a plan says what will happen', () => {
  let product: TestProduct;
  let person: Person;
  let who: { sessionId: string; userId: string; timeZone: string };
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
    // A Saturday, ten in the morning in New York.
    product.clock.now = new Date('2026-11-14T15:00:00Z');
  });
  beforeEach(async () => {
    person = await newPerson(product);
    who = { ...person.identity, timeZone: 'America/New_York' };
  });
  afterAll(() => product.stop());

  const ask = (message: string, sessionId?: string) => say(product.url, who, message, sessionId ? { sessionId } : {});
  const LONDON = 'Post on LinkedIn every Tuesday 9am London time about tea';

  it('PLAN-46 a series keeps the clock of the zone it was asked for in, across the clock changes of both', async () => {
    const reply = await ask(LONDON);
    const plan = planOf(reply);
    expect(plan).toMatchObject({
      timeZone: 'Europe/London',
      scheduledAt: '2026-11-17T09:00:00.000Z',
      scheduledAtLocal: '2026-11-17T09:00',
      scheduledAtLocalFormatted: 'Tuesday, November 17, 2026 at 9:00 AM GMT',
      notes: expect.arrayContaining(['It keeps the time of London: 4:00 AM for you at first.']),
    });
    expect(reply.body.message).toContain('It keeps the time of London');
    await make(product.url, confirmSchedulePlan, { planId: plan.planId }, who);
    const { body } = await make(
      product.url,
      listScheduledWorkflows,
      { from: '2027-03-01T00:00:00Z', to: '2027-04-10T00:00:00Z' },
      who,
    );
    // New York's clocks go forward on March 14, London's on March 28.
    expect(body.projected.map(({ scheduledFor }) => scheduledFor)).toEqual([
      '2027-03-02T09:00:00.000Z',
      '2027-03-09T09:00:00.000Z',
      '2027-03-16T09:00:00.000Z',
      '2027-03-23T09:00:00.000Z',
      '2027-03-30T08:00:00.000Z',
      '2027-04-06T08:00:00.000Z',
    ]);
  });

  it('PLAN-46 also where a program asks for it, or reads a message', async () => {
    const read = await make(product.url, parseAgentMessage, { message: LONDON }, who);
    expect(read.body.schedule).toMatchObject({ timeZone: 'Europe/London', recurrence: 'FREQ=WEEKLY;BYDAY=TU' });
    const made = await make(
      product.url,
      createSchedulePlan,
      { workflowName: 'Tea', scheduledAt: '2026-11-17T09:00:00Z', frequency: 'weekly', timeZone: 'Europe/London' },
      who,
    );
    expect(made.body.planData).toMatchObject({ timeZone: 'Europe/London', scheduledAtLocal: '2026-11-17T09:00' });
    const wrong = await make(
      product.url,
      createSchedulePlan,
      { workflowName: 'Tea', scheduledAt: '2026-11-17T09:00:00Z', timeZone: 'Europe/Atlantis' },
      who,
    );
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'This time zone does not exist. Choose another one, e.g. Europe/Berlin.',
    ]);
  });

  it('PLAN-47 a series that posts one text says so, on its card and in the answer', async () => {
    const reply = await ask('Post "Tea is ready." on LinkedIn every Tuesday at 9am');
    expect(planOf(reply).notes).toEqual(['Every post has this same text.']);
    expect(reply.body.message).toContain('Every post has this same text.');
    const once = await ask('Post "Tea is ready." on LinkedIn on Tuesday at 9am');
    expect(planOf(once).notes).toEqual([]);
    const made = await make(
      product.url,
      createSchedulePlan,
      { workflowName: 'Tea', scheduledAt: '2026-11-17T09:00:00Z', frequency: 'daily', input: 'Tea is ready.' },
      who,
    );
    // For all platforms, what one of them would refuse is said too.
    expect(made.body.planData.notes).toEqual([noPicture('instagram'), 'Every post has this same text.']);
  });

  it.each([['Schedule a tweet about tea for November 3 at 9am', 'November 3 at 9am', '2027-11-03T13:00:00.000Z']])(
    'PLAN-48 a time that has passed is never moved without a word: %s',
    async (message, words, scheduledAt) => {
      const reply = await ask(message);
      const note = `“${words}” has passed, so this is the next such time.`;
      expect(planOf(reply)).toMatchObject({ scheduledAt, notes: [note] });
      expect(reply.body.message).toContain(note);
    },
  );

  it.each([
    ['Tweet "Tea is ready." yesterday at 5pm', '“yesterday at 5pm” has passed. When should it go out instead?'],
    ['Tweet "Tea is ready." today at 3am', '“today at 3am” has passed. When should it go out instead?'],
    ['Tweet "Tea is ready." tomorrow at 25:00', '25:00 is no time of day. When should it go out?'],
    ['Tweet "Tea is ready." tomorrow at 13pm', '13pm is no time of day. When should it go out?'],
    ['Tweet "Tea is ready." on 31 February at 9am', 'February 31 is no day. When should it go out?'],
  ])(
    'CHAT-95 a moment that is over or that does not exist is asked about, and nothing is planned: %s',
    async (message, question) => {
      const first = await ask(message);
      expect(first.body).toMatchObject({ status: 'completed', message: question });
      const then = planOf(await ask('tomorrow at 9am', first.body.session_id));
      expect(then).toMatchObject({ input: 'Tea is ready.', platforms: ['twitter'] });
      expect(then.scheduledAtLocal.slice(11)).toBe('09:00');
    },
  );

  it('CHAT-96 ‘now’ is the next minute', async () => {
    const plan = planOf(await ask('Post "We are hiring a baker" on LinkedIn now'));
    expect(Date.parse(plan.scheduledAt) - product.clock.now.getTime()).toBeLessThanOrEqual(60_000);
  });

  it('PLAN-48 a time that lies ahead has nothing to say', async () => {
    expect(planOf(await ask('Schedule a tweet about tea tomorrow at 3am')).notes).toEqual([]);
    expect(planOf(await ask('Schedule a tweet about tea at 3am')).notes).toEqual([]);
  });

  it('PLAN-49 ‘Reschedule …’ moves the one plan that waits, and makes no second one', async () => {
    const first = await ask('Schedule a LinkedIn post about bread for Monday at 9am');
    const { planId } = planOf(first);
    const session = first.body.session_id;
    const moved = await ask('Reschedule it to Friday at 2pm', session);
    expect(moved.body).toMatchObject({
      status: 'scheduling_plan',
      message: 'Changed: LinkedIn, Friday 20 November, 14:00. It still waits for your approval.',
    });
    expect(planOf(moved)).toMatchObject({ planId, state: 'pending', scheduledAtLocal: '2026-11-20T14:00' });
    expect(planOf(await ask('Move it to 5pm', session))).toMatchObject({
      planId,
      scheduledAtLocal: '2026-11-20T17:00',
    });
    expect(planOf(await ask('postpone it by two days', session)).scheduledAtLocal).toBe('2026-11-22T17:00');
    expect(planOf(await ask('please reschedule it for Tuesday', session)).scheduledAtLocal).toBe('2026-11-17T17:00');
    const stored = await product.sql('select id from schedule_plans where user_id = $1', [person.user.id]);
    expect(stored).toEqual([{ id: planId }]);
    const records = (await make(product.url, chatSessionMessages, { id: session }, who)).body.data;
    expect(records.flatMap((record) => plansOf(record)).map((plan) => plan.scheduledAtLocal)).toEqual(
      Array.from({ length: 5 }, () => '2026-11-17T17:00'),
    );
  });

  it('PLAN-49 moves a whole series, and takes a rhythm that is said anew', async () => {
    const first = await ask('Schedule a LinkedIn post about bread every Monday at 9am');
    const session = first.body.session_id;
    const moved = planOf(await ask('Reschedule it to Wednesday at 8am', session));
    expect(moved).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=WE', scheduledAtLocal: '2026-11-18T08:00' });
    const daily = planOf(await ask('Reschedule it to every day at 7am', session));
    expect(daily).toMatchObject({ frequency: 'daily', scheduledAtLocal: '2026-11-15T07:00' });
  });

  it('PLAN-49 where several wait, ‘it’ is the one that was spoken of last, and one can be named', async () => {
    const first = await ask('Schedule a LinkedIn post about bread for Monday at 9am');
    const session = first.body.session_id;
    await ask('Schedule a LinkedIn post about coffee for Tuesday at 9am', session);
    const last = planOf(await ask('Reschedule it to Friday at 2pm', session));
    expect(last).toMatchObject({ workflowName: 'Coffee', scheduledAtLocal: '2026-11-20T14:00' });
    const named = planOf(await ask('Move the bread post to Thursday at 8am', session));
    expect(named).toMatchObject({ workflowName: 'Bread', scheduledAtLocal: '2026-11-19T08:00' });
  });

  it('PLAN-49 says so where no plan waits', async () => {
    const none = 'No plan waits for approval in this conversation, so there is nothing to change.';
    expect((await ask('Reschedule it to Friday at 2pm')).body.message).toContain(none);
    const first = await ask('Schedule a LinkedIn post about bread for Monday at 9am');
    await make(product.url, confirmSchedulePlan, { planId: planOf(first).planId }, who);
    const approved = await ask('Reschedule it to Friday at 2pm', first.body.session_id);
    expect(approved.body.message).toContain('That plan is approved already. Open it under Scheduled Tasks');
  });

  it.each([
    ['Schedule a LinkedIn post about our summer sale for Monday at 9am', 'digital-marketing'],
    ['Schedule a LinkedIn post with three baking tips for Monday at 9am', 'content-creation'],
    ['Schedule a poll on LinkedIn for Monday at 9am', 'social-media'],
    ['Schedule a LinkedIn post about bread as social media for Monday at 9am', 'social-media'],
    ['Schedule a LinkedIn post about bread for Monday at 9am', 'custom'],
  ])('PLAN-50 a plan is of the agent type that was asked for: %s', async (message, agentType) => {
    expect(planOf(await ask(message)).agentType).toBe(agentType);
  });
});
