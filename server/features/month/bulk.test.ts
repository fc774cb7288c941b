import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../domain/api/call.ts';
import { bulkScheduledWorkflows } from '../../../domain/api/schedule/bulk.ts';
import { listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import type { BulkAction } from '../../../domain/schedule/bulk.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const DAY = 24 * 60 * 60_000;

describe('many posts at once', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    product.clock.now = new Date('2027-03-01T08:00:00Z');
  });
  afterAll(() => product.stop());

  const someone = async (premium = true): Promise<Person> => {
    const person = await newPerson(product);
    await product.sql('update users set premium = $1, time_zone = $2 where id = $3', [premium, 'UTC', person.user.id]);
    return person;
  };
  const agents = JSON.stringify([
    { id: 'chat-1', type: 'chat', name: 'Text', input: 'Rye bread.', description: '', verbatim: true },
  ]);
  const seed = async (who: Person, name: string, at: string, status = 'scheduled', rule?: string): Promise<string> => {
    const [row] = await product.sql<{ id: string }>(
      `with s as (insert into series (user_id, rule, wall_time, time_zone) select $1, $5, to_char($3::timestamptz at time zone 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI'), 'Europe/Berlin' where $5::text is not null returning id)
       insert into scheduled_workflows (user_id, series_id, occurrence, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select $1, (select id from s), case when $5::text is not null then $3::timestamptz end, $2, $4, $3, 'Europe/Berlin', '["linkedin"]', 'custom', $6, '[]'
       returning id`,
      [who.user.id, name, at, status, rule ?? null, agents],
    );
    return row?.id ?? '';
  };
  const ask = async (who: Person, ids: string[], action: BulkAction, timeZone = 'Europe/Berlin') =>
    make(product.url, bulkScheduledWorkflows, { ids, action }, { ...who.identity, timeZone });
  const undo = (who: Person, request: InputOf<typeof bulkScheduledWorkflows> | null) =>
    make(product.url, bulkScheduledWorkflows, request ?? { ids: [], action: { kind: 'delete' } }, who.identity);
  const moments = async (who: Person) => {
    const { body } = await make(product.url, listScheduledWorkflows, { sort: 'name' }, who.identity);
    return Object.fromEntries(body.data.map(({ name, scheduledFor }) => [name, scheduledFor]));
  };

  it('MONTH-14 are moved by days on their own clock, also where it changes; what can’t be moved is told and stops no other', async () => {
    const ada = await someone();
    const ids = [
      await seed(ada, 'a', '2027-03-26T08:00:00.000Z'),
      await seed(ada, 'b', '2027-03-28T07:00:00.000Z', 'failed'),
      await seed(ada, 'done', '2027-02-20T08:00:00.000Z', 'completed'),
      await seed(ada, 'also done', '2027-02-21T08:00:00.000Z', 'completed'),
      await seed(ada, 'runs', '2027-03-01T08:00:00.000Z', 'executing'),
    ];
    const { status, body } = await ask(ada, [...ids, ids[0] ?? '', 'nothing'], { kind: 'move', days: 3 });
    expect(status).toBe(200);
    expect(body.message).toBe(
      '1 post moved. 1 of 6 was not moved: they are not there any more. 3 of 6 were not moved: they have already run. 1 of 6 was not moved: they are running right now.',
    );
    expect(body.done).toEqual(ids.slice(0, 1));
    // The clocks of Berlin went forward on March 28.
    expect(await moments(ada)).toMatchObject({ a: '2027-03-29T07:00:00.000Z', b: '2027-03-28T07:00:00.000Z' });
    const back = await undo(ada, body.undo);
    expect(back.body.message).toBe('1 post moved back.');
    expect(await moments(ada)).toMatchObject({ a: '2027-03-26T08:00:00.000Z' });
  });

  it('MONTH-15 are moved to a day and to a time of day on the caller’s clock', async () => {
    const ada = await someone();
    const ids = [await seed(ada, 'a', '2027-04-02T08:00:00.000Z'), await seed(ada, 'b', '2027-04-05T23:30:00.000Z')];
    await ask(ada, ids, { kind: 'move', time: '18:15' }, 'America/New_York');
    expect(await moments(ada)).toEqual({ a: '2027-04-02T22:15:00.000Z', b: '2027-04-05T22:15:00.000Z' });
    await ask(ada, ids, { kind: 'move', date: '2027-04-20' }, 'America/New_York');
    expect(await moments(ada)).toEqual({ a: '2027-04-20T22:15:00.000Z', b: '2027-04-20T22:15:00.000Z' });
  });

  it('MONTH-14 a day that is over, or full on the free plan, is refused post by post', async () => {
    const bob = await someone(false);
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push(await seed(bob, `p${n}`, `2027-05-${10 + n}T08:00:00.000Z`));
    const past = await ask(bob, ids.slice(0, 1), { kind: 'move', days: -100 });
    expect(past.body).toMatchObject({ done: [], undo: null });
    expect(past.body.message).toContain('1 of 1 was not moved: The scheduled time has already passed');
    const { body } = await ask(bob, ids, { kind: 'move', date: '2027-06-01' });
    expect(body.done).toHaveLength(10);
    expect(body.message).toContain(
      '2 of 12 were not moved: You can schedule up to 10 workflows per day on the free plan.',
    );
    // All of them go on by a day, though that day is full until the first of them has left it.
    const on = await ask(bob, body.done, { kind: 'move', days: 1 });
    expect(on.body.done).toHaveLength(10);
  });

  it('MONTH-16 are deleted with one Undo, runs and labels included; a series goes on', async () => {
    const ada = await someone();
    const ids = [
      await seed(ada, 'a', '2027-04-02T08:00:00.000Z'),
      await seed(ada, 'done', '2027-02-20T08:00:00.000Z', 'completed'),
      await seed(ada, 'weekly', '2027-04-05T08:00:00.000Z', 'scheduled', 'FREQ=WEEKLY'),
      await seed(ada, 'runs', '2027-03-01T08:00:00.000Z', 'executing'),
    ];
    const { body } = await ask(ada, ids, { kind: 'delete' });
    expect(body.message).toBe('3 posts deleted. 1 of 4 was not deleted: they are running right now.');
    expect(await moments(ada)).toEqual({ runs: expect.any(String), weekly: '2027-04-12T08:00:00.000Z' });
    expect((await undo(ada, body.undo)).body.message).toBe('3 posts brought back.');
    expect(await moments(ada)).toEqual({
      a: '2027-04-02T08:00:00.000Z',
      done: '2027-02-20T08:00:00.000Z',
      runs: expect.any(String),
      weekly: '2027-04-05T08:00:00.000Z',
    });
  });

  it('MONTH-16 are brought back without waiting for others that somebody is changing', async () => {
    const ada = await someone();
    const [gone, held] = [
      await seed(ada, 'a', '2027-04-02T08:00:00.000Z'),
      await seed(ada, 'b', '2027-04-03T08:00:00.000Z'),
    ];
    await ask(ada, [gone], { kind: 'delete' });
    const editor = new pg.Client({ connectionString: product.databaseUrl });
    await editor.connect();
    try {
      await editor.query('begin');
      await editor.query('select from scheduled_workflows where id = $1 for update', [held]);
      const brought = await ask(ada, [gone, held], { kind: 'restore' });
      expect(brought.body.message).toBe('2 posts brought back.');
    } finally {
      await editor.end();
    }
  });

  it('MONTH-17 are copied and labelled, and that is taken back', async () => {
    const ada = await someone();
    const ids = [await seed(ada, 'a', '2027-04-02T08:00:00.000Z'), await seed(ada, 'b', '2027-04-03T08:00:00.000Z')];
    const copied = await ask(ada, ids, { kind: 'duplicate' });
    expect(copied.body.message).toBe('2 posts copied.');
    const count = async () => (await make(product.url, listScheduledWorkflows, {}, ada.identity)).body.data.length;
    expect(await count()).toBe(4);
    await undo(ada, copied.body.undo);
    expect(await count()).toBe(2);
    const [label] = await product.sql<{ id: string }>(
      `insert into labels (user_id, name, colour) values ($1, 'Client A', 'blue') returning id`,
      [ada.user.id],
    );
    const labelId = label?.id ?? '';
    const carrying = async () =>
      (await make(product.url, listScheduledWorkflows, { label: labelId, sort: 'name' }, ada.identity)).body.data.map(
        ({ name }) => name,
      );
    await ask(ada, ids.slice(0, 1), { kind: 'label', labelId, on: true });
    const both = await ask(ada, ids, { kind: 'label', labelId, on: true });
    expect(both.body.message).toBe('2 posts labelled.');
    expect(await carrying()).toEqual(['a', 'b']);
    // The one that had it before keeps it.
    await undo(ada, both.body.undo);
    expect(await carrying()).toEqual(['a']);
    expect((await ask(ada, ids, { kind: 'label', labelId: ada.user.id, on: true })).status).toBe(404);
  });

  it('MONTH-14 of others are not there, and too many or none are refused in words', async () => {
    const [ada, bob] = [await someone(), await someone()];
    const id = await seed(bob, 'b', '2027-04-03T08:00:00.000Z');
    for (const action of [{ kind: 'delete' }, { kind: 'move', days: 1 }, { kind: 'restore' }] as const) {
      const { body } = await ask(ada, [id], action);
      expect(body).toMatchObject({ done: [], undo: null });
    }
    expect(await moments(bob)).toEqual({ b: '2027-04-03T08:00:00.000Z' });
    const many = Array.from({ length: 501 }, (_, n) => `id-${n}`);
    expect((await ask(ada, many, { kind: 'delete' })).body.message).toContain(
      'Please choose at most 500 posts at once',
    );
    expect((await ask(ada, [], { kind: 'delete' })).body.message).toContain('Please choose at least one post');
    expect((await ask(ada, [id], { kind: 'move' })).status).toBe(400);
    expect((await ask(ada, [id], { kind: 'move', time: '25:00' })).status).toBe(400);
    expect((await ask(ada, [id], { kind: 'move', date: '2027-02-30' })).status).toBe(400);
  });

  it('MONTH-14 five hundred are one request', async () => {
    const ada = await someone();
    const rows = await product.sql<{ id: string }>(
      `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select $1, 'p' || n, $2::timestamptz + n * interval '1 hour', 'UTC', '["linkedin"]', 'custom', $3, '[]' from generate_series(1, 500) n returning id`,
      [ada.user.id, new Date(product.clock.now.getTime() + DAY), agents],
    );
    const ids = rows.map(({ id }) => id);
    const moved = await ask(ada, ids, { kind: 'move', days: 7 });
    expect(moved.body.message).toBe('500 posts moved.');
    const deleted = await ask(ada, ids, { kind: 'delete' });
    expect(deleted.body.message).toBe('500 posts deleted.');
    expect((await undo(ada, deleted.body.undo)).body.message).toBe('500 posts brought back.');
  });
});
