import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../domain/api/catalogue.ts';
import * as chat from '../../../domain/api/chat.ts';
import * as plans from '../../../domain/api/schedule/plans.ts';
import { planOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const AHEAD = '2027-01-31T09:00:00Z';

/** Every call of the chat and of plans that takes somebody's id, with that id in it. */
const CALLS_WITH_IDS = (ids: { session: string; record: string; plan: string }) =>
  [
    [chat.executeChatWorkflow, { originalMessage: 'hi', sessionId: ids.session, isNewSession: false }],
    [chat.chatSessionMessages, { id: ids.session }],
    [chat.chatResponse, { id: ids.record }],
    [chat.updateChatSession, { sessionId: ids.session, title: 'Mine now' }],
    [chat.deleteChat, { id: ids.session }],
    [chat.deleteChat, { id: ids.record }],
    [plans.createSchedulePlan, { workflowName: 'Mine', scheduledAt: AHEAD, sessionId: ids.session }],
    [plans.confirmSchedulePlan, { planId: ids.plan }],
    [plans.cancelSchedulePlan, { planId: ids.plan }],
    [plans.updateScheduleConfirmationStatus, { sessionId: ids.session }],
    [plans.storeConfirmationMessage, { sessionId: ids.session, message: 'Mine' }],
    [plans.chatScheduleWorkflow, { schedule: { workflowName: 'Mine', scheduledAt: AHEAD }, sessionId: ids.session }],
  ] as const;

describe('somebody’s chats and plans', () => {
  let product: TestProduct;
  let owner: Person;
  let stranger: Person;
  let ids: { session: string; record: string; plan: string };
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
    product.clock.now = new Date('2026-11-14T08:00:00Z');
    owner = await newPerson(product);
    stranger = await newPerson(product);
    const reply = await say(product.url, owner.identity, 'Schedule a post about bread on LinkedIn tomorrow at 9am');
    ids = { session: reply.body.session_id, record: reply.body.chat_id, plan: planOf(reply).planId };
  });
  afterAll(() => product.stop());

  const everything = () =>
    Promise.all(
      ['chat_sessions', 'chat_records', 'schedule_plans', 'scheduled_workflows', 'series'].map((table) =>
        product.sql(`select * from ${table} order by id`),
      ),
    );

  it('are to others exactly like what does not exist, and stay as they are', async () => {
    const before = await everything();
    const unknown = { session: randomUUID(), record: randomUUID(), plan: randomUUID() };
    const malformed = { session: 'x', record: "' or true --", plan: '%00' };
    const [foreign, missing, broken] = await Promise.all(
      [ids, unknown, malformed].map((some) =>
        Promise.all(
          CALLS_WITH_IDS(some).map(async ([call, input]) => {
            const { status, body } = await make(product.url, call, input as never, stranger.identity);
            return { call: `${call.method} ${call.path}`, status, code: body.code, message: body.message };
          }),
        ),
      ),
    );
    expect(foreign?.map(({ status }) => status)).toEqual(foreign?.map(() => 404));
    expect(foreign).toEqual(missing);
    expect(foreign).toEqual(broken);
    expect(await everything()).toEqual(before);
  });

  it('take a user id from no body: the session alone says who asks', async () => {
    const input = { originalMessage: 'Write about bread', userId: owner.user.id, user_id: owner.user.id };
    const { body } = await make(product.url, chat.executeChatWorkflow, input, stranger.identity);
    const rows = await product.sql('select user_id from chat_records where id = $1', [body.chat_id]);
    expect(rows).toEqual([{ user_id: stranger.user.id }]);
  });

  it('need a session, on every call', async () => {
    const calls = Object.values(CATALOGUE)
      .flat()
      .filter(({ access }) => access !== 'anyone');
    expect(calls.length).toBeGreaterThan(15);
    for (const call of calls)
      for (const who of [
        {},
        { sessionId: owner.session.id },
        { sessionId: owner.session.id, userId: stranger.user.id },
      ]) {
        const { status, body } = await make(product.url, call, { id: randomUUID() } as never, who);
        expect([call.path, status, body.code]).toEqual([call.path, 401, 'NOT_SIGNED_IN']);
      }
  });
});
