import { expect, test } from 'vitest';
import { chatHistory, executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { answerOf, chatForTests, failure, planAnswer, planOf, setAnswer, textOutput } from '../chat-for-tests.ts';

const types = (state: { messages: { sender: string; type: string }[] }) =>
  state.messages.map(({ sender, type }) => `${sender} ${type}`);

function held() {
  let release: (answer: unknown) => void = () => {};
  const answer = new Promise((resolve) => {
    release = resolve;
  });
  return { answer, release };
}

test('a message is added first, then the placeholder, and the answer takes the place of the placeholder', async () => {
  const { chat, state, contents, on } = chatForTests();
  const { answer, release } = held();
  on(executeChatWorkflow, () => answer);
  const sent = chat.send('  Write a post  ');
  expect(contents()).toEqual(['Write a post', 'Processing your request...']);
  expect(types(state())).toEqual(['user text', 'assistant processing']);
  expect(state()).toMatchObject({ isLoading: true, inputValue: '' });
  release(answerOf({ outputs: [textOutput('A post')] }));
  await sent;
  expect(types(state())).toEqual(['user text', 'assistant workflow']);
  expect(state()).toMatchObject({ isLoading: false, activeChatId: 'chat-1' });
  expect(state().messages[1]).toMatchObject({ chatId: 'record-1', workflowStatus: null });
});

test('CHAT-11 a blank message is ignored: nothing is added, no call is made', async () => {
  const { chat, state, calls } = chatForTests();
  await chat.send(' \n\t ');
  expect(state().messages).toEqual([]);
  expect(calls).toEqual([]);
});

test('while one message runs, another is not sent', async () => {
  const { chat, called, on } = chatForTests();
  const { answer, release } = held();
  on(executeChatWorkflow, () => answer);
  const first = chat.send('One');
  await chat.send('Two');
  release(answerOf());
  await first;
  expect(called(executeChatWorkflow)).toHaveLength(1);
});

test('CHAT-27 the call carries the message, the conversation, whether it is new, and what was said so far', async () => {
  const { chat, called, answers } = chatForTests();
  answers(answerOf({ outputs: [textOutput('A post')] }));
  await chat.send('Write a post');
  await chat.send('Shorter');
  expect(called(executeChatWorkflow)).toMatchObject([
    { originalMessage: 'Write a post', sessionId: null, isNewSession: true, messageHistory: [] },
    {
      originalMessage: 'Shorter',
      sessionId: 'chat-1',
      isNewSession: false,
      messageHistory: [
        { sender: 'user', content: 'Write a post', timestamp: '2026-11-16T08:00:00.000Z' },
        { sender: 'assistant', content: 'Here you go.\n\nA post', timestamp: '2026-11-16T08:00:00.000Z' },
      ],
    },
  ]);
});

test('CHAT-15 a failed send leaves an error message: what the server said, or that it could not be reached', async () => {
  const { chat, state, on } = chatForTests();
  on(executeChatWorkflow, () => {
    throw failure(429, 'You have used all of today’s free workflows.');
  });
  await chat.send('One');
  expect(types(state())).toEqual(['user text', 'assistant error']);
  expect(state().messages[1]?.content).toBe('You have used all of today’s free workflows.');
  on(executeChatWorkflow, () => {
    throw new Error('');
  });
  await chat.send('Two');
  expect(state().messages.at(-1)).toMatchObject({ type: 'error', content: 'An error occurred' });
  on(executeChatWorkflow, () => answerOf({ status: 'failed', message: ' ' }));
  await chat.send('Three');
  expect(state().messages.at(-1)).toMatchObject({ type: 'error', content: 'An error occurred' });
});

test('PIC-381 what was declined is an answer and no failure: it can not be tried again', async () => {
  const { chat, state, answers } = chatForTests();
  answers(answerOf({ status: 'declined', message: 'I can’t make a photograph: add one of your own.' }));
  await chat.send('A photo of our bakery');
  expect(types(state())).toEqual(['user text', 'assistant workflow']);
  expect(state().messages[1]?.content).toBe('I can’t make a photograph: add one of your own.');
});

test('PLAN-42 an answer that promises plans and holds none says what could not be created', async () => {
  const { chat, state, answers } = chatForTests();
  answers(answerOf({ status: 'scheduling_plan' }));
  await chat.send('One');
  expect(state().messages.at(-1)).toMatchObject({ type: 'error', content: 'Failed to create scheduling plan' });
  answers(answerOf({ status: 'multiple_scheduling_plan' }));
  await chat.send('Two');
  expect(state().messages.at(-1)).toMatchObject({ type: 'error', content: 'Failed to create multiple schedule plans' });
});

test('PLAN-06 a message with plans carries their workflowData', async () => {
  const { chat, state, answers } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan it');
  expect(state().messages.at(-1)).toMatchObject({ workflowStatus: 'scheduling' });
  expect(state().messages.at(-1)?.workflowData).toEqual({
    type: 'schedule_plan',
    planId: 'plan-1',
    planData: planOf(),
    isMultipleSchedule: false,
    multipleIndex: 0,
    totalMultiple: 1,
    allPlans: [planOf()],
    isConfirmed: false,
    isHistorical: false,
  });
  const plans = [planOf({ planId: 'a', isPartOfMultiple: true }), planOf({ planId: 'b', isPartOfMultiple: true })];
  answers(setAnswer(plans));
  await chat.send('Plan two');
  expect(state().messages.at(-1)).toMatchObject({
    workflowStatus: 'multiple_scheduling',
    workflowData: { planId: 'a', isMultipleSchedule: true, totalMultiple: 2, allPlans: plans },
  });
});

test('PLAN-12 new plans are held as pending', async () => {
  const { chat, state, answers } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan it');
  expect(state().pendingSchedulePlans).toEqual([planOf()]);
});

test('a stopped answer keeps what was written, and can be asked for again under the same id', async () => {
  const { chat, state, called, on, answers } = chatForTests();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode('event: text\ndata: {"agent":"Assistant","delta":"Half a"}\n\n')),
  });
  on(executeChatWorkflow, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  const sent = chat.send('Write');
  await new Promise<void>((resolve) => {
    chat.live.subscribe(({ texts }) => texts.length > 0 && resolve());
  });
  chat.stop();
  await sent;
  expect(state().messages.at(-1)).toMatchObject({ content: 'Half a', wasStopped: true });
  expect(state().isLoading).toBe(false);
  answers(answerOf());
  await chat.retry(state().messages.at(-1)?.id ?? '');
  const [first, second] = called(executeChatWorkflow);
  expect(second?.requestId).toBe(first?.requestId);
  expect(types(state())).toEqual(['user text', 'assistant workflow']);
});

