import { describe, expect, test } from 'vitest';
import { chatHistory, chatSessionMessages, executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { confirmSchedulePlan, storeConfirmationMessage } from '../../../../domain/api/schedule/plans.ts';
import { answerOf, approval, chatForTests, failure, planAnswer, planOf, textOutput } from '../chat-for-tests.ts';
import { INTERRUPTED } from './chat-state.ts';

/** A chat whose server keeps what it is asked, as the real one does. */
function withServer(stored = new Map<string, string>(), records: Record<string, unknown>[] = []) {
  const here = chatForTests({ stored });
  const keep = (record: Record<string, unknown>) => {
    const timestamp = new Date(here.world.now + records.length).toISOString();
    records.push({ sessionId: 'chat-1', userMessage: '', outputs: [], status: 'completed', timestamp, ...record });
  };
  const answer = (more: Parameters<typeof answerOf>[0] = {}) =>
    here.on(executeChatWorkflow, ({ originalMessage, requestId, replaces }) => {
      const chat_id = `record-${records.length + 1}`;
      const made = answerOf({ message: `To ${originalMessage}`, chat_id, outputs: [textOutput('A post')], ...more });
      const at = records.findIndex(({ id }) => id === replaces);
      if (replaces !== undefined && at >= 0) records.splice(at, 1);
      keep({ id: chat_id, requestId, userMessage: originalMessage, ...made });
      return made;
    });
  answer();
  here.on(chatSessionMessages, ({ id }) => ({ data: records.filter(({ sessionId }) => sessionId === id) }));
  here.on(storeConfirmationMessage, ({ requestId, message }) => {
    keep({ id: `record-${records.length + 1}`, kind: 'confirmation', requestId, message });
    return { message: '', chat_id: '', confirmedCount: 1, totalCount: 1 };
  });
  const ids = () => here.state().messages.map(({ id }) => id);
  const fails = () =>
    here.on(executeChatWorkflow, () => {
      throw failure(null);
    });
  return { ...here, records, answer, fails, ids };
}
const NOT_REACHED = 'Network error: No response received from server';

describe('the ids of a conversation', () => {
  test('are given once: however often it is brought up to date, left and opened again, every id stays', async () => {
    const { chat, ids, contents, records } = withServer();
    await chat.send('One');
    await chat.send('Two');
    const given = ids();
    expect(new Set(given).size).toBe(4);
    await chat.syncActiveChat();
    await chat.syncActiveChat();
    expect(ids()).toEqual(given);
    records.push({ ...records[0], id: 'other', requestId: null, sessionId: 'chat-2', userMessage: 'Elsewhere' });
    await chat.openConversation('chat-2');
    expect(contents()[0]).toBe('Elsewhere');
    expect(ids().filter((id) => given.includes(id))).toEqual([]);
    await chat.openConversation('chat-1');
    expect(ids()).toEqual(given);
    expect(contents()).toEqual(['One', 'To One', 'Two', 'To Two']);
  });

  test('stay over a reload and an approval', async () => {
    const first = withServer();
    await first.chat.send('One');
    first.answer(planAnswer(planOf()));
    await first.chat.send('Plan it');
    await first.chat.syncActiveChat();
    await first.chat.approve('plan-1');
    await first.chat.syncActiveChat();
    const given = first.ids();
    expect(new Set(given).size).toBe(5);
    first.storage.flush();
    const second = withServer(first.stored, first.records);
    await second.chat.start();
    await second.chat.syncActiveChat();
    expect(second.ids()).toEqual(given);
  });

  test('say which question an answer belongs to: another version asks for that one again', async () => {
    const { chat, state, called } = withServer();
    await chat.send('One');
    await chat.syncActiveChat();
    await chat.send('Two');
    await chat.syncActiveChat();
    await chat.askForAnotherVersion(state().messages.at(-1)?.id ?? '');
    expect(called(executeChatWorkflow).at(-1)).toMatchObject({ originalMessage: 'Two', variant: 1 });
  });

  test('a confirmation is one message, here and on the server, even where two say the same', async () => {
    const { chat, contents, answer, on } = withServer();
    on(confirmSchedulePlan, (input) => approval(input, { message: '✅ Scheduled' }));
    for (const planId of ['a', 'b']) {
      answer(planAnswer(planOf({ planId })));
      await chat.send('Plan it');
      await chat.approve(planId);
    }
    await chat.syncActiveChat();
    expect(contents().filter((content) => content === '✅ Scheduled')).toHaveLength(2);
  });
});

describe('what only the page knows', () => {
  test('a failed message stays in its place when the next one succeeds', async () => {
    const { chat, contents, fails, answer } = withServer();
    await chat.send('One');
    fails();
    await chat.send('Two');
    answer();
    await chat.send('Three');
    const whole = ['One', 'To One', 'Two', NOT_REACHED, 'Three', 'To Three'];
    expect(contents()).toEqual(whole);
    await chat.syncActiveChat();
    await chat.syncActiveChat();
    expect(contents()).toEqual(whole);
  });

  test('a first message that failed stays above the conversation that began after it, and does not name it', async () => {
    const { chat, state, contents, fails, answer, on } = withServer();
    on(chatHistory, () => new Promise(() => {}));
    fails();
    await chat.send('One');
    answer();
    await chat.send('Two');
    expect(state().chatSessions).toMatchObject([{ title: 'Two', lastMessage: 'Two', messageCount: 1 }]);
    await chat.syncActiveChat();
    expect(contents()).toEqual(['One', NOT_REACHED, 'Two', 'To Two']);
  });

  test('two messages with the same words are two messages, whichever of them failed', async () => {
    const { chat, contents, fails, answer } = withServer();
    await chat.send('Again');
    fails();
    await chat.send('Again');
    await chat.syncActiveChat();
    expect(contents()).toEqual(['Again', 'To Again', 'Again', NOT_REACHED]);
    answer();
    await chat.send('Again');
    await chat.syncActiveChat();
    expect(contents()).toEqual(['Again', 'To Again', 'Again', NOT_REACHED, 'Again', 'To Again']);
  });

  test('a failed message can be tried again later, and then stands at the end', async () => {
    const { chat, state, contents, fails, answer } = withServer();
    fails();
    await chat.send('One');
    answer();
    await chat.send('Two');
    await chat.retry(state().messages[1]?.id ?? '');
    expect(contents()).toEqual(['Two', 'To Two', 'One', 'To One']);
    await chat.syncActiveChat();
    expect(contents()).toEqual(['Two', 'To Two', 'One', 'To One']);
  });

  test('an answer that failed is replaced when it is tried again, on the server too', async () => {
    const { chat, state, contents, answer, called } = withServer();
    answer({ status: 'failed', message: 'The model is away', outputs: [] });
    await chat.send('One');
    answer();
    await chat.retry(state().messages[1]?.id ?? '');
    expect(called(executeChatWorkflow).at(-1)).toMatchObject({ replaces: 'record-1' });
    await chat.syncActiveChat();
    expect(contents()).toEqual(['One', 'To One']);
  });

  test('a failed message is still there after a look at another conversation, and after a reload', async () => {
    const { chat, contents, fails, records, storage, stored } = withServer();
    await chat.send('One');
    fails();
    await chat.send('Two');
    records.push({ ...records[0], id: 'other', requestId: null, sessionId: 'chat-2', userMessage: 'Elsewhere' });
    await chat.openConversation('chat-2');
    await chat.openConversation('chat-1');
    expect(contents()).toEqual(['One', 'To One', 'Two', NOT_REACHED]);
    storage.flush();
    const again = withServer(stored, records);
    await again.chat.start();
    expect(again.contents()).toEqual(['One', 'To One', 'Two', NOT_REACHED]);
  });

  /** Fails a message in one conversation, goes to another, and reloads the page there. */
  async function failedThenElsewhere(fail: (here: ReturnType<typeof withServer>) => Promise<void>) {
    const first = withServer();
    await first.chat.send('One');
    await fail(first);
    first.records.push({ ...first.records[0], id: 'other', requestId: null, sessionId: 'chat-2', userMessage: 'Else' });
    await first.chat.openConversation('chat-2');
    first.storage.flush();
    const again = withServer(first.stored, first.records);
    await again.chat.start();
    expect(again.contents()).toEqual(['Else', 'To One']);
    return again;
  }
  const failTwo = async ({ chat, fails }: ReturnType<typeof withServer>) => {
    fails();
    await chat.send('Two');
  };

  test('HIST-34 a failed message of a conversation that was left is still there after a reload, and goes when answered', async () => {
    const { chat, state, contents, called, stored } = await failedThenElsewhere(failTwo);
    await chat.openConversation('chat-1');
    expect(contents()).toEqual(['One', 'To One', 'Two', NOT_REACHED]);
    const failed = state().messages.at(-2);
    await chat.retry(state().messages.at(-1)?.id ?? '');
    // The same question, so that an answer which got lost on its way is found.
    expect(called(executeChatWorkflow).at(-1)).toMatchObject({ originalMessage: 'Two', requestId: failed?.id });
    expect(contents()).toEqual(['One', 'To One', 'Two', 'To Two']);
    await chat.openConversation('chat-2');
    expect(stored.has('fanfare.unanswered')).toBe(false);
  });

  test('HIST-34 a failed message comes back to its place among what was said before and after it', async () => {
    const { chat, contents } = await failedThenElsewhere(async (here) => {
      here.pass(1_000);
      await failTwo(here);
      here.pass(1_000);
      here.answer();
      await here.chat.send('Three');
    });
    await chat.openConversation('chat-1');
    expect(contents()).toEqual(['One', 'To One', 'Two', NOT_REACHED, 'Three', 'To Three']);
  });

  test('HIST-34 a message that was under way in a conversation that was left is found after a reload', async () => {
    const { chat, contents, records } = await failedThenElsewhere(async ({ chat: before, on }) => {
      on(executeChatWorkflow, () => new Promise(() => {}));
      void before.send('Two');
    });
    await chat.openConversation('chat-1');
    expect(contents()).toEqual(['One', 'To One', 'Two', INTERRUPTED]);
    // Once the server has its answer, that is what stands there.
    const requestId = chat.store.getState().messages.at(-2)?.id;
    await chat.openConversation('chat-2');
    records.push({ ...records[0], id: 'late', requestId, userMessage: 'Two', message: 'It did arrive' });
    await chat.openConversation('chat-1');
    expect(contents()).toEqual(['One', 'To One', 'Two', 'It did arrive']);
  });

  test('HIST-34 an answer that was stopped in a conversation that was left can be asked for after a reload', async () => {
    const { chat, state } = await failedThenElsewhere(async ({ chat: before, on }) => {
      on(executeChatWorkflow, () => new Promise(() => {}));
      const sent = before.send('Two');
      before.stop();
      await sent;
    });
    await chat.openConversation('chat-1');
    expect(state().messages.at(-1)).toMatchObject({ wasStopped: true });
  });

  test('HIST-34 nothing of a failed message stays when its conversation is deleted, all are, or the user signs out', async () => {
    for (const leave of [
      ({ chat }: ReturnType<typeof withServer>) => chat.deleteConversation('chat-1'),
      ({ chat }: ReturnType<typeof withServer>) => chat.clearAll(),
      async ({ chat }: ReturnType<typeof withServer>) => chat.forget(),
    ]) {
      const here = await failedThenElsewhere(failTwo);
      expect([...here.stored.values()].join()).toContain('Two');
      await leave(here);
      here.storage.flush();
      expect([...here.stored.values()].join()).not.toContain('Two');
    }
  });

  test('HIST-34 of very many failed messages the newest stay', async () => {
    const { chat, contents } = await failedThenElsewhere(async (here) => {
      here.fails();
      for (let count = 1; count <= 40; count += 1) {
        here.pass(1_000);
        await here.chat.send(`Number ${count}`);
      }
    });
    await chat.openConversation('chat-1');
    const failed = contents().filter((content) => content.startsWith('Number'));
    expect([failed.length, failed[0], failed.at(-1)]).toEqual([30, 'Number 11', 'Number 40']);
  });

  test('HIST-34 what another page has written there, and what is no list of messages, does no harm', async () => {
    const { chat, contents, stored } = await failedThenElsewhere(failTwo);
    stored.set('fanfare.unanswered', '{"not": "a list"');
    await chat.openConversation('chat-1');
    expect(contents()).toEqual(['One', 'To One']);
  });

  test('a message that fails while another conversation is on screen is told, and found on return', async () => {
    const { chat, contents, state, records, on, told } = withServer();
    await chat.send('One');
    records.push({ ...records[0], id: 'other', requestId: null, sessionId: 'chat-2', userMessage: 'Elsewhere' });
    const { promise, reject } = Promise.withResolvers<never>();
    on(executeChatWorkflow, () => promise);
    const sent = chat.send('Two');
    await chat.openConversation('chat-2');
    expect(state().isLoading).toBe(false);
    reject(failure(null));
    await sent;
    expect(told).toEqual([`“Two” was not answered. ${NOT_REACHED}`]);
    await chat.openConversation('chat-1');
    expect(contents()).toEqual(['One', 'To One', 'Two', NOT_REACHED]);
  });

  test('an answer that is still made is still made on return, can be stopped there, and arrives there', async () => {
    const { chat, contents, state, records, on } = withServer();
    await chat.send('One');
    records.push({ ...records[0], id: 'other', requestId: null, sessionId: 'chat-2', userMessage: 'Elsewhere' });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    on(executeChatWorkflow, () => promise);
    const sent = chat.send('Two');
    await chat.openConversation('chat-2');
    await chat.openConversation('chat-1');
    expect(contents().at(-1)).toBe('Processing your request...');
    expect(state().isLoading).toBe(true);
    resolve(answerOf({ message: 'To Two', chat_id: 'record-2' }));
    await sent;
    expect(contents()).toEqual(['One', 'To One', 'Two', 'To Two']);
    expect(state().isLoading).toBe(false);

    on(executeChatWorkflow, () => new Promise(() => {}));
    const stopped = chat.send('Three');
    await chat.openConversation('chat-2');
    await chat.openConversation('chat-1');
    chat.stop();
    await stopped;
    expect(state().messages.at(-1)).toMatchObject({ wasStopped: true });
  });

  test('what went wrong with a plan keeps its place, goes once it is mended, and is gone after a reload', async () => {
    const { chat, contents, answer, on, storage, stored, records } = withServer();
    answer(planAnswer(planOf()));
    await chat.send('Plan it');
    on(confirmSchedulePlan, () => {
      throw failure(409, 'Too late');
    });
    await chat.approve('plan-1');
    answer();
    await chat.send('Two');
    await chat.syncActiveChat();
    expect(contents().slice(-3)).toEqual(['Too late', 'Two', 'To Two']);
    storage.flush();
    const again = withServer(new Map(stored), records);
    await again.chat.start();
    expect(again.contents()).not.toContain('Too late');
    on(confirmSchedulePlan, (input) => approval(input, { message: '✅ Scheduled' }));
    await chat.approve('plan-1');
    expect(contents().slice(-3)).toEqual(['Two', 'To Two', '✅ Scheduled']);
    expect(contents()).not.toContain('Too late');
  });
});
