import { settleConflicts } from './conflicts.ts';
import { isEventTime } from './events.ts';
import { isPartOfName, restoreList } from './names.ts';
import { dropAfterColon, dropNarrative } from './narrative.ts';
import type { Phrase } from './phrases.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';
import { isWhen } from './when-phrases.ts';

/** Keeps the phrases that steer the plan; those that belong to what the post is about stay in its words. */
export function steeringPhrases(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  const kept = phrases.filter((phrase) => phrase.meaning.kind !== 'past' && phrase.meaning.kind !== 'noise');
  const named = kept.filter((phrase) => !isPartOfName(phrase, kept, tokens));
  const restored = named.some(isWhen) ? named : restoreList(kept, named, tokens);
  const outside = dropNarrative(dropAfterColon(restored, tokens, sentences), tokens, sentences);
  const posting = outside.filter((phrase) => !isEventTime(phrase, outside, tokens));
  const steering = settleConflicts(posting, tokens, sentences);
  return steering.filter((phrase) => phrase.meaning.kind !== 'zone' || isAfterKept(phrase, kept, steering));
}

/** A zone goes with the time before it. */
function isAfterKept(zone: Phrase, all: Phrase[], kept: Phrase[]): boolean {
  const before = all[all.indexOf(zone) - 1];
  return before === undefined || kept.includes(before);
}
