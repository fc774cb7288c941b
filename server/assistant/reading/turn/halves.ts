import { factsIn } from './facts.ts';
import { readPlaces } from './places.ts';
import { readRelative } from './relative.ts';
import { onlyPart } from './revision/removals.ts';
import { hear, stretchOf, topicWords, without } from './said.ts';

const JOINT = /(?:[,;]|[.!](?=\s))\s*(?:(?:and|but|also|then)\s+)*|\s+(?:and|but)\s+(?:(?:also|then|please)\s+)*/gi;
/** Whoever asks for more at once tells a story. */
const MOST_JOINTS = 4;
/** What is done to a post, not to its words. */
const POSTS =
  /\b(?:post|send|publish|move|push|bring|schedule|put (?:it|this|that)|out|goes?|going|(?:make|have|want|get) it)\b/i;

const saysWhenOrWhere = (text: string): boolean => {
  const { only, more, less } = readPlaces(text);
  return hear(text).phrases.length > 0 || readRelative(text) !== null || [...only, ...more, ...less].length > 0;
};

/** Whether words are about the post itself: when or where it goes. */
export const isAboutPost = (text: string): boolean => POSTS.test(text) && saysWhenOrWhere(text);

/** A day alone says nothing of the words: 'not on the 14th, …'. */
const isOnlyDay = (text: string): boolean =>
  factsIn(text).every(({ kind }) => ['date', 'weekday', 'ordinal'].includes(kind)) &&
  topicWords(
    without(
      text,
      factsIn(text).map(({ from, to }) => [from, to]),
    ),
  ).length === 0;

/** Nothing but a time: 'Friday at 9' beside 'only the booking part'. */
const isOnlyWhen = (text: string): boolean =>
  hear(text).phrases.length > 0 &&
  topicWords(
    without(
      text,
      hear(text).phrases.map((phrase) => stretchOf(hear(text), phrase)),
    ),
  ).length === 0;
const CUTS = /^\W*(?:but )?(?:without|minus|leave out|leaving out)\b/i;
const isCut = (text: string): boolean => onlyPart(text) !== null || CUTS.test(text);

/** The ways to cut a message in two where one half may be about the post and the other about its words. */
export function halvesOf(say: string): [string, string][] {
  return [...say.matchAll(JOINT)]
    .slice(0, MOST_JOINTS)
    .map(({ 0: joint, index }): [string, string] => [say.slice(0, index), say.slice(index + joint.length)])
    .filter((halves) => halves.some(isAboutPost) || (halves.some(isOnlyWhen) && halves.some(isCut)))
    .filter((halves) => halves.every((half) => isAboutPost(half) || halves.some(isCut) || !isOnlyDay(half)));
}
