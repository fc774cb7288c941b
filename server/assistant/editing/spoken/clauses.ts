import { languageOf } from '../../reading/language.ts';
import { pattern } from '../patterns.ts';

/** A stretch of a message, by its offsets. */
interface Stretch {
  from: number;
  to: number;
}

const KEPT =
  /[“„«"][^“”„«»"\n]{3,}[”“»"]|(?<![\p{L}\p{N}])['‘][^'‘’\n]{3,}(?:['’]\p{L}[^'‘’\n]*)*['’](?![\p{L}\p{N}])|`[^`]+`|https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![a-z0-9.-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/?\S*/giu;
const ABBREVIATION = /(?:^|[\s(])(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof|[Ss]t|vs|approx|incl|e\.g|i\.e|ca|[Ee]p|\p{L}+str)\.$/u;
/** What only a figure follows: 'no. 38', 'ext. 214'; 'PE kit no. Bring shoes' ends a sentence. */
const BEFORE_FIGURE = /(?:^|[\s(])(?:[Nn]os?|[Nn]r|[Ee]xt|[Tt]el|[Vv]ol|[Ff]ig|[Cc]h|[Pp]p?|[Rr]oom|[Aa]rt)\.$/u;
/** 'R. Achebe' is one name; 'worksheet B. homework' are two sentences. */
const INITIAL =
  /(?<!\b(?:worksheet|class|room|group|team|part|plan|option|type|section|block|hall|gate|grade|licen[cs]e|vitamin|rack)\s)(?<=^|[\s(])\p{Lu}\.$/iu;

/** Longer words are no abbreviations; looking further back would read a long text once for each of its sentences. */
const MOST_ABBREVIATION = 40;
/** Whether the full stop before `end` closes no sentence: an abbreviation, an initial, an ordinal. */
export const isAbbreviated = (text: string, end: number) => {
  const before = text.slice(Math.max(0, end - MOST_ABBREVIATION), end);
  return (
    ABBREVIATION.test(before) ||
    (BEFORE_FIGURE.test(before) && /^\s*\d/.test(text.slice(end, end + 8))) ||
    (INITIAL.test(before) && !/^\s+\p{Ll}/u.test(text.slice(end))) ||
    isOrdinal(text, end)
  );
};

/** Whether the full stop before `end` belongs to a German ordinal and closes no sentence: '2. Stock', 'am 30.11. ist'. */
export const isOrdinal = (text: string, end: number) => {
  const before = text.slice(Math.max(0, end - MOST_ABBREVIATION), end);
  const behind = text.slice(end, end + MOST_ABBREVIATION);
  return (DATE.test(before) && /^\s+\p{Ll}/u.test(behind)) || (ORDINAL.test(before) && COUNTED.test(behind));
};
/** 'ab 1.12. auch freitags': what goes on small behind both points of a date goes on with the sentence. */
const DATE = /(?:^|[\s(])\d{1,2}\.\d{1,2}\.$/u;
const ORDINAL = /(?:^|[\s(])\d{1,2}\.(?:\d{1,2}\.)?$/u;
const COUNTED =
  /^\s+(?:(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Stock|Stockwerk|Etage|OG|Klasse|Liga|Platz|Mal|Auflage|Runde|Tag|Woche|Monat|Jahr|Teil|Spieltag|Mannschaft|Geburtstag|Advent|Weihnachtstag|Preis|Saison|Stunde|Semester|Quartal|Halbjahr|Lauf|Ausgabe)(?!\p{L})|(?:ist|sind|war|bis|um|ab|haben|hat|findet|geht|von|und|im|in|gibt|bleibt|schließ\p{L}+|öffn\p{L}+)(?!\p{L}))/u;

const BREATH = /\b(?:u+m+|u+h+|uhm|erm)\b\s*/gi;
const SPOKEN_MARK = /\b(?:full stop|comma|new paragraph|new line)\b/i;
/** Who types marks does not speak them: 'a new line set, 25 kites.' */
const TYPED_MARK = /[.,;:!?](?=\s|$)/g;

/** Whether an English message was spoken: hesitations or spoken marks in it. 'um' is a word elsewhere. */
export function isSpoken(message: string): boolean {
  const marks = SPOKEN_MARK.test(message) && (message.match(TYPED_MARK) ?? []).length < 2;
  if ((message.match(BREATH) ?? []).length < 2 && !marks) return false;
  return languageOf(message) === 'en';
}

/** The same text with quotations and addresses filled up, so that no mark inside them counts. */
function masked(text: string): string {
  return text.replace(KEPT, (part) => 'x'.repeat(part.length - 1) + (/[.!?]["”']?$/.test(part) ? '.' : 'x'));
}

/** Cuts a message at its sentences, commas, colons, dashes, brackets and lines; the stretches join to the whole. */
export function clausesOf(message: string): Stretch[] {
  const text = masked(message);
  const cuts = [0];
  for (const mark of text.matchAll(/[.!?…]+(?=[\s)]|$)|[,;:](?=\s)|\n+| [-–—/] |\s(?=\()|(?<=\))\s?/gu)) {
    const end = mark.index + mark[0].length;
    if (mark[0] === '.' && isAbbreviated(text, end)) continue;
    cuts.push(end);
  }
  if (isSpoken(message)) for (const { index, 0: breath } of text.matchAll(BREATH)) cuts.push(index + breath.length);
  cuts.push(text.length);
  const edges = [...new Set(cuts)].sort((a, b) => a - b);
  return edges.slice(1).map((to, i) => ({ from: edges[i] ?? 0, to }));
}

/** The sentences of a text; each keeps its mark. */
export function sentencesOf(text: string): string[] {
  const hidden = masked(text);
  const sentences: string[] = [];
  let from = 0;
  for (const mark of hidden.matchAll(/(?:[.!?…]+["”’')]*|:[)D])(?=\s|$)|\n+/gu)) {
    const end = mark.index + mark[0].length;
    if (mark[0].startsWith('.') && isAbbreviated(hidden, mark.index + 1)) continue;
    if (insideBrackets(hidden, end) || (/^[^:].*\)$/.test(mark[0]) && /^\s+\p{Ll}/u.test(hidden.slice(end)))) continue;
    sentences.push(text.slice(from, end));
    from = end;
  }
  sentences.push(text.slice(from));
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));
}

const insideBrackets = (text: string, at: number) =>
  text.lastIndexOf('(', at - 1) > text.lastIndexOf(')', at) && text.indexOf(')', at) >= 0;

/** The parts between commas, semicolons and slashes, brackets and quotations left whole. */
export function partsOf(text: string, mark: RegExp): string[] {
  const hidden = masked(text).replace(/\([^)]*\)/g, (part) => 'x'.repeat(part.length));
  const parts: string[] = [];
  let from = 0;
  for (const cut of hidden.matchAll(pattern(mark.source, 'gu'))) {
    parts.push(text.slice(from, cut.index));
    from = cut.index + cut[0].length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}
