import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { canonicalWord } from './rules/lexicon.ts';
import { shieldedSpans } from './shields.ts';

/**
 * A piece of the message. The grammar reads `norm`: lower case, spelling mended, one word per meaning ('tmrw' and
 * 'tommorow' are both 'tomorrow'). `start` and `end` lead back to what was written.
 */
export interface Token {
  norm: string;
  start: number;
  end: number;
  kind: 'word' | 'mark' | 'break' | 'shield';
}

/** What stands in the normal form for text that is never read: quotes, links, hashtags, pasted blocks. */
export const SHIELD = '§';
export const LINE_BREAK = '¶';
/** The sign of a list item at the start of a line. */
export const BULLET = '•';

const WORDS_OF_MARKS: Record<string, string> = { '&': 'and', '+': 'and', '@': 'at', '~': 'around' };

/** Beyond this a message is surely pasted text; reading on would cost time and add nothing. */
const MAX_READ = 8_000;

/** The dot after 'a.m' belongs to it only inside a sentence. */
const MERIDIEM = String.raw`([AaPp])(?:\.\s?[Mm]\b(?:\.(?=\s*(?:[a-z,;)]|Pacific|Eastern|Central|Mountain|[A-Z]{1,4}T\b|GMT|UTC|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[A-Z][a-z]+(?: [A-Z][a-z]+)? time\b)))?|[Mm]\b)`;
const LEXEMES: [RegExp, (match: RegExpExecArray) => string][] = [
  [/\n\s*(?:[-*•▪◦‣–]|\(?\d{1,2}[.)]|[a-h]\))[^\S\n]+/y, () => BULLET],
  [/\n\s*/y, () => LINE_BREAK],
  [/(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::\d{2})?)?(?![\d-])/y, (m) => isoDate(m)],
  [/(20\d\d)\/(\d{1,2})\/(\d{1,2})(?![\d/])/y, (m) => `${m[1]}-${m[2]?.padStart(2, '0')}-${m[3]?.padStart(2, '0')}`],
  [new RegExp(String.raw`(\d{1,2})[:.](\d{2})\s?${MERIDIEM}`, 'y'), (m) => clock(m[1], m[2], m[3])],
  [new RegExp(String.raw`(\d{1,2})\s?${MERIDIEM}`, 'y'), (m) => clock(m[1], '00', m[2])],
  [/(\d{1,2})([ap])\b/iy, (m) => clock(m[1], '00', m[2])],
  [/(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?(?:h|hrs|hours|uhr)\b)?(?!\d)/iy, (m) => clock(m[1], m[2], undefined)],
  [/(\d{1,2})\.(\d{2})\s?(?:h|hrs|hours|uhr|o'?clock)\b/iy, (m) => clock(m[1], m[2], undefined)],
  [/(\d{1,2})h(\d{2})\b/iy, (m) => clock(m[1]?.padStart(2, '0'), m[2], undefined)],
  [/([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs?|hours)\b/iy, (m) => clock(m[1], m[2], undefined)],
  [/\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/y, (m) => m[0].replace(/[.-]/g, '/')],
  [/(\d{1,2})\.(\d{1,2})\.(?=\s|$|,)/y, (m) => `${m[1]}/${m[2]}`],
  [/\d{1,2}\/\d{1,2}(?![\d/])/y, (m) => m[0]],
  [/(\d{1,2})(?:st|nd|rd|th)\b/iy, (m) => ordinal(Number(m[1]))],
  [/(\d+)(?=(?:h|hrs?|mins?|minutes?|hours?|days?|wks?|weeks?|months?|ish|x)\b)/iy, (m) => m[1] ?? ''],
  [/(\d{1,2})(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/iy, (m) => m[1] ?? ''],
  [/[$€£¥]\s?\d[\d.,]*\w*|\d[\d.,]*\s?[%€£]|\d+(?:[.,]\d+)+|\d+[a-z]\w*/iy, (m) => m[0].toLowerCase()],
  [/\d+/y, (m) => m[0]],
  [/\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}[\p{L}\p{M}]*)*(?:(?<=s)['’](?=\s\p{L}))?/uy, (m) => plainWord(m[0])],
  [/---*|[—―]/y, (m) => (m[0] === '-' ? '-' : '—')],
  [/[–‐‑−]/y, () => '-'],
  [/…|\.{2,}/y, () => '…'],
];

/** Before these '4' and '2' are words: 'post 4 me', '2 fb'. */
const AFTER_SHORT_PREPOSITION = new RegExp(`^(?:the|my|our|u|you|me|${PLATFORM_NAME})$`);

/** Cuts a message into tokens; what is quoted, linked or tagged becomes one shield each. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const shields = shieldedSpans(text.slice(0, MAX_READ));
  if (text.length > MAX_READ) shields.push({ start: MAX_READ, end: text.length });
  const isEnumerated = ENUMERATED.test(text.slice(0, MAX_READ));
  let at = 0;
  for (const shield of [...shields, { start: text.length, end: text.length }]) {
    while (at < shield.start) at = readToken(text, at, tokens, isEnumerated);
    if (shield.end > shield.start) tokens.push({ norm: SHIELD, ...shield, kind: 'shield' });
    at = Math.max(at, shield.end);
  }
  for (const [i, token] of tokens.entries())
    if (/^[24]$/.test(token.norm) && AFTER_SHORT_PREPOSITION.test(tokens[i + 1]?.norm ?? ''))
      token.norm = token.norm === '4' ? 'for' : 'to';
  return mergeNumberWords(tokens.map((token, i) => withCanonicalWord(token, i, tokens, text)));
}

function readToken(text: string, at: number, tokens: Token[], isEnumerated: boolean): number {
  const opener = at === 0 ? FIRST_ITEM : isEnumerated && /\s/.test(text[at - 1] ?? '') ? NUMBERED_ITEM : null;
  const item = opener?.exec(text.slice(at, at + 8));
  if (item) {
    tokens.push({ norm: BULLET, start: at, end: at + item[0].length, kind: 'break' });
    return at + item[0].length;
  }
  SPACES.lastIndex = at;
  const spaces = SPACES.exec(text);
  if (spaces) return at + spaces[0].length;
  for (const [pattern, normal] of LEXEMES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const norm = normal(match);
    const kind = norm === LINE_BREAK || norm === BULLET ? 'break' : /^[\p{L}\d$€£¥]/u.test(norm) ? 'word' : 'mark';
    const end = at + match[0].length;
    for (const part of norm.split(' ')) tokens.push({ norm: part, start: at, end, kind });
    return end;
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (/[!-/:-@[-`{-~¿¡]/.test(character))
    tokens.push({ norm: WORDS_OF_MARKS[character] ?? character, start: at, end: at + 1, kind: 'mark' });
  return at + character.length;
}

/** '1) … 2) …' inside a line is a list as well. */
const ENUMERATED = /(?:^|\s)\(?1[.)]\s[\s\S]{1,2000}?\s\(?2[.)]\s/;
const NUMBERED_ITEM = /^\(?\d{1,2}[.)]\s+/;
const FIRST_ITEM = /^(?:[-*•▪◦‣–]|\(?\d{1,2}[.)])[^\S\n]+/;
const SPACES = /[^\S\n]+/y;

/** 'Fools' Day' and 'weeks' time' lose their apostrophe; 'Mondays' menu' keeps it, since it is no rhythm. */
function plainWord(raw: string): string {
  const word = raw.toLowerCase().replaceAll('’', "'");
  return /days'$/.test(word) ? word : word.replace(/'$/, '');
}

/** 't9:05' is settled, 'u9:05' may be morning or evening; a leading zero or 13 and up settles it too. */
function clock(hourText = '', minuteText = '', meridiem: string | undefined): string {
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || hour > 24 || (meridiem && (hour > 12 || hour === 0))) return `${hourText}:${minuteText}`;
  if (!meridiem) return `${hour === 0 || hour > 7 || hourText.length === 2 ? 't' : 'u'}${hour % 24}:${minute}`;
  return `t${(hour % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0)}:${minute}`;
}

function isoDate(match: RegExpExecArray): string {
  const date = `${match[1]}-${match[2]}-${match[3]}`;
  return match[4] ? `${date} ${clock(match[4], match[5], undefined)}` : date;
}

function ordinal(number: number): string {
  return `${number}th`;
}

function withCanonicalWord(token: Token, i: number, tokens: Token[], text: string): Token {
  // '2moro' begins with a digit and is a word all the same.
  if (token.kind !== 'word' || !/^2?\p{L}/u.test(token.norm)) return token;
  const raw = text.slice(token.start, token.end);
  const wordAt = (at: number): string => tokens[at]?.norm ?? '';
  const further = { before: wordAt(i - 2), after: wordAt(i + 2) };
  const around = { before: wordAt(i - 1), after: wordAt(i + 1), further };
  return { ...token, norm: canonicalWord(token.norm, raw, around) };
}

/** 'forty - five' → '45', 'twenty - first' → '#21'. */
function mergeNumberWords(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const hasDash = tokens[i + 1]?.norm === '-';
    const unit = tokens[i + (hasDash ? 2 : 1)];
    const isTens = token.kind === 'word' && /^[2-9]0$/.test(token.norm);
    if (isTens && unit && /^#?[1-9]$/.test(unit.norm) && unit.end - unit.start > 1 && token.end - token.start > 2) {
      const sum = Number(token.norm) + Number(unit.norm.replace('#', ''));
      merged.push({ ...token, norm: `${unit.norm.startsWith('#') ? '#' : ''}${sum}`, end: unit.end });
      i += hasDash ? 2 : 1;
    } else merged.push(token);
  }
  return merged;
}
