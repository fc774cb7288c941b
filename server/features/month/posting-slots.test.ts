import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolvePublication, retryPublication } from '../../../domain/api/post/publishing.ts';
import { bulkScheduledWorkflows } from '../../../domain/api/schedule/bulk.ts';
import { cancelSchedulePlan, createSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import * as calls from '../../../domain/api/schedule/posting-slots.ts';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import type { PostingSlot } from '../../../domain/schedule/posting-slots.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('posting slots', () => {
  let product: TestProduct;
  let ada: Person;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  /** Somebody in Berlin on a Monday at noon. */
  const begin = async () => {
    product.clock.now = new Date();
    ada = await newPerson(product);
    await product.sql(`update users set time_zone = 'Europe/Berlin' where id = $1`, [ada.user.id]);
    await product.sql(`update sessions set expires_at = '2100-01-01' where user_id = $1`, [ada.user.id]);
    product.clock.now = new Date('2030-03-25T11:00:00Z');
  };
  const save = (slots: object[], who = ada) =>
    make(product.url, calls.savePostingSlots, { slots: slots as PostingSlot[] }, who.identity);
  const next = async (...platforms: PostingSlot['platform'][]) =>
    (await make(product.url, calls.nextPostingSlot, { platforms }, ada.identity)).body.data;
  const schedule = async (scheduledAt: string, platforms: PostingSlot['platform'][] = ['linkedin']) => {
    const agent = {
      id: 'chat-1',
      type: 'chat' as const,
      name: 'Text',
      input: 'Hello',
      description: '',
      verbatim: true,
    };
    const { status, body } = await make(
      product.url,
      scheduleWorkflow,
      { name: 'New blend', scheduledAt, agents: [agent], platforms, agentType: 'social-media' },
      ada.identity,
    );
    expect(status, body.message).toBe(200);
    return body.data.id;
  };
  const linkedin = (weekday: number, time: string) => ({ platform: 'linkedin', weekday, time });

  it('MONTH-53 are set as a whole and kept for their owner alone; what is wrong changes nothing', async () => {
    await begin();
    const saved = await save([linkedin(2, '09:00'), linkedin(1, '17:30'), linkedin(2, '09:00')]);
    expect(saved.body.data).toEqual({ slots: [linkedin(1, '17:30'), linkedin(2, '09:00')], timeZone: 'Europe/Berlin' });
    for (const wrong of [
      linkedin(9, '09:00'),
      linkedin(1, '25:00'),
      { platform: 'myspace', weekday: 1, time: '09:00' },
    ])
      expect((await save([wrong])).status).toBe(400);
    const read = await make(product.url, calls.getPostingSlots, {}, ada.identity);
    expect(read.body.data).toEqual(saved.body.data);
    product.clock.now = new Date();
    const bob = await newPerson(product, 'Bob');
    expect((await make(product.url, calls.getPostingSlots, {}, bob.identity)).body.data.slots).toEqual([]);
  });

  it('MONTH-54 the next free one is skipped over what is scheduled there on one of the networks, series included', async () => {
    await begin();
    await save([linkedin(1, '17:00'), linkedin(3, '09:00'), { platform: 'twitter', weekday: 2, time: '09:00' }]);
    expect(await next('linkedin')).toEqual({ scheduledFor: '2030-03-25T16:00:00.000Z', reason: null });
    await schedule('2030-03-25T16:00:00Z', ['twitter']);
    expect((await next('linkedin')).scheduledFor).toBe('2030-03-25T16:00:00.000Z');
    expect((await next('linkedin', 'twitter')).scheduledFor).toBe('2030-03-26T08:00:00.000Z');
    const weekly = await schedule('2030-03-25T16:00:00Z');
    expect((await next('linkedin')).scheduledFor).toBe('2030-03-27T08:00:00.000Z');
    await schedule('2030-03-27T08:00:00Z');
    // The week after the clock change: five o'clock stays five o'clock.
    expect((await next('linkedin')).scheduledFor).toBe('2030-04-01T15:00:00.000Z');
    const [made] = await product.sql<{ id: string }>(
      `insert into series (user_id, rule, wall_time, time_zone)
       values ($1, 'FREQ=WEEKLY', '2030-03-25T17:00', 'Europe/Berlin') returning id`,
      [ada.user.id],
    );
    await product.sql('update scheduled_workflows set series_id = $2, occurrence = scheduled_for where id = $1', [
      weekly,
      made?.id,
    ]);
    expect((await next('linkedin')).scheduledFor).toBe('2030-04-03T07:00:00.000Z');
  });

  it('MONTH-72 a plan that waits for approval takes its slot too, and its repetitions do; its own place is free to who asks', async () => {
    await begin();
    await save([linkedin(1, '17:00'), linkedin(3, '09:00')]);
    const plan = async (scheduledAt: string, over: object = {}) => {
      const sessionId = crypto.randomUUID();
      await product.sql(`insert into chat_sessions (id, user_id, title, last_message) values ($1, $2, 'Talk', '')`, [
        sessionId,
        ada.user.id,
      ]);
      const { status, body } = await make(
        product.url,
        createSchedulePlan,
        { workflowName: 'Tea', scheduledAt, platforms: ['linkedin'], input: 'Tea.', sessionId, ...over },
        { ...ada.identity, timeZone: 'Europe/Berlin' },
      );
      expect(status, body.message).toBe(200);
      return body.planId;
    };
    await plan('2030-03-25T16:00:00Z', { platforms: ['facebook'] });
    expect((await next('linkedin')).scheduledFor).toBe('2030-03-25T16:00:00.000Z');
    const weekly = await plan('2030-03-25T16:00:00Z', { frequency: 'weekly' });
    expect((await next('linkedin')).scheduledFor).toBe('2030-03-27T08:00:00.000Z');
    const task = await schedule('2030-03-27T08:00:00Z');
    expect((await next('linkedin')).scheduledFor).toBe('2030-04-03T07:00:00.000Z');
    const asking = async (id: string) =>
      (await make(product.url, calls.nextPostingSlot, { platforms: ['linkedin'], asking: id }, ada.identity)).body.data;
    expect((await asking(weekly)).scheduledFor).toBe('2030-03-25T16:00:00.000Z');
    expect((await asking(task)).scheduledFor).toBe('2030-03-27T08:00:00.000Z');
    await make(product.url, cancelSchedulePlan, { planId: weekly }, ada.identity);
    expect((await next('linkedin')).scheduledFor).toBe('2030-03-25T16:00:00.000Z');
  });

  it('MONTH-55 the next free one lies on a day that has room, and where there is none it is said why', async () => {
    await begin();
    expect(await next('instagram')).toEqual({
      scheduledFor: null,
      reason: 'You have no posting slots for Instagram yet. Set them under “Posting slots” in Scheduled Tasks.',
    });
    await save([linkedin(2, '09:00')]);
    for (let minute = 10; minute < 20; minute++) await schedule(`2030-03-26T10:${minute}:00Z`, ['facebook']);
    expect((await next('linkedin')).scheduledFor).toBe('2030-04-02T07:00:00.000Z');
    const refused = await make(product.url, calls.nextPostingSlot, { platforms: [] }, ada.identity);
    expect(refused.status).toBe(400);
    await product.sql(
      `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select $1, 'Full', ('2030-03-26 09:00'::timestamp + week * interval '7 days') at time zone 'Europe/Berlin', 'UTC', '[]', 'custom', '[]', '[]'
       from generate_series(0, 60) as week`,
      [ada.user.id],
    );
    expect((await next('linkedin')).reason).toBe(
      'All posting slots for LinkedIn are taken for the next year. Add more, or choose a time yourself.',
    );
  });

  it('MONTH-55 a year of full days is looked through at once, however many slots each has', async () => {
    await begin();
    await product.sql(
      `with made as (
         insert into series (user_id, rule, wall_time, time_zone)
         select $1, 'FREQ=DAILY', '2030-03-25T2' || n % 4 || ':' || 10 + n, 'Europe/Berlin' from generate_series(0, 9) as n
         returning id, (wall_time || ':00 Europe/Berlin')::timestamptz as at
       )
       insert into scheduled_workflows (user_id, series_id, occurrence, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select $1, id, at, 'Daily', at, 'Europe/Berlin', '["facebook"]', 'custom', '[]', '[]' from made`,
      [ada.user.id],
    );
    const platforms = ['linkedin', 'twitter', 'instagram', 'facebook'] as const;
    const slots = platforms.flatMap((platform, hour) =>
      Array.from({ length: 98 }, (_, n) => ({
        platform,
        weekday: 1 + (n % 7),
        time: `1${hour}:${10 + Math.floor(n / 7)}`,
      })),
    );
    expect((await save(slots)).body.data.slots).toHaveLength(392);
    expect((await next(...platforms)).reason).toContain('are taken for the next year');
  });

  it('PUB-73 are looked for, posts sent again or resolved, and many changed at once, only so often', async () => {
    await begin();
    const id = crypto.randomUUID();
    const as = ada.identity;
    const retry = () => make(product.url, retryPublication, { id }, as);
    const resolve = () => make(product.url, resolvePublication, { id, answer: 'there' as const }, as);
    const look = () => make(product.url, calls.nextPostingSlot, { platforms: ['linkedin'] }, as);
    const change = () => make(product.url, bulkScheduledWorkflows, { ids: [id], action: { kind: 'delete' } }, as);
    const all = [retry, resolve, look, change];
    for (const ask of all) expect((await ask()).status).not.toBe(429);
    // As if they had been asked for all that time.
    await product.sql('update rate_limits set points = points + 1000');
    for (const ask of all) {
      const { status, body } = await ask();
      expect([status, body.message]).toEqual([429, 'Too many attempts. Please try again in 10 minutes.']);
    }
  });
});
