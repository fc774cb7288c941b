import type { Phrase } from './phrases.ts';

const DAY_KINDS = new Set(['days', 'range', 'window', 'elapsed', 'repeat']);

/** What comes after 'no wait' takes the place of what was said before it, facet by facet. */
export function correctPhrases(phrases: Phrase[]): Phrase[] {
  const at = phrases.findLastIndex((phrase) => phrase.meaning.kind === 'correction');
  if (at < 0) return phrases;
  const before = correctPhrases(phrases.slice(0, at));
  const after = phrases.slice(at + 1);
  const has = (test: (phrase: Phrase) => boolean) => after.some(test);
  const isDay = (phrase: Phrase) => DAY_KINDS.has(phrase.meaning.kind);
  const isTime = (phrase: Phrase) => phrase.meaning.kind === 'time';
  const isPlatform = (phrase: Phrase) => phrase.meaning.kind === 'platforms';
  const isBound = (phrase: Phrase) => /^(?:span|until|count)$/.test(phrase.meaning.kind);
  const rhythm = before.find((phrase) => phrase.meaning.kind === 'repeat' && phrase.meaning.repeat.weekdays);
  const kept = before.filter(
    (phrase) =>
      !(isDay(phrase) && has(isDay)) &&
      !(isTime(phrase) && has(isTime)) &&
      !(isPlatform(phrase) && has(isPlatform)) &&
      !(isBound(phrase) && has(isBound)),
  );
  return [...kept, ...after.map((phrase) => keepRhythm(phrase, rhythm))];
}

/** 'every Monday, no, Tuesday' stays a rhythm. */
function keepRhythm(phrase: Phrase, rhythm: Phrase | undefined): Phrase {
  if (rhythm?.meaning.kind !== 'repeat' || phrase.meaning.kind !== 'days') return phrase;
  const weekdays = phrase.meaning.days.flatMap((day) => (day.type === 'weekday' ? [day.weekday] : []));
  if (weekdays.length === 0) return phrase;
  const codes = (['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const).filter((_, i) => weekdays.includes(i + 1));
  return { ...phrase, meaning: { kind: 'repeat', repeat: { ...rhythm.meaning.repeat, weekdays: codes } } };
}
