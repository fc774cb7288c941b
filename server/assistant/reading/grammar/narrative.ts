import type { Phrase } from './phrases.ts';
import { hasPostVerb, hasStrongPostVerb, isPostVerbAt } from './requests.ts';
import { type Sentence, sentenceAt } from './sentences.ts';
import type { Token } from './tokens.ts';
import { adjacentRun, GLUE, isWhen } from './when-phrases.ts';
import { EVENT_VERBS, STRONG_POST_VERBS } from './words.ts';

/** After a colon stands what to post, if the schedule was already said before it. */
export function dropAfterColon(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  const colon = tokens.findIndex(
    (token, i) =>
      token.norm === ':' &&
      i > 0 &&
      !phrases.some((phrase) => phrase.from <= i && i < phrase.to) &&
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
  const opener = after[0] as Phrase;
  const isMissing = !before.some((phrase) => (phrase.meaning.kind === 'time') === (opener.meaning.kind === 'time'));
  const isRhythmOnly = before.every(({ meaning }) => meaning.kind === 'repeat' && !meaning.repeat.weekdays);
  if (isRhythmOnly && opener.from === colon + 1) return phrases;
  const opening = tokens.slice(colon + 1, opener.from);
  const isRequest = isPostVerbAt(tokens, phrases, colon + 1, STRONG_POST_VERBS);
  const isPlaced = (phrase: Phrase) => phrase.meaning.kind === 'platforms' && !phrase.meaning.isVerb;
  const isAllAfter = phrases.some(isPlaced) && !phrases.some((phrase) => isPlaced(phrase) && phrase.to <= colon);
  if (isRequest && isAllAfter) return phrases;
  if (isMissing && opening.every(({ norm }) => /^(?:1|the|#1|a|post|tweet|it)$/.test(norm))) return phrases;
  // A list after the colon gives each item its own day or time.
  const openers = after.filter((phrase) => /^(?:,|;|:|¶|•|and|\.)$/.test(tokens[phrase.from - 1]?.norm ?? ''));
  const perPlatform = after.filter((phrase) =>
    phrases.some(
      (other) => other.meaning.kind === 'platforms' && (other.to === phrase.from || other.from === phrase.to),
    ),
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
  const closing = closingRun(phrases, tokens, !before.some(({ meaning }) => meaning.kind === 'time'));
  return phrases.filter(
    (phrase) => !after.includes(phrase) || closing.includes(phrase) || isNote(phrase, phrases, tokens, sentences),
  );
}

/** '… on X for 2 weeks' at the very end goes on with the schedule, since it names the place as well. */
function closingRun(phrases: Phrase[], tokens: Token[], isTimeless: boolean): Phrase[] {
  const kinds = isTimeless ? /^(?:span|count|until|platforms|time)$/ : /^(?:span|count|until|platforms)$/;
  const run: Phrase[] = [];
  let end = tokens.findLastIndex((token) => !/^[.!]$/.test(token.norm)) + 1;
  for (const phrase of phrases.toReversed()) {
    const isComma = tokens[end - 1]?.norm === ',' && phrase.to === end - 1;
    if (!(isComma || phrase.to === end) || !kinds.test(phrase.meaning.kind)) break;
    run.push(phrase);
    end = phrase.from;
  }
  // ', for 2 weeks' bounds the rhythm that stands before the colon.
  const isBound =
    tokens[end - 1]?.norm === ',' && phrases.some(({ meaning, to }) => meaning.kind === 'repeat' && to < end);
  return isBound || run.some((phrase) => phrase.meaning.kind === 'platforms') ? run : [];
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
export function dropNarrative(phrases: Phrase[], tokens: Token[], sentences: Sentence[]): Phrase[] {
  const asks = sentences.map((sentence) => {
    const whenHere = phrases.some(
      (phrase) => isWhen(phrase) && phrase.from >= sentence.from && phrase.to <= sentence.to,
    );
    const isAsking =
      hasStrongPostVerb(tokens, phrases, sentence) ||
      (hasPostVerb(tokens, phrases, sentence) &&
        phrases.some(
          (phrase) => phrase.meaning.kind === 'platforms' && phrase.from >= sentence.from && phrase.to <= sentence.to,
        )) ||
      isWishing(tokens, phrases, sentence);
    return { whenHere, isAsking };
  });
  if (!asks.some((ask) => ask.isAsking && ask.whenHere)) return phrases;
  const pointing = sentences.findLastIndex(
    (sentence, i) => asks[i]?.isAsking && isAboutAbove(phrases, tokens, sentence),
  );
  if (pointing > 0 && !asks.slice(0, pointing).some((ask) => ask.isAsking)) {
    const above = sentences[pointing]?.from ?? 0;
    return phrases.filter((phrase) => phrase.from >= above || phrase.meaning.kind === 'platforms');
  }
  return phrases.filter((phrase) => {
    if (!isWhen(phrase) || isReferredTo(phrase, tokens)) return true;
    const index = sentenceAt(sentences, phrase.from);
    const sentence = sentences[index];
    if (!sentence || asks[index]?.isAsking) return true;
    // 'Quarterly on Mondays? No: post …' asked only in passing.
    if (sentence.end === '?') return false;
    return isItem(phrases, tokens, sentence) || !isTelling(tokens, sentence);
  });
}

/** 'Put this on Facebook tomorrow at noon' has all it needs: what stands above is what to post. */
function isAboutAbove(phrases: Phrase[], tokens: Token[], sentence: Sentence): boolean {
  const has = (kinds: RegExp) =>
    phrases.some(({ meaning, from, to }) => kinds.test(meaning.kind) && from >= sentence.from && to <= sentence.to);
  const isThis = tokens
    .slice(sentence.from, sentence.to - 1)
    .some(
      ({ norm }, i) =>
        /^(?:put|post|share|publish|send|tweet|schedule|get)$/.test(norm) &&
        /^(?:this|that)$/.test(tokens[sentence.from + i + 1]?.norm ?? '') &&
        !/^\p{L}{3}/u.test(
          tokens[sentence.from + i + 2]?.norm.replace(
            /^(?:for|out|onto|via|tomorrow|today|tonight|every|live|next|facebook|instagram|linkedin|twitter|everywhere|.*day)$/,
            '',
          ) ?? '',
        ),
    );
  return isThis && has(/^(?:days|elapsed|range)$/) && has(/^platforms$/);
}

/** 'Tomorrow at seven I want that on Instagram' asks without a verb of posting. */
function isWishing(tokens: Token[], phrases: Phrase[], sentence: Sentence): boolean {
  const isInside = (phrase: Phrase) => phrase.from >= sentence.from && phrase.to <= sentence.to;
  const wish = tokens
    .slice(sentence.from, sentence.to)
    .some(
      ({ norm }, i, words) =>
        /^(?:i|we|i'd|we'd)$/.test(words[i - 1]?.norm ?? '') && /^(?:want|need|like|love)$/.test(norm),
    );
  const isEnsured = /\bmake (?:sure|certain)\b/.test(
    tokens
      .slice(sentence.from, sentence.to)
      .map(({ norm }) => norm)
      .join(' '),
  );
  return (
    (wish || isEnsured) &&
    phrases.some(({ meaning, ...span }) => meaning.kind === 'platforms' && isInside({ meaning, ...span }))
  );
}

/** 'Thursday 10:00: doors open': a day or time before a colon dates what follows. */
function isItem(phrases: Phrase[], tokens: Token[], sentence: Sentence): boolean {
  const first = phrases.find((phrase) => isWhen(phrase) && phrase.from === sentence.from);
  return first !== undefined && tokens[(adjacentRun(first, phrases).at(-1) ?? first).to]?.norm === ':';
}

/** 'We turn ten on 8 October. On that day …' means the day that was told. */
function isReferredTo(phrase: Phrase, tokens: Token[]): boolean {
  if (phrase.meaning.kind !== 'days') return false;
  return tokens
    .slice(phrase.to)
    .some((token, i, rest) => token.norm === 'day' && /^(?:that|same)$/.test(rest[i - 1]?.norm ?? ''));
}

function isTelling(tokens: Token[], sentence: Sentence): boolean {
  const words = tokens.slice(sentence.from, sentence.to).map((token) => token.norm);
  if (
    words.some((word) => /^(?:it|would|should|perfect|ideal|please|make|works|okay|fine)$/.test(word)) &&
    words.length < 12
  )
    return false;
  if (words.some((word) => /^(?:better|right|correct)$/.test(word)) && words.length <= 6) return false;
  if (/^(?:originally|initially|previously)$/.test(words[0] ?? '')) return true;
  const isTale = /^(?:the|our|my|this|a|an|his|her|their|some|everyone|nobody)$/.test(words[0] ?? '');
  return words.some(
    (word) =>
      EVENT_VERBS.has(word) ||
      (isTale && /^(?:[a-z]{2,}[^e]ed|changes|moves|rises|switches|increases|applies|means)$/.test(word)) ||
      /^(?:is|are|was|were|we're|we've|i'm|i'd|i'll|we|it's|will|have|has|i|they|join|come|get|see|there's|he|she|they're)$/.test(
        word,
      ),
  );
}
