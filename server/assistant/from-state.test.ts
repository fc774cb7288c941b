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
  ['whats in it again?', text],
  ['read it back to me', text],
  ['who makes castanets?', `Your draft says: ${text}`],
  ['where is the wood??', `Your draft says: ${text}`],
  ['which taller was it again?', `Your draft says: ${text}`],
  ['what was her name again?', `The text says: ${text}`],
])('answers from the draft: %s', (say, answer) => {
  expect(answerFromState(say, state)).toBe(answer);
});

it('leaves what the conversation does not hold to others', () => {
  expect(answerFromState('what is the capital of Peru?', state)).toBeNull();
  expect(answerFromState('how long should a workshop for kids be?', state)).toBeNull();
  expect(answerFromState("what's on sunday?", state)).toBeNull();
  expect(answerFromState('what was the price again?', stateSchema.parse({}))).toBeNull();
});

const move = 'We move to Mill Lane on 3 December. The old clock comes along. A haircut costs £14.';
const [moving, priced] = ['We move to Mill Lane on 3 December.', 'A haircut costs £14.'].map(
  (sentence) => `Your draft says: ${sentence}`,
);

it.each([
  ['Remind me, when do we move?', moving],
  ['remind me when the move is', moving],
  ['which date did I give?', moving],
  ['when is the move again?', moving],
  ['what price did I give?', priced],
  ['how much is a haircut?', priced],
  ['remind me, how much did I say it costs', priced],
])('CHAT-117 answers with the one sentence of the draft that holds the fact: %s', (say, answer) => {
  expect(answerFromState(say, stateSchema.parse({ drafts: [{ n: 1, platform: 'instagram', text: move }] }))).toBe(
    answer,
  );
});

it('CHAT-117 leaves what two sentences could answer, and what is asked of plans', () => {
  const both = stateSchema.parse({ drafts: [{ n: 1, platform: null, text: 'Tea on Monday. Cake on Friday.' }] });
  expect(answerFromState('remind me, when is the party?', both)).toBeNull();
  expect(
    answerFromState(
      'remind me, when does it go out?',
      stateSchema.parse({ drafts: [{ n: 1, platform: null, text: move }] }),
    ),
  ).toBeNull();
});
