import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../../domain/api/schedule/scheduled.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../../domain/free-plan.ts';
import { make } from '../../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';
import { waitFor } from '../../../../tests/support/wait-for.ts';

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

  it('MONTH-86 all that follow a month that is too short keep the day of their series', async () => {
    const { id } = await scheduled({ scheduledAt: '2028-03-31T09:00:00.000Z', recurrence: 'FREQ=MONTHLY' });
    const occurrence = '2028-04-30T09:00:00.000Z';
    await edit(id, { scheduledFor: '2028-04-30T10:00:00.000Z', scope: 'following', occurrence });
    const range = { from: '2028-03-01T00:00:00Z', to: '2028-08-01T00:00:00Z' };
    const { data, projected } = (await make(product.url, calls.listScheduledWorkflows, range, ada.identity)).body;
    const days = [...data, ...projected].map(({ scheduledFor }) => scheduledFor.slice(5, 13)).toSorted();
    expect(days).toEqual(['03-31T09', '04-30T10', '05-31T10', '06-30T10', '07-31T10']);
  });

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
    ['FREQ=SECONDLY', 'This rhythm can’t be scheduled. Choose another one.'],
    ['every day', 'This rhythm can’t be scheduled. Choose another one.'],
    ['FREQ=DAILY;UNTIL=20280301', 'No day comes in this rhythm. Choose a later end, or another rhythm.'],
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
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'This time zone does not exist. Choose another one, e.g. Europe/Berlin.',
    ]);
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
      recurrenceText: 'every Monday, 3 times, this one moved',
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

  describe('a later one that is no task of its own yet', () => {
    const [, SECOND, THIRD, FOURTH] = [6, 13, 20, 27].map(
      (day) => `2028-03-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    );
    const weekly = (over: object = {}) => scheduled({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5', ...over });
    const later = (id: string, occurrence: string | undefined, over: object) =>
      edit(id, { scheduledFor: occurrence, occurrence, ...over });
    /** What stands on the calendar, each with its name; those of a series that are only foreseen in brackets. */
    const days = async () => {
      const { data, projected } = await month();
      const rows = data.map((one) => `${one.scheduledFor.slice(5, 16)} ${one.name}`);
      return [...rows, ...projected.map((one) => `${one.scheduledFor.slice(5, 16)} (${one.name})`)].toSorted();
    };
    const runAt = async (moment: string, id: string) => {
      await product.sql(`update sessions set expires_at = '2100-01-01' where user_id = $1`, [ada.user.id]);
      product.clock.now = new Date(moment);
      await product.sql(`select pg_notify('fanfare_schedule', '')`);
      await waitFor(async () => {
        const { body } = await make(product.url, calls.getScheduledWorkflow, { id }, ada.identity);
        expect(body.data.status).toBe('completed');
      });
    };

    it('SERIES-26 is changed by itself: with other words a post of its own, moved one of its series still; the others stay', async () => {
      const { id } = await weekly();
      const worded = await later(id, SECOND, { name: 'Cake', draft: { text: 'Cake.', media: [], own: {} } });
      expect(worded.body.data).toMatchObject({ name: 'Cake', scheduledFor: SECOND, seriesId: null });
      const moved = await later(id, FOURTH, { scheduledFor: '2028-03-28T15:00:00.000Z' });
      expect(moved.body.data).toMatchObject({ recurrenceText: 'every Monday, 5 times, this one moved' });
      expect(await days()).toEqual([
        '03-06T09:00 Tea',
        '03-13T09:00 Cake',
        '03-20T09:00 (Tea)',
        '03-28T15:00 Tea',
        '04-03T09:00 (Tea)',
      ]);
      expect((await month()).projected[0]).toMatchObject({ platforms: ['linkedin'] });
      // It goes on around what stands by itself.
      await runAt('2028-03-06T09:00:01Z', id);
      expect((await days()).filter((day) => !day.includes('('))).toEqual([
        '03-06T09:00 Tea',
        '03-13T09:00 Cake',
        '03-20T09:00 Tea',
        '03-28T15:00 Tea',
      ]);
      const third = (await month()).data.find(({ scheduledFor }) => scheduledFor === THIRD);
      await runAt('2028-03-20T09:00:01Z', third?.id ?? '');
      await runAt('2028-03-28T15:00:01Z', moved.body.data.id);
      expect((await days()).at(-1)).toBe('04-03T09:00 Tea');
      expect(await days()).toHaveLength(5);
    });

    it('SERIES-27 is changed with all that follow; what comes before stays, and a count is what is left of it', async () => {
      const { id } = await weekly();
      const { body } = await later(id, THIRD, { name: 'Cake', scope: 'following' });
      expect(body.data).toMatchObject({ name: 'Cake', scheduledFor: THIRD, recurrenceText: 'every Monday, 3 times' });
      const first = await make(product.url, calls.getScheduledWorkflow, { id }, ada.identity);
      expect(first.body.data.recurrenceText).toBe('every Monday until March 19, 2028');
      expect(await days()).toEqual([
        '03-06T09:00 Tea',
        '03-13T09:00 (Tea)',
        '03-20T09:00 Cake',
        '03-27T09:00 (Cake)',
        '04-03T09:00 (Cake)',
      ]);
      await runAt('2028-03-06T09:00:01Z', id);
      const second = (await month()).data.find(({ scheduledFor }) => scheduledFor === SECOND);
      await runAt('2028-03-13T09:00:01Z', second?.id ?? '');
      expect(await days()).toHaveLength(5);
    });

    it('SERIES-28 is changed with all to come; what was moved by itself stays there, with the change', async () => {
      const { id } = await weekly();
      await later(id, FOURTH, { scheduledFor: '2028-03-28T15:00:00.000Z' });
      const named = await later(id, THIRD, { name: 'Cake', scope: 'all' });
      expect(named.body.data).toMatchObject({ id, name: 'Cake', scheduledFor: BEGINS });
      const alone = [
        '03-06T09:00 Cake',
        '03-13T09:00 (Cake)',
        '03-20T09:00 (Cake)',
        '03-28T15:00 Cake',
        '04-03T09:00 (Cake)',
      ];
      expect(await days()).toEqual(alone);
      // A day and an hour later for all, seen from one of them.
      await later(id, THIRD, { name: 'Cake', scheduledFor: '2028-03-21T10:00:00.000Z', scope: 'all' });
      expect(await days()).toEqual([
        '03-07T10:00 Cake',
        '03-14T10:00 (Cake)',
        '03-21T10:00 (Cake)',
        '03-28T10:00 (Cake)',
        '04-04T10:00 (Cake)',
      ]);
    });

    it('SERIES-29 is deleted by itself, with all that follow or with all, and brought back', async () => {
      const { id } = await weekly();
      const drop = async (occurrence: string | undefined, scope: 'this' | 'following' | 'all') =>
        (await make(product.url, calls.deleteScheduledWorkflow, { id, scope, occurrence }, ada.identity)).body.data
          ?.id ?? '';
      const back = (gone: string) => make(product.url, calls.restoreScheduledWorkflow, { id: gone }, ada.identity);
      const all = await moments();
      const one = await drop(SECOND, 'this');
      expect(await moments()).toEqual(all.filter((at) => at !== SECOND?.slice(0, 16)));
      expect((await back(one)).status).toBe(200);
      expect(await moments()).toEqual(all);
      const rest = await drop(THIRD, 'following');
      expect(await moments()).toEqual(all.slice(0, 2));
      expect((await back(rest)).status).toBe(200);
      expect(await moments()).toEqual(all);
      const whole = await drop(SECOND, 'all');
      // What begins a series of its own is no longer of this one.
      expect(await moments()).toEqual(all.slice(2));
      expect((await back(whole)).status).toBe(200);
      expect(await moments()).toEqual(all);
    });

    it('SEC-310 deleted by itself, it does not keep its series from coming back as one, in time or late', async () => {
      const { id } = await weekly();
      const drop = (scope: 'this' | 'all', occurrence?: string) =>
        make(
          product.url,
          calls.deleteScheduledWorkflow,
          { id, scope, ...(occurrence ? { occurrence } : {}) },
          ada.identity,
        );
      const back = () => make(product.url, calls.restoreScheduledWorkflow, { id }, ada.identity);
      await drop('this', THIRD);
      const left = await moments();
      await drop('all');
      expect(await moments()).toEqual([]);
      expect((await back()).body.data.seriesId).not.toBeNull();
      expect(await moments()).toEqual(left);
      await drop('this');
      expect((await back()).body.data.seriesId).not.toBeNull();
      expect(await moments()).toEqual(left);
      product.clock.now = new Date('2028-03-06T08:30:00Z');
      await drop('all');
      product.clock.now = new Date('2028-03-06T09:10:00Z');
      expect((await back()).body.data.status).toBe('failed');
      expect(await moments()).toEqual(left.slice(1));
    });

    it('SEC-311 moved past the next one and deleted with all, or all that follow, it is brought back by its own id', async () => {
      for (const scope of ['all', 'following'] as const) {
        const { id } = await weekly();
        await edit(id, { scheduledFor: '2028-03-22T09:00:00.000Z' });
        const before = await moments();
        expect((await remove(id, scope)).status).toBe(200);
        expect(await moments()).toEqual([]);
        const { status, body } = await make(product.url, calls.restoreScheduledWorkflow, { id }, ada.identity);
        expect([scope, status, body.data?.id]).toEqual([scope, 200, id]);
        expect(await moments()).toEqual(before);
        await remove(id, 'all');
      }
    });

    it('SEC-308 is refused with the way on once its series leaves out as many as it may', async () => {
      const { id } = await weekly();
      await product.sql(`
        update series set skipped = array(select timestamptz '2020-01-01Z' + n * interval '1 hour' from generate_series(1, 2000) as n)
        where id = (select series_id from scheduled_workflows where id = '${id}')`);
      const { status, body } = await later(id, SECOND, { name: 'Cake' });
      expect([status, body.message]).toEqual([
        409,
        '2,000 posts of this series were changed by themselves already. Choose this one and all that follow instead.',
      ]);
      expect((await later(id, SECOND, { name: 'Cake', scope: 'following' })).status).toBe(200);
    });

    it('SERIES-30 is refused in words where its series has nothing there; one that is moved past the next holds up nothing', async () => {
      const { id } = await weekly();
      for (const occurrence of ['2028-03-14T09:00:00.000Z', '2028-02-28T09:00:00.000Z', '2028-04-10T09:00:00.000Z']) {
        const { status, body } = await later(id, occurrence, { name: 'Cake' });
        expect([status, body.message]).toEqual([
          409,
          'This series was changed meanwhile, and has nothing at that time any more. Please look at it again.',
        ]);
      }
      await edit(id, { scheduledFor: '2028-03-22T09:00:00.000Z' });
      expect(await days()).toEqual([
        '03-13T09:00 Tea',
        '03-20T09:00 (Tea)',
        '03-22T09:00 Tea',
        '03-27T09:00 (Tea)',
        '04-03T09:00 (Tea)',
      ]);
    });
  });
});
