import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bulkScheduledWorkflows } from '../../../domain/api/schedule/bulk.ts';
import { confirmSchedulePlan, createSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { schedulePost, standing, uploadPicture } from '../../../tests/support/stage/posts.ts';
import { GOES_ALONG } from './deleted.ts';

const MINUTE = 60_000;

describe('a deletion that is undone', () => {
  let product: TestProduct;
  let ada: Person;
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
  });
  beforeEach(async () => {
    product.clock.now = new Date('2028-03-06T08:00:00Z');
    ada = await newPerson(product);
  });
  afterAll(() => product.stop());

  const remove = (id: string, scope: 'this' | 'following' | 'all' = 'this') =>
    make(product.url, calls.deleteScheduledWorkflow, { id, scope }, ada.identity);
  const restore = (id: string, who = ada) => make(product.url, calls.restoreScheduledWorkflow, { id }, who.identity);
  const details = async (id: string) =>
    (await make(product.url, calls.getScheduledWorkflow, { id }, ada.identity)).body.data;
  const later = (minutes: number) => {
    product.clock.now = new Date(product.clock.now.getTime() + minutes * MINUTE);
  };
  const month = async () => {
    const range = { from: '2028-03-01T00:00:00Z', to: '2028-03-11T00:00:00Z' };
    const { data, projected } = (await make(product.url, calls.listScheduledWorkflows, range, ada.identity)).body;
    return {
      rows: data.map(({ scheduledFor, status }) => `${scheduledFor.slice(8, 16)} ${status}`).toSorted(),
      projected: projected.map(({ scheduledFor }) => scheduledFor.slice(8, 16)),
    };
  };

  it('POST-30 brings a workflow back with all that went with it: runs, posts, their ways out, labels, story, its plan', async () => {
    const planned = await make(
      product.url,
      createSchedulePlan,
      { workflowName: 'Tea', platforms: ['linkedin'], scheduledAt: '2028-03-08T08:00:00Z', input: 'Tea time.' },
      ada.identity,
    );
    const { planId } = planned.body;
    const confirmed = await make(product.url, confirmSchedulePlan, { planId }, ada.identity);
    const id = confirmed.body.scheduledWorkflowId ?? '';
    await make(product.url, calls.executeScheduledWorkflow, { id }, ada.identity);
    const before = await standing(product, ada, id, 'completed');
    expect(before.publications).toHaveLength(1);
    const [label] = await product.sql<{ id: string }>(
      `insert into labels (user_id, name, colour) values ($1, 'Client', 'red') returning id`,
      [ada.user.id],
    );
    await product.sql('insert into task_labels values ($1, $2)', [id, label?.id]);
    const [lost] = await product.sql<{ id: string }>(
      `insert into labels (user_id, name, colour) values ($1, 'Lost meanwhile', 'red') returning id`,
      [ada.user.id],
    );
    await product.sql('insert into task_labels values ($1, $2)', [id, lost?.id]);
    await remove(id);
    await product.sql('delete from labels where id = $1', [lost?.id]);
    expect(await details(id)).toBeUndefined();
    later(59);
    const { status, body } = await restore(id);
    expect([status, body.data.labels]).toEqual([200, [expect.objectContaining({ name: 'Client' })]]);
    const { timeline, labels: _, ...after } = await details(id);
    const { timeline: story, labels: __, ...was } = before;
    expect(after).toEqual(was);
    expect(timeline).toEqual([...story, expect.objectContaining({ detail: 'Brought back after it was deleted' })]);
    const results = await make(product.url, calls.getWorkflowResults, { id }, ada.identity);
    expect(results.body.data.outputs).toMatchObject([{ output: 'Tea time.' }]);
    const found = await make(product.url, calls.listScheduledWorkflows, { q: 'tea time' }, ada.identity);
    expect(found.body.data.map((task) => task.id)).toContain(id);
    const again = await make(product.url, confirmSchedulePlan, { planId }, ada.identity);
    expect(again.body.scheduledWorkflowId).toBe(id);
  });

  it('POST-30 keeps every table whose rows go with a workflow', async () => {
    const tables = await product.sql<{ name: string }>(`
      with recursive along as (
        select 'scheduled_workflows'::regclass::oid as oid
        union select conrelid from pg_constraint join along on confrelid = along.oid where contype = 'f' and confdeltype = 'c'
      ) select oid::regclass::text as name from along
        -- Triggers write it anew.
        where oid <> 'task_words'::regclass`);
    expect(GOES_ALONG.map(([table]) => table).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('POST-31 lets it run at its time, as if nothing had been', async () => {
    const { id } = await schedulePost(product, ada, { scheduledAt: '2028-03-06T08:30:00Z' });
    await remove(id);
    later(10);
    expect((await restore(id)).body.data).toMatchObject({ id, status: 'scheduled' });
    later(21);
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
    expect((await standing(product, ada, id, 'completed')).publications).toHaveLength(2);
  });

  it('POST-31 runs nothing late whose time came meanwhile, and says what to do', async () => {
    const { id } = await schedulePost(product, ada, { scheduledAt: '2028-03-06T08:30:00Z' });
    await remove(id);
    later(40);
    expect((await restore(id)).body.data).toMatchObject({
      status: 'failed',
      error_message: 'Its time came while it was deleted. Choose a later time, or try it again.',
    });
  });

  it('POST-32 is undone within an hour, by its owner, once or more', async () => {
    const { id } = await schedulePost(product, ada, { scheduledAt: '2028-03-08T08:30:00Z' });
    await remove(id);
    const gone = 'This can’t be brought back: it was deleted more than an hour ago. Please schedule it anew.';
    for (const [unknown, who] of [
      [id, await newPerson(product)],
      [randomUUID(), ada],
      ['x', ada],
    ] as const) {
      const { status, body } = await restore(unknown, who);
      expect([status, body.message]).toEqual([404, gone]);
    }
    const all = await Promise.all([restore(id), restore(id), restore(id)]);
    expect(all.map(({ status, body }) => [status, body.data.id])).toEqual(Array(3).fill([200, id]));
    await remove(id);
    later(61);
    expect((await restore(id)).body.message).toBe(gone);
  });

  it('POST-32 takes a place of its day like any other', async () => {
    const at = { scheduledAt: '2028-03-08T08:30:00Z' };
    const { id } = await schedulePost(product, ada, at);
    await remove(id);
    for (let n = 0; n < FREE_SCHEDULES_PER_DAY; n++) await schedulePost(product, ada, at);
    const { status, body } = await restore(id);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/March 8 is full/)]);
    await product.sql('update users set premium = true where id = $1', [ada.user.id]);
    expect((await restore(id)).status).toBe(200);
  });

  const daily = { scheduledAt: '2028-03-07T09:00:00Z', userTimezone: 'UTC', recurrence: 'FREQ=DAILY' };

  it('POST-33 puts one of a series back into it, where the series has only gone on', async () => {
    const { id } = await schedulePost(product, ada, daily);
    const before = await month();
    await remove(id);
    expect(await month()).toEqual({ rows: ['08T09:00 scheduled'], projected: ['09T09:00', '10T09:00'] });
    await restore(id);
    expect(await month()).toEqual(before);
  });

  it('POST-33 brings it back by itself where the next one has been changed', async () => {
    const { id } = await schedulePost(product, ada, daily);
    await remove(id);
    const [next] = (await make(product.url, calls.listScheduledWorkflows, {}, ada.identity)).body.data;
    const { name, platforms, agentType } = next ?? (await details(id));
    const change = { id: next?.id ?? '', name, platforms, agentType, scheduledFor: '2028-03-08T10:00:00Z' };
    await make(product.url, calls.updateScheduledWorkflow, change, ada.identity);
    expect((await restore(id)).body.data).toMatchObject({ seriesId: null, recurrence: null });
    expect(await month()).toEqual({
      rows: ['07T09:00 scheduled', '08T10:00 scheduled'],
      projected: ['09T09:00', '10T09:00'],
    });
  });

  it('POST-33 brings a whole series back that was deleted, and lets it go on where its first came meanwhile', async () => {
    const { id } = await schedulePost(product, ada, { ...daily, scheduledAt: '2028-03-06T09:00:00Z' });
    const before = await month();
    await remove(id, 'following');
    expect(await month()).toEqual({ rows: [], projected: [] });
    await restore(id);
    expect(await month()).toEqual(before);
    later(50);
    await remove(id, 'following');
    later(30);
    await restore(id);
    expect(await month()).toEqual({
      rows: ['06T09:00 failed', '07T09:00 scheduled'],
      projected: ['08T09:00', '09T09:00', '10T09:00'],
    });
  });

  it('POST-84 leaves one next run of a series, in whatever order several deletions of it are undone', async () => {
    for (const order of ['first, then second', 'second, then first']) {
      ada = await newPerson(product);
      const first = (await schedulePost(product, ada, { recurrence: 'FREQ=DAILY' })).id;
      await remove(first);
      const [next] = await product.sql<{ id: string }>(
        `select id from scheduled_workflows where user_id = $1 and status = 'scheduled'`,
        [ada.user.id],
      );
      const second = next?.id ?? '';
      await remove(second);
      for (const id of order.startsWith('first') ? [first, second] : [second, first])
        expect((await restore(id)).status).toBe(200);
      const waiting = await product.sql(
        `select 1 from scheduled_workflows where user_id = $1 and status = 'scheduled' and series_id is not null`,
        [ada.user.id],
      );
      expect([order, waiting.length]).toEqual([order, 1]);
      const { rows, projected } = await month();
      expect(rows).toHaveLength(2);
      expect([order, projected]).toEqual([order, [...new Set(projected)]]);
      expect(projected.filter((at) => rows.includes(`${at} scheduled`))).toEqual([]);
    }
  });

  it('POST-84 brings nothing back of a series that was ended since, but for what is undone', async () => {
    const first = (await schedulePost(product, ada, { recurrence: 'FREQ=DAILY' })).id;
    await remove(first);
    const [next] = await product.sql<{ id: string }>('select id from scheduled_workflows where user_id = $1', [
      ada.user.id,
    ]);
    await remove(next?.id ?? '', 'all');
    await restore(first);
    expect((await month()).projected).toEqual([]);
    const soon = (await schedulePost(product, ada, { ...daily, scheduledAt: '2028-03-06T08:30:00Z' })).id;
    await remove(soon);
    const [later30] = await product.sql<{ id: string }>(
      'select id from scheduled_workflows where user_id = $1 and series_id is not null',
      [ada.user.id],
    );
    await remove(later30?.id ?? '', 'all');
    later(40);
    expect((await restore(soon)).body.data.status).toBe('failed');
    expect((await month()).projected).toEqual([]);
    expect((await restore(later30?.id ?? '')).body.data).toMatchObject({
      status: 'scheduled',
      seriesId: expect.any(String),
    });
  });

  it('PUB-74 holds what its series have brought meanwhile before it holds the account, in one order', async () => {
    const ids: string[] = [];
    for (const hour of ['09', '10'])
      ids.push((await schedulePost(product, ada, { ...daily, scheduledAt: `2028-03-06T${hour}:00:00Z` })).id);
    const rows = await product.sql<{ id: string }>(
      `select id from scheduled_workflows where user_id = $1 and status = 'scheduled' order by id`,
      [ada.user.id],
    );
    const all = rows.map(({ id }) => id);
    const undo = await make(
      product.url,
      bulkScheduledWorkflows,
      { ids: all, action: { kind: 'delete' } },
      ada.identity,
    );
    expect(undo.body.done).toHaveLength(2);
    const [, second] = await product.sql<{ id: string }>(
      `select w.id from scheduled_workflows w where user_id = $1 and status = 'scheduled' order by
         (select min(ordinality) from deleted_tasks d, jsonb_array_elements(d.rows -> 'scheduled_workflows') with ordinality as t (task, ordinality)
          where task ->> 'series_id' = w.series_id::text)`,
      [ada.user.id],
    );
    // Somebody who changes the second holds it, and wants the account next.
    const other = new pg.Client({ connectionString: product.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('select 1 from scheduled_workflows where id = $1 for update', [second?.id]);
    const back = make(product.url, bulkScheduledWorkflows, { ids: all, action: { kind: 'restore' } }, ada.identity);
    await vi.waitFor(async () => {
      const { rows: waiting } = await other.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    // Free: nobody who waits for the second holds the account.
    await other.query(`select 1 from users where id = $1 for no key update nowait`, [ada.user.id]);
    await other.query('rollback');
    await other.end();
    expect((await back).body.done).toHaveLength(2);
    expect((await month()).rows).toEqual(['06T09:00 scheduled', '06T10:00 scheduled']);
    expect(ids).toHaveLength(2);
  });

  it('POST-34 sends nothing by itself that was about to be sent, and deletes nothing while it is being sent', async () => {
    const { id } = await schedulePost(product, ada);
    await make(product.url, calls.executeScheduledWorkflow, { id }, ada.identity);
    await standing(product, ada, id, 'completed');
    const state = (to: string) =>
      product.sql('update publications set state = $1, account = $2 where user_id = $3', [to, 'Ada', ada.user.id]);
    await state('sending');
    const { status, body } = await remove(id);
    expect([status, body.message]).toEqual([
      409,
      'A post of this workflow is being sent right now. Please try again in a moment.',
    ]);
    await state('queued');
    const ledger = new pg.Client({ connectionString: product.databaseUrl });
    await ledger.connect();
    await ledger.query('begin');
    await ledger.query('select from publications where user_id = $1 for update', [ada.user.id]);
    expect((await remove(id)).status).toBe(409);
    await ledger.query('commit');
    await ledger.end();
    await remove(id);
    await restore(id);
    const { publications } = await details(id);
    expect(publications.map((one) => [one.state, one.account])).toEqual(Array(2).fill(['ready', null]));
  });

  it('POST-35 keeps the pictures of what may come back', async () => {
    const media = [{ mediaId: await uploadPicture(product, ada) }];
    const { id } = await schedulePost(product, ada, { post: { media } });
    await remove(id);
    const [kept] = await product.sql<{ named: boolean }>(
      'select rows::text like $1 as named from deleted_tasks where id = $2',
      [`%${media[0]?.mediaId}%`, id],
    );
    expect(kept?.named).toBe(true);
  });
});
