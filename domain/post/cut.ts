import { once } from '../once.ts';

/** A text whose characters are what people see, one by one. */
export const PLAIN = /^[\n\r\t\x20-\x7e]*$/;

/** Its tables take long to load: only texts with more than plain letters wait for them. */
const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The characters as people see them: an emoji family is one, an accented letter is one. */
export function graphemes(text: string): string[] {
  return PLAIN.test(text) ? text.split('') : Array.from(segmenter().segment(text), (part) => part.segment);
}

const ENDS_BADLY =
  /[\s,;:–—\-(["“'‘]+$|\s+(?:a|an|the|and|or|but|of|to|in|on|at|for|with|by|from|our|your|my|is|are|we|its|that|which)$/iu;

/** The text no longer than `max`, ended at a word with an ellipsis; never inside a character. */
export function cutAtWord(text: string, max: number, length: (text: string) => number = (part) => part.length): string {
  const whole = text.trim();
  if (length(whole) <= max) return whole;
  const room = max - length('…');
  if (room <= 0) return '';
  let kept = '';
  let used = 0;
  for (const [word] of whole.matchAll(/\s*\S+/g)) {
    used += length(word);
    if (used > room) break;
    kept += word;
  }
  if (kept.trim() === '') kept = firstGraphemes(whole, room, length);
  const end = withoutBadEnd(kept);
  return /[.!?…]$/.test(end) ? end : `${end}…`;
}

/** The text as far as it has room on so many lines of a width, ended at a word with an ellipsis. */
export function cutToLines(text: string, lines: number, width: number, length: (text: string) => number): string {
  const whole = text.trim();
  const [space, ellipsis] = [length(' '), length('…')];
  let [line, used, kept] = [1, 0, ''];
  for (const { 0: word, index } of whole.matchAll(/\S+/g)) {
    const wide = length(word);
    // Where a word is parted the lines can't be foretold.
    if (wide > width) break;
    const isNext = used > 0 && used + space + wide > width;
    line += isNext ? 1 : 0;
    used = used === 0 || isNext ? wide : used + space + wide;
    if (line > lines) return kept === '' ? whole : `${withoutBadEnd(kept)}…`;
    if (line < lines || used + ellipsis <= width) kept = whole.slice(0, index + word.length);
  }
  return whole;
}

function withoutBadEnd(text: string): string {
  let end = text.trimEnd();
  while (ENDS_BADLY.test(end)) end = end.replace(ENDS_BADLY, '');
  return end;
}

/** A single word that is too long can only be ended between two characters. */
function firstGraphemes(text: string, room: number, length: (text: string) => number): string {
  let kept = '';
  let used = 0;
  for (const grapheme of graphemes(text.slice(0, room * 12))) {
    used += length(grapheme);
    if (/\s/.test(grapheme) || used > room) break;
    kept += grapheme;
  }
  return kept;
}
