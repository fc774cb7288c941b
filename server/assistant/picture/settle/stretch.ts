import type { PartSpan } from '../part.ts';

/** 'Incl. Saturdays', 'Industriestr. 12': behind these a full stop ends nothing. */
export const SHORTENED =
  /(?<!\p{L})(?:incl|inkl|excl|approx|ca|nr|\p{L}+str|avda|bzw|tel|st|(?:im|am|der|die|das|den|dem|zum|vom|beim|jede[rnms]?) \d{1,2})\.?$/iu;
const SENTENCE_END = /[.!?]["”»]?$/u;

/** A sentence or a line; a point within a number ends none. */
export const SENTENCE = /[^\n.!?;]+(?:[.,;](?=\d)[^\n.!?;]*)*/gu;

/** What stands between two stretches. */
export const between = (text: string, one: PartSpan, next: PartSpan): string => text.slice(one.to, next.from);

/** A blank, and a sign that leans on a number: '80 % less', 'raised €2,150'. */
const BLANK = /^(?:\s?[€£$₦%°](?!\d))?\.? ?[€$£₦₱¥]?$/u;

/** Whether two stretches are one phrase: nothing but a blank stands between them, and the first ends no sentence. */
export function isOnePhrase(text: string, one: PartSpan, next: PartSpan): boolean {
  const before = text.slice(one.from, one.to);
  if (!BLANK.test(between(text, one, next))) return false;
  return SHORTENED.test(before) || (!between(text, one, next).includes('.') && !SENTENCE_END.test(before));
}

/** Whether it is told in plain words: a title or a note. */
export const isPrinted = ({ part }: PartSpan): boolean => part === 'title' || part === 'note';
/** The first sentence of some words, or all of them. */
export const firstSentence = (words: string): string => /^.*?[.!?]+(?=\s+\S)/su.exec(words)?.[0] ?? words;
