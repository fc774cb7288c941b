import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDifference } from './word-difference.ts';

const marked = (before: string, after: string): string =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

it('KEEP-07 shows what became of a text word by word', () => {
  expect(marked('Write about our fresh bread', 'Write about our warm bread')).toBe(
    'Write about our -fresh-+warm+ bread',
  );
  expect(marked('One two three', 'One three')).toBe('One -two -three');
  expect(marked('', 'New words')).toBe('+New words+');
  expect(marked('a quick red fox ran', 'a slow blue fox ran')).toBe('a -quick red-+slow blue+ fox ran');
  expect(marked('the same', 'the same')).toBe('the same');
});

it('KEEP-07 loses and invents nothing, whatever the texts are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '  ', '\n', 'bread,'), { maxLength: 40 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDifference(before, after);
      const without = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});

it('KEEP-07 is quick on the longest texts', () => {
  const long = (word: string) => Array.from({ length: 12_000 }, (_, at) => `${word}${at % 7}`).join(' ');
  expect(wordDifference(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
