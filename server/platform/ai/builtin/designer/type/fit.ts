import { type Typeface, textWidth } from './fonts.ts';

/** How a text is set; sizes in pixels, tracking in em. */
export interface TypeSetting {
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

export interface FittedText extends TypeSetting {
  lines: string[];
  size: number;
  /** The widest line. */
  width: number;
  height: number;
}

const SIZE_STEP = 0.955;

function widthOf(text: string, setting: TypeSetting, size: number): number {
  return textWidth(text, setting.face, setting.tracking) * size * setting.face.slack;
}

function wrap(words: string[], setting: TypeSetting, size: number, width: number): string[] {
  const { face, tracking } = setting;
  const lines: string[] = [];
  let line = '';
  // A line grows at its end: what stands on it is not measured again.
  let reach = 0;
  for (const word of words) {
    const further = line === '' ? 0 : textWidth(` ${word}`, face, tracking, reach);
    if (line !== '' && further * size * face.slack <= width) {
      line = `${line} ${word}`;
      reach = further;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    reach = textWidth(word, face, tracking);
  }
  return line === '' ? lines : [...lines, line];
}

/** Words that lean on the next one: a line does not like to end with them. */
const LEANS =
  /^(?:the|an|of|to|for|from|and|or|in|on|at|by|with|our|your|my|we|is|are|der|die|das|den|dem|des|und|für|vom|zum|zur|im|am|ein|eine|unser|unsere|el|la|los|las|de|del|y|con|para|un|una|le|les|du|des|et|pour|une|nos|notre|il|lo|gli|di|per|da|do|dos|das|os|as|com|para|um|uma)$/iu;
/** How much emptiness, as a share of the line, such an end is worth. */
const LEANING = 0.24;

/** The same number of lines, broken where they come out most alike: no lonely last word. */
function balance(words: string[], setting: TypeSetting, size: number, width: number): string[] {
  const greedy = wrap(words, setting, size, width);
  if (greedy.length < 2 || words.length > 60) return greedy;
  // best[lines][end]: the least sum of squared gaps when the first `end` words stand on so many lines.
  type Best = { cost: number; from: number };
  const best: Best[][] = [[{ cost: 0, from: 0 }]];
  // The same words are tried as each of the lines.
  const widths = new Map<number, number>();
  const widthBetween = (from: number, end: number): number => {
    const key = from * (words.length + 1) + end;
    const known = widths.get(key) ?? widthOf(words.slice(from, end).join(' '), setting, size);
    widths.set(key, known);
    return known;
  };
  const leaning = [0, ...words.slice(0, -1).map((word) => (LEANS.test(word) ? (width * LEANING) ** 2 : 0)), 0];
  for (let line = 1; line <= greedy.length; line++) {
    const row: Best[] = [];
    for (let end = line; end <= words.length; end++)
      for (let from = end - 1; from >= line - 1; from--) {
        const gap = width - widthBetween(from, end);
        if (gap < 0) break;
        const before = best[line - 1]?.[from];
        const cost = before ? before.cost + gap ** 2 + (leaning[end] ?? 0) : Number.POSITIVE_INFINITY;
        if (cost < (row[end]?.cost ?? Number.POSITIVE_INFINITY)) row[end] = { cost, from };
      }
    best.push(row);
  }
  const lines: string[] = [];
  let end = words.length;
  for (let line = greedy.length; line >= 1; line--) {
    const found = best[line]?.[end];
    if (!found) return greedy;
    lines.unshift(words.slice(found.from, end).join(' '));
    end = found.from;
  }
  return lines;
}

function isInside(lines: string[], setting: TypeSetting, size: number, room: Room): boolean {
  if (lines.length > (room.maxLines ?? Number.POSITIVE_INFINITY)) return false;
  if (lines.length * setting.lineHeight * size > room.height) return false;
  return lines.every((line) => widthOf(line, setting, size) <= room.width);
}

function finish(lines: string[], setting: TypeSetting, size: number): FittedText {
  const width = Math.max(0, ...lines.map((line) => widthOf(line, setting, size)));
  return { ...setting, lines, size, width, height: lines.length * setting.lineHeight * size };
}

/** What is read as one word. */
const TOGETHER =
  /(?<!\p{L})(?:thank you|new year|black friday|open day|good luck|vielen dank|buon anno|feliz año|bonne année)(?!\p{L})/giu;

/** Binds what must not be parted by a line's end: a lone letter and the word after it, a number and the word or sign it belongs to. */
function glue(text: string): string {
  return text
    .trim()
    .replace(/(?<=^|\s)(\p{L}|\d{1,3})\s+(?=[\p{L}\d])/gu, '$1\u00a0')
    .replace(/\s+(?=\d{1,3}[,.;:!?](?:\s|$)|%)/gu, '\u00a0')
    .replace(/\s+(?=[–—]\s|[:;!?»](?:\s|$))/gu, '\u00a0')
    .replace(/(?<=«)\s+/gu, '\u00a0')
    .replace(TOGETHER, (phrase) => phrase.replace(/\s/gu, '\u00a0'));
}

function isRagged({ lines, width, size, ...setting }: FittedText): boolean {
  return lines.length > 1 && lines.some((line) => widthOf(line, setting, size) < width * 0.42);
}

/** A text with a lonely word on a line, a little smaller on fewer lines where that ends the loneliness. */
function calmer(words: string[], setting: TypeSetting, room: Room, fitted: FittedText): FittedText {
  if (!isRagged(fitted)) return fitted;
  for (let size = fitted.size * SIZE_STEP; size >= Math.max(room.smallest, fitted.size * 0.76); size *= SIZE_STEP) {
    const tried = finish(balance(words, setting, size, room.width), setting, size);
    if (tried.lines.length < fitted.lines.length && !isRagged(tried)) return tried;
  }
  return fitted;
}

/** Cuts a word that is wider than the room, letter by letter, with an ellipsis. */
function cutWord(word: string, setting: TypeSetting, size: number, width: number): string {
  const letters = [...word];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, setting, size) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Where a long compound may part: behind the s that joins its halves. */
const JOINT = /(?<=\p{L}{6}(?:ung|heit|keit|schaft|tion|tät|fahrt|ing)s)(?=\p{L}{5})/iu;
const LONG_WORD = 18;

/** A text whose long compounds are parted, each half a word of its own. */
function parted(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG_WORD ? word : word.replace(JOINT, '- ')));
}

