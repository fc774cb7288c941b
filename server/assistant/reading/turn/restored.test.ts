import { expect, it } from 'vitest';
import { wallToInstant } from '../../../../domain/time.ts';
import { stateSchema } from '../../state.ts';
import { readOperations } from '../message.ts';

const timeZone = 'Europe/London';
const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
const plan = (n: number, content: string, at: string, platforms = ['facebook']) => ({
  n,
  title: content,
  platforms,
  at,
  frequency: 'once',
  status: 'pending',
  content,
});
const draft = (n: number, text: string) => ({ n, platform: 'facebook', text, isOnlyPlanned: true });
const loom = plan(1, 'New loom arrived', '2026-11-24T09:00');
const slippers = plan(2, 'Felt slippers are back', '2026-11-27T17:30', ['facebook', 'twitter']);
const state = stateSchema.parse({
  drafts: [draft(1, slippers.content)],
  plans: [slippers],
  cancelled: [loom],
  listed: ['plan 1'],
});
const read = (say: string) => readOperations(say, state, moment);

it.each(['oh no, put tuesday back please', 'bring the loom back', 'actually put it back', 'reinstate the loom one'])(
  'CHAT-109 a cancelled plan comes back: %s',
  (say) => {
    const words = { op: 'plan', words: loom.content, at: loom.at, platforms: ['facebook'] };
    expect(read(say)).toMatchObject([words]);
  },
);

it('CHAT-110 another place at another time is one more post; a place less is no cancelling', () => {
  expect(read('and on instagram a day later, same time')).toEqual([
    { op: 'plan', draft: 1, platforms: ['instagram'], at: '2026-11-28T17:30' },
  ]);
  expect(read('take twitter off')).toEqual([{ op: 'changePlan', which: [2], change: { platforms: ['facebook'] } }]);
  expect(read('another facebook post for Friday at 8 am: bring the manual if you have it')).toMatchObject([
    { op: 'plan', at: '2026-11-20T08:00', platforms: ['facebook'], matter: 'bring the manual if you have it' },
  ]);
  expect(read('and one on facebook on friday 8am: bring the manual if you have it')).toMatchObject([
    { op: 'plan', at: '2026-11-20T08:00', platforms: ['facebook'], words: 'bring the manual if you have it' },
  ]);
  expect(read('one more for saturday, same time, same place: We close at noon.')).toMatchObject([
    { op: 'plan', at: '2026-11-21T17:30', platforms: expect.arrayContaining(['facebook', 'twitter']) },
  ]);
});
