import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/api/scheduled.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

const BEGINS = '2028-03-06T09:00:00.000Z';
const MARCH = { from: '2028-03-01T00:00:00Z', to: '2028-04-12T00:00:00Z' };

describe('how often something comes, and for which of it a change is', () => {
  let product: TestProduct;
  let ada: Person;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  beforeEach(async () => {
    // A Monday, eight in the morning in London.
    product.clock.now = new Date('2028-03-06T08:00:00Z');
    ada = await newPerson(product);
  });
  afterAll(() => product.stop());

  const agent = { id: 'chat-1', type: 'chat' as const, name: 'Text', input: 'Tea.', description: '', verbatim: true };
  const schedule = (over: object = {}) =>
    make(
      product.url,
      calls.scheduleWorkflow,
      {
        name: 'Tea',
        scheduledAt: BEGINS,
        userTimezone: 'UTC',
        agents: [agent],
        platforms: ['linkedin'],
        agentType: 'custom',
        ...over,
      },
      ada.identity,
    );
  const scheduled = async (over: object = {}) => (await schedule(over)).body.data;
  const edit = (id: string, over: object) =>
    make(
      product.url,
      calls.updateScheduledWorkflow,
      { id, name: 'Tea', scheduledFor: BEGINS, platforms: ['linkedin'], agentType: 'custom', ...over },
      ada.identity,
    );
  const remove = (id: string, scope: 'this' | 'following' | 'all') =>
    make(product.url, calls.deleteScheduledWorkflow, { id, scope }, ada.identity);
  const month = async () => (await make(product.url, calls.listScheduledWorkflows, MARCH, ada.identity)).body;
  /** What will run, rows and projected ones together. */
  const moments = async (): Promise<string[]> => {
    const { data, projected } = await month();
    const rows = data.filter(({ status }) => status === 'scheduled');
    return [...rows, ...projected].map(({ scheduledFor }) => scheduledFor.slice(0, 16)).toSorted();
  };

  it('SERIES-12 a rule that is sent along makes a series from its first occurrence on', async () => {
    const task = await scheduled({ recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3' });
    expect(task).toMatchObject({
      scheduledFor: '2028-03-07T09:00:00.000Z',
      recurrence: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
      recurrenceText: 'every Tuesday, 3 times',
    });
    expect(await moments()).toEqual(['2028-03-07T09:00', '2028-03-14T09:00', '2028-03-21T09:00']);
  });

  it.each([
    ['FREQ=SECONDLY', 'This is not a recurrence rule that can be scheduled.'],
    ['every day', 'This is not a recurrence rule that can be scheduled.'],
    ['FREQ=DAILY;UNTIL=20280301', 'This recurrence rule never comes to pass.'],
  ])('SERIES-12 a rule that is none is refused in words: %s', async (recurrence, message) => {
    const made = await schedule({ recurrence });
    expect([made.status, made.body.message]).toEqual([400, message]);
    const { id } = await scheduled();
    const changed = await edit(id, { recurrence, scope: 'all' });
    expect([changed.status, changed.body.message]).toEqual([400, message]);
    expect(await moments()).toEqual(['2028-03-06T09:00']);
  });

  it('SERIES-13 a single one becomes a series, by the clock of the zone that is chosen', async () => {
    const { id } = await scheduled();
    const { body } = await edit(id, { recurrence: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20280403', timeZone: 'Europe/London' });
    expect(body.data).toMatchObject({
      id,
      timeZone: 'Europe/London',
      recurrenceText: 'every Monday until April 3, 2028',
    });
    // London's clocks go forward on March 26.
    expect(await moments()).toEqual([
      '2028-03-06T09:00',
      '2028-03-13T09:00',
      '2028-03-20T09:00',
      '2028-03-27T08:00',
      '2028-04-03T08:00',
    ]);
    const wrong = await edit(id, { timeZone: 'Europe/Atlantis' });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'This time zone does not exist.']);
  });

  it('SERIES-14 a series becomes a single one: it alone, or with the end of the series', async () => {
    const { id } = await scheduled({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' });
    const alone = await edit(id, { recurrence: null });
    expect(alone.body.data).toMatchObject({ id, seriesId: null, recurrence: null, scheduledFor: BEGINS });
    expect(await moments()).toEqual(['2028-03-06T09:00', '2028-03-13T09:00', '2028-03-20T09:00']);
    const next = (await month()).data.find(({ seriesId }) => seriesId !== null);
    const ended = await edit(next?.id ?? '', {
      scheduledFor: next?.scheduledFor,
      recurrence: null,
      scope: 'following',
    });
    expect(ended.body.data).toMatchObject({ seriesId: null, recurrence: null });
    expect(await moments()).toEqual(['2028-03-06T09:00', '2028-03-13T09:00']);
  });

  it('SERIES-15 another rule is for this one and all that follow, and what is left of a count stays', async () => {
    const { id } = await scheduled({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' });
    await remove(id, 'this');
    const second = (await month()).data[0];
    const change = { scheduledFor: second?.scheduledFor, recurrence: 'FREQ=WEEKLY;BYDAY=TH;COUNT=4' };
    const refused = await edit(second?.id ?? '', { ...change, scope: 'this' });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Another rhythm is for this post and all that follow. Choose that, or leave how often it comes as it is.',
    ]);
    const { body } = await edit(second?.id ?? '', { ...change, scope: 'following' });
    expect(body.data.recurrenceText).toBe('every Thursday, 3 times');
    expect(await moments()).toEqual(['2028-03-16T09:00', '2028-03-23T09:00', '2028-03-30T09:00']);
  });

  it('SERIES-16 what was moved by itself stays there when the series only gets another name', async () => {
    const { id } = await scheduled({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' });
    const alone = '2028-03-07T15:00:00.000Z';
    await edit(id, { scheduledFor: alone });
    const { body } = await edit(id, { scheduledFor: alone, name: 'Green tea', scope: 'all' });
    expect(body.data).toMatchObject({
      name: 'Green tea',
      scheduledFor: alone,
      recurrenceText: 'every Monday, 3 times',
    });
    expect(await moments()).toEqual(['2028-03-07T15:00', '2028-03-13T09:00', '2028-03-20T09:00']);
  });

  it('PUB-80 what was changed by itself stays as it is, whatever is done with all of its series afterwards', async () => {
    const { id } = await scheduled({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' });
    await edit(id, { name: 'Only today' });
    const second = (await month()).data.find((one) => one.id !== id);
    const { scheduledFor } = second ?? {};
    const all = await edit(second?.id ?? '', { name: 'Green tea', scheduledFor, scope: 'all' });
    expect(all.body.data).toMatchObject({ name: 'Green tea', recurrenceText: 'every Monday, twice' });
    const names = async () => (await month()).data.map((one) => [one.scheduledFor.slice(0, 10), one.name]).toSorted();
    expect(await names()).toEqual([
      ['2028-03-06', 'Only today'],
      ['2028-03-13', 'Green tea'],
    ]);
    await remove(second?.id ?? '', 'all');
    expect(await names()).toEqual([['2028-03-06', 'Only today']]);
  });

  it('SERIES-17 all is every one that is still to come; what has run stays', async () => {
    const { id } = await scheduled({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' });
    product.clock.now = new Date('2028-03-06T09:00:01Z');
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
    await waitFor(async () => {
      const { body } = await make(product.url, calls.getScheduledWorkflow, { id }, ada.identity);
      expect(body.data.status).toBe('completed');
    });
    const rowOf = async (day: string) => (await month()).data.find(({ scheduledFor }) => scheduledFor.startsWith(day));
    const second = await rowOf('2028-03-13');
    await remove(second?.id ?? '', 'this');
    const third = await rowOf('2028-03-20');
    // As an undone deletion leaves it: two of one series wait.
    await product.sql(
      `insert into scheduled_workflows (user_id, series_id, occurrence, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select user_id, series_id, '2028-03-13T09:00Z', name, '2028-03-13T09:00Z', time_zone, platforms, agent_type, agents, connections
       from scheduled_workflows where id = $1`,
      [third?.id],
    );
    const moved = await edit(third?.id ?? '', { scheduledFor: '2028-03-21T10:30:00Z', scope: 'all' });
    expect(moved.body.data).toMatchObject({
      scheduledFor: '2028-03-14T10:30:00.000Z',
      recurrenceText: 'every Tuesday, 3 times',
    });
    expect(await moments()).toEqual(['2028-03-14T10:30', '2028-03-21T10:30', '2028-03-28T10:30']);
    expect((await remove(third?.id ?? '', 'all')).status).toBe(200);
    expect(await moments()).toEqual([]);
    expect((await month()).data.map((one) => [one.id, one.status])).toEqual([[id, 'completed']]);
  });

  it('SERIES-18 a rule takes its places on every one of its days, or nothing is changed', async () => {
    const { id } = await scheduled();
    for (let n = 0; n < FREE_SCHEDULES_PER_DAY; n++) await scheduled({ scheduledAt: '2028-03-20T11:00:00Z' });
    const full = await edit(id, { recurrence: 'FREQ=WEEKLY;BYDAY=MO' });
    expect([full.status, full.body.message]).toEqual([
      409,
      'You can schedule up to 10 workflows per day on the free plan. March 20 is full.',
    ]);
    const { body } = await make(product.url, calls.getScheduledWorkflow, { id }, ada.identity);
    expect(body.data.recurrence).toBeNull();
    expect((await schedule({ recurrence: 'FREQ=DAILY' })).status).toBe(409);
    expect((await edit(id, { recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=2' })).status).toBe(200);
  });
});
