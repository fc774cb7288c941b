import { escaped } from '../../../lib/escaped.ts';
import { isAkin, topicWords } from './said.ts';

/** Where a sentence ends: at its mark, but not at the point of '6. Januar' or 'Dr. Yilmaz'. */
const ENDS =
  /(?<=[.!?…])(?<!\b(?:Dr|Prof|Mr|Mrs|Ms|Mme|Sr|Sra|Nr|bzw|ca)\.)(?!(?<=\d\.)\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)\s+(?=[\p{Lu}\p{N}"“#@\p{Extended_Pictographic}])|\n+/u;

/** The sentences of a text, each with its marks. */
export function sentencesIn(text: string): string[] {
  return text
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The sentences of a text that tell something: no rows of hashtags. */
export function toldSentences(text: string): string[] {
  return sentencesIn(text).filter((part) => !/^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(part));
}

/** The clauses of a sentence: what stands between its commas, colons and the last 'and' of a list. */
export function clausesIn(sentence: string): string[] {
  return sentence
    .split(/\s*[,;:–—]\s+|\s+and\s+(?=(?:one|the|a|an|no|\d)\b)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** How many words of substance of `words` a part has. */
function shared(part: string, words: { stem: string }[]): number {
  // 'Wifi' is 'Wi-Fi'.
  const own = [...topicWords(part), ...topicWords(part.replace(/(?<=\p{L})-(?=\p{L})/gu, ''))];
  return words.filter(({ stem }) => own.some((word) => isAkin(word.stem, stem))).length;
}

/** The sentence of a text that shares the most with some words, or null. */
export function sentenceWith(text: string, words: string): string | null {
  return bestPart(sentencesIn(text), words);
}

/** The clause of a text that shares the most with some words; a sentence of one clause is taken whole. */
export function clauseWith(text: string, words: string): string | null {
  const sentence = sentenceWith(text, words);
  if (!sentence) return null;
  const clauses = clausesIn(sentence);
  return clauses.length < 2 ? sentence : bestPart(clauses, words);
}

function bestPart(parts: string[], words: string): string | null {
  const asked = topicWords(words);
  const scored = parts.map((part) => ({ part, score: shared(part, asked) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? null : (scored.find(({ score }) => score === best)?.part ?? null);
}

/** Some words as a text writes them, whatever their case; null where they do not stand there. */
export const foundIn = (text: string, words: string): string | null => standingIn(text, words)?.words ?? null;

/** Where some words stand in a text as words of their own: the '2' of 'room 2', not that of '26 November'. */
export function standingIn(text: string, words: string): { words: string; at: number } | null {
  const plain = words
    .trim()
    .replace(/^["'“„«]+|["'”»]+$/g, '')
    .trim();
  if (plain === '') return null;
  const said = escaped(plain).replace(/\s+/g, '\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.:,])${said}(?![\\p{L}\\p{N}]|[.:,]\\d)`, 'iu').exec(text);
  return found ? { words: found[0], at: found.index } : null;
}
