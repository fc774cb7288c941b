import { WEEKDAY_NAMES } from './lexicon.ts';
import type { Phrase } from './phrases.ts';
import { isPostVerbAt } from './requests.ts';
import { type Sentence, sentenceAt } from './sentences.ts';
import type { Token } from './tokens.ts';
import { GLUE, isWhen } from './when-phrases.ts';
import { EVENT_NOUNS, ROUGH_TOPIC_MARKERS } from './words.ts';

const SEPARATOR = /^(?:and|,|;|then|plus|also|again|&|\/|or|while|whereas|\.|¶|•|:|another)$/;

interface Group {
  phrases: Phrase[];
  from: number;
  to: number;
}

/** Phrases that follow each other with nothing but small words or a platform between them. */
function groupsOf(phrases: Phrase[], tokens: Token[]): Group[] {
  const groups: Group[] = [];
  let reach = -1;
  for (const phrase of phrases) {
    const between = tokens.slice(Math.max(reach, 0), phrase.from).map((token) => token.norm);
    const isNear = reach >= 0 && between.every((word) => GLUE.test(word));
    if (isWhen(phrase) || phrase.meaning.kind === 'start') {
      const group = isNear ? groups.at(-1) : undefined;
      const clash = group?.phrases.find(
        (member) =>
          isSameFacet(member, phrase) &&
          !isJoined(member, phrase, tokens) &&
          !(hasZone(member, phrases) && hasZone(phrase, phrases)),
      );
      const isSecondMoment =
        group !== undefined &&
        isWholeMoment(group) &&
        tokens[phrase.from - 1]?.norm === ',' &&
        group.phrases.some((member) => isSameFacet(member, phrase));
      const isPostsOwn =
        group !== undefined &&
        isAfterEvent(group, tokens) &&
        opensAnew(phrase, tokens) &&
        group.phrases.some((member) => isSameFacet(member, phrase));
      if (group && !clash && !isSecondMoment && !isPostsOwn) {
        group.phrases.push(phrase);
        group.to = phrase.to;
      } else groups.push({ phrases: [phrase], from: phrase.from, to: phrase.to });
      reach = phrase.to;
    } else if (isNear) reach = phrase.to;
  }
  return groups;
}

const isWholeMoment = (group: Group) =>
  group.phrases.some(isDayLike) && group.phrases.some((phrase) => phrase.meaning.kind === 'time');

const isDayLike = (phrase: Phrase) => /^(?:days|range|window|repeat|elapsed)$/.test(phrase.meaning.kind);

function isSameFacet(a: Phrase, b: Phrase): boolean {
  if (a.meaning.kind === 'time' && b.meaning.kind === 'time')
    return !(a.meaning.times[0]?.isDaypartOnly || b.meaning.times[0]?.isDaypartOnly);
  if (!isDayLike(a) || !isDayLike(b)) return false;
  if (a.meaning.kind === 'repeat' || b.meaning.kind === 'repeat') return false;
  if (a.meaning.kind !== 'window' && b.meaning.kind !== 'window') return true;
  // A window leaves room for a date inside it, not for 'tomorrow', and a year has no 'Friday'.
  const isYear = [a, b].some(({ meaning }) => meaning.kind === 'window' && meaning.window.unit === 'year');
  return [a, b].some(
    ({ meaning }) =>
      meaning.kind === 'elapsed' ||
      (meaning.kind === 'days' &&
        (meaning.days[0]?.type === 'offset' || (isYear && meaning.days[0]?.type === 'weekday'))),
  );
}

/** '11am ET (4pm UK time)': times with a zone each stand side by side. */
const hasZone = (time: Phrase, phrases: Phrase[]) =>
  phrases.some(({ meaning, from }) => meaning.kind === 'zone' && from === time.to);

/** 'and', a comma or a new line between two times makes them two; otherwise one of them belongs to the topic. */
function isJoined(a: Phrase, b: Phrase, tokens: Token[]): boolean {
  const between = tokens.slice(a.to, b.from).map((token) => token.norm);
  // 'mon wed fri at 9'
  const isWeekday = ({ meaning }: Phrase) =>
    meaning.kind === 'days' && meaning.days.every((day) => day.type === 'weekday');
  if (isWeekday(a) && isWeekday(b) && between.every((word) => WEEKDAY_NAMES.includes(word))) return true;
  return between.some((word) => SEPARATOR.test(word));
}

/** Where two groups compete for one role, the one that is nearer to the request steers. */
export function settleConflicts(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  let groups = groupsOf(phrases, tokens);
  const dropped = new Set<Phrase>();
  for (let i = 0; i + 1 < groups.length; ) {
    const [a, b] = [groups[i] as Group, groups[i + 1] as Group];
    const competes =
      a.phrases.some((x) => b.phrases.some((y) => isSameFacet(x, y))) ||
      // '… on Saturday that we move in March': a stretch inside the topic does not hold the day to post on.
      (a.phrases.some(isDayLike) &&
        b.phrases.every((phrase) => phrase.meaning.kind === 'window') &&
        isInTopic(b, tokens, sentences, phrases));
    const loser =
      competes && !isParallel(a, b, phrases, tokens, sentences) ? loserOf(a, b, phrases, tokens, sentences) : null;
    if (!loser) {
      i++;
      continue;
    }
    for (const phrase of loser.phrases) dropped.add(phrase);
    groups = groups.filter((group) => group !== loser);
    i = Math.max(0, i - 1);
  }
  return phrases.filter((phrase) => !dropped.has(phrase));
}

