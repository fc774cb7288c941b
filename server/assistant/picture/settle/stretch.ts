import type { PartSpan } from '../part.ts';

/** What stands between two stretches. */
export const between = (text: string, one: PartSpan, next: PartSpan): string => text.slice(one.to, next.from);
/** Whether two stretches are one phrase: nothing but a blank stands between them. */
export const isOnePhrase = (text: string, one: PartSpan, next: PartSpan): boolean =>
  /^ ?$/u.test(between(text, one, next));
/** Whether it is told in plain words: a title or a note. */
export const isTold = ({ part }: PartSpan): boolean => part === 'title' || part === 'note';
/** The first sentence of some words, or all of them. */
export const firstSentence = (words: string): string => /^.*?[.!?]+(?=\s+\S)/su.exec(words)?.[0] ?? words;
