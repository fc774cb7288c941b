import type { Place } from './place.ts';

/** Evidence of a whole stretch of words: its length, the marks around and inside it. All of it is small numbers. */
const SIGNS = ['~', '_', '.', '\n', ':', ',', ';', '-', '(', ')', '"', 'other', 'edge'] as const;
const SIGN_COUNT = SIGNS.length;
const LENGTHS = [1, 2, 3, 4, 5, 7, 10, 15, 30, 60];
const LENGTH_COUNT = LENGTHS.length + 1;
const BREAKS = 4;

const SIZES = [
  SIGN_COUNT * SIGN_COUNT,
  SIGN_COUNT * SIGN_COUNT * LENGTH_COUNT,
  LENGTH_COUNT * BREAKS * BREAKS,
  6,
  BREAKS * SIGN_COUNT,
  BREAKS * BREAKS * SIGN_COUNT,
];
const STARTS = SIZES.map((_, i) => SIZES.slice(0, i).reduce((sum, size) => sum + size, 0));

/** How many kinds of stretches there are. */
export const STRETCH_KINDS = SIZES.reduce((sum, size) => sum + size, 0);

function signNumber(sign: string): number {
  if (sign === '~') return 0;
  if (sign === '_') return 1;
  if (/[.!?]/.test(sign)) return 2;
  const at = SIGNS.findIndex((mark, i) => i > 2 && i < 11 && sign.includes(mark));
  return at < 0 ? SIGNS.indexOf('other') : at;
}

/** Counts that make the evidence of any stretch of one message cheap. */
export class Stretches {
  readonly #count: number;
  readonly #signs: number[];
  readonly #soft: number[] = [];
  readonly #hard: number[] = [];
  readonly #open: number[] = [];
  readonly #quotes: number[] = [];

  constructor({ signs, cut }: Place) {
    this.#count = cut.words.length;
    this.#signs = signs.map(signNumber);
    const totals = { soft: 0, hard: 0, open: 0, quotes: 0 };
    signs.forEach((sign, i) => {
      const gap = cut.gaps[i] ?? '';
      if (i > 0) {
        totals.soft += /[,;:(-]/.test(sign) ? 1 : 0;
        totals.hard += /[.!?\n]/.test(sign) ? 1 : 0;
      }
      totals.open += count(gap, /\(/g) - count(gap, /\)/g);
      totals.quotes += count(gap, /["“”„«»]/g);
      this.#soft.push(totals.soft);
      this.#hard.push(totals.hard);
      this.#open.push(totals.open);
      this.#quotes.push(totals.quotes);
    });
  }

  /** The numbers of what is seen of the words from `from` up to `to`, written into `out`. */
  see(from: number, to: number, out: Int32Array): Int32Array {
    const edge = SIGN_COUNT - 1;
    const first = from === 0 ? edge : (this.#signs[from] ?? edge);
    const last = to === this.#count ? edge : (this.#signs[to] ?? edge);
    const length = lengthNumber(to - from);
    const soft = Math.min(BREAKS - 1, difference(this.#soft, from, to - 1));
    const hard = Math.min(BREAKS - 1, difference(this.#hard, from, to - 1));
    const open = Math.sign(difference(this.#open, from, to));
    const isOdd = difference(this.#quotes, from, to) % 2 !== 0;
    out[0] = first * SIGN_COUNT + last;
    out[1] = start(1) + (first * SIGN_COUNT + last) * LENGTH_COUNT + length;
    out[2] = start(2) + (length * BREAKS + soft) * BREAKS + hard;
    out[3] = start(3) + (open + 1) * 2 + (isOdd ? 1 : 0);
    out[4] = start(4) + hard * SIGN_COUNT + last;
    out[5] = start(5) + (soft * BREAKS + hard) * SIGN_COUNT + first;
    return out;
  }
}

/** How many numbers `see` writes. */
export const STRETCH_EVIDENCE = SIZES.length;

function start(i: number): number {
  return STARTS[i] ?? 0;
}

/** The number of each length up to the last that counts. */
const LENGTH_NUMBERS = Array.from({ length: (LENGTHS.at(-1) ?? 0) + 1 }, (_, words) =>
  LENGTHS.findIndex((most) => words <= most),
);

function lengthNumber(words: number): number {
  return LENGTH_NUMBERS[words] ?? LENGTHS.length;
}

function difference(totals: number[], from: number, to: number): number {
  return (totals[to] ?? 0) - (totals[from] ?? 0);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
