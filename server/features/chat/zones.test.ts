import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import { getScheduledWorkflow, listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import { planOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('the clock of the place that a message names', () => {
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
  /** Says one thing after the other in one conversation; gives the plan of the last answer, and what it said. */
  const talk = async (...messages: string[]) => {
    let session: string | undefined;
    let last = await ask(messages[0] ?? '');
    for (const message of messages.slice(1)) {
      session = last.body.session_id;
      last = await ask(message, session);
    }
    return { plan: planOf(last), said: last.body.message };
  };
  const LONDON = {
    timeZone: 'Europe/London',
    scheduledAtLocal: '2026-11-17T09:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=TU',
  };
  /** When the tasks of an approved plan run around the days on which New York's clocks and London's go forward. */
  const inMarch = async (planId: string) => {
    const { body } = await make(product.url, confirmSchedulePlan, { planId }, who);
    const task = await make(product.url, getScheduledWorkflow, { id: body.scheduledWorkflowId ?? '' }, who);
    const range = { from: '2027-03-10T00:00:00Z', to: '2027-04-01T00:00:00Z' };
    const listed = await make(product.url, listScheduledWorkflows, range, who);
    return {
      zone: task.body.data.timeZone,
      at: listed.body.projected.map(({ scheduledFor }) => scheduledFor.slice(0, 16)),
    };
  };
  const NINE_IN_LONDON = { zone: 'Europe/London', at: ['2027-03-16T09:00', '2027-03-23T09:00', '2027-03-30T08:00'] };

  it.each([
    ['asked for at once', ['Post on LinkedIn every Tuesday 9am London time about tea']],
    ['of a draft', ['Write a LinkedIn post about tea', 'schedule it every Tuesday 9am London time']],
    ['moved there', ['Post about tea on LinkedIn every Tuesday at 8am', 'make it 9am London time']],
    ['with its rhythm', ['Post about tea on LinkedIn tomorrow at 8am', 'make it every Tuesday 9am London time']],
    ['moved by its own clock', ['Post on LinkedIn every Tuesday 7am London time about tea', 'make it 9am']],
    [
      'moved by its named clock',
      ['Post on LinkedIn every Tuesday 7am London time about tea', 'make it 9am London time'],
    ],
    ['moved by mine', ['Post on LinkedIn every Tuesday 7am London time about tea', 'make it two hours later']],
  ])('SERIES-01 a series keeps it across the clock changes of both: %s', async (_, messages) => {
    const { plan, said } = await talk(...messages);
    expect(plan).toMatchObject({ ...LONDON, scheduledAtLocalFormatted: 'Tuesday, November 17, 2026 at 9:00 AM GMT' });
    expect([said, ...plan.notes].join(' ')).toContain('London');
    expect(await inMarch(plan.planId)).toEqual(NINE_IN_LONDON);
  });

  it('SERIES-01 what is named in the user’s own time goes back to it', async () => {
    const { plan } = await talk('Post on LinkedIn every Tuesday 9am London time about tea', 'make it 8am my time');
    expect(plan).toMatchObject({ timeZone: 'America/New_York', scheduledAtLocal: '2026-11-17T08:00' });
  });

  it('SERIES-02 a single post is shown in it too, with what that is for the user', async () => {
    const { plan, said } = await talk('Post about tea on LinkedIn on Tuesday at 9am London time');
    const note = '9:00 AM in London is 4:00 AM for you.';
    expect(plan).toMatchObject({
      timeZone: 'Europe/London',
      scheduledAt: '2026-11-17T09:00:00.000Z',
      scheduledAtLocalFormatted: 'Tuesday, November 17, 2026 at 9:00 AM GMT',
      notes: [note],
    });
    expect(said).toContain(note);
    const moved = await talk('Post about tea on LinkedIn on Tuesday at 9am London time', 'make it 10am');
    expect(moved.plan).toMatchObject({ timeZone: 'Europe/London', scheduledAt: '2026-11-17T10:00:00.000Z' });
    expect(moved.said).toBe(
      'Changed: LinkedIn, Tuesday 17 November, 10:00 (London). It still waits for your approval.',
    );
  });
});
