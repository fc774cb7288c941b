import { expect, test } from 'vitest';
import { barHopeless, bestCut } from './cut-spans.ts';
import { placesOf } from './place.ts';
import { ROLES } from './roles.ts';
import { weighSpans } from './spans.ts';
import { type Scores, score, see } from './votes.ts';
import { readVotes } from './votes-file.ts';

const votes = readVotes('spans');
const scoresOf = (text: string): Scores => score(see(placesOf(text), votes.known), votes);

test.each([
  ['Tweet that we open at 8 on Friday', false],
  ['April plan: 6th client story, 13th team photo, both on LinkedIn at 9am', true],
  ['', false],
])('of the stretches of a text those stay that stand in a cut nearly as good as the best: %s', (text, isLeft) => {
  const whole = scoresOf(text);
  const barred = scoresOf(text);
  const isOpen = barHopeless(barred, 7);
  expect(isOpen).toBe(isLeft);
  expect(bestCut(barred)).toEqual(bestCut(whole));
  // What each word costs in each role is what it cost, or it is barred.
  for (let word = 0; word < whole.count; word++)
    for (let role = 0; role < ROLES.length; role++) {
      const held = { role, words: new Set([word]) };
      const [cost, now] = [whole, barred].map((some) => bestCut(whole).sum - bestCut(some, [], held).sum);
      if ((cost as number) < 6.99) expect(now).toBeCloseTo(cost as number);
      else expect(now).toBeGreaterThan(6.99);
    }
});

test('what the votes are sure of stays, whatever its words mean', () => {
  const text = 'April plan: 6th client story, 13th team photo, both on LinkedIn at 9am';
  const [own, both] = [scoresOf(text), weighSpans(text, text.length)];
  const { sum, roles } = bestCut(own);
  const kept = bestCut(both).roles;
  roles.forEach((role, word) => {
    const other = kept[word] as number;
    if (other !== role) expect(sum - bestCut(own, [], { role: other, words: new Set([word]) }).sum).toBeLessThan(7);
  });
});
