import { WEEKDAY_NAMES } from './lexicon.ts';
import type { Phrase } from './phrases.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';
import { FUNCTION_WORDS, MAKE_VERBS, POST_NOUNS, POST_VERBS, STRONG_POST_VERBS, WRITE_VERBS } from './words.ts';

/** 'tweet ideas', 'post templates': talk about posts, none of them is one. */
const ABOUT_POSTS = /^(?:ideas?|templates?|suggestions?|examples?|drafts?|hooks|copy|engagement|inspiration)$/;
const OPENERS =
  /^(?:please|hi|hello|hey|hiya|ok|okay|yo|so|and|then|also|now|well|right|great|thanks|cheers|just|kindly|dear|team|assistant|fanfare|,|-|—|:|•|¶|\(|§)$/;
const BEFORE_VERB =
  /^(?:please|and|then|to|you|we|i|let's|lets|also|just|can|could|will|should|would|must|,|:|;|-|—|\.|!|\?|…|¶|•|\)|now|kindly|them|everyone|§|us|or|but|so|quickly|simply|automatically|again|\/|&|maybe|help|me)$/;
const PARTICIPLE =
  /^(?:posted|published|shared|scheduled|tweeted|announced|released|reposted|uploaded|queued|sent|posting|publishing|sharing|scheduling|tweeting|announcing|reposting|going)$/;
const BEFORE_PARTICIPLE =
  /^(?:be|get|gets|getting|it|is|have|this|them|post|mind|start|begin|try|consider|about|of|like|by|needs|that|being|one|want|keep)$/;

/** Where a sentence really begins, past greetings and 'please'. */
export function openingOf(tokens: Token[], sentence: Sentence): number {
  let i = sentence.from;
  while (i < sentence.to && OPENERS.test(tokens[i]?.norm ?? '')) i++;
  return i;
}

/** The request's own word after 'can you', 'I would like to' and the like. */
export function firstWordOf(tokens: Token[], sentence: Sentence): number {
  const opening = openingOf(tokens, sentence);
  const text = tokens
    .slice(opening, Math.min(sentence.to, opening + 14))
    .map((token) => token.norm)
    .join(' ');
  const polite = POLITE.exec(text);
  return polite ? opening + polite[0].trim().split(' ').length : opening;
}

const POLITE_FORMS = [
  '(?:can|could|would|will) (?:you|we|u)(?: (?:please|kindly|maybe|possibly|perhaps|also|just))*(?: be (?:so kind as to|able to|kind enough to)| help me(?: to)?| mind| arrange for| arrange| make sure(?: that)?| go ahead and)?',
  'would (?:love|like)(?: you)?(?: to)?(?: have)?',
  "(?:i|we)(?: would|'d) (?:like|love|want|appreciate it if you could|be grateful if you could|need)(?: you)?(?: to)?(?: have)?",
  '(?:i|we) (?:want|need|wish)(?: you to| to| for you to)?',
  "(?:i|we)(?:'ll| will) need(?: you)?(?: to)?",
  "(?:i am|i'm|we are|we're) (?:looking|hoping|trying|planning|going) to",
  "let's|lets|let us|let me",
  `(?:i was|i'm|i am|we were|we're) thinking(?= (?:${WEEKDAY_NAMES.join('|')}|tomorrow|tonight|next|this|[tu]\\d))`,
  '(?:i was|i am|we were) (?:wondering|hoping)(?: if| whether)? (?:you|we) (?:could|might|can|would)(?: be able to)?|would it be possible to|do you think you could',
  'would you mind|do you mind|mind|is there any chance you could|any chance (?:you|we) (?:can|could)|if you could',
  'you should|make sure(?: to| that| you)?|be sure to|remember to|feel free to|go ahead and|time to',
  "don't forget to|do not forget to|dont forget to",
  "how about|what about|why don't (?:you|we)|why not|help me(?: to)?",
  '(?:i think )?we should|(?:it )?would be (?:great|nice|lovely|good|cool|awesome|ideal|perfect|helpful) (?:to|if (?:you|we) (?:could|can)|if)',
];
const POLITE = new RegExp(`^(?:${POLITE_FORMS.join('|')})(?= |$)(?: (?:please|kindly|just|also))*`);

/** Whether a token is the verb of a request to post, not 'a post', 'the tweet', 'their share'. */
export function isPostVerbAt(tokens: Token[], phrases: Phrase[], i: number, words: Set<string> = POST_VERBS): boolean {
  const norm = tokens[i]?.norm ?? '';
  if (!words.has(norm)) return false;
  const before = tokens[i - 1]?.norm;
  const after = tokens[i + 1]?.norm;
  if (ABOUT_POSTS.test(after ?? '')) return false;
  if (norm === 'put' && after === 'together') return false;
  if (norm === 'remind' && /^(?:me|myself)$/.test(after ?? '')) return false;
  // 'whether to post', 'what to share': that is still open.
  if (before === 'to' && /^(?:whether|when|what|how|where|why|if|not)$/.test(tokens[i - 2]?.norm ?? '')) return false;
  if (
    before === 'to' &&
    /^(?:reasons?|ways?|tips|ideas|things|places|times|tools?|platforms?)$/.test(tokens[i - 2]?.norm ?? '')
  )
    return false;
  if (before === 'about' && !/^(?:how|what)$/.test(tokens[i - 2]?.norm ?? '')) return false;
  // 'we should have posted it' comes too late.
  if (before === 'have' && /^(?:should|could|would|might|must)$/.test(tokens[i - 2]?.norm ?? '')) return false;
  if (PARTICIPLE.test(norm))
    return isToBeDone(tokens, i) || (before !== undefined && BEFORE_PARTICIPLE.test(before) && !isPastTale(tokens, i));
  if (/^(?:i|we|you|u|they)$/.test(before ?? ''))
    return /^(?:can|could|should|shall|will|would|may|must|if|that|once)$/.test(tokens[i - 2]?.norm ?? '');
  if (before === undefined || BEFORE_VERB.test(before)) return true;
  const ending = phrases.find(
    (phrase) =>
      phrase.to === i &&
      /^(?:days|time|repeat|window|elapsed|range|start|span|until|count|platforms|zone|correction)$/.test(
        phrase.meaning.kind,
      ),
  );
  if (!ending) return false;
  // 'our Friday post' is a noun, 'on Friday post …' a verb.
  const beforeDay = tokens[ending.from - 1]?.norm ?? '';
  const isPlatformBefore =
    ending.meaning.kind === 'platforms' && !/^(?:on|to|for|in|via|across)$/.test(tokens[ending.from]?.norm ?? '');
  return (
    !/^(?:a|an|the|my|our|your|his|her|their|this|that|another|next|each|every|1)$/.test(beforeDay) && !isPlatformBefore
  );
}

/** 'we posted', 'it was shared': telling, not asking. */
function isTelling(word: string): boolean {
  return /^(?:was|were|got|had|been|i|we|you|they|he|she)$/.test(word);
}

/** 'Have the piece on standing desks posted': the request opens with what it wants done. */
function isToBeDone(tokens: Token[], i: number): boolean {
  for (let opening = i - 2; opening >= Math.max(0, i - 10); opening--) {
    const norm = tokens[opening]?.norm ?? '';
    if (/^[.!?;:¶•]$/.test(norm)) return false;
    if (
      /^(?:have|get)$/.test(norm) &&
      /^(?:a|an|the|my|our|this|that|these|all)$/.test(tokens[opening + 1]?.norm ?? '')
    )
      return (
        opening === 0 ||
        (/^(?:please|,|you|we|to|and|just|then|[.!:;¶•])$/.test(tokens[opening - 1]?.norm ?? '') &&
          !isPastTale(tokens, i))
      );
  }
  return false;
}

function isPastTale(tokens: Token[], i: number): boolean {
  return isTelling(tokens[i - 1]?.norm ?? '') || isTelling(tokens[i - 2]?.norm ?? '');
}

/** Whether the sentence asks to post by a verb that needs no platform to be understood. */
export function hasStrongPostVerb(tokens: Token[], phrases: Phrase[], sentence: Sentence): boolean {
  for (let i = sentence.from; i < sentence.to; i++) {
    if (isPostVerbAt(tokens, phrases, i, STRONG_POST_VERBS)) return true;
    if (isGoingOut(tokens, i, sentence.to)) return true;
  }
  return false;
}

/** 'goes out', 'to go live', 'put it up', 'send it out', 'for publication'. */
export function isGoingOut(tokens: Token[], i: number, end: number): boolean {
  const norm = tokens[i]?.norm ?? '';
  const rest = tokens.slice(i + 1, Math.min(end, i + 6)).map((token) => token.norm);
  const isPlacing = /^(?:stick|pop|throw|chuck|whack|put|send|drop|push|get)$/.test(norm);
  if (
    isPlacing &&
    /^(?:it|this|that|them|these)$/.test(rest[0] ?? '') &&
    /^(?:on|to|onto|up|out|in|across)$/.test(rest[1] ?? '')
  )
    return true;
  if (/^(?:go|goes|going|be|put|send|get|gets|set|push|roll|fire|blast|line|queue|drop|put)$/.test(norm)) {
    const at = rest.findIndex((word) => /^(?:out|live|up|off|posted|published)$/.test(word));
    return at >= 0 && at < (/^(?:go|goes|going|be)$/.test(norm) ? 1 : 5);
  }
  return norm === 'publication' || (norm === 'set' && rest[0] === 'it') || (norm === 'time' && rest[0] === 'it');
}

/** Whether the sentence asks to post in any way, given that a time and perhaps a platform stand in it. */
export function hasPostVerb(tokens: Token[], phrases: Phrase[], sentence: Sentence): boolean {
  for (let i = sentence.from; i < sentence.to; i++) if (isPostVerbAt(tokens, phrases, i)) return true;
  return false;
}

/** Whether a thing to post is named: 'a post on remote work', 'fb post about …'. */
export function hasPostNoun(tokens: Token[], sentence: Sentence): boolean {
  return tokens
    .slice(sentence.from, sentence.to)
    .some((token, i) => POST_NOUNS.has(token.norm) && !ABOUT_POSTS.test(tokens[sentence.from + i + 1]?.norm ?? ''));
}

/** 'tell our followers …' and 'give everyone a heads up' speak to the public: that is posting. */
export function isTellingFollowers(tokens: Token[], i: number): boolean {
  if (!/^(?:tell|give|let|ask|inform|update|invite|remind|thank|wish|show)$/.test(tokens[i]?.norm ?? '')) return false;
  const next = tokens.slice(i + 1, i + 5).map((token) => token.norm);
  if (/^(?:me|us)$/.test(next[0] ?? '')) return false;
  return next.some((word) =>
    /^(?:linkedin|twitter|facebook|instagram|followers|everyone|everybody|people|folks|fans|customers|audience|subscribers|community|guests|members|clients|readers|listeners|donors|ppl|followers'|neighbours|neighbors|world|them|supporters|volunteers|staff|team)$/.test(
      word,
    ),
  );
}

/** The first verb of writing or making in the sentence's request, or -1. */
export function makingVerbAt(tokens: Token[], sentence: Sentence): number {
  const first = firstWordOf(tokens, sentence);
  for (let i = first; i < Math.min(sentence.to, first + 3); i++) {
    const norm = tokens[i]?.norm ?? '';
    if (isTellingFollowers(tokens, i)) return -1;
    if (norm === 'make' && /^(?:it|that)$/.test(tokens[i + 1]?.norm ?? '')) return -1;
    if (WRITE_VERBS.has(norm) || MAKE_VERBS.has(norm)) return i;
    // 'help me word a reply', unlike 'word of the day'
    if (norm === 'word' && i > openingOf(tokens, sentence)) return i;
    if (!FUNCTION_WORDS.has(norm) && norm !== ',') return -1;
  }
  return -1;
}