/** An answer that arrives event by event. */
function streamed(events: [event: string, data: object][]): Response {
  const lines = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return new Response(lines.join(''), { headers: { 'content-type': 'text/event-stream' } });
}

test('CHAT-70 while an answer is made, the assistant’s steps are known one by one, until it writes', async () => {
  const { chat, on } = chatForTests();
  const answer = streamed([
    ['step', { message: 'Reading your plan…' }],
    ['step', { message: 'Drawing…' }],
    ['step', { message: 'Drawing…' }],
    ['step', { note: 'of another shape' }],
    ['text', { agent: 'Assistant', delta: 'Moved' }],
    ['text', { agent: 'Assistant', delta: ' it.' }],
    ['done', { success: true, ...answerOf() }],
  ]);
  on(executeChatWorkflow, () => answer);
  const seen: unknown[] = [];
  chat.live.subscribe(({ doneSteps, step }) => seen.push([...doneSteps, step]));
  await chat.send('Move the last one to Sunday');
  expect(seen.filter((each, at) => JSON.stringify(each) !== JSON.stringify(seen[at - 1]))).toEqual([
    ['Reading your plan…'],
    ['Reading your plan…', 'Drawing…'],
    ['Reading your plan…', 'Drawing…', null],
    [null],
  ]);
});

test('what is written after a step is a paragraph of its own', async () => {
  const { chat, on } = chatForTests();
  const answer = streamed([
    ['text', { agent: 'Assistant', delta: 'Let me look.' }],
    ['step', { message: 'Reading your plans…' }],
    ['text', { agent: 'Assistant', delta: 'It is' }],
    ['text', { agent: 'Assistant', delta: ' moved.' }],
    ['done', { success: true, ...answerOf() }],
  ]);
  on(executeChatWorkflow, () => answer);
  const seen = new Set<string | undefined>();
  chat.live.subscribe(({ texts }) => seen.add(texts[0]?.text));
  await chat.send('Move it');
  expect(seen).toContain('Let me look.\n\nIt is moved.');
});

