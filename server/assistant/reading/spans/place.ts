import { assemble } from '../grammar/assemble.ts';
import type { Phrase } from '../grammar/phrases.ts';
import { scanText } from '../grammar/scanned.ts';
import { classesOf, type WordClass } from './lexicon.ts';
import { cutWords, gapSign, type MessageWords } from './words.ts';

/** More phrases than this are a flood: what comes after them is evidence of nothing. */
const MOST_PHRASES = 150;

/** A phrase of the grammar: a day, a time, a rhythm, a platform. */
export interface FoundPhrase {
  kind: Phrase['meaning']['kind'];
}

/** A message with everything that the evidence looks at, word by word. */
export interface Place {
  cut: MessageWords;
  lower: string[];
  classes: WordClass[][];
  /** The marks before each word, and after the last. */
  signs: string[];
  phrases: (FoundPhrase | undefined)[];
  /** First word and end of the clause that each word stands in; a clause ends at any mark. */
  clauses: [from: number, to: number][];
  /** First word of the sentence that each word stands in. */
  sentences: number[];
  isQuoted: boolean[];
  /** The first word after a colon; -1 where there is none. */
  colon: number;
  /** The classes of stretches that were asked for. */
  stretchClasses: Map<number, WordClass[]>;
}

const CLAUSE_END = /[.,;:!?\n(-]/;
const SENTENCE_END = /[.;:!?\n]/;

/** Lays a message out for the evidence; what is read of something else than a message may know more classes of words. */
export function placesOf(message: string, classify: (word: string) => WordClass[] = classesOf): Place {
  const cut = cutWords(message);
  const lower = cut.words.map((word) => word.lower);
  const signs = cut.gaps.map(gapSign);
  return {
    cut,
    lower,
    classes: lower.map(classify),
    signs,
    phrases: phrasesOf(cut),
    clauses: stretches(signs, CLAUSE_END),
    sentences: stretches(signs, SENTENCE_END).map(([from]) => from),
    isQuoted: quoted(cut.gaps),
    colon: signs.findIndex((sign, i) => i > 0 && sign.includes(':')),
    stretchClasses: new Map(),
  };
}

function phrasesOf({ message, words }: MessageWords): (FoundPhrase | undefined)[] {
  const { tokens, phrases } = scanText(message);
  const found = assemble(phrases.slice(0, MOST_PHRASES), tokens);
  const placed = found.map((phrase) => ({
    start: tokens[phrase.from]?.start ?? 0,
    end: tokens[phrase.to - 1]?.end ?? 0,
    found: { kind: phrase.meaning.kind },
  }));
  return words.map(({ from, to }) => placed.find(({ start, end }) => from < end && to > start)?.found);
}

/** Where the stretch around each word begins and ends, cut where the sign before a word matches. */
function stretches(signs: string[], end: RegExp): [number, number][] {
  const count = signs.length - 1;
  const out: [number, number][] = [];
  for (let from = 0; from < count; ) {
    let to = from + 1;
    while (to < count && !end.test(signs[to] ?? '')) to++;
    for (let i = from; i < to; i++) out.push([from, to]);
    from = to;
  }
  return out;
}

function quoted(gaps: string[]): boolean[] {
  let isInside = false;
  return gaps.slice(0, -1).map((gap) => {
    if ((gap.match(/["“”„«»]/g) ?? []).length % 2 === 1) isInside = !isInside;
    return isInside;
  });
}
