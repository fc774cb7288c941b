import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { chatScheduleWorkflow } from '../../../domain/api/schedule/plans.ts';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import type { WriterAnswer } from '../../platform/ai/builtin/engine.ts';

describe('the free plan', () => {
  let product: TestProduct;
  let person: Person;
  let written = 0;
  let answer: (brief: string) => WriterAnswer = (brief) => `Written: ${brief}`;
  beforeAll(async () => {
    const engine = simpleEngine({
      write: async ({ brief }) => {
        written++;
        return answer(brief);
      },
    });
    product = await startTestProduct({}, { engine });
  });
  beforeEach(async () => {
    product.clock.now = new Date('2027-03-10T09:00:00Z');
    written = 0;
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  const used = async () =>
    10 - ((await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage ?? 0);
  const schedule = (scheduledAt: string) =>
    make(
      product.url,
      calls.scheduleWorkflow,
      {
        name: 'Bread',
        scheduledAt,
        agents: [{ id: 'chat-1', type: 'chat', name: 'Text', input: 'Fresh bread.', description: '', verbatim: true }],
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      person.identity,
    );
  /** Fills the day with ten workflows that have run by themselves. */
  const tenRuns = async (): Promise<string[]> => {
    const made = await Promise.all(Array.from({ length: 10 }, () => schedule('2027-03-10T09:01:00Z')));
    const ids = made.map(({ body }) => body.data.id);
    product.clock.now = new Date('2027-03-10T09:02:00Z');
    await vi.waitFor(
      async () => {
        const { body } = await make(product.url, calls.listScheduledWorkflows, {}, person.identity);
        expect(body.data.filter(({ status }) => status === 'completed')).toHaveLength(10);
      },
      { timeout: 30_000, interval: 100 },
    );
    return ids;
  };
  const FULL = 'You can schedule up to 10 workflows per day on the free plan. March 10 is full.';

  it('RUN-11 works on a message once, however many come at once under one requestId', async () => {
    const requestId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => say(product.url, person.identity, 'Write about bread', { requestId })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.chat_id)).size).toBe(1);
    expect({ written, used: await used() }).toEqual({ written: 1, used: 1 });
  });

  it('CHAT-98 frees the requestId of a message that failed, and takes over one that was lost with its process', async () => {
    const requestId = randomUUID();
    const replies = await Promise.all(
      [0, 1].map(() => say(product.url, person.identity, 'Write about bread', { requestId, sessionId: randomUUID() })),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(await product.sql('select 1 from chat_requests where user_id = $1', [person.user.id])).toEqual([]);
    await product.sql(`insert into chat_requests values ($1, $2, now() - interval '16 seconds')`, [
      person.user.id,
      requestId,
    ]);
    expect((await say(product.url, person.identity, 'Write about bread', { requestId })).body.status).toBe('completed');
  });

  it('LIM-04 keeps the place of what has run, also once it is deleted', async () => {
    const ids = await tenRuns();
    for (const id of ids) {
      const { status } = await make(product.url, calls.deleteScheduledWorkflow, { id }, person.identity);
      expect(status).toBe(200);
    }
    const { status, body } = await schedule('2027-03-10T20:00:00Z');
    expect({ status, message: body.message }).toEqual({ status: 409, message: FULL });
    expect((await schedule('2027-03-11T20:00:00Z')).status).toBe(200);
  });

  it('LIM-04 gives a place back that was never used', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => schedule('2027-03-10T20:00:00Z')));
    const id = made[0]?.body.data.id ?? '';
    expect((await schedule('2027-03-10T20:00:00Z')).status).toBe(409);
    await make(product.url, calls.deleteScheduledWorkflow, { id }, person.identity);
    expect((await schedule('2027-03-10T20:00:00Z')).status).toBe(200);
  });

  it('LIM-04 counts a failed one that is scheduled again as one more', async () => {
    const [id = ''] = await tenRuns();
    await product.sql(`update scheduled_workflows set status = 'failed' where id = $1`, [id]);
    const again = (scheduledFor: string) =>
      make(
        product.url,
        calls.updateScheduledWorkflow,
        { id, name: 'Bread', scheduledFor, platforms: ['linkedin'], agentType: 'custom' },
        person.identity,
      );
    const { status, body } = await again('2027-03-10T20:00:00Z');
    expect({ status, message: body.message }).toEqual({ status: 409, message: FULL });
    expect((await again('2027-03-11T20:00:00Z')).status).toBe(200);
    expect((await schedule('2027-03-10T20:00:00Z')).body.message).toBe(FULL);
  });

  describe('keeps ten a day on the later days of series', () => {
    const full = (day: string) => `You can schedule up to 10 workflows per day on the free plan. March ${day} is full.`;
    const FULL_16 = full('16');
    const repeat = (scheduledAt: string, recurrence: string, timeZone = 'UTC') =>
      make(
        product.url,
        chatScheduleWorkflow,
        {
          schedule: {
            workflowName: 'Bread',
            input: 'Fresh bread.',
            platforms: ['linkedin'],
            scheduledAt,
            recurrence,
            timeZone,
          },
        },
        person.identity,
      );
    const ten = async (scheduledAt: string, recurrence: string) => {
      const made = await Promise.all(Array.from({ length: 10 }, () => repeat(scheduledAt, recurrence)));
      expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
      return made.map(({ body }) => body.scheduledWorkflowId);
    };
    const move = (id: string, scheduledFor: string, scope: 'this' | 'following') =>
      make(
        product.url,
        calls.updateScheduledWorkflow,
        { id, name: 'Bread', scheduledFor, platforms: ['linkedin'], agentType: 'custom', scope },
        person.identity,
      );
    const answer = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];

    it('LIM-04 refuses daily series that are set backwards from a later day', async () => {
      await ten('2027-03-16T09:00:00Z', 'FREQ=DAILY');
      for (const day of ['15', '14', '11'])
        expect(answer(await repeat(`2027-03-${day}T09:00:00Z`, 'FREQ=DAILY'))).toEqual([409, FULL_16]);
      expect((await repeat('2027-03-11T09:00:00Z', 'FREQ=DAILY;COUNT=5')).status).toBe(200);
      expect(answer(await repeat('2027-03-11T09:00:00Z', 'FREQ=DAILY;COUNT=6'))).toEqual([409, FULL_16]);
    });

    it('LIM-04 refuses a series whose first day is full, and one that meets a full day of single ones', async () => {
      await Promise.all(Array.from({ length: 10 }, () => schedule('2027-03-16T20:00:00Z')));
      expect(answer(await repeat('2027-03-16T09:00:00Z', 'FREQ=DAILY'))).toEqual([409, FULL_16]);
      expect(answer(await repeat('2027-03-12T09:00:00Z', 'FREQ=DAILY;INTERVAL=2'))).toEqual([409, FULL_16]);
      expect((await repeat('2027-03-11T09:00:00Z', 'FREQ=DAILY;INTERVAL=2')).status).toBe(200);
    });

    it('LIM-04 gives every weekday its ten, and finds the day on which different rhythms meet', async () => {
      await ten('2027-03-15T09:00:00Z', 'FREQ=WEEKLY;BYDAY=MO');
      await ten('2027-03-16T09:00:00Z', 'FREQ=WEEKLY;BYDAY=TU');
      await ten('2027-03-17T09:00:00Z', 'FREQ=WEEKLY;BYDAY=WE');
      expect(answer(await repeat('2027-03-25T09:00:00Z', 'FREQ=DAILY'))).toEqual([409, full('29')]);
      const text = answer(await repeat('2027-03-25T09:00:00Z', 'FREQ=MONTHLY;BYMONTHDAY=12'))[1];
      expect(text).toBe('You can schedule up to 10 workflows per day on the free plan. April 12 is full.');
      expect((await repeat('2027-03-25T09:00:00Z', 'FREQ=WEEKLY;BYDAY=TH,FR')).status).toBe(200);
    });

    it('LIM-04 lets exactly ten pass, however many come at once and on whatever days they begin', async () => {
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, at) => repeat(`2027-03-${11 + (at % 8)}T09:00:00Z`, 'FREQ=DAILY')),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(30);
    });

    it('LIM-04 holds an edit of all that follow against every later day, and one occurrence against its own', async () => {
      await ten('2027-03-16T09:00:00Z', 'FREQ=WEEKLY');
      const id = (await repeat('2027-03-17T09:00:00Z', 'FREQ=WEEKLY')).body.scheduledWorkflowId;
      const daily = (await repeat('2027-03-11T09:00:00Z', 'FREQ=DAILY;COUNT=4')).body.scheduledWorkflowId;
      // By its calendar: one click moves one occurrence, or the whole rest.
      expect(answer(await move(id, '2027-03-16T12:00:00Z', 'this'))).toEqual([409, FULL_16]);
      expect(answer(await move(id, '2027-03-23T12:00:00Z', 'this'))).toEqual([409, full('23')]);
      expect(answer(await move(daily, '2027-03-13T09:00:00Z', 'following'))).toEqual([409, FULL_16]);
      expect(answer(await move(id, '2027-03-16T12:00:00Z', 'following'))).toEqual([409, FULL_16]);
      expect((await move(id, '2027-03-17T12:00:00Z', 'following')).status).toBe(200);
      expect((await move(daily, '2027-03-12T09:00:00Z', 'following')).status).toBe(200);
    });

    it('LIM-04 lets a series keep its own place while it is edited', async () => {
      const [id = '', other = ''] = await ten('2027-03-16T09:00:00Z', 'FREQ=DAILY');
      expect((await move(id, '2027-03-16T12:00:00Z', 'this')).status).toBe(200);
      expect((await move(id, '2027-03-17T12:00:00Z', 'following')).status).toBe(200);
      expect((await move(other, '2027-03-16T13:00:00Z', 'following')).status).toBe(200);
      // The day that was left is free again for one that runs once, and for no series.
      expect(answer(await repeat('2027-03-16T09:00:00Z', 'FREQ=DAILY'))).toEqual([409, full('17')]);
      expect((await schedule('2027-03-16T20:00:00Z')).status).toBe(200);
    });

    it('LIM-04 counts a failed occurrence that is scheduled again beside its series', async () => {
      await ten('2027-03-16T09:00:00Z', 'FREQ=WEEKLY');
      const { body } = await repeat('2027-03-11T09:00:00Z', 'FREQ=WEEKLY');
      await product.sql(`update scheduled_workflows set status = 'failed' where id = $1`, [body.scheduledWorkflowId]);
      expect(answer(await move(body.scheduledWorkflowId, '2027-03-23T09:00:00Z', 'this'))).toEqual([409, full('23')]);
      expect(answer(await move(body.scheduledWorkflowId, '2027-03-16T09:00:00Z', 'following'))).toEqual([409, FULL_16]);
      expect((await move(body.scheduledWorkflowId, '2027-03-24T09:00:00Z', 'this')).status).toBe(200);
    });

    it('LIM-04 counts the days of the account’s own zone, wherever a series keeps its time', async () => {
      await product.sql(`update users set time_zone = 'America/New_York' where id = $1`, [person.user.id]);
      await ten('2027-03-17T01:00:00Z', 'FREQ=DAILY');
      expect(answer(await repeat('2027-03-14T16:00:00Z', 'FREQ=DAILY', 'America/New_York'))).toEqual([409, FULL_16]);
      expect((await repeat('2027-03-14T16:00:00Z', 'FREQ=DAILY;COUNT=2', 'America/New_York')).status).toBe(200);
    });

    it('LIM-04 is no matter of Premium', async () => {
      await product.sql('update users set premium = true where id = $1', [person.user.id]);
      await ten('2027-03-16T09:00:00Z', 'FREQ=DAILY');
      const [id = ''] = await ten('2027-03-15T09:00:00Z', 'FREQ=DAILY');
      expect((await move(id, '2027-03-16T12:00:00Z', 'following')).status).toBe(200);
    });
  });

  it('RUN-33 counts an answer that made something, and neither small talk, a question back nor a failure', async () => {
    const ask = (message: string) => say(product.url, person.identity, message);
    await ask('Hello there!');
    await ask('thanks, that is great');
    expect(await used()).toBe(0);
    answer = () => ({ question: 'What should the post be about?' });
    await ask('Write a post');
    answer = (brief) => `Written: ${brief}`;
    expect(await used()).toBe(0);
    await ask('Hello, write about bread');
    expect(await used()).toBe(1);
  });
});
