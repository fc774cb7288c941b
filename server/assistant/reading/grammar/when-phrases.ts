import type { Phrase } from './phrases.ts';

/** Kinds that say when; all others say where, how often in all, or nothing. */
const WHEN_KINDS = new Set(['days', 'range', 'window', 'time', 'elapsed', 'repeat']);

/** Whether a phrase says when to post. */
export const isWhen = (phrase: Phrase) => WHEN_KINDS.has(phrase.meaning.kind);

/** The phrases that stand right beside one another around a phrase. */
export function adjacentRun(phrase: Phrase, phrases: Phrase[]): Phrase[] {
  const run = [phrase];
  for (
    let i = phrases.indexOf(phrase) - 1;
    i >= 0 && phrases[i]?.to === run[0]?.from && isWhen(phrases[i] as Phrase);
    i--
  )
    run.unshift(phrases[i] as Phrase);
  for (
    let i = phrases.indexOf(phrase) + 1;
    i < phrases.length && phrases[i]?.from === run.at(-1)?.to && isWhen(phrases[i] as Phrase);
    i++
  )
    run.push(phrases[i] as Phrase);
  return run;
}

/** Small words between the parts of a schedule. */
export const GLUE =
  /^(?:at|on|the|in|,|and|from|for|@|-|—|\(|\)|again|also|then|both|of|by|or|\/|plus|each|starting|of|to|:|it|please)$/;
