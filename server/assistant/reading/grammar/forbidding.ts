import { WEEKDAY } from './patterns.ts';
import type { Phrase } from './phrases.ts';
import { firstWordOf, openingOf } from './requests.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';
import { isWhen } from './when-phrases.ts';
import { STRONG_POST_VERBS } from './words.ts';

const CANCEL =
  /^(?:cancel|delete|remove|unschedule|stop|pause|discard|withdraw|scrap|undo|abort|unpublish|suspend|halt|kill|clear|skip|hold|revoke|nix|disable|drop (?:all|every|the scheduled))$/;
/** Moving what is planned already plans nothing new. */
const MOVE = new RegExp(
  [
    '^(?:postpone|delay)\\b',
    `^(?:move|push|shift|bump|slide|bring|change|switch|swap|reschedule)\\b(?: \\S+){0,8} from (?:\\S+ ){0,2}(?:${WEEKDAY}s?|tomorrow|today|[tu]\\d+:\\d+|\\d{1,2}(?:th)?|noon|morning)\\b`,
    `^(?:move|shift|bump|slide|swap|bring) (?:my|the|our|all|that|this|tomorrow's|today's|${WEEKDAY}'s)(?: \\S+){0,4}? (?:posts?|tweets?|slots?|updates?|reels?|story|stories)\\b`,
  ].join('|'),
);
const FORBID = /^(?:don't|dont|do not|never|no need to|please don't|avoid|refrain)$/;
const NEGATIVE = new RegExp(
  [
    '^(?:make|making) (?:sure|certain) (?:nothing|no)\\b',
    '^(?:no|zero) (?:\\w+ )?(?:posts?|tweets?|posting|updates|content)\\b',
    '^(?:there (?:should|must|will) be|there are|make sure there (?:are|is)) (?:no|zero|nothing)\\b',
    '^nothing\\b',
    "^(?:i|we|they|you) (?:won't|will not|can't|cannot|can not|don't (?:need|have) to|do not (?:need|have) to|needn't|need not|am not|are not|aren't|didn't|did not|shouldn't|should not)\\b(?! forget)",
    '^(?:i|we) no longer\\b',
    "^(?:i|we) (?:don't|do not|dont) (?:want|think|believe|feel|see)\\b",
  ].join('|'),
);
const NEVER_MIND =
  /(?:never ?mind|nevermind|forget (?:it|about it)|don't (?:post|bother|schedule)(?: it| that| anything)?|do not (?:post|schedule)(?: it| that| anything)?|leave it|cancel (?:that|it|everything))(?: [.!])*(?: (?:please|thanks|sorry|for now))*(?: [.!])*$/;

/** The part of a sentence that forbids or cancels; 'don't post it on Monday, post it on Tuesday' ends at the comma. */
function forbiddenPart(tokens: Token[], sentence: Sentence): { from: number; to: number } | null {
  const first = firstWordOf(tokens, sentence);
  const words = tokens.slice(first, sentence.to).map((token) => token.norm);
  const before = tokens.slice(openingOf(tokens, sentence), first).map((token) => token.norm);
  if (!forbids(words) && !forbids([...before, ...words])) return null;
  const redirect = words.findIndex(
    (word, i) => i > 2 && STRONG_POST_VERBS.has(word) && /^(?:and|,|then|but|please|—|-)$/.test(words[i - 1] ?? ''),
  );
  return { from: sentence.from, to: redirect < 0 ? sentence.to : first + redirect };
}

function forbids(words: string[]): boolean {
  const [verb = '', second = '', third = ''] = words;
  const text = words.join(' ');
  if (CANCEL.test(verb)) return !words.includes('instead');
  if (/^(?:call|take)$/.test(verb) && words.some((word) => /^(?:off|down)$/.test(word))) return true;
  // 'get the bake off pics up' asks to post, 'get that tweet down' does not.
  if (
    /^get (?:rid\b|(?:(?:it|that|this|them|the)(?: (?:posts?|tweets?|reel|story))?|my \w+) (?:off|down)\b)/.test(text)
  )
    return true;
  if (FORBID.test(verb)) return second !== 'forget';
  if (verb === 'do' && second === 'not') return third !== 'forget';
  if (STRONG_POST_VERBS.has(verb) && second === 'nothing') return true;
  return NEGATIVE.test(text) || MOVE.test(text);
}

/** Whether a whole sentence forbids or cancels. */
export function isForbidding(tokens: Token[], sentence: Sentence): boolean {
  return forbiddenPart(tokens, sentence)?.to === sentence.to;
}

/** Leaves out the days and times at which nothing shall be posted, where another part of the message says when to. */
export function withoutForbidden(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  const parts = sentences.flatMap((sentence) => forbiddenPart(tokens, sentence) ?? []);
  const isForbidden = (phrase: Phrase) =>
    isWhen(phrase) && parts.some((part) => phrase.from >= part.from && phrase.to <= part.to);
  const allowed = phrases.filter((phrase) => !isForbidden(phrase));
  return allowed.some(isWhen) ? allowed : phrases;
}

/** '… actually, never mind' takes everything back. */
export function isCalledOff(tokens: Token[], sentences: Sentence[]): boolean {
  if (NEVER_MIND.test(tokens.map((token) => token.norm).join(' '))) return true;
  const first = sentences.find((sentence) => openingOf(tokens, sentence) < sentence.to);
  return (
    first !== undefined &&
    isForbidding(tokens, first) &&
    !sentences.some(
      (sentence) => sentence !== first && STRONG_POST_VERBS.has(tokens[firstWordOf(tokens, sentence)]?.norm ?? ''),
    )
  );
}
