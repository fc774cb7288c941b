import { keepRecent } from '../../../../lib/keep-recent.ts';
import { type FactKind, factsIn } from '../facts.ts';
import { topicWords } from '../said.ts';
import { sentencesIn } from '../text-parts.ts';

export type PieceKind =
  | 'fact'
  | 'counted'
  | 'labelled'
  | 'name'
  | 'word'
  | 'group'
  | 'clause'
  | 'clauses'
  | 'phrase'
  | 'bracket'
  | 'row'
  | 'sentence'
  | 'sentences'
  | 'sign';

/** A stretch of a draft that a correction may mean. */
export interface DraftPiece {
  kind: PieceKind;
  from: number;
  to: number;
  text: string;
  fact: FactKind | null;
  /** The fact that a counted or labelled thing has. */
  inner: string;
  /** The clause and the sentence around it. */
  clause: [from: number, to: number];
  sentence: [from: number, to: number];
}

export interface TextWord {
  text: string;
  from: number;
  to: number;
  /** Whether it tells something by itself. */
  isFull: boolean;
}

export const textWords = (text: string): TextWord[] =>
  [...text.matchAll(/[#@]?[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*(?:[.:,-]?[\p{L}\p{N}]+)*%?/gu)].map(
    ({ 0: word, index }) => ({
      text: word,
      from: index,
      to: index + word.length,
      isFull: /\d/.test(word) || topicWords(word).length > 0,
    }),
  );

const LONGEST_GROUP = 4;
const NAME =
  /(?:(?:Dr|Mr|Mrs|Ms|Prof|St)\.? )?\p{Lu}[\p{L}\p{N}'’-]*(?: (?:(?:of|de|van|the) )?\p{Lu}[\p{L}\p{N}'’-]*)*/gu;
const ARTICLE = /^(?:the|an?|our|my|your|their|his|her)$/i;
const OPENS_PHRASE =
  /\s(?=(?:and|or|but|so|with|at|in|on|for|from|by|until|till|to|after|before|if|who|which|plus|near|behind|including|because)\s)/gi;
const CLAUSE_MARK = /\s*[,;:–—]\s+|\s*[()]\s*|\n/g;
const COUNTS: FactKind[] = ['number', 'measure', 'money', 'ordinal', 'time', 'range'];

/** The pieces of a draft, each once: facts, things with their figure, names, words, clauses, rows, sentences. */
export const draftPieces = keepRecent((draft: string): DraftPiece[] => {
  const pieces = new Map<string, DraftPiece>();
  const sentences = stretchesOf(draft, sentencesIn(draft));
  const clauses = sentences.flatMap(([from, to]) => cutAt(draft, from, to, CLAUSE_MARK));
  const around = (all: [number, number][], at: number): [number, number] =>
    all.find(([from, to]) => at >= from && at < to) ?? [at, at];
  const put = (kind: PieceKind, from: number, to: number, fact: FactKind | null = null, inner = ''): void => {
    const text = draft.slice(from, to);
    const key = `${from} ${to}`;
    if (text.trim() === '' || pieces.has(key)) return;
    pieces.set(key, {
      kind,
      from,
      to,
      text,
      fact,
      inner,
      clause: around(clauses, from),
      sentence: around(sentences, from),
    });
  };
  const words = textWords(draft);
  const areJoined = (first: number, last: number): boolean =>
    words.slice(first, last).every((word, i) => /^\s$/.test(draft.slice(word.to, words[first + i + 1]?.from)));
  for (const { kind, text, from, to } of factsIn(draft)) {
    put('fact', from, to, kind, text);
    if (kind === 'range') {
      const [, first = '', joint = '', last = ''] = /^(.+?)(\s?(?:-|–|to|till?|until)\s?)(.+)$/i.exec(text) ?? [];
      put('fact', from, from + first.length, 'time', first);
      put('fact', from + first.length + joint.length, to, 'time', last);
    }
    if (kind === 'date')
      for (const { 0: part, index } of text.matchAll(/\d{1,2}(?:st|nd|rd|th)?|\p{L}{3,}(?:day)\b/giu))
        put('fact', from + index, from + index + part.length, /\d/.test(part) ? 'ordinal' : 'weekday', part);
    if (kind === 'measure') {
      const figure = /^[\d.,]+\d|^\d|^\p{L}+/u.exec(text)?.[0] ?? '';
      put('fact', from, from + figure.length, 'number', figure);
    }
    const first = words.findIndex((word) => word.from >= from && word.from < to);
    const last = words.findLastIndex((word) => word.to <= to);
    if (!COUNTS.includes(kind) || first < 0 || last < first) continue;
    for (const more of [1, 2, 3]) {
      const end = words[last + more];
      if (end && areJoined(last, last + more)) put('counted', from, end.to, kind, text);
    }
    const before = words[first - 1];
    if (before && areJoined(first - 1, first)) put('labelled', before.from, to, kind, text);
  }
  for (const { 0: name, index } of draft.matchAll(NAME)) put('name', index, index + name.replace(/['’]s?$/, '').length);
  for (const { 0: sign, index } of draft.matchAll(/#[\p{L}\p{N}_]+|\p{Extended_Pictographic}\uFE0F?/gu))
    put('sign', index, index + sign.length);
  for (const { 0: inside, index } of draft.matchAll(/\([^()]*\)/g)) put('bracket', index, index + inside.length);
  for (const { 0: row, index } of draft.matchAll(/^(?:[-•*–]|\d+[.)])\s+.+$/gm)) put('row', index, index + row.length);
  sentences.forEach(([from, to], i) => {
    put('sentence', from, to);
    for (const [, end] of sentences.slice(i + 1)) put('sentences', from, end);
    const own = cutAt(draft, from, to, CLAUSE_MARK);
    own.forEach(([start, end], k) => {
      put('clause', start, end);
      for (const [, later] of own.slice(k + 1)) put('clauses', start, later);
      for (const { index } of draft.slice(start, end).matchAll(OPENS_PHRASE)) put('phrase', start + index + 1, end);
    });
  });
  words.forEach((word, i) => {
    if (word.isFull) put('word', word.from, word.to);
    for (let k = 1; k < LONGEST_GROUP; k++) {
      const last = words[i + k];
      if (!last || !areJoined(i, i + k)) break;
      if (last.isFull && (word.isFull || ARTICLE.test(word.text) || k === 1)) put('group', word.from, last.to);
    }
  });
  return [...pieces.values()];
});

/** Where the parts of a text stand in it, one behind the other. */
function stretchesOf(text: string, parts: string[]): [number, number][] {
  let at = 0;
  return parts.map((part) => {
    const from = text.indexOf(part, at);
    at = from + part.length;
    return [from, at];
  });
}

function cutAt(text: string, from: number, to: number, mark: RegExp): [number, number][] {
  const cuts: [number, number][] = [];
  let start = from;
  // The mark that ends a sentence belongs to no clause of it.
  const end = from + text.slice(from, to).replace(/[.!?…]+$/, '').length;
  for (const { 0: gap, index } of text.slice(from, end).matchAll(mark)) {
    if (from + index > start) cuts.push([start, from + index]);
    start = from + index + gap.length;
  }
  if (end > start) cuts.push([start, end]);
  return cuts;
}