/** The text of lines, compounds whole again. */
export function wholeTextOf(lines: string[]): string {
  return joinedCompound(lines.join(' ').replaceAll('\u00a0', ' '));
}

/** A text without what a parted compound is parted by. */
export function joinedCompound(text: string): string {
  return text.replace(/(?<=\p{L}s)- (?=\p{Ll}{5})/gu, '');
}

/**
 * Sets a text into a room: as large as allowed, then smaller, rewrapped at each size, then shortened at a word. A long compound is
 * parted where the text gets clearly larger by it. The result never leaves the room (an empty text gives no lines).
 */
export function fitText(text: string, setting: TypeSetting, room: Room): FittedText {
  const whole = fitWords(text, setting, room);
  if (whole.size > room.largest * 0.7) return whole;
  const apart = parted(text);
  if (apart === text) return whole;
  const larger = fitWords(apart, setting, room);
  const isParted = !larger.lines.some((line) => joinedCompound(line) !== line);
  return isParted && larger.size > whole.size * 1.2 ? larger : whole;
}

function fitWords(text: string, setting: TypeSetting, room: Room): FittedText {
  const words = glue(text)
    .split(/[^\S\u00a0]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return finish([], setting, room.largest);
  const smallest = Math.min(room.smallest, room.height / setting.lineHeight);
  for (let size = Math.min(room.largest, room.height / setting.lineHeight); ; size *= SIZE_STEP) {
    const tried = Math.max(size, smallest);
    if (isInside(wrap(words, setting, tried, room.width), setting, tried, room))
      return calmer(words, setting, room, finish(balance(words, setting, tried, room.width), setting, tried));
    if (tried === smallest) break;
  }
  // At the smallest size what was glued may part again.
  const whole = words
    .flatMap((word) => word.split('\u00a0'))
    .map((word) =>
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
