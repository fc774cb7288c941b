import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  chatHistory,
  chatResponse,
  chatSessionMessages,
  cleanupIncompleteSessions,
  deleteAllChats,
  deleteChat,
  updateChatSession,
} from '../../../../domain/api/chat.ts';
import {
  confirmSchedulePlan,
  createSchedulePlan,
  storeConfirmationMessage,
} from '../../../../domain/api/schedule/plans.ts';
import { planOf, say } from '../../../../tests/support/chat.ts';
import { make } from '../../../../tests/support/client.ts';
import { simpleEngine } from '../../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../../tests/support/product.ts';

describe('the history of chats', () => {
  let product: TestProduct;
  let person: Person;
  let who: { sessionId: string; userId: string; timeZone: string };
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
  });
  beforeEach(async () => {
    product.clock.now = new Date('2026-11-14T08:00:00Z');
    person = await newPerson(product);
    who = { ...person.identity, timeZone: 'Europe/Berlin' };
  });
  afterAll(() => product.stop());

  const later = (): void => {
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  };
  const history = async (input: object = {}) => (await make(product.url, chatHistory, input, who)).body;
  const messages = async (id: string) => (await make(product.url, chatSessionMessages, { id }, who)).body.data;
  const remove = (id: string) => make(product.url, deleteChat, { id }, who);

  it('PAL-07 finds conversations by their title and by what was asked in them, of the caller alone', async () => {
    const bread = await say(product.url, who, 'Write about bread');
    later();
    await say(product.url, who, 'Make it 100% shorter_', { sessionId: bread.body.session_id });
    later();
    const tea = await say(product.url, who, 'Write about tea');
    const found = async (q: string) => (await history({ q, limit: 0 })).sessions.map(({ id }) => id);
    expect(await found(' WRITE about ')).toEqual([tea.body.session_id, bread.body.session_id]);
    expect(await found('100% shorter_')).toEqual([bread.body.session_id]);
    for (const unknown of ['%', '_', 'coffee'])
      expect(await found(unknown)).toEqual(unknown === 'coffee' ? [] : [bread.body.session_id]);
    await make(product.url, updateChatSession, { sessionId: tea.body.session_id, title: 'Darjeeling' }, who);
    expect(await found('darjee')).toEqual([tea.body.session_id]);
    const stranger = await newPerson(product);
    const { body } = await make(product.url, chatHistory, { q: 'bread' }, stranger.identity);
    expect(body.sessions).toEqual([]);
  });

  it('HIST-03 HIST-04 answers a list of records with all their fields, newest first', async () => {
    const first = await say(product.url, who, 'Write about bread');
    later();
    const second = await say(product.url, who, 'Schedule a post about bread on LinkedIn tomorrow at 9am');
    const { data } = await history();
    expect(data.map(({ id }) => id)).toEqual([second.body.chat_id, first.body.chat_id]);
    expect(data[1]).toEqual({
      id: first.body.chat_id,
      kind: 'exchange',
      requestId: null,
      sessionId: first.body.session_id,
      userMessage: 'Write about bread',
      photo: null,
      message: first.body.message,
      timestamp: '2026-11-14T08:00:00.000Z',
      outputs: first.body.outputs,
      status: 'completed',
      workflow_status: null,
    });
    expect(data[0]).toMatchObject({ status: 'scheduling_plan', workflow_status: 'scheduling' });
  });

  it('HIST-06 shows in every record what its plans are now, not what they were', async () => {
    const reply = await say(product.url, who, 'Schedule a post about bread on LinkedIn tomorrow at 9am');
    const { planId } = planOf(reply);
    await make(product.url, confirmSchedulePlan, { planId }, who);
    expect((await history()).data[0]?.outputs).toEqual([
      {
        output_type: 'schedule_plan',
        output: expect.any(String),
        planId,
        planData: expect.objectContaining({ planId, isConfirmed: true, state: 'confirmed' }),
        confirmed: true,
        platforms: ['linkedin'],
        agentType: 'custom',
      },
    ]);
  });

  it('HIST-07 HIST-08 HIST-09 groups records into sessions, newest first, with id, title, time, last message and count', async () => {
    const first = await say(product.url, who, 'Write about bread');
    later();
    const second = await say(product.url, who, 'Write about cake');
    later();
    await say(product.url, who, 'And about flour', { sessionId: first.body.session_id });
    expect((await history()).sessions).toEqual([
      {
        id: first.body.session_id,
        title: 'Write about bread',
        heading: 'Write about bread',
        timestamp: '2026-11-14T08:02:00.000Z',
        lastMessage: 'And about flour',
        messageCount: 2,
      },
      {
        id: second.body.session_id,
        title: 'Write about cake',
        heading: 'Write about cake',
        timestamp: '2026-11-14T08:01:00.000Z',
        lastMessage: 'Write about cake',
        messageCount: 1,
      },
    ]);
  });

  it('HIST-10 HIST-11 cuts titles to 30 and last messages to 50 characters as people see them', async () => {
    const family = '👩‍👩‍👧‍👦';
    await say(product.url, who, family.repeat(60));
    const [session] = (await history()).sessions;
    expect(session).toMatchObject({ title: family.repeat(30), lastMessage: family.repeat(50) });
  });

  it('HIST-35 tells more of a first message than its title holds, until somebody gives a name', async () => {
    const { body } = await say(product.url, who, 'Write about the bread that we bake on Saturdays');
    expect((await history()).sessions).toMatchObject([
      { title: 'Write about the bread that we', heading: 'Write about the bread that we bake on Saturdays' },
    ]);
    await make(product.url, updateChatSession, { sessionId: body.session_id, title: 'Bread' }, who);
    const [named] = (await history()).sessions;
    expect([named?.title, named?.heading]).toEqual(['Bread', undefined]);
  });

  it('is read page by page', async () => {
    for (const message of ['one', 'two', 'three']) {
      await say(product.url, who, message);
      later();
    }
    const page = await history({ limit: 2, sessions: 2 });
    expect(page.data.map(({ userMessage }) => userMessage)).toEqual(['three', 'two']);
    const next = await history({ limit: 2, sessions: 2, before: page.data[1]?.timestamp });
    expect(next.data.map(({ userMessage }) => userMessage)).toEqual(['one']);
    expect(next.sessions.map(({ title }) => title)).toEqual(['one']);
    expect(await history({ limit: 0, sessions: 0 })).toMatchObject({ data: [], sessions: [] });
    const beyond = { before: '0000-01-01T00:00:00Z' };
    expect(await history(beyond)).toMatchObject({ data: [], sessions: [] });
    expect((await history({ before: '9999-12-31T23:59:59-12:00' })).data).toHaveLength(3);
    for (const bad of [{ limit: -1 }, { limit: 1_001 }, { limit: 'many' }, { before: 'yesterday' }])
      expect((await make(product.url, chatHistory, bad as object, who)).status).toBe(400);
  });

  it('RUN-30 is read page by page also where many conversations are of one moment', async () => {
    for (let count = 0; count < 5; count++) await say(product.url, who, `message ${count}`);
    const whole = await history();
    const pagesOf = async (name: 'data' | 'sessions', counts: { limit: number; sessions: number }) => {
      const seen: string[] = [];
      for (let place = {}; seen.length < 20; ) {
        const { [name]: page } = await history({ ...counts, ...place });
        seen.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (!last) break;
        place = { before: last.timestamp, beforeId: last.id };
      }
      return seen;
    };
    expect(await pagesOf('sessions', { limit: 0, sessions: 2 })).toEqual(whole.sessions.map(({ id }) => id));
    expect(await pagesOf('data', { limit: 2, sessions: 0 })).toEqual(whole.data.map(({ id }) => id));
    expect(whole.sessions).toHaveLength(5);
  });

  it('HIST-14 answers the messages of one session, oldest first, even when they came within one moment', async () => {
    const { body } = await say(product.url, who, 'one');
    for (const message of ['two', 'three', 'four'])
      await say(product.url, who, message, { sessionId: body.session_id });
    expect((await messages(body.session_id)).map(({ userMessage }) => userMessage)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
  });

  it('tells the id that the client gave to a message, so that every device knows it by that', async () => {
    const requestId = randomUUID();
    const { body } = await say(product.url, who, 'one', { requestId });
    const sessionId = body.session_id;
    expect(await messages(sessionId)).toMatchObject([{ id: body.chat_id, requestId }]);
    const noteId = randomUUID();
    const keep = () =>
      make(product.url, storeConfirmationMessage, { sessionId, message: '✅ Done', requestId: noteId }, who);
    const [first, ...others] = await Promise.all([keep(), keep(), keep()]);
    for (const other of others) expect([other.status, other.body.chat_id]).toEqual([200, first.body.chat_id]);
    expect(await messages(sessionId)).toMatchObject([{ requestId }, { requestId: noteId, message: '✅ Done' }]);
    expect((await history()).sessions).toMatchObject([{ messageCount: 2 }]);
  });

  it('replaces a failed answer by the next try of the same message, and nothing but that', async () => {
    const failed = await say(product.url, who, 'one');
    const sessionId = failed.body.session_id;
    const good = await say(product.url, who, 'two', { sessionId });
    const elsewhere = await say(product.url, who, 'three');
    const stranger = await say(product.url, (await newPerson(product)).identity, 'four');
    for (const { body } of [failed, elsewhere, stranger])
      await product.sql("update chat_records set status = 'failed' where id = $1", [body.chat_id]);
    for (const replaces of [good.body.chat_id, elsewhere.body.chat_id, stranger.body.chat_id, 'no-id'])
      expect((await say(product.url, who, 'five', { sessionId, replaces })).status).toBe(200);
    expect(await messages(sessionId)).toHaveLength(6);
    await say(product.url, who, 'one', { sessionId, replaces: failed.body.chat_id });
    const words = (await messages(sessionId)).map(({ userMessage }) => userMessage);
    expect(words).toEqual(['two', 'five', 'five', 'five', 'five', 'one']);
    expect((await history()).sessions[0]).toMatchObject({ id: sessionId, messageCount: 6, lastMessage: 'one' });
    const left = [elsewhere, stranger].map(({ body }) => body.chat_id);
    expect(await product.sql('select 1 from chat_records where id = any($1)', [left])).toHaveLength(2);
  });

  it('PLAN-35 shows a plan that an API client made for a conversation in that conversation', async () => {
    const { body } = await say(product.url, who, 'Write about bread');
    const sessionId = body.session_id;
    const plan = { workflowName: 'Bread', platforms: ['linkedin' as const], scheduledAt: '2026-11-16T08:00:00Z' };
    later();
    const asked = { ...plan, sessionId, originalMessage: 'Put that on Monday', input: 'Fresh bread!' };
    const made = (await make(product.url, createSchedulePlan, asked, who)).body;
    const silent = (await make(product.url, createSchedulePlan, { ...plan, sessionId }, who)).body;
    const records = await messages(sessionId);
    expect(records).toMatchObject([
      { id: body.chat_id },
      {
        userMessage: 'Put that on Monday',
        message: made.message,
        status: 'scheduling_plan',
        workflow_status: 'scheduling',
        outputs: [{ output_type: 'schedule_plan', planId: made.planId, planData: { sessionId, state: 'pending' } }],
      },
      { userMessage: '', outputs: [{ planId: silent.planId }] },
    ]);
    expect((await history()).sessions).toMatchObject([
      { id: sessionId, messageCount: 3, timestamp: '2026-11-14T08:01:00.001Z' },
    ]);
    // The plan is a part of what was said: it can be talked about.
    const next = await say(product.url, who, 'Move the bread post to Tuesday at 9am', { sessionId });
    expect(planOf(next)).toMatchObject({ workflowName: 'Bread', scheduledAtLocal: '2026-11-17T09:00' });
    await make(product.url, createSchedulePlan, plan, who);
    expect((await history()).sessions).toHaveLength(1);
  });

  it('loses no message of a session that several devices write to at once', async () => {
    const { body } = await say(product.url, who, 'one');
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => say(product.url, who, `more ${index}`, { sessionId: body.session_id })),
    );
    expect(await messages(body.session_id)).toHaveLength(9);
    expect((await history()).sessions).toMatchObject([{ messageCount: 9 }]);
  });

  it('HIST-17 deletes one chat and leaves what was scheduled in it', async () => {
    const { body } = await say(product.url, who, 'Schedule a post about bread on LinkedIn tomorrow at 9am');
    const plan = (body.outputs[0] as { planId: string }).planId;
    await make(product.url, confirmSchedulePlan, { planId: plan }, who);
    expect((await remove(body.session_id)).status).toBe(200);
    expect((await remove(body.session_id)).status).toBe(404);
    expect(await history()).toMatchObject({ data: [], sessions: [] });
    expect((await make(product.url, chatSessionMessages, { id: body.session_id }, who)).status).toBe(404);
    const rows = await product.sql('select 1 from scheduled_workflows where user_id = $1', [person.user.id]);
    expect(rows).toHaveLength(1);
  });

  it('HIST-07 lists a record without a session under its own id, and deletes it by that', async () => {
    const id = '5c1f7c58-0f4b-4f0a-9c0e-9d2f5f3f1a11';
    await product.sql(
      "insert into chat_sessions (id, user_id, title, last_message, message_count) values ($1, $2, 'Alone', 'Alone', 1)",
      [id, person.user.id],
    );
    await product.sql(
      "insert into chat_records (id, user_id, listed_under, user_message, message, outputs, status) values ($1, $2, $1, 'Alone', '', '[]', 'completed')",
      [id, person.user.id],
    );
    const { data, sessions } = await history();
    expect([data, sessions]).toMatchObject([[{ id, sessionId: null }], [{ id, title: 'Alone', messageCount: 1 }]]);
    expect(await messages(id)).toMatchObject([{ id }]);
    expect((await remove(id)).status).toBe(200);
    expect((await history()).data).toEqual([]);
  });

  it('HIST-19 deletes all chats of the caller and nobody else’s', async () => {
    const other = await newPerson(product);
    await say(product.url, other.identity, 'mine');
    await say(product.url, who, 'one');
    await say(product.url, who, 'two');
    expect((await make(product.url, deleteAllChats, {}, who)).body).toEqual({ success: true, deleted: 2 });
    expect(await history()).toMatchObject({ data: [], sessions: [] });
    expect((await make(product.url, chatHistory, {}, other.identity)).body.data).toHaveLength(1);
  });

  it('HIST-22 renames a session for API clients, and the name stays when messages come', async () => {
    const { body } = await say(product.url, who, 'one');
    const rename = (title: string) => make(product.url, updateChatSession, { sessionId: body.session_id, title }, who);
    expect((await rename(' Bread week ')).body.data).toMatchObject({ id: body.session_id, title: 'Bread week' });
    await say(product.url, who, 'two', { sessionId: body.session_id });
    expect((await history()).sessions).toMatchObject([{ title: 'Bread week' }]);
    expect((await rename('   ')).body).toMatchObject({ success: false, message: 'Failed to update chat name' });
  });

  it('HIST-25 cleans up sessions that never got an answer, once nobody is trying any more', async () => {
    const failed = await say(product.url, who, 'one');
    await say(product.url, who, 'two');
    await product.sql("update chat_records set status = 'failed' where id = $1", [failed.body.chat_id]);
    const cleanup = async () => (await make(product.url, cleanupIncompleteSessions, {}, who)).body.deleted;
    expect(await cleanup()).toBe(0);
    product.clock.now = new Date('2026-11-14T09:00:01Z');
    expect(await cleanup()).toBe(1);
    expect((await history()).sessions.map(({ title }) => title)).toEqual(['two']);
  });

  it('OUT-20 gives what the agents made in one exchange', async () => {
    const { body } = await say(product.url, who, 'Write about bread');
    expect((await make(product.url, chatResponse, { id: body.chat_id }, who)).body.data).toEqual({
      outputs: body.outputs,
      message: body.message,
      timestamp: '2026-11-14T08:00:00.000Z',
    });
    const plan = await say(product.url, who, 'Schedule a post about bread on LinkedIn tomorrow at 9am');
    expect((await make(product.url, chatResponse, { id: plan.body.chat_id }, who)).body.data.outputs).toEqual([]);
  });

  it('opens a session where the caller has none, and adds only to the caller’s own', async () => {
    const chosen = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const opened = await say(product.url, who, 'one', { sessionId: chosen, isNewSession: true });
    expect(opened.body.session_id).toBe(chosen);
    const again = await say(product.url, who, 'two', { sessionId: chosen, isNewSession: true });
    expect(again.body.session_id).toBe(chosen);
    const other = await newPerson(product);
    const theirs = await say(product.url, other.identity, 'hi', { sessionId: chosen, isNewSession: true });
    expect(theirs.status).toBe(200);
    expect(theirs.body.session_id).not.toBe(chosen);
    expect(await messages(chosen)).toHaveLength(2);
    for (const sessionId of [chosen, '7b0f6d0e-1111-4222-8333-444455556666', 'not-an-id'])
      expect((await say(product.url, other.identity, 'hi', { sessionId })).status).toBe(404);
    const unusable = await say(product.url, who, 'hi', { sessionId: 'not-an-id', isNewSession: true });
    expect([unusable.status, unusable.body.message]).toEqual([400, "The field 'sessionId' has to be an id."]);
  });

  it('lists one page of 5,000 records by its indexes and reads no more rows than it shows', async () => {
    const { user } = person;
    await product.sql(
      `with s as (
         insert into chat_sessions (id, user_id, title, last_message, message_count, updated_at)
         select gen_random_uuid(), $1, 'Chat', 'last', 10, now() - n * interval '1 hour' from generate_series(1, 500) n returning id, updated_at)
       insert into chat_records (user_id, listed_under, session_id, user_message, message, outputs, status, created_at)
       select $1, id, id, 'Write', 'Done', jsonb_build_array(jsonb_build_object('output_type', 'text', 'output', repeat('x', 2000), 'agent', 'A', 'timestamp', 1)), 'completed', updated_at - n * interval '1 minute'
       from s, generate_series(1, 10) n`,
      [user.id],
    );
    await product.sql('analyze chat_records, chat_sessions');
    const page = await history({ limit: 50, sessions: 50 });
    expect([page.data.length, page.sessions.length]).toEqual([50, 50]);
    const plans = await Promise.all(
      [
        'select * from chat_records where user_id = $1 order by created_at desc limit 50',
        'select * from chat_sessions where user_id = $1 order by updated_at desc, id limit 50',
      ].map((text) => product.sql<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${text}`, [user.id])),
    );
    for (const lines of plans) {
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan using chat_(records|sessions)_newest/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });
});
