import { expect, test } from 'vitest';
import { readConstraints } from './constraints.ts';

const read = (wish: string) => readConstraints([{ role: 'constraint', text: wish }], 'en');

test('lengths are read as counts', () => {
  expect(read('keep it under 200').maxCharacters).toBe(199);
  expect(read('150 chars max').maxCharacters).toBe(150);
  expect(read('60 words at most').maxWords).toBe(60);
  expect(read('about 60 words').maxWords).toBeNull();
  expect(read('two paragraphs max').paragraphs).toBe(2);
});

test('hashtags and emoji are counted, given or forbidden', () => {
  expect(read('three hashtags').hashtags.exactly).toBe(3);
  expect(read('give it #Bake and no other tag').hashtags.words).toEqual(['#Bake']);
  expect(read('no hashtags, no emojis')).toMatchObject({ hashtags: { atMost: 0 }, emoji: { none: true } });
  expect(read('2 emojis').emoji.count).toBe(2);
});

test('endings, lists and words are read', () => {
  expect(read('end with a question').endsWithQuestion).toBe(true);
  expect(read('as 3 bullets').list).toEqual({ form: 'bullets', count: 3 });
  expect(read('numbered').list).toEqual({ form: 'numbered', count: null });
  expect(read('in 4 lines').list).toEqual({ form: 'lines', count: 4 });
  expect(read("don't use the word 'cheap'").forbidden).toEqual(['cheap']);
  expect(read("we never say 'eco' or 'green', and we're always 'Tideway'").forbidden).toEqual(['eco', 'green']);
});
