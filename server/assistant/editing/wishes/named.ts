import { addressesIn } from '../mending/shield.ts';

/** Words in quotation marks. */
export const QUOTED =
  /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|‘[^’]*’|(?<![\p{L}\p{N}])'(?:[^']|(?<=\p{L})'(?=\p{L}))+'(?!\p{L})/gu;

const IS = '(?:is|are|reads?|(?:must|should|shall|will) (?:be|read)|(?:has|have|needs?) to be)';
const OPENS = `(?:start|begin|open)(?:s|ing)?(?: it)?(?: off)? with(?: the)?(?: words?:?|:)|first (?:line|words?|sentence)(?: of it)?(?: ${IS})?:?`;
const ENDS = `(?:end|finish|clos)(?:e?s|ing|e)? (?:it )?(?:with|on)(?: the (?:words?|line|sentence))?:?|last (?:words?|line|sentence)(?: of it)?(?: ${IS}:?|:)|sign(?:ed|s|ing)? (?:(?:it|this)(?: off)?|off)(?: as| with)?:?`;
const LANGUAGE = '(?:English|German|French|Spanish|Italian|Portuguese|Welsh|Irish|Dutch|Polish)(?!\\p{L})';
const UNTIL = '(?=$|[|:;\\n]|(?<=[.!?…])\\s|,? (?:and|then|but) \\p{Ll})';
/** 'first line New bars', 'end with Bring questions.': words without marks begin with a capital and go up to the end of their sentence. */
const UNMARKED = [
  new RegExp(`(?<!\\p{L})((?i:${OPENS})) (?<words>\\p{Lu}[^.,:;|"“”\\n]{2,40})(?=[.,]|$|[|:;\\n])`, 'gu'),
  new RegExp(`(?<!\\p{L})((?i:${ENDS})) (?<words>(?!${LANGUAGE})\\p{Lu}[^|"“”\\n]{1,60}?[.!?…]*)${UNTIL}`, 'gu'),
];

/** What is said, with marks around the words that a text should begin or end on. */
export const withMarks = (said: string): string =>
  UNMARKED.reduce((text, words) => text.replace(words, '$1 “$<words>”|'), said);

const NUMBER_TO_RING = /(?<![\p{L}\d])\+?\d[\d ()/-]{6,}\d/gu;

/** What a wish says beside the words that it names: whatever these are about, 'end with “…”' wants the same. */
export const withoutNames = (wish: string): string =>
  addressesIn(wish)
    .reduce((text, address) => text.replace(address, 'abc.com'), wish)
    .replace(QUOTED, (words) => (/\p{L}/u.test(words) ? `"abc${words.at(-2) === '?' ? '?' : ''}"` : words))
    .replace(/#\p{L}[\p{L}\p{N}_]*/gu, '#abc')
    .replace(NUMBER_TO_RING, 'abc.com');