test('a stream that breaks off says so, and nothing is doubled when it is tried again', async () => {
  const { chat, state, contents, on, answers } = chatForTests();
  on(
    executeChatWorkflow,
    () =>
      new Response('event: text\ndata: {"agent":"Assistant","delta":"Half"}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  await chat.send('Write');
  expect(contents()).toEqual(['Write', 'Network error: The connection was lost before the answer was complete.']);
  answers(answerOf({ message: 'Done' }));
  await chat.retry(state().messages.at(-1)?.id ?? '');
  expect(contents()).toEqual(['Write', 'Done']);
});

test('an answer that was a failure is asked for anew', async () => {
  const { chat, state, called, answers } = chatForTests();
  answers(answerOf({ status: 'failed', message: 'The model is away' }));
  await chat.send('Write');
  await chat.retry(state().messages.at(-1)?.id ?? '');
  expect(new Set(called(executeChatWorkflow).map(({ requestId }) => requestId)).size).toBe(2);
});

test('a streamed failure is the error that the server tells', async () => {
  const { chat, contents, on } = chatForTests();
  on(
    executeChatWorkflow,
    () =>
      new Response('event: failed\ndata: {"success":false,"code":"UNAVAILABLE","message":"Later, please"}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  await chat.send('Write');
  expect(contents()).toEqual(['Write', 'Later, please']);
});

test('another version asks the same again, as the next variant', async () => {
  const { chat, state, called, answers } = chatForTests();
  answers(answerOf());
  await chat.send('Write');
  await chat.askForAnotherVersion(state().messages.at(-1)?.id ?? '');
  await chat.askForAnotherVersion(state().messages.at(-1)?.id ?? '');
  expect(called(executeChatWorkflow).map(({ originalMessage, variant }) => [originalMessage, variant])).toEqual([
    ['Write', 0],
    ['Write', 1],
    ['Write', 2],
  ]);
  expect(new Set(called(executeChatWorkflow).map(({ requestId }) => requestId)).size).toBe(3);
});

test('an answer that arrives after the user went elsewhere does not appear there', async () => {
  const { chat, state, on } = chatForTests();
  const { answer, release } = held();
  on(executeChatWorkflow, () => answer);
  const sent = chat.send('One');
  chat.newChat();
  expect(state()).toMatchObject({ isLoading: false, messages: [] });
  release(answerOf());
  await sent;
  expect(state()).toMatchObject({ activeChatId: null, messages: [] });
});

test('the list shows a new conversation at once: title of 30 characters, preview of 50, newest first', async () => {
  const { chat, state, answers, world, on } = chatForTests();
  on(chatHistory, () => new Promise(() => {}));
  const long = 'Write a friendly post about our new bakery in Leeds, please, and soon';
  answers(answerOf());
  await chat.send('Old one');
  chat.newChat();
  world.now += 60_000;
  answers(answerOf({ session_id: 'chat-2' }));
  await chat.send(long);
  expect(state().chatSessions.map(({ id, title, lastMessage }) => [id, title, lastMessage])).toEqual([
    ['chat-2', long.slice(0, 30).trim(), long.slice(0, 50).trim()],
    ['chat-1', 'Old one', 'Old one'],
  ]);
});

test('a conversation that was deleted elsewhere goes on as a new one when the message is tried again', async () => {
  const { chat, state, answers, called } = chatForTests();
  answers(answerOf({ outputs: [textOutput('A post')] }));
  await chat.send('One');
  answers(Promise.reject(failure(404, 'Conversation not found')));
  await chat.send('Two');
  expect(state().messages.map(({ content }) => content)).toContain('Conversation not found');
  answers(answerOf({ session_id: 'chat-2' }));
  await chat.retry(state().messages.at(-1)?.id ?? '');
  expect(called(executeChatWorkflow).at(-1)).toMatchObject({
    originalMessage: 'Two',
    sessionId: null,
    isNewSession: true,
  });
  expect(state()).toMatchObject({ activeChatId: 'chat-2' });
  expect(state().chatSessions.map(({ id }) => id)).toEqual(['chat-2']);
});

test('the conversation that was just used heads the list, however wrong this browser’s clock is', async () => {
  const { chat, state, answers, on, world } = chatForTests();
  const other = { id: 'other', title: 'Other', lastMessage: '', messageCount: 1 };
  on(chatHistory, () => ({ data: [], sessions: [{ ...other, timestamp: new Date(world.now).toISOString() }] }));
  await chat.refreshHistory();
  world.now -= 2 * 86_400_000;
  world.isSignedIn = true;
  on(chatHistory, () => Promise.reject(failure(null)));
  answers(answerOf());
  await chat.send('One');
  expect(state().chatSessions.map(({ id }) => id)).toEqual(['chat-1', 'other']);
});