/** Two groups stand side by side where a separator and, mostly, a new item lie between them. */
function isParallel(a: Group, b: Group, phrases: Phrase[], tokens: Token[], sentences: Sentence[]): boolean {
  const between = tokens.slice(a.to, b.from).map((token) => token.norm);
  if (phrases.some((phrase) => phrase.meaning.kind === 'correction' && phrase.from >= a.to && phrase.to <= b.from))
    return true;
  if (!between.some((word) => SEPARATOR.test(word))) return false;
  // '… on Saturday, but send it on Friday': the second speaks of the same post.
  if (
    /\b(?:post|publish|send|share|schedule|put|tweet) it\b/.test(between.join(' ')) &&
    isInTopic(a, tokens, sentences, phrases)
  )
    return false;
  if (isAfterEvent(a, tokens) && opensAnew(b, tokens)) return false;
  if (isInTopic(b, tokens, sentences, phrases) && !startsItem(b, between) && !isSameShape(a, b, between)) return false;
  if (
    isInTopic(a, tokens, sentences, phrases) &&
    b.phrases.some(isDayLike) &&
    (isAfterEvent(a, tokens) || isAfterThat(a, tokens, sentences)) &&
    !between.some((word) => /^(?:and|;|¶|•|then|plus)$/.test(word))
  )
    return false;
  return true;
}

/** 'tea on Monday, coffee on Tuesday': items of one shape, a word or two each. */
function isSameShape(a: Group, b: Group, between: string[]): boolean {
  const shape = (group: Group) => group.phrases.map((phrase) => phrase.meaning.kind).join();
  return shape(a) === shape(b) && /^(?:,|and|;)$/.test(between[0] ?? '') && between.length <= 5;
}

/** ', Wednesday 9am …' and 'and on Friday …' open an item of their own. */
function startsItem(group: Group, between: string[]): boolean {
  const own = between.filter(
    (word) => !/^(?:1|one|once|more|another|a|the|other|#2|#3|post|tweet|on|it|again|also|time)$/.test(word),
  );
  return /^(?:,|;|¶|•|\.|and|then|plus|:|\/)$/.test(own.at(-1) ?? '') && group.phrases.length > 0;
}

/** Whether a word such as 'about' or 'that' stands between the sentence's request and the group. */
function isInTopic(group: Group, tokens: Token[], sentences: Sentence[], phrases: Phrase[]): boolean {
  const sentence = sentences[sentenceAt(sentences, group.from)];
  for (let i = group.from - 1; i >= (sentence?.from ?? 0); i--) {
    const norm = tokens[i]?.norm ?? '';
    if (ROUGH_TOPIC_MARKERS.has(norm) && !/^(?:it|this|that|them)$/.test(tokens[i + 1]?.norm ?? '')) return true;
    if (isPostVerbAt(tokens, phrases, i)) return false;
  }
  return false;
}

/** 'that the clocks go back on Sunday': a clause of its own. */
function isAfterThat(group: Group, tokens: Token[], sentences: Sentence[]): boolean {
  const sentence = sentences[sentenceAt(sentences, group.from)];
  return tokens.slice(sentence?.from ?? 0, group.from).some((token) => token.norm === 'that');
}

/** ', on 2 May at 9am' after 'our talk on 8 May' is the post's own date. */
function opensAnew({ from }: { from: number }, tokens: Token[]): boolean {
  return tokens[from - 1]?.norm === ',' && tokens[from]?.norm === 'on';
}

function isAfterEvent(group: Group, tokens: Token[]): boolean {
  return EVENT_NOUNS.has(tokens[group.from - 1]?.norm ?? '');
}

function loserOf(a: Group, b: Group, phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Group {
  const [aInTopic, bInTopic] = [isInTopic(a, tokens, sentences, phrases), isInTopic(b, tokens, sentences, phrases)];
  if (aInTopic !== bInTopic) return aInTopic ? a : b;
  if (!aInTopic && isLeading(a, tokens, sentences, phrases) && !isLeading(b, tokens, sentences, phrases)) return b;
  return a;
}

/** A group that opens its sentence, or follows the request's verb at once, steers. */
function isLeading(group: Group, tokens: Token[], sentences: Sentence[], phrases: Phrase[]): boolean {
  const sentence = sentences[sentenceAt(sentences, group.from)];
  for (let i = group.from - 1; i >= (sentence?.from ?? 0); i--) {
    const norm = tokens[i]?.norm ?? '';
    if (isPostVerbAt(tokens, phrases, i)) return true;
    const isCovered = phrases.some((phrase) => i >= phrase.from && i < phrase.to);
    if (
      !isCovered &&
      !/^(?:please|on|at|for|it|this|these|,|the|them|a|post|reminder|that|-|—|out|up|hi|hey|can|could|you)$/.test(norm)
    )
      return false;
  }
  return true;
}
