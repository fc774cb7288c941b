import { expect, test } from 'vitest';
import { exampleTask } from '../example-task.test-support.ts';
import { canCopy, listCall } from './task.ts';

const read = (task: object) => listCall.answer.parse({ data: [task], projected: [] }).data[0];

test('TASK-21 reads scheduled_at or scheduledForUTC as scheduledFor, and agent_type as agentType', () => {
  const { scheduledFor, agentType, ...rest } = exampleTask();
  expect(read({ ...rest, scheduled_at: scheduledFor, agent_type: agentType })).toMatchObject({
    scheduledFor,
    agentType,
  });
  expect(read({ ...rest, scheduledForUTC: scheduledFor, agentType })).toMatchObject({ scheduledFor, agentType });
  expect(read({ ...rest, scheduledFor, scheduled_at: '2001-01-01T00:00:00Z', agentType })).toMatchObject({
    scheduledFor,
  });
});

test('TASK-19 takes the status from the server, also one that it does not know', () => {
  expect(read(exampleTask({ status: 'paused' }))).toMatchObject({ status: 'paused' });
});

test.each([
  ['scheduled', null, true],
  ['failed', null, true],
  ['completed', null, true],
  ['completed', 'sent', true],
  ['completed', 'ready', false],
  ['completed', 'sending', false],
  ['completed', 'refused', false],
  ['completed', 'unconfirmed', false],
] as const)('TDLG-21 a task that is %s with posts %s: a copy is offered: %s', (status, posting, isOffered) => {
  expect(canCopy({ status, posting })).toBe(isOffered);
});
