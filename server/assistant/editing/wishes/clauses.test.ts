import { expect, test } from 'vitest';
import { singleWishes } from './clauses.ts';
import { withoutNames } from './named.ts';

test.each([
  ['two sentences, no hashtags and a link last', ['two sentences', 'no hashtags', 'a link last']],
  ['no hashtags, emoji or links', ['no hashtags', 'no emoji', 'no links']],
  ['emoji? absolutely not', ['emoji? absolutely not']],
  ['could you do two sentences? no hashtags', ['could you do two sentences', 'no hashtags']],
  ['max. 40 words; "Well, well, well" first', ['max. 40 words', '"Well, well, well" first']],
  ['it should end with Bring questions. No emoji', ['it should end with “Bring questions.”', 'No emoji']],
  ['first words must be: Tide is out', ['first words must be: “Tide is out”']],
  ['sign it The bell ringers and keep it short', ['sign it “The bell ringers”', 'keep it short']],
  ['two emojis n no tags', ['two emojis', 'no tags']],
  ['end with German, start with English', ['end with German', 'start with English']],
])('%s', (said, wishes) => {
  expect(singleWishes(said)).toEqual(wishes);
});

test.each([
  ["sign it 'The bell ringers'", 'sign it "abc"'],
  ['close by asking "Which one?"', 'close by asking "abc?"'],
  ['the mail address jobs@tack.example goes last', 'the mail address abc.com goes last'],
  ['end with the phone number 01632 960 417', 'end with the phone number abc.com'],
  ['tag it #RiverWatch', 'tag it #abc'],
  ['start with "🎈"', 'start with "🎈"'],
])('what a wish names does not tell its kind: %s', (wish, frame) => {
  expect(withoutNames(wish)).toBe(frame);
});
