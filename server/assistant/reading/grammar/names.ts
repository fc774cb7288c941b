import type { Phrase } from './phrases.ts';
import type { Token } from './tokens.ts';
import { adjacentRun, isWhen } from './when-phrases.ts';
import { isTopicWord, ROUGH_TOPIC_MARKERS } from './words.ts';

const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|new|big|annual|special|latest|famous|first|#1|about|of|for|last|legendary|regular|usual|upcoming|popular|about|with|own|another|no)$/;

/** 'our Friday special', 'the 5pm show', 'weekly meetup', 'a Christmas card'. */
export function isPartOfName(phrase: Phrase, phrases: Phrase[], tokens: Token[]): boolean {
  if (!isWhen(phrase) && phrase.meaning.kind !== 'span' && phrase.meaning.kind !== 'until') return false;
  if (isTopicItself(phrase, phrases, tokens)) return true;
  const run = adjacentRun(phrase, phrases);
  const first = run[0] as Phrase;
  const last = run.at(-1) as Phrase;
  const after = tokens[last.to]?.norm;
  const isHyphenated =
    after === '-' && isTopicWord(tokens[last.to + 1]?.norm) && tokens[last.to]?.start === tokens[last.to - 1]?.end;
  if (phrases.some((other) => other.from === last.to && other.meaning.kind !== 'platforms')) return false;
  if (!isTopicWord(after) && !isHyphenated && !isNounAfter(tokens, last.to, first)) return false;
  const opening = tokens[first.from]?.norm ?? '';
  // 'ideas for Tuesday posts': made for such a day, not on it.
  if (opening === 'for' && phrase.meaning.kind === 'days' && phrase.meaning.isNamedDay) return true;
  if (
    /^(?:on|at|by|this|next|every|each|in|until|starting|from|for|around|once|coming|during|over|through|later|the)$/.test(
      opening,
    )
  )
    return isHyphenated;
  // 'LinkedIn 9:00 salary guide': a time right after its platform is the time to post.
  if (
    phrase.meaning.kind === 'time' &&
    phrases.some((other) => other.meaning.kind === 'platforms' && other.to === first.from)
  )
    return false;
  const before = tokens[first.from - 1]?.norm ?? '';
  const hasDeterminer = DETERMINER.test(before);
  const days = run.filter((member) => member.meaning.kind === 'days');
  const times = run.filter((member) => member.meaning.kind === 'time');
  if (hasDeterminer)
    return !(
      phrase.meaning.kind === 'repeat' &&
      phrase.meaning.isAdverb &&
      isOwnRhythm(phrase, before, after, phrases)
    );
  if (
    days.length > 0 &&
    times.length > 0 &&
    times.some((time) => time.meaning.kind === 'time' && !time.meaning.times[0]?.isDaypartOnly)
  )
    return false;
  // 'month-end report'
  const isEdge =
    phrase.meaning.kind === 'days' && phrase.meaning.days[0]?.type === 'window' && /^(?:month|year)$/.test(opening);
  if (phrase.meaning.kind === 'days') return isEdge || Boolean(phrase.meaning.isNamedDay);
  if (phrase.meaning.kind === 'repeat')
    return phrase.meaning.isAdverb
      ? !isOwnRhythm(phrase, before, after, phrases)
      : phrase.to - phrase.from === 1 && isTopicWord(before);
  if (phrase.meaning.kind === 'time') {
    const hasOtherTime = phrases.some((other) => other.meaning.kind === 'time' && !run.includes(other));
    return hasOtherTime || days.some((day) => day.meaning.kind === 'days' && day.meaning.isNamedDay);
  }
  return false;
}

/** 'about rainy Mondays': a day without a preposition is the topic, if there is another day to post on. */
function isTopicItself(phrase: Phrase, phrases: Phrase[], tokens: Token[]): boolean {
  const isRhythm = phrase.meaning.kind === 'repeat';
  const isNamed = phrase.meaning.kind === 'days' && phrase.meaning.isNamedDay;
  if (phrase.to - phrase.from > 1 || !(isRhythm || isNamed)) return false;
  const opens = (word = '') => word !== 'that' && ROUGH_TOPIC_MARKERS.has(word);
  const [second, last] = [tokens[phrase.from - 2]?.norm, tokens[phrase.from - 1]?.norm];
  if (!opens(last) && !(isRhythm && isTopicWord(last) && opens(second))) return false;
  const run = adjacentRun(phrase, phrases);
  return phrases.some((other) => isWhen(other) && other.meaning.kind !== 'time' && !run.includes(other));
}

/** 'post' and its kin are nouns after a determiner and a day: 'the Friday post'. */
function isNounAfter(tokens: Token[], i: number, first: Phrase): boolean {
  const isNoun = /^(?:post|posts|tweet|tweets|update|share|drop|launch|release|show|run|special|set|slot|poll)$/.test(
    tokens[i]?.norm ?? '',
  );
  const isPlural = /^(?:posts|tweets)$/.test(tokens[i]?.norm ?? '');
  if (isPlural && tokens[first.from]?.norm === 'for') return true;
  return isNoun && /^(?:our|my|the|your|their|his|her)$/.test(tokens[first.from - 1]?.norm ?? '');
}

/** 'a daily tip at 9am' sets the rhythm itself, unless a day is named as well; 'our weekly meetup' never does. */
function isOwnRhythm(phrase: Phrase, before: string, after: string | undefined, phrases: Phrase[]): boolean {
  if (/^(?:posts?|tweets?|updates?|reminders?|series|shoutouts?|thread|story|stories|reels?)$/.test(after ?? ''))
    return true;
  if (/^(?:our|the|my|your|their|his|her|about|of|for|its)$/.test(before))
    return (
      phrases.some((other) => other.meaning.kind === 'span' || other.meaning.kind === 'until') &&
      !phrases.some((other) => other !== phrase && (other.meaning.kind === 'repeat' || other.meaning.kind === 'days'))
    );
  return !phrases.some(
    (other) =>
      other !== phrase &&
      (other.meaning.kind === 'days' ||
        other.meaning.kind === 'repeat' ||
        other.meaning.kind === 'range' ||
        other.meaning.kind === 'window'),
  );
}

/** 'Mon coffee tips, Tue customer story': several days that each open an item are a list, not names. */
export function restoreList(all: Phrase[], named: Phrase[], tokens: Token[], kind: 'days' | 'time'): Phrase[] {
  const openers = all.filter(
    (phrase) => phrase.meaning.kind === kind && /^(?:,|;|:|¶|•|and|)$/.test(tokens[phrase.from - 1]?.norm ?? ''),
  );
  return openers.length >= 2 ? all.filter((phrase) => named.includes(phrase) || openers.includes(phrase)) : named;
}
