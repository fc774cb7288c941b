import { expect, test } from 'vitest';
import type { Made } from './answering.ts';
import { joined } from './perform-operations.ts';

const made = (change: Partial<Made>): Made => ({
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
    expect(joined(unmade, made({}))).toMatchObject({ status: 'completed', message: 'Not this. Here it is.' });
    expect(joined(made({}), unmade)).toMatchObject({ status: 'completed', message: 'Here it is. Not this.' });
    expect(joined(unmade, unmade)).toMatchObject({ status });
  },
);
