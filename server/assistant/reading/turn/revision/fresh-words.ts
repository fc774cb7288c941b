import { type FactKind, factsIn } from '../facts.ts';
import type { CorrectionSpan } from './cut-correction.ts';
import { type TextWord, textWords } from './draft-pieces.ts';

export type FreshKind = 'cut' | 'fact' | 'counted' | 'labelled' | 'name' | 'quoted' | 'clause' | 'words';

/** A stretch of a message that may be what is to stand in the text. */
export interface FreshWords {
  kind: FreshKind;
  from: number;
  to: number;
  text: string;
  /** The kind of the fact that it is, or that it begins or ends with; the fact itself. */
  fact: FactKind | null;
  inner: string;
  /** The word right behind it. */
  next: string;
}

const LONGEST_GROUP = 4;
const MOST_WORDS = 30;
const MARK = /[,.;:!?()]\s|[–—]|\s-+\s|\n/;

/** What of a message may be the new words: as it was cut, its facts and names, and the stretches between its marks. */
export function freshOf(say: string, spans: CorrectionSpan[]): FreshWords[] {
  const all = new Map<string, FreshWords>();
  const put = (kind: FreshKind, from: number, to: number, fact: FactKind | null = null, inner = ''): void => {
    const key = `${from} ${to}`;
    if (to > from && !all.has(key))
      all.set(key, {
        kind,
        from,
        to,
        text: say.slice(from, to),
        fact,
        inner,
        next: /^\s(\p{L}+)/u.exec(say.slice(to))?.[1] ?? '',
      });
  };
  const words = textWords(say).slice(0, MOST_WORDS);
  const isApart = (first: TextWord, second: TextWord): boolean => MARK.test(`${say.slice(first.to, second.from)} `);
  for (const { kind, text, from, to } of factsIn(say)) {
    put('fact', from, to, kind, text);
    const last = words.findLastIndex((word) => word.to <= to);
    for (let k = 1; k <= 3; k++) {
      const [end, next] = [words[last + k - 1], words[last + k]];
      if (!end || !next || isApart(end, next)) break;
      put('counted', from, next.to, kind, text);
    }
    const first = words.findIndex((word) => word.from >= from);
    const before = words[first - 1];
    if (before && words[first] && !isApart(before, words[first])) put('labelled', before.from, to, kind, text);
  }
  for (const { role, from, to } of spans) if (role === 'new') put('cut', from, to);
  const cut = spans.filter(({ role }) => role === 'new');
  if (cut.length > 1) put('cut', cut[0]?.from ?? 0, cut.at(-1)?.to ?? 0);
  for (const { 0: whole, 1: inside = '', index } of say.matchAll(
    /(?<![\p{L}\p{N}])["“„«'‘]([^"”“»]{2,}?)["”»'’](?!\p{L})/gu,
  ))
    put('quoted', index + whole.indexOf(inside), index + whole.indexOf(inside) + inside.length);
  for (const { 0: name, index } of say.matchAll(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu))
    put('name', index, index + name.length);
  words.forEach((word, i) => {
    for (let k = i; k < words.length; k++) {
      const last = words[k] as TextWord;
      const next = words[k + 1];
      const isEnd = !next || isApart(last, next) || spans.some(({ to }) => to >= last.to && to <= last.to + 1);
      if (isEnd && k > i) put('clause', word.from, last.to);
      else if (k - i < LONGEST_GROUP && last.isFull) put('words', word.from, last.to);
    }
  });
  return [...all.values()];
}
