import type { Stretch } from '../said.ts';
import { AFTER_ALONE, type Candidate, type Hint, NOUN } from './candidates.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 };

const SPELLED = ['one', 'two', 'three', 'four'];
const NUMBERED =
  /\b(?:plan|post|draft|option|version|number|no\.?|nr\.?|#)\s?#?\d(?:\s?(?:,|and|&|\+)\s?#?\d)*\b(?![:.]\d|\s?(?:am|pm))/gi;
/** A number that begins the message or follows its order: 'approve 2 and 3'. */
const BARE =
  /(?<=^(?:(?:ok|so|and|please|pls|just|cancel|approve|delete|drop|kill|bin|scrap|use|take|keep|post|send|schedule|the|i like|go with|confirm)[,\s]+)*)\d(?:\s*(?:,|and|&|\+)\s*\d)*\b(?!\s?(?:[:.]\d|am|pm|h\b|o'clock|days?|weeks?|hours?|months?|mins?|times|x\b|st\b|nd\b|rd\b|th\b|not\b|%|hashtags?|sentences?|words?|posts?|sundays|mondays|[a-z]+days\b|\/))/i;
const LETTER =
  /^(?:(?:ok|so|let'?s|go with|use|take|i like|option|version|and)\s+)*([abc])\b(?=$|[\s,.!]*(?:then|please|is|it is|,|\.|$))|\b(?:option|version|draft|variant)\s+([abc])\b/i;
const NUMBER_WORD = new RegExp(`\\b(?:number|option|version|draft|plan|post|no)\\s+(${SPELLED.join('|')})\\b`, 'i');

/** 'Plan 2', '1 and 3', 'option B', 'number two'. */
export function numberHints(say: string, shown: Candidate[]): Hint[] {
  const byAge = shown.map(({ n }) => n).toSorted((a, b) => a - b);
  const hintOf = (found: RegExpExecArray | null): Hint[] => {
    if (!found) return [];
    const word = (found[1] ?? found[2] ?? '').toLowerCase();
    const digits = [...found[0].matchAll(/\d+/g)].map(Number);
    const letter = byAge['abc'.indexOf(word || '-')];
    const numbers = word === '' ? digits : SPELLED.includes(word) ? [SPELLED.indexOf(word) + 1] : [letter ?? 0];
    const isKnown = numbers.length > 0 && numbers.every((n) => byAge.includes(n));
    return isKnown ? [{ numbers, weight: 10, used: [found.index, found.index + found[0].length] }] : [];
  };
  const numbered = [...say.matchAll(NUMBERED)].flatMap(hintOf);
  return [
    ...(numbered.length > 0 ? numbered : hintOf(BARE.exec(say))),
    ...[LETTER, NUMBER_WORD].flatMap((pattern) => hintOf(pattern.exec(say))),
  ];
}

const ORDINAL = new RegExp(
  `(?:\\b(the|my|your|this|that)\\s+)?(?:very )?\\b(${ORDINALS.join('|')}|last|latest|newest|final|middle|earliest|other|top|bottom|1st|2nd|3rd|4th|5th)\\b(?:\\s+(two|three|four|[234])\\b)?(?:\\s+(?:of (?:them|those|the two|these)|(?:on|in) the list))?(?:\\s+${NOUN}\\b)?`,
  'gi',
);

const AFTER_ORDINAL = new RegExp(`^${AFTER_ALONE}`, 'i');

/** Of several that were just shown, the last one is among them. */
function lastShown(shown: Candidate[]): Candidate[] {
  const listed = shown.filter(({ isListed }) => isListed);
  return listed.length > 1 ? listed : shown;
}

export function ordinalHints(say: string, shown: Candidate[]): Hint[] {
  return [...say.matchAll(ORDINAL)].flatMap(({ 0: found, 1: article, 2: word = '', 3: many, index }) => {
    const after = say.slice(index + found.length);
    if (/\bfirst thing$/i.test(found)) return [];
    const isNamed =
      new RegExp(`${NOUN}$`, 'i').test(found) ||
      / of (?:them|those|these|the two)| the list$/i.test(found) ||
      many !== undefined;
    const isAlone = index === 0 || AFTER_ORDINAL.test(after);
    if (
      /^(?:\s*(?:of|sentence|line|word|paragraph|week|day|month|time|thing|name|half|bit|part|minute|hour|night|order|choice|thing)\b|\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b)/i.test(
        after,
      ) &&
      !isNamed
    )
      return [];
    if (
      !isNamed &&
      !(
        isAlone &&
        (article !== undefined ||
          index === 0 ||
          /(?:for|drop|kill|approve|cancel|use|take|keep|delete|move) $/i.test(say.slice(0, index)))
      )
    )
      return [];
    const lower = word.toLowerCase();
    const count = many ? (COUNTS[many.toLowerCase()] ?? 1) : 1;
    const position =
      lower === 'top' ? 0 : ORDINALS.includes(lower) ? ORDINALS.indexOf(lower) : Number.parseInt(lower, 10) - 1;
    const numbers = (
      /^(?:last|latest|newest|final|bottom)$/.test(lower)
        ? lastShown(shown).slice(-count)
        : lower === 'middle'
          ? shown.length % 2 === 1
            ? [shown[(shown.length - 1) / 2]]
            : []
          : lower === 'earliest'
            ? shown.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1)).slice(0, 1)
            : lower === 'other' || Number.isNaN(position)
              ? []
              : shown.slice(count > 1 ? 0 : position, count > 1 ? count : position + 1)
    ).flatMap((one) => (one ? [one.n] : []));
    return [{ numbers, weight: 9, used: [index, index + found.length] as Stretch }];
  });
}
