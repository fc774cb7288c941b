import { expect, test } from 'vitest';
import type { ChatOutcome } from './answering.ts';
import { joinedAnswers } from './perform-operations.ts';

const made = (change: Partial<ChatOutcome>): ChatOutcome => ({
  status: 'completed',
  message: 'Here it is.',
  outputs: [],
  plans: [],
  effects: [],
  ...change,
});

test.each(['declined', 'failed'] as const)(
  'PIC-381 an answer of which one part %s and the other was made is an answer',
  (status) => {
    const unmade = made({ status, message: 'Not this.' });
    expect(joinedAnswers(unmade, made({}))).toMatchObject({ status: 'completed', message: 'Not this. Here it is.' });
    expect(joinedAnswers(made({}), unmade)).toMatchObject({ status: 'completed', message: 'Here it is. Not this.' });
    expect(joinedAnswers(unmade, unmade)).toMatchObject({ status });
  },
);
