import { expect, test } from 'vitest';
import type { Call } from '../../../../domain/api/call.ts';
import * as calls from '../../../../domain/api/chat.ts';
import { confirmSchedulePlan } from '../../../../domain/api/schedule/plans.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import {
  answerOf,
  chatForTests,
  failure,
  MORNING,
  planAnswer,
  planOf,
  setAnswer,
  textOutput,
} from '../chat-for-tests.ts';
import type { Chat } from './chat.ts';

const conversation = (id: string, minutes: number, title = id) => ({
  id,
  title,
  timestamp: new Date(MORNING + minutes * 60_000).toISOString(),
  lastMessage: title,
  messageCount: 1,
});
const record = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  kind: 'exchange',
  sessionId: 'chat-1',
  userMessage: `Question ${id}`,
  message: `Answer ${id}`,
  timestamp: '2026-11-16T08:00:00.000Z',
  outputs: [],
  status: 'completed',
  workflow_status: null,
  ...change,
});

test('HIST-12 a new chat resets messages, active chat, input and error', async () => {
  const { chat, state, answers } = chatForTests();
  answers(answerOf());
  await chat.send('One');
  chat.setInput('half a thought');
  chat.store.setState({ error: 'Oh' });
  chat.newChat();
  expect(state()).toMatchObject({ messages: [], activeChatId: null, inputValue: '', error: null });
});

test('HIST-13 loading a session takes its own records, by time', async () => {
  const { chat, contents, state, on } = chatForTests();
  const late = { timestamp: '2026-11-16T09:00:00.000Z' };
  on(calls.chatSessionMessages, () => ({
    data: [record('b', late), record('a'), record('other', { sessionId: 'chat-2' })],
  }));
  await chat.openConversation('chat-1');
  expect(contents()).toEqual(['Question a', 'Answer a', 'Question b', 'Answer b']);
  expect(state()).toMatchObject({ activeChatId: 'chat-1', isLoadingConversation: false });
});

test('HIST-05 the outputs of a record may be a list or a JSON string', async () => {
  const { chat, state, on } = chatForTests();
  on(calls.chatSessionMessages, () => ({
    data: [
      record('a', { outputs: [textOutput('as a list')] }),
      record('b', { outputs: JSON.stringify([textOutput('as text')]) }),
      record('c', { outputs: '{broken' }),
    ],
  }));
  await chat.openConversation('chat-1');
  const outputs = state().messages.flatMap(({ workflowResponse }) =>
    workflowResponse ? [workflowResponse.outputs] : [],
  );
  expect(outputs).toEqual([[textOutput('as a list')], [textOutput('as text')], []]);
});

test('older records may call the question message or input, and have no session of their own', async () => {
  const { chat, contents, on } = chatForTests();
  const old = { sessionId: null, userMessage: undefined };
  on(calls.chatSessionMessages, () => ({ data: [record('chat-1', { ...old, message: 'By message' })] }));
  await chat.openConversation('chat-1');
  expect(contents()[0]).toBe('By message');
  on(calls.chatSessionMessages, () => ({ data: [record('chat-1', { ...old, input: 'By input', message: 'Reply' })] }));
  await chat.openConversation('chat-1');
  expect(contents()).toEqual(['By input', 'Reply']);
});

test('HIST-15 unconfirmed plans of the history are pending again, with session and message', async () => {
  const { chat, state, on } = chatForTests();
  const bare = planOf({ sessionId: null, originalMessage: '' });
  const done = planOf({ planId: 'done', isConfirmed: true, state: 'confirmed' });
  const gone = planOf({ planId: 'gone', state: 'rejected' });
  on(calls.chatSessionMessages, () => ({
    data: [bare, done, gone].map((plan) =>
      record(plan.planId, { status: 'scheduling_plan', outputs: planAnswer(plan).outputs }),
    ),
  }));
  await chat.openConversation('chat-1');
  expect(state().pendingSchedulePlans).toMatchObject([
    { planId: 'plan-1', sessionId: 'chat-1', originalMessage: 'Question plan-1' },
  ]);
  expect(state().messages[1]?.workflowData?.isHistorical).toBe(true);
});

