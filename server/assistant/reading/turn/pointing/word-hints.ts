import { isAkin, type Stretch, type TopicWord, topicWords } from '../said.ts';
import { type Candidate, type Hint, NOUN } from './candidates.ts';

export function wordHints(say: string, shown: Candidate[]): Hint[] {
  const said = topicWords(say);
  const titles = shown.map((one) => ({ one, title: topicWords(one.title), text: topicWords(one.text) }));
  const has = (words: { stem: string }[], stem: string) => words.some((word) => isAkin(word.stem, stem));
  const hints = said.flatMap((word): (Hint & { isCalendar: boolean; word: TopicWord })[] => {
    const owners = titles.filter(({ title }) => has(title, word.stem));
    const tellers = titles.filter(({ text }) => has(text, word.stem));
    const found = owners.length > 0 ? owners : tellers;
    if (found.length === 0) return [];
    const isAll = found.length === shown.length;
    return [
      {
        numbers: found.map(({ one }) => one.n),
        // 'The choir one' points, whatever other words say.
        weight:
          (owners.length > 0 ? 3 : 1.5) *
          (withNoun(say, word.to) > word.to ? 2 : 1) *
          (isAll && shown.length > 1 ? 0.4 : found.length > 1 ? 0.7 : 1),
        used: [word.from, withNoun(say, word.to)],
        isCalendar: word.isCalendar,
        word,
      },
    ];
  });
  // 'Monday' is a part of a title only right beside another word of it: 'the Cyber Monday code'.
  return hints.filter(
    ({ isCalendar, word, numbers }) =>
      !isCalendar ||
      // A draft has no day: 'Sundays' is the one that speaks of them.
      (/days$/i.test(say.slice(word.from, word.to)) && shown.every(({ day }) => day === undefined)) ||
      hints.some(
        (other) =>
          !other.isCalendar &&
          other.numbers.some((n) => numbers.includes(n)) &&
          (Math.abs(other.word.to - word.from) <= 1 || Math.abs(word.to - other.word.from) <= 1),
      ),
  );
}

/** 'the hours one': before such a noun any word of a title points, however common it is. */
export function namedHints(say: string, shown: Candidate[]): Hint[] {
  return [...say.matchAll(/([\p{L}\p{N}]{3,})(?:'s|’s)? (?:one|post|plan|thing)\b/giu)].flatMap(
    ({ 0: found, 1: word = '', index }) => {
      if (topicWords(word).length > 0) return [];
      const owners = shown.filter(({ title }) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu').test(title));
      return owners.length === shown.length
        ? []
        : [{ numbers: owners.map(({ n }) => n), weight: 3, used: [index, index + found.length] as Stretch }];
    },
  );
}

/** Up to the noun or the number that belongs to a word of a title: 'the farm shop one', 'room 4'. */
const withNoun = (say: string, to: number): number =>
  to + (new RegExp(`^(?:'s|’s)? (?:${NOUN}\\b|\\d+\\b(?![:.]\\d| ?[ap]m))`, 'i').exec(say.slice(to))?.[0].length ?? 0);
