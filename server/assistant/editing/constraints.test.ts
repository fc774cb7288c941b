import { expect, test } from 'vitest';
import { type Constraints, NO_CONSTRAINTS, readConstraints } from './constraints.ts';

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

const NONE = { exactly: null, atMost: 0, words: [] };
const NO_EMOJI = { none: true, count: null, signs: [], at: null };

test.each<[string, Partial<Constraints>]>([
  ['please, not a smiley in sight', { emoji: NO_EMOJI }],
  ['emoji? absolutely not', { emoji: NO_EMOJI }],
  ['bitte keine Gesichtchen', { emoji: NO_EMOJI }],
  ['hash marks are not for us', { hashtags: NONE }],
  ['nada de almohadillas, por favor', { hashtags: NONE }],
  ['no yelling marks at the end of sentences', { noExclamation: true }],
  ["I'd settle for three sentences", { sentences: 3 }],
  ['tout en une seule phrase', { sentences: 1 }],
  ['the shop window only shows 150 characters', { maxCharacters: 150 }],
  ['thirty-five words is my ceiling', { maxWords: 35 }],
  ['with a dot before each dish', { list: { form: 'bullets', count: null } }],
  ['give the steps numbers', { list: { form: 'numbered', count: null } }],
  ['boxes people can tick', { list: { form: 'checklist', count: null } }],
  ['stacked, each date on a row of its own', { list: { form: 'lines', count: null } }],
  ['our web page should be the last thing on it', { endsWithLink: true }],
  ['o site fica no fim', { endsWithLink: true }],
  ['let her words come first', { quoteFirst: true }],
  ['keep your hands off my words', { verbatim: true }],
  ['small letters from start to finish', { lowerCase: true }],
  ['Breton at the top and French underneath', { bilingual: true }],
  ['"luxurious" is a word I never want to read', { forbidden: ['luxurious'] }],
  ['sign it The bell ringers', { endsWith: 'The bell ringers' }],
  ['first words must be: Tide is out', { startsWith: 'Tide is out' }],
])('OBEY-23 a wish is told by what it means: %s', (wish, wished) => {
  expect(read(wish)).toEqual({ ...NO_CONSTRAINTS, ...wished });
});

test.each([
  'keep my emoji',
  'leave the hashtag where it is',
  'people know our hashtag by now',
  'only 409 is sure',
  'seats 120',
  "we're always 'Tideway'",
  "use the word 'together' twice",
  'no bullets',
  'all on one line',
  'no comment from us',
  'begin with the question',
  'warm but not gushing',
])('OBEY-24 what wishes for no form changes none: %s', (said) => {
  expect(read(said)).toEqual(NO_CONSTRAINTS);
});