test('HIST-16 single plans that a set of the session shows are left out in its favour; others stay', async () => {
  const { chat, state, on } = chatForTests();
  const [a, b] = ['a', 'b'].map((planId) => planOf({ planId, isPartOfMultiple: true }));
  if (!a || !b) throw new Error('two plans');
  on(calls.chatSessionMessages, () => ({
    data: [
      record('single', { userMessage: '', message: '', status: 'scheduling_plan', outputs: planAnswer(a).outputs }),
      record('set', { status: 'multiple_scheduling_plan', outputs: setAnswer([a, b]).outputs }),
      record('alone', { status: 'scheduling_plan', outputs: planAnswer(planOf()).outputs }),
    ],
  }));
  await chat.openConversation('chat-1');
  const shown = state().messages.flatMap(({ workflowData }) => (workflowData ? [workflowData.allPlans.length] : []));
  expect(shown).toEqual([2, 1]);
});

test('confirmations that were kept are shown as notes', async () => {
  const { chat, state, on } = chatForTests();
  const note = { kind: 'confirmation', userMessage: '', message: '✅ Scheduled', status: 'scheduled' };
  on(calls.chatSessionMessages, () => ({ data: [record('a'), record('n', note)] }));
  await chat.openConversation('chat-1');
  expect(state().messages.at(-1)).toMatchObject({ sender: 'system', type: 'text', content: '✅ Scheduled' });
});

test('HIST-24 a refresh that nobody forced is skipped within 5000 ms of the last one', async () => {
  const { chat, called, world } = chatForTests();
  await chat.refreshHistory();
  world.now += 4_999;
  await chat.refreshHistory();
  expect(called(calls.chatHistory)).toHaveLength(1);
  await chat.refreshHistory({ isForced: true });
  expect(called(calls.chatHistory)).toHaveLength(2);
  world.now += 5_000;
  await chat.refreshHistory();
  expect(called(calls.chatHistory)).toHaveLength(3);
});

test('the list asks for conversations alone, never for their records', async () => {
  const { chat, called } = chatForTests();
  await chat.refreshHistory();
  expect(called(calls.chatHistory)).toEqual([{ limit: 0, sessions: 100 }]);
});

