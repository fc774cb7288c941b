import { createRequire } from 'node:module';
import { once } from '../../../../domain/once.ts';

/** A whole emoji with the blank before it: its tones, its parts, the letters of a flag. */
export const EMOJI =
  /\s?(?:\p{RI}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod}|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*)/gu;

/** A small table of emoji and how the words begin that they fit ('address' is no dress); the first that fits is taken, none is guessed. */
const WORDS: [string, string][] = [
  ['🐋', 'whale'],
  ['🐱', String.raw`cats?\b|kitten`],
  ['🐶', String.raw`dogs?\b|puppy|lurcher`],
  ['🐦', String.raw`birds?\b`],
  ['🐐', 'goat'],
  ['🐄', String.raw`cows?\b`],
  ['🐑', String.raw`sheep|lamb|ewes?\b`],
  ['🐴', 'horse|pony'],
  ['🐔', String.raw`chicken|hens?\b`],
  ['❤️', String.raw`heart\b`],
  ['⭐', String.raw`star\b`],
  ['🐝', String.raw`bees?\b|honey`],
  ['🐟', String.raw`fish\b`],
  ['🍞', 'bread|bakery|sourdough|loaf|baker'],
  ['🥐', 'croissant|pastr'],
  ['🍰', 'cake|brownie'],
  ['☕', 'coffee|latte|espresso|café|cafe'],
  ['🍵', String.raw`tea\b`],
  ['🍕', 'pizza'],
  ['🍲', 'soup|stew'],
  ['🍎', 'apple'],
  ['🍓', 'strawberr'],
  ['🎃', 'pumpkin|halloween'],
  ['🎄', 'christmas|xmas|advent'],
  ['🌷', 'flower|tulip|bouquet|dahlia'],
  ['🌱', 'plant|seed|garden|allotment'],
  ['🌳', String.raw`trees?\b|forest`],
  ['🎶', String.raw`music|concert|choir|song|band\b`],
  ['🎭', String.raw`theatre|play\b|panto`],
  ['🎬', 'film|cinema|movie'],
  ['🎨', String.raw`art\b|paint|drawing`],
  [
    '📚',
    String.raw`books?\b(?! (?:via|now|by|at|on|with|a|an|your|online|in|it|early|ahead|here|through)\b)|library|reading`,
  ],
  ['🏃', String.raw`(?:fun|charity|park|trail|5k|10k) run\b|running|runners?\b|marathon|race\b`],
  ['🚲', 'bike|bicycle|cycling'],
  ['⚽', String.raw`football|match\b`],
  ['🏊', 'swim|pool'],
  ['🧘', 'yoga'],
  ['📦', 'moving|parcel|delivery|shipping'],
  ['🔧', 'repair|garage|mended'],
  ['💇', 'hair|salon|barber'],
  ['💍', String.raw`wedding|engaged\b`],
  ['🏠', String.raw`house|home\b|flat\b`],
  ['🌙', String.raw`night\b|evening`],
  ['☀️', 'summer|sunny'],
  ['❄️', String.raw`snow|winter|ice\b`],
  ['🌧️', String.raw`rain\b`],
  ['🧣', 'scarf|knit'],
  ['👗', 'dress|fashion|cloth'],
  ['🛍️', String.raw`shops?\b|sale\b|market`],
  ['🎟️', 'ticket'],
  ['🗓️', String.raw`monday|tuesday|wednesday|thursday|friday|saturday|sunday|date\b`],
  ['🙏', 'thank'],
  [
    '🎉',
    String.raw`anniversary|birthday|years|celebrat|open (?:day|house|evening)\b|opening\b(?! (?:hours|times))|launch`,
  ],
];

const TABLE = WORDS.map(([sign, words]) => ({ sign, fits: new RegExp(`\\b(?:${words})`) }));

/** So many emoji that fit the words of a text, no two alike. */
export function fittingEmoji(text: string, count: number): string[] {
  const folded = text.toLowerCase();
  return TABLE.filter(({ fits }) => fits.test(folded))
    .map(({ sign }) => sign)
    .slice(0, count);
}

const NAMES = once((): [sign: string, words: string[]][] => Object.entries(createRequire(import.meta.url)('emojilib')));

/** The emoji of a name: 'lemon' or 'red heart'; of several names the first that is known. */
export function namedEmoji(name: string): string[] {
  for (const said of name.toLowerCase().split(' or ')) {
    const word = said.trim().replaceAll(' ', '_');
    if (word === '') continue;
    const [own] = fittingEmoji(said, 1);
    const named = (fits: (first: string) => boolean) => NAMES().find(([, [first = '']]) => fits(first))?.[0];
    const sign = own ?? named((first) => first === word) ?? named((first) => first.endsWith(`_${word}`));
    if (sign !== undefined) return [sign];
  }
  return [];
}

/** Signs that go with any words, for those who wish more than fit. */
export const NEUTRAL_EMOJI = ['✨', '👋', '📌', '🙌', '👉'];
