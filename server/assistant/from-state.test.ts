import { expect, it } from 'vitest';
import { answerFromState } from './from-state.ts';
import { stateSchema } from './state.ts';

const text = 'Castanet making for kids, Sunday 13 December, 11:00, Taller Reyes, 6 euros incl. wood.';
const state = stateSchema.parse({ drafts: [{ n: 1, platform: 'instagram', text }] });

it.each([
  ['what was the price again?', '6 euros.'],
  ['when is it?', 'Sunday 13 December.'],
  ['which date did I say', 'Sunday 13 December.'],
  ['what does it say', text],
])('answers from the draft: %s', (say, answer) => {
  expect(answerFromState(say, state)).toBe(answer);
});

it('leaves what the conversation does not hold to others', () => {
  expect(answerFromState('what is the capital of Peru?', state)).toBeNull();
  expect(answerFromState('what was the price again?', stateSchema.parse({}))).toBeNull();
});
