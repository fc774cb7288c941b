import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chatScheduleWorkflow } from '../../../domain/api/schedule/plans.ts';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { listen } from '../../../tests/support/streams.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describe('scheduled workflows', () => {
  let product: TestProduct;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    product = await startTestProduct();
    [ada, bob] = [await newPerson(product), await newPerson(product, 'Bob')];
  });
  afterAll(() => product.stop());

  const agent = {
    id: 'chat-1',
    type: 'chat' as const,
    name: 'Text',
    input: 'Our new blend is here.',
    description: '',
    verbatim: true,
  };
  const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
  const schedule = (over: object = {}, who = ada) =>
    make(
      product.url,
      calls.scheduleWorkflow,
      {
        name: 'New blend',
        scheduledAt: inDays(1),
        userTimezone: 'Europe/Berlin',
        agents: [agent],
        connections: [],
        platforms: ['linkedin'],
        agentType: 'social-media',
        status: 'scheduled',
        ...over,
      },
      who.identity,
    );
  const scheduled = async (over: object = {}, who = ada) => {
    const { status, body } = await schedule(over, who);
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Workflow scheduled successfully!' });
    return body.data;
  };
  const read = (id: string, who = ada) => make(product.url, calls.getScheduledWorkflow, { id }, who.identity);
  const execute = (id: string, who = ada) => make(product.url, calls.executeScheduledWorkflow, { id }, who.identity);
  const completed = (id: string) =>
    vi.waitFor(
      async () => {
        const { body } = await make(product.url, calls.getWorkflowStatus, { id }, ada.identity);
        expect(body.data.status).toBe('completed');
      },
      { timeout: 30_000, interval: 50 },
    );
  const premium = (value: boolean) => product.sql('update users set premium = $1 where id = $2', [value, ada.user.id]);

  it('SDLG-27 are made by POST /api/schedule-workflow, which answers success and message', async () => {
    const { body } = await schedule();
    expect(body).toMatchObject({ success: true, message: 'Workflow scheduled successfully!' });
  });

  it('TASK-20 TASK-42 have all their fields, and one is answered by GET /api/scheduled-workflows/{id}', async () => {
    const at = inDays(2);
    const { id } = await scheduled({ scheduledAt: at });
    const { body } = await read(id);
    expect(body.data).toMatchObject({
      id,
      name: 'New blend',
      status: 'scheduled',
      scheduledFor: at,
      timeZone: 'Europe/Berlin',
      platforms: ['linkedin'],
      agentType: 'social-media',
      agents: [agent],
      executed_at: null,
      execution_duration: null,
      error_message: null,
    });
    expect(body.data.timeline.map(({ what }) => what)).toEqual(['scheduled']);
  });

  it('TASK-41 are listed newest first by GET /api/scheduled-workflows, and filtered', async () => {
    const [first, second] = [
      await scheduled({ name: 'Alpha post', scheduledAt: inDays(10), platforms: ['twitter'] }),
      await scheduled({ name: 'Beta post, Äpfel', scheduledAt: inDays(11), agentType: 'digital-marketing' }),
    ];
    const ids = async (input: object) =>
      (await make(product.url, calls.listScheduledWorkflows, input, ada.identity)).body.data.map(({ id }) => id);
    expect((await ids({})).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await ids({ platform: 'twitter' })).toEqual([first.id]);
    expect(await ids({ q: 'beta' })).toEqual([second.id]);
    expect(await ids({ q: 'äPFEL' })).toEqual([second.id]);
    expect(await ids({ q: 'Digital Mark' })).toEqual([second.id]);
    expect(await ids({ q: '100%_' })).toEqual([]);
    expect(await ids({ from: inDays(9), to: inDays(10.5) })).toEqual([first.id]);
    expect(await ids({ status: 'failed' })).toEqual([]);
    expect(await ids({ before: second.scheduledFor, limit: '1' })).toEqual([first.id]);
  });

  it('RUN-30 of one moment stand in one order, and are all reached page by page', async () => {
    const eve = await newPerson(product, 'Eve');
    const at = inDays(3);
    const made = await Promise.all(Array.from({ length: 7 }, () => scheduled({ scheduledAt: at }, eve)));
    const page = async (input: object) =>
      (await make(product.url, calls.listScheduledWorkflows, input, eve.identity)).body.data.map(({ id }) => id);
    const all = await page({});
    expect(all.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    // An edit moves a row in the table, not in the list.
    const [first] = all;
    await product.sql('update scheduled_workflows set name = $1 where id = $2', ['Edited', first]);
    expect(await page({})).toEqual(all);
    const seen = await page({ limit: 3 });
    for (let beforeId = seen.at(-1); beforeId !== undefined && seen.length < 20; ) {
      const next = await page({ limit: 3, before: at, beforeId });
      seen.push(...next);
      beforeId = next.at(-1);
    }
    expect(seen).toEqual(all);
  });

  it('TASK-44 TASK-45 TASK-46 run at once when asked, tell their status, and give their results', async () => {
    const { id } = await scheduled({ scheduledAt: inDays(20) });
    const begun = await execute(id);
    expect(begun.status).toBe(200);
    expect((await execute(id)).status).toBe(409);
    await completed(id);
    const { body } = await make(product.url, calls.getWorkflowResults, { id }, ada.identity);
    expect(body).toMatchObject({
      success: true,
      data: {
        outputs: [{ output_type: 'text', output: 'Our new blend is here.', agent: 'Text' }],
        message: 'New blend',
      },
    });
    const { data } = (await read(id)).body;
    expect(data.status).toBe('completed');
    expect(data.execution_duration).toBeGreaterThanOrEqual(0);
    expect(data.executed_at).not.toBeNull();
    expect(data.timeline.map(({ what }) => what)).toEqual(['scheduled', 'started', 'completed']);
    expect((await execute(id)).status).toBe(409);
  });

  it('run by themselves at their time, agents connected to each other included', async () => {
    const { id } = await scheduled({
      scheduledAt: new Date(Date.now() + 1500).toISOString(),
      agents: [agent, { id: 'audio-1', type: 'audio', name: 'Voice', input: '', description: '' }],
      connections: [{ id: 'c', source: 'chat-1', target: 'audio-1' }],
    });
    product.clock.now = new Date(Date.now() + 2_000);
    await completed(id);
    const { body } = await make(product.url, calls.getWorkflowResults, { id }, ada.identity);
    expect(body.data.outputs.map(({ output_type }) => output_type)).toEqual(['text', 'audio']);
  });

  it('TDLG-12 are changed by PUT, 409 once they have run; a failed one becomes scheduled again', async () => {
    const task = await scheduled({ scheduledAt: inDays(30) });
    const change = (over: object) =>
      make(
        product.url,
        calls.updateScheduledWorkflow,
        {
          id: task.id,
          name: 'Renamed',
          scheduledFor: inDays(31),
          platforms: ['facebook'],
          agentType: 'custom',
          ...over,
        },
        ada.identity,
      );
    const changed = await change({});
    expect(changed.body.data).toMatchObject({
      name: 'Renamed',
      platforms: ['facebook'],
      agentType: 'custom',
      status: 'scheduled',
    });
    await product.sql(`update scheduled_workflows set status = 'failed', error_message = 'no answer' where id = $1`, [
      task.id,
    ]);
    expect((await change({ scheduledFor: inDays(32) })).body.data).toMatchObject({
      status: 'scheduled',
      error_message: null,
    });
    await product.sql(`update scheduled_workflows set status = 'executing' where id = $1`, [task.id]);
    expect((await change({})).status).toBe(409);
    await product.sql(`update scheduled_workflows set status = 'completed' where id = $1`, [task.id]);
    expect((await change({})).status).toBe(409);
  });

  it('TASK-43 are deleted by DELETE, 409 while executing', async () => {
    const { id } = await scheduled({ scheduledAt: inDays(40) });
    const remove = () => make(product.url, calls.deleteScheduledWorkflow, { id }, ada.identity);
    await product.sql(`update scheduled_workflows set status = 'executing' where id = $1`, [id]);
    expect((await remove()).status).toBe(409);
    await product.sql(`update scheduled_workflows set status = 'scheduled' where id = $1`, [id]);
    expect((await remove()).body).toEqual({ success: true });
    expect((await read(id)).status).toBe(404);
    expect((await remove()).body.message).toBe('Failed to delete workflow');
  });

  it('SDLG-34 must lie later than now and at most 5 years ahead, in a real zone', async () => {
    const refused = async (over: object) => {
      const { status, body } = await schedule(over);
      expect(status).toBe(400);
      return body.message;
    };
    expect(await refused({ scheduledAt: inDays(-1) })).toMatch(/^The scheduled time has already passed/);
    expect(await refused({ scheduledAt: inDays(5 * 366 + 1) })).toBe(
      'Workflows can be scheduled at most 5 years ahead. Choose an earlier day.',
    );
    expect(await refused({ scheduledAt: '9999-12-31T00:00:00Z' })).toBe(
      'Workflows can be scheduled at most 5 years ahead. Choose an earlier day.',
    );
    expect(await refused({ scheduledAt: '2027-05-01T12:00' })).toMatch(/^Please give a date and time with its zone/);
    expect(await refused({ scheduledAt: 'infinity' })).toMatch(/^Please give a date and time with its zone/);
    expect(await refused({ userTimezone: 'Mars/Olympus' })).toBe(
      'This time zone does not exist. Choose another one, e.g. Europe/Berlin.',
    );
  });

  it('are refused with the spec’s words where something is missing', async () => {
    const refused = async (over: object) => (await schedule(over)).body.message;
    expect(await refused({ name: '  ' })).toBe('Please describe your post');
    expect(await refused({ platforms: [] })).toBe('Please select at least one platform');
    expect(await refused({ agents: [] })).toBe('No agents found in workflow');
    expect(await refused({ agents: [{ ...agent, input: '' }] })).toBe('Text must have either input or description set');
    const loop = [{ ...agent }, { ...agent, id: 'chat-2' }];
    const connections = [
      { id: '1', source: 'chat-1', target: 'chat-2' },
      { id: '2', source: 'chat-2', target: 'chat-1' },
    ];
    expect(await refused({ agents: loop, connections })).toBe('The workflow contains a loop');
  });

  it('are their owner’s alone: everybody else’s calls find nothing', async () => {
    const { id } = await scheduled({ scheduledAt: inDays(50) });
    const tries = [
      read(id, bob),
      execute(id, bob),
      make(product.url, calls.getWorkflowStatus, { id }, bob.identity),
      make(product.url, calls.getWorkflowResults, { id }, bob.identity),
      make(product.url, calls.deleteScheduledWorkflow, { id }, bob.identity),
      make(
        product.url,
        calls.updateScheduledWorkflow,
        { id, name: 'x', scheduledFor: inDays(51), platforms: ['facebook'], agentType: 'custom' },
        bob.identity,
      ),
      read('no-id-at-all'),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect((await make(product.url, calls.listScheduledWorkflows, {}, bob.identity)).body.data).toEqual([]);
  });

  it('move one by one or with all that follow, and a series keeps its rhythm', async () => {
    await premium(true);
    const start = '2028-03-06T09:00';
    const at = new Date(`${start}:00Z`).toISOString();
    const [made] = await product.sql<{ id: string }>(
      `insert into series (user_id, rule, wall_time, time_zone) values ($1, 'FREQ=WEEKLY;BYDAY=MO;COUNT=4', $2, 'UTC') returning id`,
      [ada.user.id, start],
    );
    const { id } = await scheduled({ name: 'Series', scheduledAt: at, userTimezone: 'UTC' });
    await product.sql('update scheduled_workflows set series_id = $1, occurrence = $2 where id = $3', [
      made?.id,
      at,
      id,
    ]);
    const range = { from: '2028-03-01T00:00:00Z', to: '2028-04-30T00:00:00Z' };
    const projected = async () =>
      (await make(product.url, calls.listScheduledWorkflows, range, ada.identity)).body.projected.map(
        ({ scheduledFor }) => scheduledFor,
      );
    expect(await projected()).toEqual([
      '2028-03-13T09:00:00.000Z',
      '2028-03-20T09:00:00.000Z',
      '2028-03-27T09:00:00.000Z',
    ]);
    const change = (scheduledFor: string, scope: 'this' | 'following') =>
      make(
        product.url,
        calls.updateScheduledWorkflow,
        { id, name: 'Series', scheduledFor, platforms: ['linkedin'], agentType: 'social-media', scope },
        ada.identity,
      );
    await change('2028-03-07T10:00:00Z', 'this');
    expect(await projected()).toEqual([
      '2028-03-13T09:00:00.000Z',
      '2028-03-20T09:00:00.000Z',
      '2028-03-27T09:00:00.000Z',
    ]);
    const { body } = await change('2028-03-08T11:00:00Z', 'following');
    expect(body.data.recurrenceText).toBe('every Wednesday, 4 times');
    expect(await projected()).toEqual([
      '2028-03-15T11:00:00.000Z',
      '2028-03-22T11:00:00.000Z',
      '2028-03-29T11:00:00.000Z',
    ]);
    await make(product.url, calls.deleteScheduledWorkflow, { id, scope: 'this' }, ada.identity);
    const left = (await make(product.url, calls.listScheduledWorkflows, range, ada.identity)).body.data;
    expect(left.map(({ scheduledFor }) => scheduledFor)).toEqual(['2028-03-15T11:00:00.000Z']);
    await make(product.url, calls.deleteScheduledWorkflow, { id: left[0]?.id ?? '', scope: 'following' }, ada.identity);
    expect((await make(product.url, calls.listScheduledWorkflows, range, ada.identity)).body).toMatchObject({
      data: [],
      projected: [],
    });
    await premium(false);
  });

  it('are listed for any stretch of time, however long, with as much of a series as a calendar shows', async () => {
    const who = await newPerson(product);
    const hourly = { workflowName: 'Hourly', frequency: 'hourly' as const, scheduledAt: inDays(2), input: 'Tea time' };
    const made = await make(product.url, chatScheduleWorkflow, { schedule: hourly }, who.identity);
    expect(made.status).toBe(200);
    for (const [from, to, projected] of [
      ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 400],
      [inDays(1_700), inDays(1_710), 240],
      ['9999-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 0],
      ['0001-01-01T00:00:00Z', '0002-01-01T00:00:00Z', 0],
      ['9999-12-31T00:00:00Z', '2026-01-01T00:00:00Z', 0],
    ] as const) {
      const { status, body } = await make(product.url, calls.listScheduledWorkflows, { from, to }, who.identity);
      expect([from, status, body.projected?.length]).toEqual([from, 200, projected]);
    }
  });

  it('SDLG-12 get drafts from POST /api/generate-content, without a picture for Twitter alone', async () => {
    const draft = (platforms: ('twitter' | 'linkedin')[]) =>
      make(
        product.url,
        calls.generateContent,
        {
          description: 'Our spring menu starts on Friday with asparagus soup',
          platforms,
          agentType: 'content-creation',
        },
        ada.identity,
      );
    const both = await draft(['twitter', 'linkedin']);
    expect(both.body.success).toBe(true);
    expect(Object.keys(both.body.data).sort()).toEqual([
      'image_description',
      'image_input',
      'text_description',
      'text_input',
    ]);
    expect(both.body.data.text_input).toContain('asparagus');
    const { body } = await draft(['twitter']);
    expect(Object.keys(body.data).sort()).toEqual(['text_description', 'text_input']);
  });

  it('are kept in time by a scheduler whose health anybody signed in can see', async () => {
    await vi.waitFor(
      async () => {
        const { body } = await make(product.url, calls.schedulerStatus, {}, ada.identity);
        expect(body.data.healthy).toBe(true);
        expect(Date.parse(body.data.nextRunAt ?? '')).toBeGreaterThan(Date.now());
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  it('tell their owner’s open screens of every change, and nobody else’s', async () => {
    const hers = await listen(product.url, ada.identity);
    const his = await listen(product.url, bob.identity);
    await vi.waitFor(() => expect(his.heard()).toContain('event: ready'));
    await scheduled({ scheduledAt: inDays(60) });
    await vi.waitFor(() => expect(hers.heard()).toContain('event: scheduled.changed'));
    expect(his.heard()).not.toContain('changed');
    await Promise.all([hers.end(), his.end()]);
    expect((await fetch(`${product.url}/api/events`)).status).toBe(401);
  });
});
