import { describe, expect, it } from 'vitest';
import { type ConversationState, EMPTY_STATE, stateSchema } from '../../state.ts';
import { readOperations } from '../message.ts';

const moment = { now: '2026-11-17T07:00:00Z', timeZone: 'Europe/Berlin' };
const LIST = '3 ways to keep a saddle supple\n\n1. Wipe it\n2. Oil it\n3. Cover it';
const drafted = stateSchema.parse({ drafts: [{ n: 1, platform: 'linkedin', text: LIST }], latest: [1], made: 'text' });
const drawn: ConversationState = { ...EMPTY_STATE, made: 'picture' };
const planned = stateSchema.parse({
  ...drafted,
  plans: [
    {
      n: 1,
      title: 'Saddles',
      platforms: [],
      at: '2026-11-20T09:00',
      frequency: 'once',
      status: 'pending',
      content: LIST,
    },
  ],
});
const orders = (say: string, state: ConversationState) => readOperations(say, state, moment);

describe('a message that wants a carousel', () => {
  it('PIC-442 with its own list orders a picture of it, where it is meant for', () => {
    const say = 'Make a LinkedIn carousel: 3 ways to keep a saddle supple: 1. Wipe it 2. Oil it 3. Cover it';
    expect(orders(say, EMPTY_STATE)).toEqual([{ op: 'draw', about: say, brief: say, platforms: ['linkedin'] }]);
  });

  it.each([
    'make it a carousel',
    'turn it into slides',
    'a carousel of our three tips',
    'Mach daraus ein Karussell',
    'Conviértelo en un carrusel',
    'fais-en un carrousel',
    'Fanne un carosello',
    'Faz disso um carrossel',
  ])('PIC-442 after a draft makes slides of its list: %s', (say) => {
    expect(orders(say, drafted)).toEqual([{ op: 'draw', about: say, brief: say, platforms: [], drafts: [1] }]);
  });

  it('PIC-442 after a picture makes slides of what that shows', () => {
    expect(orders('make it a carousel', drawn)).toMatchObject([{ op: 'draw', changes: true }]);
  });

  it('PIC-442 for a plan that waits gives it slides in the place of its picture', () => {
    expect(orders('make it a carousel', planned)).toEqual([
      { op: 'changePlan', which: [1], change: { picture: 'new' } },
    ]);
  });

  it('PIC-442 beside a post or at a time is a post with slides', () => {
    const list = '3 ways to keep a saddle supple: 1. Wipe it 2. Oil it 3. Cover it';
    expect(orders(`Write a LinkedIn post with a carousel: ${list}`, EMPTY_STATE)).toMatchObject([
      { op: 'write', platforms: ['linkedin'], picture: true, slides: true },
    ]);
    expect(orders(`Schedule a LinkedIn carousel for Monday at 9 am: ${list}`, EMPTY_STATE)).toMatchObject([
      { op: 'plan', platforms: ['linkedin'], at: '2026-11-23T09:00', medium: 'text', picture: true },
    ]);
    expect(orders('schedule it for Monday at 9 with a carousel', drafted)).toMatchObject([
      { op: 'plan', words: LIST, at: '2026-11-23T09:00', picture: true },
    ]);
  });

  it('PIC-441 no message that speaks of one that turns is one', () => {
    expect(orders('Our carousel ride opens on Saturday at 10', EMPTY_STATE)).toMatchObject([{ op: 'write' }]);
    expect(orders('Post about our carousel tomorrow at 9', EMPTY_STATE)).toMatchObject([{ op: 'plan' }]);
  });
});
