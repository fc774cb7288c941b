import { expect, test } from 'vitest';
import { exampleTask } from '../example-task.test-support.ts';
import { lookOf, standingOf } from './status-look.tsx';

test.each([
  ['scheduled', null, 'Scheduled'],
  ['completed', null, 'Completed'],
  ['completed', 'ready', 'Ready to post'],
  ['completed', 'queued', 'Being posted'],
  ['completed', 'sent', 'Posted'],
  ['completed', 'refused', 'Refused'],
  ['completed', 'unconfirmed', 'Unconfirmed'],
  ['failed', 'sent', 'Failed'],
] as const)('MONTH-09 a task that is %s and whose posts are %s is %s', (status, posting, words) => {
  expect(lookOf(standingOf(exampleTask({ status, posting }))).label).toBe(words);
});
