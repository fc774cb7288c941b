import { expect, test } from 'vitest';
import { wallToInstant } from '../../../../../domain/time.ts';
import { stateSchema } from '../../../state.ts';
import { readTurn } from '../../request.ts';
import { meaningIn, means } from './kind-encoder.ts';
import { weighKinds } from './weigh-kinds.ts';

const moment = { now: wallToInstant('2026-11-16T10:00', 'Europe/London'), timeZone: 'Europe/London' };
const text = 'Bag No. 12, waxed canvas, 18 litres, two straps, 95 dollars, black or rust.';
const draft = { n: 1, platform: 'instagram', text };
const plan = (n: number, at: string, frequency = 'once') => ({
  n,
  title: text.slice(0, 30),
  platforms: ['instagram'],
  at,
  frequency,
  status: 'pending',
  content: text,
});
const written = stateSchema.parse({ drafts: [draft] });
const planned = stateSchema.parse({
  drafts: [draft],
  plans: [plan(1, '2026-11-19T08:00'), plan(2, '2026-11-20T08:00'), plan(3, '2026-11-21T08:00')],
});
const daily = stateSchema.parse({ drafts: [draft], plans: [plan(1, '2026-11-17T08:00', 'daily')] });

// None of these stands in the corpus.
test.each([
  ['play it', written, 'speak'],
  ['once more out loud', written, 'speak'],
  ['The colours needn’t be in there', written, 'revise remove'],
  ['flowing text again please', written, 'revise form'],
  ['next: No. 14, linen, 9 litres, 70 dollars, one strap', written, 'write'],
  ['the one in the middle can go', planned, 'cancelPlans'],
  ['so how many have i got', planned, 'listPlans'],
  ['no, one time is enough', daily, 'changePlan'],
] as const)('CHAT-129 a turn is read by what it means, in words that were never learned: %s', (say, state, kind) => {
  expect(weighKinds(say, state, moment, meaningIn(say, state))[0]?.kind).toBe(kind);
});

test('CHAT-129 what is unsure by its meaning is not taken for sure', () => {
  expect(means('cancelPlans', { meaning: meaningIn('it just lies there, this text', planned) })).toBe(false);
});

test.each(['👍', '🙏🙏', 'Спасибо большое!', 'もっと短くして', '\uD800'])(
  'CHAT-129 what can’t be read means nothing: %s',
  (say) => {
    const meaning = meaningIn(say, planned);
    expect(meaning('revise emoji')).toBeCloseTo(meaning('cancelPlans'));
    expect(readTurn(say, daily, moment).map(({ op }) => op)).not.toContain('revise');
  },
);

test.each([
  'the second one can go out',
  'the one in the middle can stay',
  'nobody will come anyway',
  'every day except Sunday, no rush',
  'move all but the first to 9am, not 8am',
  'what does it start with now?',
])('CHAT-129 nothing is called off or put into a text by this: %s', (say) => {
  for (const state of [planned, daily]) {
    const operations = readTurn(say, state, moment);
    expect(operations.some((one) => one.op === 'cancelPlans' || (one.op === 'revise' && one.change === 'add'))).toBe(
      false,
    );
  }
});

test.each([
  'skip every day except the first',
  'Skip all but the first one',
  'cancel everything but this one, skip the rest',
])('CHAT-129 a rhythm is not called off by what is left out of it: %s', (say) => {
  expect(readTurn(say, daily, moment)).not.toContainEqual(expect.objectContaining({ op: 'cancelPlans' }));
});

test.each([
  'leave the words as they are, just move it to Friday',
  'keep the text as it is and post it on Friday instead',
])('CHAT-129 what shall stay is no order: %s', (say) => {
  const one = { ...daily, plans: daily.plans.map((kept) => ({ ...kept, frequency: 'once' as const })) };
  expect(readTurn(say, one, moment)).toEqual([{ op: 'changePlan', which: [1], change: { at: '2026-11-20T08:00' } }]);
});
