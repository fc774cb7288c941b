import { Writable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkScheduledWorkflows } from '../../../domain/api/schedule/bulk.ts';
import * as calls from '../../../domain/api/schedule/calendar-feed.ts';
import { createLabel, deleteLabel, labelScheduledWorkflow, updateLabel } from '../../../domain/api/schedule/labels.ts';
import { createSchedulePlan, updatePlanPost } from '../../../domain/api/schedule/plans.ts';
import * as scheduled from '../../../domain/api/schedule/scheduled.ts';
import { make, send } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { readCalendar } from '../../../tests/support/read-calendar.ts';
import { calendarEventsOf } from './calendar/events.ts';
import { utc } from './calendar/ics.ts';

const DAY = 24 * 60 * 60_000;

describe('the schedule in other calendars', () => {
  let product: TestProduct;
  let ada: Person;
  let logged = '';
  beforeAll(async () => {
    const logTo = new Writable({
      write: (chunk, _, done) => {
        logged += chunk;
        done();
      },
    });
    product = await startTestProduct({ LOG_LEVEL: 'debug' }, { logTo });
    ada = await newPerson(product);
  });
  afterAll(() => product.stop());

  const renew = async (who = ada) =>
    (await make(product.url, calls.renewCalendarFeed, {}, who.identity)).body.data.url ?? '';
  const here = (url: string) => `${product.url}${new URL(url).pathname}`;
  const eventsAt = async (url: string) => {
    const { status, body } = await send<string>(here(url));
    expect(status).toBe(200);
    return readCalendar(body).events;
  };
  const schedule = async (over: object = {}, who = ada) => {
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
      scheduled.scheduleWorkflow,
      {
        name: 'New blend',
        scheduledAt: new Date(Date.now() + DAY).toISOString(),
        agents: [agent],
        platforms: ['linkedin', 'facebook'],
        agentType: 'social-media',
        ...over,
      },
      who.identity,
    );
    expect(status, body.message).toBe(200);
    return body.data;
  };

  it('MONTH-75 is RFC 5545 text, whatever a post holds', async () => {
    const eve = await newPerson(product, 'Eve');
    const text = `Line one, with; signs \\ and\nEND:VEVENT\n${'😀é漢'.repeat(60)} \u0007 bell`;
    const name = 'A, B; C \\ D\u0007 – Grüße';
    const task = await schedule(
      { name, agents: [{ id: 'a', type: 'chat', name: 'Text', input: text, description: '', verbatim: true }] },
      eve,
    );
    const label = await make(product.url, createLabel, { name: 'Acme, Ltd; Sons' }, eve.identity);
    await make(product.url, labelScheduledWorkflow, { id: task.id, labelIds: [label.body.data.id] }, eve.identity);
    const { headers, body } = await send<string>(here(await renew(eve)));
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { properties, events } = readCalendar(body);
    expect(properties).toMatchObject({ VERSION: '2.0', 'X-WR-CALNAME': 'Fanfare' });
    expect(events).toEqual([
      {
        UID: `task-${task.id}@fanfare`,
        DTSTAMP: expect.any(String),
        'LAST-MODIFIED': expect.any(String),
        SEQUENCE: '1',
        DTSTART: utc(new Date(task.scheduledFor)),
        DTEND: utc(new Date(Date.parse(task.scheduledFor) + 30 * 60_000)),
        SUMMARY: name.replace('\u0007', ''),
        DESCRIPTION: `LinkedIn and Facebook\n\n${text.replace('\u0007', '')}`,
        STATUS: 'CONFIRMED',
        TRANSP: 'TRANSPARENT',
        URL: expect.stringMatching(new RegExp(`/scheduled\\?task=${task.id}$`)),
        CATEGORIES: 'Acme, Ltd; Sons',
      },
    ]);
  });

  it('MONTH-76 MONTH-77 holds series and pending plans; an occurrence keeps its UID when it moves, a deleted one is gone', async () => {
    const eve = await newPerson(product, 'Eve');
    const start = new Date(Math.ceil(Date.now() / DAY) * DAY + 9 * 3_600_000);
    const task = await schedule(
      { scheduledAt: start.toISOString(), recurrence: 'FREQ=WEEKLY;COUNT=4', userTimezone: 'UTC' },
      eve,
    );
    await product.sql(
      `insert into schedule_plans (user_id, workflow_name, description, input, platforms, agent_type, medium, frequency,
         scheduled_at, wall_time, time_zone, assumed, original_message)
       values ($1, 'Maybe', '', 'Perhaps', '["twitter"]', 'custom', 'text', 'once', $2, '2030-01-01T09:00', 'UTC', '[]', '')`,
      [eve.user.id, new Date(start.getTime() + 3_600_000).toISOString()],
    );
    await product.sql(
      `insert into scheduled_workflows (user_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections, error_message)
       select $1, 'Past ' || days, 'failed', now() - days * interval '1 day', 'UTC', '[]', 'custom', '[]', '[]', 'It broke.'
       from unnest(array[29, 31]) as days`,
      [eve.user.id],
    );
    const url = await renew(eve);
    const before = await eventsAt(url);
    const weekly = (week: number) => utc(new Date(start.getTime() + week * 7 * DAY));
    expect(before.map(({ SUMMARY, STATUS }) => [SUMMARY, STATUS])).toEqual([
      ['Failed: Past 29', 'CONFIRMED'],
      ['New blend', 'CONFIRMED'],
      ['To approve: Maybe', 'TENTATIVE'],
      ['New blend', 'CONFIRMED'],
      ['New blend', 'CONFIRMED'],
      ['New blend', 'CONFIRMED'],
    ]);
    const ofSeries = before.filter(({ UID }) => UID?.startsWith('series-'));
    expect(ofSeries.map(({ DTSTART }) => DTSTART)).toEqual([0, 1, 2, 3].map(weekly));

    const moved = new Date(start.getTime() + 5 * 3_600_000);
    const change = {
      id: task.id,
      name: 'New blend',
      scheduledFor: moved.toISOString(),
      platforms: task.platforms,
      agentType: task.agentType,
    };
    expect((await make(product.url, scheduled.updateScheduledWorkflow, change, eve.identity)).status).toBe(200);
    const after = (await eventsAt(url)).filter(({ UID }) => UID?.startsWith('series-'));
    expect(after.map(({ UID }) => UID)).toEqual(ofSeries.map(({ UID }) => UID));
    expect(after[0]?.DTSTART).toBe(utc(moved));

    await make(product.url, scheduled.deleteScheduledWorkflow, { id: task.id, scope: 'this' }, eve.identity);
    const left = (await eventsAt(url)).filter(({ UID }) => UID?.startsWith('series-'));
    expect(left.map(({ UID }) => UID)).toEqual(ofSeries.slice(1).map(({ UID }) => UID));
  });

  it('PUB-85 says when it was written, when each entry was last changed, and a number that rises with each change', async () => {
    const eve = await newPerson(product, 'Eve');
    const url = await renew(eve);
    const { id, name, platforms, agentType } = await schedule({}, eve);
    const plan = { workflowName: 'Tea', platforms: [], scheduledAt: new Date(Date.now() + 2 * DAY).toISOString() };
    const planId = (await make(product.url, createSchedulePlan, { ...plan, input: 'Tea.' }, eve.identity)).body.planId;
    const series = await schedule({ recurrence: 'FREQ=DAILY;COUNT=3' }, eve);
    const numbers = async () => {
      const events = await eventsAt(url);
      for (const { DTSTAMP, 'LAST-MODIFIED': modified = '' } of events) {
        expect(DTSTAMP).toBe(utc(product.clock.now));
        expect(modified).toMatch(/^\d{8}T\d{6}Z$/);
      }
      return new Map(events.map(({ UID = '', SEQUENCE }) => [UID.split('@')[0], Number(SEQUENCE)]));
    };
    const before = await numbers();
    expect(new Set(before.values())).toEqual(new Set([0]));
    const scheduledFor = new Date(Date.now() + 3 * DAY).toISOString();
    const change = { id, name, platforms, agentType, scheduledFor };
    await make(product.url, scheduled.updateScheduledWorkflow, change, eve.identity);
    const green = { id: planId, text: 'Green tea.', media: [], own: {} };
    expect((await make(product.url, updatePlanPost, green, eve.identity)).status).toBe(200);
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    const after = await numbers();
    expect(after.get(`task-${id}`)).toBe(1);
    expect(after.get(`plan-${planId}`)).toBe(1);
    // The next of a series was foretold before it has a row: its number does not fall.
    await make(product.url, scheduled.executeScheduledWorkflow, { id: series.id }, eve.identity);
    const last = await numbers();
    for (const [uid, number] of after) expect([uid, (last.get(uid) ?? 0) >= number]).toEqual([uid, true]);
  });

  it('PUB-101 a label that is put on, renamed, taken off or deleted is a change of the entry', async () => {
    const eve = await newPerson(product, 'Eve');
    const url = await renew(eve);
    const task = await schedule({ recurrence: 'FREQ=DAILY;COUNT=2' }, eve);
    const { id } = (await make(product.url, createLabel, { name: 'Acme' }, eve.identity)).body.data;
    const other = (await make(product.url, createLabel, { name: 'Other' }, eve.identity)).body.data;
    const label = (labelIds: string[]) => () =>
      make(product.url, labelScheduledWorkflow, { id: task.id, labelIds }, eve.identity);
    const rename = (name: string) => () =>
      make(product.url, updateLabel, { id, name, colour: 'green' as const }, eve.identity);
    const bulk = { ids: [task.id], action: { kind: 'label' as const, labelId: other.id, on: true } };
    const steps = [
      { does: label([id]), sequence: 1, labels: 'Acme' },
      { does: label([id]), sequence: 1, labels: 'Acme' },
      { does: rename('Acme Ltd'), sequence: 2, labels: 'Acme Ltd' },
      { does: rename('Acme Ltd'), sequence: 2, labels: 'Acme Ltd' },
      {
        does: () => make(product.url, bulkScheduledWorkflows, bulk, eve.identity),
        sequence: 3,
        labels: 'Acme Ltd,Other',
      },
      { does: () => make(product.url, deleteLabel, { id: other.id }, eve.identity), sequence: 4, labels: 'Acme Ltd' },
      { does: label([]), sequence: 5, labels: undefined },
    ];
    let changedAt = '';
    let sequence = 0;
    for (const step of steps) {
      product.clock.now = new Date(product.clock.now.getTime() + 60_000);
      expect((await step.does()).status).toBe(200);
      if (step.sequence > sequence) changedAt = utc(product.clock.now);
      ({ sequence } = step);
      const [first, later] = await eventsAt(url);
      expect([first?.CATEGORIES, later?.CATEGORIES]).toEqual([step.labels, step.labels]);
      expect(first).toMatchObject({ 'LAST-MODIFIED': changedAt, SEQUENCE: String(sequence) });
      // What is only foretold begins to count when it has a row.
      expect(later).toMatchObject({ 'LAST-MODIFIED': changedAt, SEQUENCE: '0' });
    }
    const { timeline } = (await make(product.url, scheduled.getScheduledWorkflow, { id: task.id }, eve.identity)).body
      .data;
    expect(timeline.map(({ what }) => what)).toEqual(['scheduled', ...Array.from({ length: 5 }, () => 'labelled')]);
  });

  it('MONTH-78 is at an address that is renewed and removed; any other answers 404, and tries are limited', async () => {
    const eve = await newPerson(product, 'Eve');
    const none = await make(product.url, calls.getCalendarFeed, {}, eve.identity);
    expect(none.body.data).toEqual({ url: null, createdAt: null });
    const first = await renew(eve);
    expect(new URL(first).pathname).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await make(product.url, calls.getCalendarFeed, {}, eve.identity)).body.data.url).toBe(first);
    const second = await renew(eve);
    expect(second).not.toBe(first);
    expect((await send(here(first))).status).toBe(404);
    expect((await send(here(second))).status).toBe(200);
    const removed = await make(product.url, calls.deleteCalendarFeed, {}, eve.identity);
    expect(removed.body).toMatchObject({ message: 'The address no longer works.', data: { url: null } });
    expect((await send(here(second))).status).toBe(404);
    for (const path of [
      '/calendar/x.ics',
      '/calendar/.ics',
      '/calendar/%00.ics',
      `/calendar/${'a'.repeat(43)}.ics`,
      `/calendar/${'a'.repeat(43)}`,
    ])
      expect((await send(`${product.url}${path}`)).status, path).toBe(404);
    const statuses = new Set<number>();
    for (let n = 0; n < 100; n++) statuses.add((await send(`${product.url}/calendar/${'b'.repeat(43)}.ics`)).status);
    expect(statuses).toEqual(new Set([404, 429]));
    // Whoever has a true address reads on.
    expect((await send(here(await renew(eve)))).status).toBe(200);
  });

  it('PUB-79 reads a few at a time of what it shows, and never whole workflows or plans', async () => {
    const eve = await newPerson(product, 'Eve');
    await product.sql(
      `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select $1, 'Post ' || n, now() + n * interval '1 hour', 'UTC', '["linkedin"]', 'custom',
         jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'chat', 'name', 'Text', 'input', repeat('long ', 500) || n, 'description', '', 'verbatim', true)), '[]'
       from generate_series(1, 250) n`,
      [eve.user.id],
    );
    const asked: string[] = [];
    const pool = new pg.Pool({ connectionString: product.databaseUrl });
    const db = drizzle({ client: pool, logger: { logQuery: (text) => void asked.push(text) } });
    const events = await calendarEventsOf(db, eve.user.id, 'https://fanfare.example', new Date());
    await pool.end();
    expect(events.map(({ summary }) => summary)).toEqual(Array.from({ length: 250 }, (_, n) => `Post ${n + 1}`));
    expect(events.every(({ description }) => description.length < 700)).toBe(true);
    expect(asked.filter((text) => text.includes('"agents"'))).toHaveLength(3);
    expect(asked.filter((text) => /"post"|"plan_data"|"prepared_at"/.test(text))).toEqual([]);
  });

  it('SEC-314 looks for words in so much and no more: what comes later has its name alone', async () => {
    const eve = await newPerson(product, 'Eve');
    const { id } = await schedule({ name: 'Long' }, eve);
    await product.sql(
      `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
       select user_id, name || ' ' || n, scheduled_for + n * interval '1 hour', time_zone, platforms, agent_type,
         jsonb_set(agents, '{0,input}', to_jsonb(repeat('words ', 11000))), connections
       from scheduled_workflows, generate_series(1, 420) as n where id = $1`,
      [id],
    );
    const events = await eventsAt(await renew(eve));
    const described = (name: string) => events.find(({ SUMMARY }) => SUMMARY === name)?.DESCRIPTION ?? '';
    expect(events).toHaveLength(421);
    expect([described('Long 1').includes('words'), described('Long 420')]).toEqual([true, 'LinkedIn and Facebook']);
  });

  it('MONTH-79 answers 304 while nothing changes; its secret is in no log and in no row as it is', async () => {
    const url = await renew();
    const { headers } = await send(here(url));
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('private, max-age=300');
    const again = await send(here(url), { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    await schedule({ name: 'Something new' });
    expect((await send(here(url), { headers: { 'if-none-match': etag } })).status).toBe(200);
    const secret = /([\w-]{43})\.ics$/.exec(url)?.[1] ?? 'none';
    const [row] = await product.sql('select * from calendar_feeds where user_id = $1', [ada.user.id]);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(logged).toContain('/calendar/');
    expect(logged).not.toContain(secret);
  });
});
