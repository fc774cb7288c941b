import { describe, expect, it } from 'vitest';
import { stateSchema } from '../../state.ts';
import { wishesIn } from './wishes.ts';

const moment = { now: '2026-11-16T10:00:00Z', timeZone: 'Europe/London' };
const state = stateSchema.parse({
  drafts: [{ n: 1, platform: 'facebook', text: 'Quiz night on Thursday 3 December, 8pm. Entry £2, crisps free.' }],
});

describe('the wishes of a message', () => {
  it.for([
    ['make it shorter and schedule it for friday 9', ['make it shorter', 'schedule it for friday 9']],
    ['drop the crisps, then post it tomorrow at 8', ['drop the crisps', 'post it tomorrow at 8']],
    ['shorter, for x', ['shorter', 'for x']],
    ['add that dogs and cats are welcome', ['add that dogs and cats are welcome']],
    ['say: bring friends and post your photos', ['say: bring friends and post your photos']],
    ['£3 not £2', ['£3 not £2']],
  ] as const)('of %s', ([say, wishes]) => {
    expect(wishesIn(say, state, moment)).toEqual(wishes);
  });

  it('are one where there is nothing yet to talk about', () => {
    const say = 'make it short and post it tomorrow';
    expect(wishesIn(say, stateSchema.parse({}), moment)).toEqual([say]);
  });
});
