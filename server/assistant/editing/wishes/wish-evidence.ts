import { cutWords } from '../../reading/spans/words.ts';
import { numberIn } from './numbers.ts';
import { wishClasses } from './wish-words.ts';

/** So many letters tell a word in most of its forms: 'emoji', 'emojis', 'emojilos'. */
const STEM = 4;
const SHAPES: [name: string, shape: RegExp][] = [
  ['figure', /\d/],
  ['two figures', /\d{2}/],
  ['three figures', /\d{3}/],
  ['quotation', /["“„«]|(?<![\p{L}\p{N}])['‘]\p{L}/u],
  ['question', /\?/],
  ['tag', /#\p{L}/u],
  ['bare hash', /#(?!\p{L})/u],
  ['exclamation', /!/],
  ['sign', /\p{Extended_Pictographic}/u],
];

/** What can be seen of a single wish that tells its kind; what each is worth is learned (`npm run train -- wishes`). */
export function wishEvidence(wish: string): string[] {
  const words = cutWords(wish).words.map(({ lower }) => (/^\d/.test(lower) ? '0' : lower));
  const seen = new Set<string>(['always', `of ${Math.min(words.length, 8)}`]);
  words.forEach((word, i) => {
    seen.add(word);
    seen.add(`${words[i - 1] ?? '^'} ${word}`);
    if (word.length > STEM) seen.add(`${word.slice(0, STEM)}-`);
    for (const before of words.slice(Math.max(0, i - 4), Math.max(0, i - 1))) seen.add(`${before} … ${word}`);
  });
  seen.add(`first ${words[0] ?? ''}`);
  seen.add(`last ${words.at(-1) ?? ''}`);
  const classes = [...wishClasses(wish), ...(numberIn(wish) === null ? [] : ['count'])];
  classes.forEach((name, i) => {
    seen.add(`is ${name}`);
    for (const other of classes.slice(0, i)) seen.add(`is ${other} & ${name}`);
  });
  seen.add(`is only ${classes.join(' & ')}`);
  for (const [name, shape] of SHAPES) if (shape.test(wish)) seen.add(`has ${name}`);
  return [...seen];
}
