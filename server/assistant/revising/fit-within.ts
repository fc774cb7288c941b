import { factsIn } from '../reading/turn/facts.ts';
import { sentencesIn } from '../reading/turn/text-parts.ts';
import type { Outcome } from './outcome.ts';
import { asSentence, withoutTags } from './sentences.ts';

/** A part of a text that can be left out: a sentence, what it adds behind ', and', or a member of its row. */
interface Unit {
  words: string;
  /** The unit that it hangs on. */
  of: number | null;
  worth: number;
}

/** What readers look for first. */
const WORTH: Partial<Record<ReturnType<typeof factsIn>[number]['kind'], number>> = {
  date: 4,
  weekday: 3,
  time: 3,
  range: 3,
  money: 3,
  link: 3,
  mail: 3,
  phone: 2,
};
const PLACE = /\bat (?:the )?\p{Lu}[\p{L}'’]+/u;
const ADDED = /,\s+(?:and|but|so|where|while)\s+(?=(?:you|we|they|it|he|she|i|the|there|all|everyone|each)\b)/i;

/** The text within a measure: its beginning, then the parts that tell most, whole; what had to go is said. */
export function fitWithin(text: string, limit: number, size: (part: string) => number): Outcome {
  if (size(text) <= limit) return { text };
  const [body, tags] = withoutTags(text);
  const units = unitsOf(body);
  const write = (kept: Set<number>): string =>
    units
      .flatMap(({ words, of }, i) => {
        if (of !== null || !kept.has(i)) return [];
        const more = units.filter((unit, other) => unit.of === i && kept.has(other));
        return [asSentence([words, ...more.map((unit) => unit.words)].join(''))];
      })
      .join(' ') + tags;
  const kept = new Set([0]);
  if (units.length === 0 || size(write(kept)) > limit)
    return { question: 'That is too short for what it says. What may be left out?' };
  const byWorth = units.map(({ worth }, i) => ({ i, worth })).sort((a, b) => b.worth - a.worth || a.i - b.i);
  for (const { i } of byWorth) {
    const more = [i, units[i]?.of ?? i].filter((part) => !kept.has(part));
    if (size(write(new Set([...kept, ...more]))) <= limit) for (const part of more) kept.add(part);
  }
  return { text: write(kept), note: leftOut(units.filter((_, i) => !kept.has(i)).map(({ words }) => words)) };
}

/** So many sentences in their order: the first, and those that tell most. */
export function tellingMost(sentences: string[], count: number): string[] {
  const byWorth = sentences.toSorted(
    (a, b) => Number(b === sentences[0]) - Number(a === sentences[0]) || worthOf(b) - worthOf(a),
  );
  const kept = new Set(byWorth.slice(0, count));
  return sentences.filter((sentence) => kept.has(sentence));
}

/** Worth so much that it is left out only where a limit leaves no room: a date, a price, a link, a place. */
const NEEDED = 3;

/** The text without the parts that tell least, until it is about so long; null where every part is needed. */
export function withoutLeast(text: string, wanted: number): Outcome | null {
  const [body, tags] = withoutTags(text);
  const sentences = sentencesIn(body);
  const gone = new Set<string>();
  const left = (): string => sentences.filter((sentence) => !gone.has(sentence)).join(' ') + tags;
  const least = sentences.slice(1).toSorted((a, b) => worthOf(a) - worthOf(b));
  for (const sentence of least) if (worthOf(sentence) < NEEDED && left().length > wanted) gone.add(sentence);
  if (gone.size === 0) return null;
  return { text: left(), note: leftOut(sentences.filter((sentence) => gone.has(sentence))) };
}

/** What had to go, in one sentence. */
export function leftOut(parts: string[]): string {
  const words = parts.map((part) => `“${part.replace(/^[\s,]+(?:(?:and|but|so)\s+)?/, '').trim()}”`);
  return `Left out: ${words.join(', ')}`;
}

/** So many parts between commas are a row of facts, each of which can stand without the next. */
const FEWEST_IN_ROW = 3;

function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  const push = (words: string, of: number | null) => units.push({ words, of, worth: worthOf(words) });
  for (const sentence of sentencesIn(text)) {
    const row = sentence.replace(/[.]$/, '').split(/(?=,\s)/);
    const isRow =
      row.length >= FEWEST_IN_ROW && !/[:;()"“]/.test(sentence) && !/,\s+(?:and|or|but|so)\s/i.test(sentence);
    const cut = ADDED.exec(sentence)?.index ?? sentence.length;
    const parts = isRow ? row : [sentence.slice(0, cut), sentence.slice(cut)].filter((part) => part !== '');
    const head = push(parts[0] ?? '', null) - 1;
    for (const part of parts.slice(1)) push(part, head);
  }
  return units;
}

function worthOf(words: string): number {
  const place = PLACE.test(words) ? (WORTH.link ?? 0) : 0;
  return factsIn(words).reduce((sum, { kind }) => sum + (WORTH[kind] ?? 1), place);
}
