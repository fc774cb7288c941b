import { expect, test } from 'vitest';
import { readCorrection } from './read-correction.ts';

const DRAFT = 'Quiz night on Thursday at 19:30 in the Anchor. Teams of 6, £3 a head, first prize a ham.';

test.each([
  ['teams of 5, the tables are small', 'replace', 'Teams of 6', '5'],
  ["it's £4 a head now", 'replace', '£3', '4'],
  ['make it friday', 'replace', 'Thursday', 'friday'],
  ['no ham please, take that out', 'remove', 'ham', null],
] as const)('CHAT-128 a correction is read by what was learned: %s', (say, change, from, to) => {
  const { words } = readCorrection(say, DRAFT, (other) => (other === change ? 2.5 : 0)) ?? {};
  expect(words?.change).toBe(change);
  expect(DRAFT).toContain(words?.from);
  expect(`${words?.from} ${from}`).toMatch(new RegExp(`${from.split(' ').at(-1)}.*${from.split(' ').at(-1)}`));
  if (to !== null) expect(words?.to?.toLowerCase()).toContain(to);
});

test('CHAT-128 what is too long to be a correction is read as none', () => {
  expect(readCorrection('a longer text of its own '.repeat(20), DRAFT, () => 0)).toBeNull();
});
