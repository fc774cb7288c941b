import { expect, test } from 'vitest';
import { goesText, staysText } from './deletion-texts.ts';

const NOTHING = { conversations: 0, workflows: 0, scheduled: 0, media: 0, connections: 0, published: 0 };

test('says exactly what goes with an account and what stays, and nothing of what is not there', () => {
  expect(goesText(NOTHING)).toBe('Your profile, brand and settings.');
  expect(goesText({ ...NOTHING, conversations: 1, media: 1200 })).toBe(
    '1 conversation, 1,200 pictures and sounds and your profile, brand and settings.',
  );
  expect(staysText(NOTHING)).toBe('Nothing: no post of yours was published from here.');
  expect(staysText({ ...NOTHING, published: 1 })).toMatch(/^1 published post stays on the networks\./);
  expect(staysText({ ...NOTHING, published: 5 })).toMatch(/^5 published posts stay on the networks\./);
});
