import { expect, test } from 'vitest';
import { missingMatter } from './asking.ts';

const asked = (matter: string, message = matter) => missingMatter(matter, message, 'none', 'en');

test.each([
  [
    'the rowing club will you, whatever you like, bit fresh',
    'What should the text tell people about the rowing club?',
    'tweet for the rowing club will you, whatever you like, bit fresh',
  ],
  ['', 'What opens, when, and where?', 'reopening post please'],
  ['xmas opening times!!!', 'What should the text tell people about Christmas opening times?', undefined],
  ['', 'What should the text tell people about the gate?', 'repost the one about the gate but with the right day'],
])('asks about what is named, once: %s %s', (matter, question, message) => {
  expect(asked(matter, message)).toBe(question);
});

test('asks nothing where something is told', () => {
  expect(asked('the rowing club opens on Sunday at 9, whatever you like to row in')).toBeNull();
});
