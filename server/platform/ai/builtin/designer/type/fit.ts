import { measure, type Typeface } from './fonts.ts';

/** How a text is set; sizes in pixels, tracking in em. */
export interface Setting {
  face: Typeface;
  lineHeight: number;
  tracking?: number;
}

export interface Room {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  maxLines?: number;
}

export interface FittedText extends Setting {
  lines: string[];
  size: number;
  /** The widest line. */
  width: number;
  height: number;
}

// Pairs are kerned when drawn: nearly all get closer, a few a hair wider than the sum of their advances.
const KERNING_SLACK = 1.012;
const SIZE_STEP = 0.955;

function widthOf(text: string, setting: Setting, size: number): number {
  return measure(text, setting.face, setting.tracking) * size * KERNING_SLACK;
}

function wrap(words: string[], setting: Setting, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, setting, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The narrowest wrapping with the same number of lines: no lonely last word. */
function balance(words: string[], setting: Setting, size: number, width: number): string[] {
  const target = wrap(words, setting, size, width).length;
  let [narrow, wide] = [width * 0.4, width];
  for (let step = 0; step < 9; step++) {
    const middle = (narrow + wide) / 2;
    const lines = wrap(words, setting, size, middle);
    const isInside = lines.every((line) => widthOf(line, setting, size) <= middle);
    if (lines.length <= target && isInside) wide = middle;
    else narrow = middle;
  }
  return wrap(words, setting, size, wide);
}

function isInside(lines: string[], setting: Setting, size: number, room: Room): boolean {
  if (lines.length > (room.maxLines ?? Number.POSITIVE_INFINITY)) return false;
  if (lines.length * setting.lineHeight * size > room.height) return false;
  return lines.every((line) => widthOf(line, setting, size) <= room.width);
}

function finish(lines: string[], setting: Setting, size: number): FittedText {
  const width = Math.max(0, ...lines.map((line) => widthOf(line, setting, size)));
  return { ...setting, lines, size, width, height: lines.length * setting.lineHeight * size };
}

/** Cuts a word that is wider than the room, letter by letter, with an ellipsis. */
function cutWord(word: string, setting: Setting, size: number, width: number): string {
  const letters = [...word];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, setting, size) > width) letters.pop();
  return `${letters.join('')}…`;
}

/**
 * Sets a text into a room: as large as allowed, then smaller, rewrapped at each size, then shortened at a word. The result never
 * leaves the room (an empty text gives no lines).
 */
export function fitText(text: string, setting: Setting, room: Room): FittedText {
  // A lone letter ('A', 'I') never stands at a line's end: it is glued to the next word.
  const glued = text.trim().replace(/(?<=^|\s)(\p{L})\s+(?=\S)/gu, '$1\u00a0');
  const words = glued.split(/[^\S\u00a0]+/u).filter((word) => word !== '');
  if (words.length === 0) return finish([], setting, room.largest);
  const smallest = Math.min(room.smallest, room.height / setting.lineHeight);
  for (let size = Math.min(room.largest, room.height / setting.lineHeight); ; size *= SIZE_STEP) {
    const tried = Math.max(size, smallest);
    if (isInside(wrap(words, setting, tried, room.width), setting, tried, room))
      return finish(balance(words, setting, tried, room.width), setting, tried);
    if (tried === smallest) break;
  }
  const whole = words.map((word) =>
    widthOf(word, setting, smallest) > room.width ? cutWord(word, setting, smallest, room.width) : word,
  );
  let count = whole.length;
  const shortened = () => {
    const kept = whole.slice(0, count).join(' ');
    return count === whole.length ? kept : `${kept.replace(/[\s,;:.–—-]+$/u, '')}…`;
  };
  const fits = () => isInside(wrap(shortened().split(' '), setting, smallest, room.width), setting, smallest, room);
  // A long text is halved down first, so that a hundred thousand words cost no more than a hundred.
  while (count > 64 && !fits()) count = Math.ceil(count / 2);
  while (count > 1 && !fits()) count--;
  const lines = wrap(shortened().split(' '), setting, smallest, room.width);
  return finish(
    lines.slice(0, 1).every((line) => widthOf(line, setting, smallest) <= room.width) && fits()
      ? lines
      : [cutWord(whole[0] ?? '', setting, smallest, room.width)],
    setting,
    smallest,
  );
}
