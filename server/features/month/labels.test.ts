import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/api/schedule/labels.ts';
import * as scheduled from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const DAY = 24 * 60 * 60_000;

describe('labels', () => {
  let product: TestProduct;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    product = await startTestProduct();
    [ada, bob] = [await newPerson(product), await newPerson(product, 'Bob')];
  });
  afterAll(() => product.stop());

  const list = async (who = ada) => (await make(product.url, calls.listLabels, {}, who.identity)).body.data;
  const create = (name: string, over: object = {}, who = ada) =>
    make(product.url, calls.createLabel, { name, ...over }, who.identity);
  const made = async (name: string, who = ada) => (await create(name, {}, who)).body.data;
  const put = (id: string, labelIds: string[], who = ada) =>
    make(product.url, calls.labelScheduledWorkflow, { id, labelIds }, who.identity);
  const read = async (id: string) =>
    (await make(product.url, scheduled.getScheduledWorkflow, { id }, ada.identity)).body.data;
  const schedule = async (who = ada) => {
    const agent = {
      id: 'chat-1',
      type: 'chat' as const,
      name: 'Text',
      input: 'Hello',
      description: '',
      verbatim: true,
    };
    const { body } = await make(
      product.url,
      scheduled.scheduleWorkflow,
      {
        name: 'New blend',
        scheduledAt: new Date(Date.now() + DAY).toISOString(),
        agents: [agent],
        platforms: ['linkedin'],
        agentType: 'social-media',
      },
      who.identity,
    );
    return body.data.id;
  };

  it('MONTH-40 are made, renamed, coloured and deleted, and say how many posts carry them', async () => {
    const eve = await newPerson(product, 'Eve');
    const acme = await made('  Acme   Ltd ', eve);
    expect(acme).toMatchObject({ name: 'Acme Ltd', colour: 'blue' });
    const spring = await create('Spring', { colour: 'green' }, eve);
    const change = { id: acme.id, name: 'ACME', colour: 'pink' as const };
    expect((await make(product.url, calls.updateLabel, change, eve.identity)).body.data).toEqual(change);
    const task = await schedule(eve);
    expect((await put(task, [acme.id], eve)).status).toBe(200);
    expect(await list(eve)).toEqual([
      { ...change, posts: 1 },
      { ...spring.body.data, posts: 0 },
    ]);
    expect((await make(product.url, calls.deleteLabel, { id: acme.id }, eve.identity)).status).toBe(200);
    expect((await list(eve)).map(({ name }) => name)).toEqual(['Spring']);
    const { body } = await make(product.url, scheduled.getScheduledWorkflow, { id: task }, eve.identity);
    expect(body.data.labels).toEqual([]);
  });

  it('MONTH-41 refuse in words: no name, a long one, a twin by any capitals, an unknown colour, the 101st', async () => {
    const eve = await newPerson(product, 'Eve');
    const refused = async (name: string, over: object = {}) => {
      const { status, body } = await create(name, over, eve);
      return [status, body.message];
    };
    await made('Käse', eve);
    expect(await refused('   ')).toEqual([400, 'A label needs a name']);
    expect(await refused('x'.repeat(41))).toEqual([400, 'A label’s name can have up to 40 characters']);
    expect(await refused('KA\u0308SE')).toEqual([
      409,
      'You already have a label called “Käse”. Choose another name, or use that one.',
    ]);
    expect((await refused('Red', { colour: 'crimson' }))[0]).toBe(400);
    expect((await refused('a\0b'))[0]).toBe(400);
    const answers = await Promise.all(Array.from({ length: 105 }, (_, n) => create(`Client ${n}`, {}, eve)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'You can have at most 100 labels. Delete one that you no longer need first.',
    );
    // However many ask for it at once, a name is there once.
    const frank = await newPerson(product, 'Frank');
    await Promise.all(['Acme', 'ACME', 'acme', 'aCmE'].map((name) => create(name, {}, frank)));
    expect(await list(frank)).toHaveLength(1);
  });

  it('SEC-313 need a name that can be seen, and are no other ones by what can’t', async () => {
    for (const name of ['\u200b', '\u202e', '\u00ad', ' \u2060 ', '\u3164', '\u0301'])
      expect(await create(name)).toMatchObject({ status: 400, body: { fields: { name: 'A label needs a name' } } });
    await made('Seen');
    expect((await create('Se\u200ben')).status).toBe(409);
    expect((await create('👩‍🍳')).status).toBe(200);
  });

  it('MONTH-42 stand on a scheduled workflow as it is listed and read, by name', async () => {
    const [task, zoo, ant] = [await schedule(), await made('Zoo'), await made('ant')];
    const { body } = await put(task, [zoo.id, ant.id, zoo.id]);
    expect(body.data.labels).toEqual([ant, zoo]);
    const listed = await make(product.url, scheduled.listScheduledWorkflows, {}, ada.identity);
    expect(listed.body.data.find(({ id }) => id === task)?.labels).toEqual([ant, zoo]);
    expect((await read(task)).labels).toEqual([ant, zoo]);
    await put(task, [zoo.id]);
    expect((await read(task)).labels).toEqual([zoo]);
    expect(
      (
        await put(
          task,
          Array.from({ length: 11 }, (_, n) => `${n}`),
        )
      ).body.message,
    ).toBe('A post can carry at most 10 labels');
  });

  it('MONTH-43 are taken over by the next occurrence of a series', async () => {
    const weekly = await made('Weekly');
    const [series] = await product.sql<{ id: string }>(
      `insert into series (user_id, rule, wall_time, time_zone) values ($1, 'FREQ=DAILY', '2030-01-01T09:00', 'UTC') returning id`,
      [ada.user.id],
    );
    const task = await schedule();
    await product.sql(
      `update scheduled_workflows set series_id = $2, occurrence = '2030-01-01T09:00Z', scheduled_for = '2030-01-01T09:00Z' where id = $1`,
      [task, series?.id],
    );
    await put(task, [weekly.id]);
    await make(product.url, scheduled.deleteScheduledWorkflow, { id: task, scope: 'this' }, ada.identity);
    const { body } = await make(
      product.url,
      scheduled.listScheduledWorkflows,
      { from: '2029-12-31T00:00:00Z' },
      ada.identity,
    );
    expect(body.data.map(({ scheduledFor, labels }) => ({ scheduledFor, labels }))).toEqual([
      { scheduledFor: '2030-01-02T09:00:00.000Z', labels: [weekly] },
    ]);
  });

  it('MONTH-44 of others, and those that are none, are not found', async () => {
    const [task, mine, theirs] = [await schedule(), await made('Mine'), await made('Mine', bob)];
    for (const id of [theirs.id, 'nonsense', 'ffffffff-ffff-4fff-8fff-ffffffffffff']) {
      const change = { id, name: 'Stolen', colour: 'red' as const };
      expect((await make(product.url, calls.updateLabel, change, ada.identity)).status).toBe(404);
      expect((await make(product.url, calls.deleteLabel, { id }, ada.identity)).status).toBe(404);
      expect((await put(task, [mine.id, id])).status).toBe(404);
    }
    expect((await put(task, [theirs.id], bob)).status).toBe(404);
    expect((await read(task)).labels).toEqual([]);
    expect(await list(bob)).toEqual([{ ...theirs, posts: 0 }]);
  });
});
