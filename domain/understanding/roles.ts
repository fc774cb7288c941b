import type { Phrase } from './phrases.ts';
import { hasPostVerb, hasStrongPostVerb, isGoingOut, isPostVerbAt } from './requests.ts';
import { type Sentence, sentenceAt } from './sentences.ts';
import type { Token } from './tokens.ts';
import { EVENT_NOUNS, EVENT_VERBS, isTopicWord, ROUGH_TOPIC_MARKERS } from './words.ts';

/** Kinds that say when; all others say where, how often in all, or nothing. */
const WHEN_KINDS = new Set(['days', 'range', 'window', 'time', 'elapsed', 'repeat']);
const GLUE =
  /^(?:at|on|the|in|,|and|from|for|@|-|—|\(|\)|again|also|then|both|of|by|or|\/|plus|each|starting|of|to|:|it|please)$/;
const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|new|big|annual|special|latest|famous|first|#1|about|of|for|last|legendary|regular|usual|upcoming|popular|about|with|own|another|no)$/;
const SEPARATOR = /^(?:and|,|;|then|plus|also|again|&|\/|or|while|whereas|\.|¶|•|:|another)$/;

const isWhen = (phrase: Phrase) => WHEN_KINDS.has(phrase.meaning.kind);

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

/** 'our Friday special', 'the 5pm show', 'weekly meetup', 'a Christmas card'. */
function isPartOfName(phrase: Phrase, phrases: Phrase[], tokens: Token[]): boolean {
  if (!isWhen(phrase) && phrase.meaning.kind !== 'span' && phrase.meaning.kind !== 'until') return false;
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
  if (phrase.meaning.kind === 'days') return Boolean(phrase.meaning.isNamedDay);
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

function adjacentRun(phrase: Phrase, phrases: Phrase[]): Phrase[] {
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

/** 'Mon coffee tips, Tue customer story': several days that each open an item are a list, not names. */
function restoreList(all: Phrase[], named: Phrase[], tokens: Token[]): Phrase[] {
  const openers = all.filter(
    (phrase) => phrase.meaning.kind === 'days' && /^(?:,|;|:|¶|•|and|)$/.test(tokens[phrase.from - 1]?.norm ?? ''),
  );
  return openers.length >= 2 ? all.filter((phrase) => named.includes(phrase) || openers.includes(phrase)) : named;
}

/** After a colon stands what to post, if the schedule was already said before it. */
function dropAfterColon(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  const colon = tokens.findIndex(
    (token, i) =>
      token.norm === ':' &&
      i > 0 &&
      !/^(?:topic|platforms?|when|date|time|where|what|channels?|subject|text|content|caption|copy)$/.test(
        tokens[i - 1]?.norm ?? '',
      ),
  );
  if (colon < 0) return phrases;
  const before = phrases.filter((phrase) => phrase.to <= colon && isWhen(phrase));
  const after = phrases.filter(
    (phrase) =>
      phrase.from > colon &&
      (isWhen(phrase) ||
        phrase.meaning.kind === 'until' ||
        phrase.meaning.kind === 'span' ||
        phrase.meaning.kind === 'start' ||
        phrase.meaning.kind === 'count'),
  );
  if (before.length === 0 || after.length === 0) return phrases;
  // A list after the colon gives each item its own day or time.
  const openers = after.filter((phrase) => /^(?:,|;|:|¶|•|and|\.)$/.test(tokens[phrase.from - 1]?.norm ?? ''));
  const perPlatform = after.filter((phrase) =>
    phrases.some((other) => other.meaning.kind === 'platforms' && other.to === phrase.from),
  );
  if (perPlatform.length >= 2) return phrases;
  const isHeader = (phrase: Phrase) => tokens[(adjacentRun(phrase, phrases).at(-1) ?? phrase).to]?.norm === ':';
  if (after.some(isHeader)) return phrases;
  const colons = tokens.filter((token) => token.norm === ':').length;
  if (openers.length >= 2 || (openers.length >= 1 && colons >= 2)) return phrases;
  const hasRequestLater = sentences.some(
    (sentence) =>
      sentence.from > colon &&
      hasStrongPostVerb(tokens, phrases, sentence) &&
      after.some((phrase) => phrase.from >= sentence.from && phrase.to <= sentence.to),
  );
  if (hasRequestLater) return phrases;
  return phrases.filter((phrase) => !after.includes(phrase) || isNote(phrase, phrases, tokens, sentences));
}

/** A sentence of nothing but schedule words, such as '30 days.', always steers. */
function isNote(phrase: Phrase, phrases: Phrase[], tokens: Token[], sentences: Sentence[]): boolean {
  const sentence = sentences[sentenceAt(sentences, phrase.from)];
  if (!sentence || tokens.slice(sentence.from, phrase.from).some((token) => token.norm === ':')) return false;
  return tokens
    .slice(sentence.from, sentence.to)
    .every(
      (token, i) =>
        GLUE.test(token.norm) ||
        phrases.some((other) => sentence.from + i >= other.from && sentence.from + i < other.to),
    );
}

/** A sentence that only tells something keeps its days and times, if another one asks to post. */
function dropNarrative(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  const asks = sentences.map((sentence) => {
    const whenHere = phrases.some(
      (phrase) => isWhen(phrase) && phrase.from >= sentence.from && phrase.to <= sentence.to,
    );
    const isAsking =
      hasStrongPostVerb(tokens, phrases, sentence) ||
      (hasPostVerb(tokens, phrases, sentence) &&
        phrases.some(
          (phrase) => phrase.meaning.kind === 'platforms' && phrase.from >= sentence.from && phrase.to <= sentence.to,
        ));
    return { whenHere, isAsking };
  });
  if (!asks.some((ask) => ask.isAsking && ask.whenHere)) return phrases;
  return phrases.filter((phrase) => {
    if (!isWhen(phrase)) return true;
    const index = sentenceAt(sentences, phrase.from);
    const sentence = sentences[index];
    if (!sentence || asks[index]?.isAsking) return true;
    return !isTelling(tokens, sentence);
  });
}

function isTelling(tokens: Token[], sentence: Sentence): boolean {
  const words = tokens.slice(sentence.from, sentence.to).map((token) => token.norm);
  if (
    words.some((word) => /^(?:it|would|should|perfect|ideal|please|make|works|okay|fine)$/.test(word)) &&
    words.length < 12
  )
    return false;
  return words.some(
    (word) =>
      EVENT_VERBS.has(word) ||
      /^(?:is|are|was|were|we're|we've|i'm|i'd|i'll|we|it's|will|have|has|i|they|join|come|get|see|there's|he|she|they're)$/.test(
        word,
      ),
  );
}

/** 'doors open at 7', 'the sale is on Friday', 'join us on Sunday', 'register by 5 May'. */
function isEventTime(phrase: Phrase, phrases: Phrase[], tokens: Token[]): boolean {
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
    return !/^(?:it|post|this|should|will|to)$/.test(second) || last === "it's";
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
  return phrases.some((other) => isWhen(other) && (other.to <= opening || (closing > 0 && other.from > closing)));
}

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
      const clash = group?.phrases.find((member) => isSameFacet(member, phrase) && !isJoined(member, phrase, tokens));
      const isSecondMoment =
        group !== undefined &&
        isWholeMoment(group) &&
        tokens[phrase.from - 1]?.norm === ',' &&
        group.phrases.some((member) => isSameFacet(member, phrase));
      if (group && !clash && !isSecondMoment) {
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
  const kinds = `${a.meaning.kind} ${b.meaning.kind}`;
  return !/window|repeat/.test(kinds);
}

/** 'and', a comma or a new line between two times makes them two; otherwise one of them belongs to the topic. */
function isJoined(a: Phrase, b: Phrase, tokens: Token[]): boolean {
  const between = tokens.slice(a.to, b.from).map((token) => token.norm);
  return between.some((word) => SEPARATOR.test(word));
}

/** Where two groups compete for one role, the one that is nearer to the request steers. */
function settleConflicts(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  let groups = groupsOf(phrases, tokens);
  const dropped = new Set<Phrase>();
  for (let i = 0; i + 1 < groups.length; ) {
    const [a, b] = [groups[i] as Group, groups[i + 1] as Group];
    const competes = a.phrases.some((x) => b.phrases.some((y) => isSameFacet(x, y)));
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
  if (isInTopic(b, tokens, sentences, phrases) && !startsItem(b, between) && !isSameShape(a, b, between)) return false;
  if (
    isInTopic(a, tokens, sentences, phrases) &&
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
    if (ROUGH_TOPIC_MARKERS.has(norm)) return true;
    if (isPostVerbAt(tokens, phrases, i)) return false;
  }
  return false;
}

/** 'that the clocks go back on Sunday': a clause of its own. */
function isAfterThat(group: Group, tokens: Token[], sentences: Sentence[]): boolean {
  const sentence = sentences[sentenceAt(sentences, group.from)];
  return tokens.slice(sentence?.from ?? 0, group.from).some((token) => token.norm === 'that');
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
