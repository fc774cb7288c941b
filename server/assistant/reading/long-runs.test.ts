import { expect, it } from 'vitest';
import { classesOf } from './spans/lexicon.ts';
import { cutWords } from './spans/words.ts';
import { platformsFor } from './target-platforms.ts';
import { factsIn } from './turn/facts.ts';

/** So long that whatever starts anew at each sign would take minutes. */
const LENGTH = 400_000;
const run = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const RUNS = ['a-', 'a', '.', 'a.', '1,', '1234567890', 'at 9 ', '"a" ', 'a--', '\n', 'http://('].map(run);

it.for(RUNS.map((text) => [text.slice(0, 8), text] as const))(
  'words and facts of a long run of %j are found',
  ([, text]) => {
    const { words } = cutWords(text);
    expect(words.every((word) => text.slice(word.from, word.to) === word.text)).toBe(true);
    expect(factsIn(text).every((fact) => text.slice(fact.from, fact.to) === fact.text)).toBe(true);
  },
);

it('the classes of a very long word are found', () => {
  expect(classesOf(`schreib${run('a')}`)).toEqual(['make']);
});

it('addresses are found as before, wherever they stand', () => {
  const text = 'Write to (ann.b-c+d@mail.bakery.fr), -ann@x.fr or see -example.com and www.a-b.co/x';
  const kinds = factsIn(text).map(({ kind, text: found }) => `${kind} ${found}`);
  expect(kinds).toEqual(['mail ann.b-c+d@mail.bakery.fr', 'mail -ann@x.fr', 'link example.com', 'link www.a-b.co/x']);
  expect(cutWords(text).words.map((word) => word.text)).toContain('ann.b-c+d@mail.bakery.fr');
});

it('platforms are named at the beginning of a text, outside of its quotes', () => {
  expect(platformsFor(`Write "for Facebook" for LinkedIn: ${'"a" '.repeat(5_000)}`)).toEqual(['linkedin']);
});
