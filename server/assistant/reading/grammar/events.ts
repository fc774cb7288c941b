import type { Phrase } from './phrases.ts';
import { isGoingOut } from './requests.ts';
import type { Token } from './tokens.ts';
import { isWhen } from './when-phrases.ts';
import { EVENT_VERBS, isTopicWord } from './words.ts';

/** 'doors open at 7', 'the sale is on Friday', 'join us on Sunday', 'register by 5 May'. */
export function isEventTime(phrase: Phrase, phrases: Phrase[], tokens: Token[]): boolean {
  if (isOpeningHours(phrase, phrases) || isInBrackets(phrase, phrases, tokens)) return true;
  if (
    !isWhen(phrase) &&
    phrase.meaning.kind !== 'until' &&
    phrase.meaning.kind !== 'start' &&
    phrase.meaning.kind !== 'span'
  )
    return false;
  let first = phrase;
  for (let i = phrases.indexOf(phrase) - 1; i >= 0; i--) {
    const earlier = phrases[i] as Phrase;
    const between = tokens.slice(earlier.to, first.from).map((token) => token.norm);
    if (
      !(isWhen(earlier) || earlier.meaning.kind === 'zone' || earlier.meaning.kind === 'until') ||
      between.some((word) => !/^(?:at|on|the|from|in|to|-|of)$/.test(word))
    )
      break;
    first = earlier;
  }
  if (tokens[first.from]?.norm === 'ends' && isTopicWord(tokens[first.from - 1]?.norm)) return true;
  const words = tokens.slice(Math.max(0, first.from - 5), first.from).map((token) => token.norm);
  const [second = '', last = ''] = words.slice(-2);
  if (words.some((word, i) => isGoingOut(tokens, Math.max(0, first.from - 5) + i, first.from + 1) && word !== 'send'))
    return false;
  const isVerb = (word: string, before: string) =>
    EVENT_VERBS.has(word) && !/^(?:a|an|the|my|our|your|their|to|new|and|please|special|holiday|,|)$/.test(before);
  if (isVerb(last, second)) return true;
  if (
    isVerb(second, words.at(-3) ?? '') &&
    /^(?:early|late|again|live|off|place|up|doors|soon|back|us|only|here|out|shop|just|registration|down|tickets|sale|till)$/.test(
      last,
    )
  )
    return true;
  if (/^(?:is|are|was|were|it's|we're|there's|that's|be|'s)$/.test(last))
    return !/^(?:it|post|this|should|must|could|will|to)$/.test(second) || last === "it's";
  if (/^(?:us|you)$/.test(last) && /^(?:join|see|visit|meet|catch|find)$/.test(second)) return true;
  if (/^(?:on|for) sale$|^in store$|^in stores$/.test(`${second} ${last}`)) return true;
  const opening = tokens[first.from]?.norm ?? '';
  return (
    opening === 'by' &&
    /^(?:apply|register|rsvp|order|book|up|submit|enter|vote|reply|respond|entries|orders|tickets|pay|in|donate|answer)$/.test(
      last,
    )
  );
}

/** '10am to 4pm' says how long something lasts, if there is another time to post at. */
function isOpeningHours(phrase: Phrase, phrases: Phrase[]): boolean {
  const isRange =
    phrase.meaning.kind === 'time' &&
    phrases.some((other) => other.meaning.kind === 'end-time' && other.from === phrase.to);
  if (
    !isRange ||
    phrases.some(({ meaning }) => meaning.kind === 'repeat' && /^(?:hour|minute)$/.test(meaning.repeat.unit))
  )
    return false;
  return phrases.some((other) => other !== phrase && other.meaning.kind === 'time');
}

/** 'our open day (28 November, 10am)': a note on the event, if the post has a time of its own. */
function isInBrackets(phrase: Phrase, phrases: Phrase[], tokens: Token[]): boolean {
  const opening = tokens.slice(0, phrase.from).findLastIndex((token) => /^[()]$/.test(token.norm));
  if (tokens[opening]?.norm !== '(' || !isTopicWord(tokens[opening - 1]?.norm)) return false;
  const closing = tokens.findIndex((token, i) => i >= phrase.to && token.norm === ')');
  const inside = phrases.filter((other) => other.from > opening && (closing < 0 || other.to <= closing));
  const outside = phrases.filter((other) => isWhen(other) && !inside.includes(other) && !isBracketed(other, tokens));
  const isTime = (other: Phrase) => other.meaning.kind === 'time';
  return inside.some((note) => isWhen(note) && outside.some((other) => isTime(other) === isTime(note)));
}

function isBracketed(phrase: Phrase, tokens: Token[]): boolean {
  const mark = tokens.slice(0, phrase.from).findLast((token) => /^[()¶•]$/.test(token.norm));
  return mark?.norm === '(';
}