test('HIST-08 sessions are sorted newest first', async () => {
  const { chat, state, on } = chatForTests();
  on(calls.chatHistory, () => ({
    data: [],
    sessions: [conversation('old', 0), conversation('new', 9), conversation('mid', 5)],
  }));
  await chat.refreshHistory();
  expect(state().chatSessions.map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
});

test('HIST-23 history is fetched only when signed in; otherwise the list is emptied', async () => {
  const { chat, state, on, world, called } = chatForTests();
  on(calls.chatHistory, () => ({ data: [], sessions: [conversation('chat-1', 0)] }));
  await chat.refreshHistory();
  expect(state().chatSessions).toHaveLength(1);
  world.isSignedIn = false;
  await chat.refreshHistory({ isForced: true });
  expect(state().chatSessions).toEqual([]);
  expect(called(calls.chatHistory)).toHaveLength(1);
});

test('HIST-21 a new name stays in this browser, is not sent, and survives every refresh', async () => {
  const { chat, state, on, stored, called } = chatForTests();
  on(calls.chatHistory, () => ({ data: [], sessions: [conversation('chat-1', 0, 'Server title')] }));
  await chat.refreshHistory();
  chat.beginRename('chat-1');
  expect(state()).toMatchObject({ editingSessionId: 'chat-1', sessionNameInput: 'Server title' });
  chat.changeName('  My name ');
  chat.saveName();
  await chat.refreshHistory({ isForced: true });
  expect(state().chatSessions).toMatchObject([{ title: 'Server title', renamed: 'My name' }]);
  expect(stored.get('chat-storage')).toContain('My name');
  expect(called(calls.updateChatSession)).toEqual([]);
});

test('HIST-33 a name that can’t be kept says so, and the old one stays', async () => {
  const { chat, state, on, told, world } = chatForTests();
  on(calls.chatHistory, () => ({ data: [], sessions: [conversation('chat-1', 0)] }));
  await chat.refreshHistory();
  chat.beginRename('chat-1');
  chat.changeName('   ');
  chat.saveName();
  world.refusesToWrite = true;
  chat.beginRename('chat-1');
  chat.changeName('Kept nowhere');
  chat.saveName();
  expect(told).toEqual(['Failed to update chat name', 'Failed to update chat name']);
  expect(state().chatSessions[0]?.renamed).toBeUndefined();
});

test('HIST-18 deleting the active session starts a new chat; deleting another leaves it alone', async () => {
  const { chat, state, on, answers } = chatForTests();
  on(calls.chatHistory, () => ({ data: [], sessions: [conversation('chat-1', 0), conversation('chat-2', 1)] }));
  answers(answerOf());
  await chat.send('One');
  await chat.refreshHistory({ isForced: true });
  await chat.deleteConversation('chat-2');
  expect(state().activeChatId).toBe('chat-1');
  await chat.deleteConversation('chat-1');
  expect(state()).toMatchObject({ activeChatId: null, messages: [], chatSessions: [] });
});

test('HIST-20 clearing all empties sessions, messages, active chat and confirmed plans', async () => {
  const { chat, state, answers } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan');
  await chat.approve('plan-1');
  await chat.clearAll();
  expect(state()).toMatchObject({ chatSessions: [], messages: [], activeChatId: null, confirmedPlans: [] });
});

/** What is told when a call fails while something is done. */
async function toldWhenFailing(
  call: Call,
  status: number | null,
  act: (chat: Chat) => Promise<void>,
): Promise<string[]> {
  const { chat, state, on, told } = chatForTests();
  on(call, () => {
    throw failure(status);
  });
  await act(chat);
  expect(state().error).toBe(told.at(-1));
  return told;
}

test('HIST-28 a failed load of a session’s messages is told', async () => {
  const told = await toldWhenFailing(calls.chatSessionMessages, 500, (chat) => chat.openConversation('chat-1'));
  expect(told).toEqual(['Failed to load chat session messages']);
});

test('HIST-29 a session that is not there is told', async () => {
  const told = await toldWhenFailing(calls.chatSessionMessages, 404, (chat) => chat.openConversation('chat-1'));
  expect(told).toEqual(['Failed to load chat session']);
});

test('HIST-30 a failed delete is told', async () => {
  const told = await toldWhenFailing(calls.deleteChat, 500, (chat) => chat.deleteConversation('chat-1'));
  expect(told).toEqual(['Failed to delete chat session']);
});

test('HIST-31 a failed clear is told', async () => {
  const told = await toldWhenFailing(calls.deleteAllChats, 500, (chat) => chat.clearAll());
  expect(told).toEqual(['Failed to clear all chat history']);
});

test('HIST-32 a failed list fetch is told', async () => {
  const told = await toldWhenFailing(calls.chatHistory, null, (chat) => chat.refreshHistory());
  expect(told).toEqual(['Failed to fetch chat sessions']);
});

test('ACC-18 an account that turns out to be leaving is told by its page alone, not as a failed list', async () => {
  const { chat, on, told } = chatForTests();
  on(calls.chatHistory, () => {
    throw new ApiError('This account is going to be deleted.', { status: 403, code: 'ACCOUNT_LEAVING' });
  });
  await chat.refreshHistory();
  expect(told).toEqual([]);
});

test('cleaning up runs at the start and on a new chat, and a failure is only warned of', async () => {
  const { chat, on, told, warned, called } = chatForTests();
  on(calls.cleanupIncompleteSessions, () => {
    throw failure(500);
  });
  await chat.start();
  chat.newChat();
  await new Promise((resolve) => setImmediate(resolve));
  expect(called(calls.cleanupIncompleteSessions)).toHaveLength(2);
  expect(warned).toHaveLength(2);
  expect(told).toEqual([]);
});

test('HIST-26 chat-storage keeps exactly six parts', async () => {
  const { chat, answers, stored, storage } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan');
  storage.flush();
  expect(Object.keys(JSON.parse(stored.get('chat-storage') ?? '{}').state).sort()).toEqual(
    ['activeChatId', 'chatSessions', 'confirmedPlans', 'inputValue', 'messages', 'pendingSchedulePlans'].sort(),
  );
});

test('a page that opens again shows what was kept; an answer that was under way is marked as interrupted', async () => {
  const first = chatForTests();
  first.on(calls.executeChatWorkflow, () => new Promise(() => {}));
  void first.chat.send('One');
  first.chat.setInput('Next');
  first.storage.flush();
  const second = chatForTests({ stored: first.stored });
  expect(second.state()).toMatchObject({ inputValue: 'Next', isLoading: false });
  expect(second.state().messages.map(({ type }) => type)).toEqual(['text', 'error']);
});

test('storage that holds something else is ignored', () => {
  const stored = new Map([['chat-storage', JSON.stringify({ state: { messages: 'none' }, version: 0 })]]);
  expect(chatForTests({ stored }).state().messages).toEqual([]);
  expect(chatForTests({ stored: new Map([['chat-storage', '{']]) }).state().messages).toEqual([]);
});

test('on a page that opens again the server’s state of the conversation wins, and a lost question stays', async () => {
  const { chat, contents, called, on, answers } = chatForTests();
  answers(answerOf());
  await chat.send('One');
  on(calls.executeChatWorkflow, () => {
    throw failure(null);
  });
  await chat.send('Two');
  const [one, two] = called(calls.executeChatWorkflow).map(({ requestId }) => ({ requestId }));
  on(calls.chatSessionMessages, () => ({
    data: [record('a', { ...one, userMessage: 'One', message: 'From the server' })],
  }));
  await chat.syncActiveChat();
  expect(contents()).toEqual(['One', 'From the server', 'Two', 'Network error: No response received from server']);
  on(calls.chatSessionMessages, () => ({
    data: [
      record('a', { ...one, userMessage: 'One' }),
      record('b', { ...two, userMessage: 'Two', message: 'It did arrive' }),
    ],
  }));
  await chat.syncActiveChat();
  expect(contents()).toEqual(['One', 'Answer a', 'Two', 'It did arrive']);
});

test('what went wrong with a plan stays told when the conversation is brought up to date', async () => {
  const { chat, contents, on, answers } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan');
  on(confirmSchedulePlan, () => {
    throw failure(409, 'Too late');
  });
  on(calls.chatSessionMessages, () => ({
    data: [
      record('record-1', {
        userMessage: 'Plan',
        status: 'scheduling_plan',
        outputs: planAnswer(planOf({ state: 'rejected' })).outputs,
      }),
    ],
  }));
  await chat.approve('plan-1');
  await chat.syncActiveChat();
  expect(contents()).toEqual(['Plan', 'Answer record-1', 'Too late']);
});

test('forgetting leaves nothing on the page or in the browser, and ends what runs', async () => {
  const { chat, state, stored, storage, answers, on } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan');
  storage.flush();
  on(calls.executeChatWorkflow, () => new Promise(() => {}));
  const running = chat.send('Another');
  chat.forget();
  await running;
  storage.flush();
  expect(stored.size).toBe(0);
  expect(state()).toMatchObject({ messages: [], chatSessions: [], pendingSchedulePlans: [], activeChatId: null });
});

test('an answer for somebody who has logged out meanwhile leaves nothing behind', async () => {
  const { chat, state, stored, storage, answers, on, told } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan');
  const [list, approval] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  on(calls.chatHistory, () => list.promise);
  on(confirmSchedulePlan, () => approval.promise);
  void chat.refreshHistory({ isForced: true });
  void chat.approve('plan-1');
  chat.forget();
  list.resolve({ data: [], sessions: [conversation('chat-1', 0, 'Theirs')] });
  approval.reject(failure(401, 'Please sign in'));
  await new Promise((resolve) => setImmediate(resolve));
  storage.flush();
  expect(stored.size).toBe(0);
  expect(state()).toMatchObject({ messages: [], chatSessions: [], confirmedPlans: [] });
  expect(told).toEqual([]);
});

test('older conversations are fetched from where the list ends', async () => {
  const { chat, state, on, called } = chatForTests();
  const page = Array.from({ length: 100 }, (_, index) => conversation(`s${index}`, -index));
  on(calls.chatHistory, ({ before }) => ({ data: [], sessions: before ? [conversation('older', -500)] : page }));
  await chat.refreshHistory();
  expect(state().hasOlderConversations).toBe(true);
  await chat.loadOlderConversations();
  const { id: beforeId, timestamp: before } = conversation('s99', -99);
  expect(called(calls.chatHistory)[1]).toMatchObject({ before, beforeId });
  expect(state()).toMatchObject({ hasOlderConversations: false });
  expect(state().chatSessions.at(-1)?.id).toBe('older');
});

/** So many conversations, one a minute, the newest first. */
const pageOf = (count: number, newest: number) =>
  Array.from({ length: count }, (_, index) => conversation(`chat-${newest - index}`, newest - index));

test('HIST-21 a name given to a conversation far down the list survives a refresh of its head, and so does the list', async () => {
  const { chat, state, on } = chatForTests();
  on(calls.chatHistory, ({ before }) => ({ data: [], sessions: before ? pageOf(50, 100) : pageOf(100, 200) }));
  await chat.refreshHistory({ isForced: true });
  await chat.loadOlderConversations();
  chat.beginRename('chat-60');
  chat.changeName('My name');
  chat.saveName();
  await chat.refreshHistory({ isForced: true });
  expect(state().chatSessions).toHaveLength(150);
  expect(state().chatSessions.find(({ id }) => id === 'chat-60')).toMatchObject({ renamed: 'My name' });
});

test('a refresh that has nothing in common with the list starts it anew, so that no gap is left in it', async () => {
  const { chat, state, on } = chatForTests();
  on(calls.chatHistory, () => ({ data: [], sessions: pageOf(100, 100) }));
  await chat.refreshHistory({ isForced: true });
  on(calls.chatHistory, () => ({ data: [], sessions: pageOf(100, 900) }));
  await chat.refreshHistory({ isForced: true });
  expect(state().chatSessions).toHaveLength(100);
});

test('HIST-21 a name given in another tab is taken over, and one given here is told to the others', async () => {
  const { chat, state, on, shared } = chatForTests();
  on(calls.chatHistory, () => ({ data: [], sessions: [conversation('chat-1', 0), conversation('chat-2', 1)] }));
  await chat.refreshHistory();
  chat.takeName('chat-1', 'Named elsewhere');
  expect(state().chatSessions.find(({ id }) => id === 'chat-1')).toMatchObject({ renamed: 'Named elsewhere' });
  chat.beginRename('chat-2');
  chat.changeName('Named here');
  chat.saveName();
  expect(shared).toEqual([['chat-2', 'Named here']]);
});

test('HIST-24 a clock that was set back does not stop the refreshes', async () => {
  const { chat, world, called } = chatForTests();
  await chat.refreshHistory();
  world.now -= 3_600_000;
  await chat.refreshHistory();
  expect(called(calls.chatHistory)).toHaveLength(2);
});

test('SHELL-02 a search fetches the names of all conversations, a thousand at a time', async () => {
  const { chat, state, on, called } = chatForTests();
  on(calls.chatHistory, ({ before, sessions }) => {
    if (!before) return { data: [], sessions: pageOf(100, 2_000) };
    return {
      data: [],
      sessions: called(calls.chatHistory).length === 2 ? pageOf(Number(sessions), 1_900) : pageOf(7, 900),
    };
  });
  await chat.refreshHistory();
  await Promise.all([chat.loadAllConversations(), chat.loadAllConversations()]);
  expect(state().chatSessions).toHaveLength(1_107);
  expect(state().hasOlderConversations).toBe(false);
  expect(called(calls.chatHistory)).toHaveLength(3);
});

test('whoever comes back to the page sees what other tabs did meanwhile, at most every five seconds', async () => {
  const { chat, state, on, answers, world, called } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan it');
  const approved = planAnswer(planOf({ state: 'confirmed', isConfirmed: true }));
  on(calls.chatSessionMessages, () => ({ data: [record('record-1', { outputs: approved.outputs })] }));
  await chat.comeBack();
  expect(called(calls.chatSessionMessages)).toHaveLength(0);
  world.now += 5_000;
  await chat.comeBack();
  expect(state().messages.at(-1)?.workflowData?.planData.state).toBe('confirmed');
});

test('HIST-24 whoever goes and comes back within five seconds of the last refresh gets one more when they are over', async () => {
  const { chat, pass, called } = chatForTests();
  await chat.refreshHistory();
  for (let visit = 0; visit < 8; visit++) await chat.comeBack();
  expect(called(calls.chatHistory)).toHaveLength(1);
  pass(4_999);
  expect(called(calls.chatHistory)).toHaveLength(1);
  pass(1);
  expect(called(calls.chatHistory)).toHaveLength(2);
  pass(60_000);
  expect(called(calls.chatHistory)).toHaveLength(2);
});

test('a decision made while the conversation is brought up to date is not undone by it', async () => {
  const { chat, state, on, answers } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan it');
  const old = { data: [record('record-1', { outputs: planAnswer(planOf()).outputs })] };
  on(calls.chatSessionMessages, async () => {
    await chat.reject('plan-1');
    return old;
  });
  await chat.syncActiveChat();
  expect(state().messages.find(({ workflowData }) => workflowData)?.workflowData?.planData.state).toBe('rejected');
});

test('what changed elsewhere is looked at at once, but not in the middle of an answer', async () => {
  const { chat, state, on, answers, called } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan it');
  const { outputs } = planAnswer(planOf({ state: 'confirmed', isConfirmed: true }));
  const requestId = state().messages[0]?.id;
  on(calls.chatSessionMessages, () => ({ data: [record('record-1', { requestId, outputs })] }));
  chat.store.setState({ isLoading: true });
  await chat.lookAgain();
  expect(called(calls.chatSessionMessages)).toHaveLength(0);
  chat.store.setState({ isLoading: false });
  const lists = called(calls.chatHistory).length;
  const ids = state().messages.map(({ id }) => id);
  await chat.lookAgain();
  expect(state().messages.map(({ id }) => id)).toEqual(ids);
  expect(state().messages.at(-1)?.workflowData?.planData.state).toBe('confirmed');
  expect(called(calls.chatHistory)).toHaveLength(lists + 1);
});
