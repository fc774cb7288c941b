import { type FactKind, factsIn, figureOf, noteWorth } from '../facts.ts';
import { dateLike } from './date-like.ts';
import type { DraftPiece } from './draft-pieces.ts';
import type { FreshWords } from './fresh-words.ts';

const CURRENCIES: [RegExp, RegExp][] = [
  [/£/, /pounds?|quid|gbp/i],
  [/€/, /euros?|eur\b/i],
  [/\$/, /dollars?|bucks|usd/i],
];
const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const UNIT_BEHIND =
  /(?<=\d)\s?(?:€|£|euros?|eur|pounds?|francs?|kr|zl|zł|lira|p|%|percent|[ap]m|kg|km|cm|mm|ml|g|m|l|°C|°)$/i;

/** A fact written as the one in whose place it stands: its capital, its currency, its unit, one day or every such day. */
export function factLike(old: string, fresh: string): string {
  if (DAY.test(old) && DAY.test(fresh)) {
    const day = DAYS.find((name) => name.toLowerCase().startsWith(fresh.toLowerCase().slice(0, 3))) ?? fresh;
    return /days$/i.test(old) ? `${day}s` : day;
  }
  const cased =
    /^\p{Lu}\p{Ll}/u.test(old) && /^\p{Ll}/u.test(fresh) ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
  const worth = noteWorth(fresh);
  if (worth && /£|\dp$/.test(old)) return `£${worth}`;
  const isSameCoin = CURRENCIES.some(([sign, words]) => sign.test(old) && words.test(fresh));
  const isCounted = /\d/.test(old) && figureOf(fresh) !== fresh;
  const said = isSameCoin ? (/\d[\d.,]*/.exec(fresh)?.[0] ?? fresh) : isCounted ? figureOf(fresh) : cased;
  // 'Half 8' is 8:30, and '9.25' is an hour where an hour stood.
  const hour = /^half (?:past )?(\w+)/i.exec(said)?.[1];
  const figure = hour
    ? `${figureOf(hour)}${/\d\.\d\d/.test(old) ? '.' : ':'}30`
    : /^\d{1,2}:\d\d/.test(old)
      ? said.replace(/^(\d{1,2})\.(\d\d)/, '$1:$2')
      : said;
  if (!/^[\d.,:]+$/.test(figure)) return figure;
  const [before, after] = [/^[^\d]+/.exec(old)?.[0], UNIT_BEHIND.exec(old)?.[0]];
  return `${before && /[€$£₦₱¥]/.test(before) ? before : ''}${figure}${after ?? ''}`;
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const HOUR = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const MINUTES: Record<string, string> = {
  five: '05',
  ten: '10',
  quarter: '15',
  'a quarter': '15',
  twenty: '20',
  'twenty five': '25',
};

/** What was said aloud, in the signs of a text: 'ten past eight' is 8:10, 'the twenty sixth' the 26th, '3k' 3,000. */
export function inFigures(say: string): string {
  return say
    .replace(
      new RegExp(`\\b(five|ten|(?:a )?quarter|twenty(?: five)?) past ${HOUR}\\b`, 'gi'),
      (_, past: string, hour: string) => `${figureOf(hour)}:${MINUTES[past.toLowerCase()] ?? '00'}`,
    )
    .replace(
      new RegExp(`\\b(?:a )?quarter to ${HOUR}\\b`, 'gi'),
      (_, hour: string) => `${Number(figureOf(hour)) - 1 || 12}:45`,
    )
    .replace(/\btwenty[- ](\p{L}+)\b/giu, (whole, part: string) => {
      const at = ORDINALS.indexOf(part.toLowerCase());
      return at >= 0 && at < 9 ? `${21 + at}${['st', 'nd', 'rd'][at] ?? 'th'}` : whole;
    })
    .replace(/\bthe (\p{L}+(?:th|rd))\b(?! (?:\p{L}))/giu, (whole, word: string) => {
      const at = ORDINALS.indexOf(word.toLowerCase());
      return at >= 2 ? `the ${at + 1}${at === 2 ? 'rd' : 'th'}` : whole;
    })
    .replace(/\b(\d{1,3})k\b/g, (_, thousands: string) => `${thousands},000`);
}

/** Kinds of facts that may stand for one another. */
const AKIN: Record<FactKind, FactKind[]> = {
  link: ['link', 'mail', 'handle'],
  mail: ['mail', 'link'],
  handle: ['handle', 'link'],
  phone: ['phone', 'number'],
  date: ['date', 'ordinal', 'weekday', 'number', 'month'],
  range: ['range', 'time'],
  ordinal: ['ordinal', 'date', 'number'],
  money: ['money', 'number', 'time'],
  time: ['time', 'number', 'range'],
  weekday: ['weekday', 'date'],
  month: ['month', 'date'],
  measure: ['measure', 'number'],
  number: ['number', 'measure', 'money', 'time', 'ordinal'],
};
/** Whether a fact of one kind may take the place of one of another. */
export const areAkin = (old: FactKind, fresh: FactKind): boolean => AKIN[old].includes(fresh);

const ARTICLE = /^(?:the|an?|our|my|your|their|his|her)\s+/i;
const AFTER_ARTICLE = /(?:^|\s)(?:the|an?|our|my|your|their|his|her)\s+$/i;

/** The new words as they stand in the place of a piece of the draft; null where they can't stand there. */
export function fittedWords(piece: DraftPiece, fresh: FreshWords, draft: string): string | null {
  if (fresh.fact && fresh.kind === 'fact') {
    if (piece.kind !== 'fact' || !piece.fact || !areAkin(piece.fact, fresh.fact)) return null;
    return factInPlace(piece.fact, piece.text, fresh.text);
  }
  if (piece.kind === 'fact' && fresh.fact) return null;
  const words = plainWords(fresh, draft);
  if (words === '') return null;
  if (fresh.fact && piece.fact) {
    if (piece.kind === 'fact' || !areAkin(piece.fact, fresh.fact)) return null;
    const like = factInPlace(piece.fact, piece.inner, fresh.inner);
    return like ? words.replace(fresh.inner, like) : null;
  }
  if (piece.kind === 'name') return inCapitals(piece, words);
  return AFTER_ARTICLE.test(draft.slice(0, piece.from)) ? words.replace(ARTICLE, '') : words;
}

/** 'corn exchange' is 'Corn Exchange' where a name stood. */
function inCapitals(piece: DraftPiece, words: string): string {
  if (/\p{Lu}/u.test(words) || !/\s\p{Lu}/u.test(piece.text)) return words;
  return words.replace(/(?<![\p{L}'’])(?!(?:of|the|and|in|at|on|for)\b)\p{L}/giu, (letter) => letter.toUpperCase());
}

function factInPlace(kind: FactKind, old: string, fresh: string): string | null {
  if (kind === 'date') return dateLike(old, fresh);
  // 'The 9th' stands for the 10 of '10 January' as a 9.
  const figure = kind === 'ordinal' && /^\d+$/.test(old) ? (/\d+/.exec(fresh)?.[0] ?? fresh) : fresh;
  const [, end] = kind === 'range' && factsIn(fresh)[0]?.kind !== 'range' ? [] : [null, figure];
  if (!end) return null;
  const half = /[ap]m$/i.exec(old)?.[0];
  const like = factLike(old, end);
  return half && /^\d{1,2}(?:[:.]\d\d)?$/.test(like) ? `${like} ${half}` : like;
}

/** Words without the marks around them; shouted ones as the draft would write them. */
function plainWords(fresh: FreshWords, draft: string): string {
  const bare = fresh.text
    .trim()
    .replace(/^["'“„«‘,.;:\s-]+|["'”»’,;:\s-]+$/gu, '')
    .replace(/(?<!\.\p{L}{1,8})[.]+$/u, '');
  if (!/\p{Lu}{3}/u.test(bare) || /\p{Ll}/u.test(bare)) return bare;
  return bare.replace(/[\p{L}'’]+/gu, (word) => (draft.includes(word) ? word : word.toLowerCase()));
}
