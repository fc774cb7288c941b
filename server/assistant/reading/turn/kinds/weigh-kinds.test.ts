import { expect, test } from 'vitest';
import { wallToInstant } from '../../../../../domain/time.ts';
import { stateSchema } from '../../../state.ts';
import { means } from './kind-encoder.ts';
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
  expect(weighKinds(say, state, moment)[0]?.kind).toBe(kind);
});

test('CHAT-129 what is unsure by its meaning is not taken for sure', () => {
  expect(means('cancelPlans', 'it just lies there, this text', planned)).toBe(false);
});
