import { settleConflicts } from './conflicts.ts';
import { isEventTime } from './events.ts';
import { isPartOfName, restoreList } from './names.ts';
import { dropAfterColon, dropNarrative } from './narrative.ts';
import type { Phrase } from './phrases.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';
import { isWhen } from './when-phrases.ts';
import { POST_NOUNS } from './words.ts';

/** Keeps the phrases that steer the plan; those that belong to what the post is about stay in its words. */
export function steeringPhrases(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  const kept = phrases.filter(
    (phrase, i) =>
      phrase.meaning.kind !== 'past' && phrase.meaning.kind !== 'noise' && !isPastTime(phrase, phrases[i - 1], tokens),
  );
  const named = kept.filter((phrase) => !isPartOfName(phrase, kept, tokens));
  const restored = named.some((phrase) => phrase.meaning.kind === 'time')
    ? named
    : restoreList(kept, named, tokens, named.some(isWhen) ? 'time' : 'days');
  const outside = dropNarrative(dropAfterColon(restored, tokens, sentences), tokens, sentences);
  const posting = outside.filter((phrase) => !isEventTime(phrase, outside, tokens));
  const steering = settleConflicts(posting, tokens, sentences);
  return steering.filter((phrase) => phrase.meaning.kind !== 'zone' || isAfterKept(phrase, kept, steering));
}

/** 'Schedule a post yesterday at 9': the time goes with a day that is over, so there is nothing left to plan. */
function isPastTime(phrase: Phrase, before: Phrase | undefined, tokens: Token[]): boolean {
  if (phrase.meaning.kind !== 'time' || before?.meaning.kind !== 'past' || before.to !== phrase.from) return false;
  const word = tokens[before.from - 1]?.norm;
  return (
    word === undefined ||
    POST_NOUNS.has(word) ||
    /^(?:it|this|that|,|:|•|¶|linkedin|twitter|facebook|instagram)$/.test(word)
  );
}

/** A zone goes with the time before it. */
function isAfterKept(zone: Phrase, all: Phrase[], kept: Phrase[]): boolean {
  const before = all[all.indexOf(zone) - 1];
  return before === undefined || kept.includes(before);
}
