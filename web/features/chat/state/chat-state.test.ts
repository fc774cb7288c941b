import { expect, test } from 'vitest';
import { executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { chatForTests, failure, planAnswer, planOf } from '../chat-for-tests.ts';
import { EMPTY_CHAT, keptParts } from './chat-state.ts';

test('CHAT-24 CHAT-25 CHAT-26 a message has its parts; senders and types are the known ones', async () => {
  const { chat, state, on, answers } = chatForTests();
  answers(planAnswer(planOf()));
  await chat.send('Plan it');
  on(executeChatWorkflow, () => {
    throw failure(500);
  });
  await chat.send('And now fail');
  const [asked, planned, , failed] = state().messages;
  expect(asked).toEqual({
    id: expect.any(String),
    content: 'Plan it',
    sender: 'user',
    timestamp: '2026-11-16T08:00:00.000Z',
    type: 'text',
  });
  expect(planned).toMatchObject({
    sender: 'assistant',
    type: 'workflow',
    chatId: 'record-1',
    workflowStatus: 'scheduling',
    workflowData: { type: 'schedule_plan', planId: 'plan-1' },
    workflowResponse: { status: 'scheduling_plan' },
  });
  expect(failed).toMatchObject({ sender: 'assistant', type: 'error' });
});

test('HIST-27 the state is the kept parts, the loading flags, the name being edited, the error and the scheduling flags', () => {
  expect(Object.keys(EMPTY_CHAT)).toEqual([
    ...Object.keys(keptParts(EMPTY_CHAT)),
    'photo',
    ...['isLoading', 'isLoadingHistory', 'isLoadingConversation', 'hasOlderConversations'],
    ...['editingSessionId', 'sessionNameInput', 'error'],
    ...['scheduling', 'schedulingError'],
    'view',
  ]);
});
