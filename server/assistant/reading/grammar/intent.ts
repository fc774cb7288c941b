import { isCalledOff, isForbidding } from './forbidding.ts';
import { mediumOf } from './medium.ts';
import type { Phrase } from './phrases.ts';
import { isQuestion } from './questions.ts';
import type { Intent } from './reading.ts';
import {
  firstWordOf,
  hasPostNoun,
  hasPostVerb,
  hasStrongPostVerb,
  isGoingOut,
  isPostVerbAt,
  isTellingFollowers,
  makingVerbAt,
  openingOf,
} from './requests.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';
import { ONLY_TEXT_VERBS, POST_NOUNS, STRONG_POST_VERBS } from './words.ts';

const NO_POST_OBJECT =
  /^(?:meeting|meetings|call|calls|appointment|appointments|dentist|interview|zoom|demo|haircut|flight|doctor|lunch|dinner|1 on 1|viewing|reminder for me|checkup)$/;
const STATEMENT_SUBJECT =
  /^(?:i|we|he|she|they|it|you|my|our|the|there|i'll|we'll|they'll|he'll|she'll|i'm|we're|it's|i've|we've|they're|he's|she's|there's|yesterday|last|this|that|that's|someone|everyone|people|nobody|customers|today|(?:yesterday|today|tonight|\p{L}+day)'s)$/u;
const FINITE =
  /^(?:is|are|was|were|am|i'll|we'll|they'll|he'll|she'll|i'm|we're|it's|has|have|had|went|met|saw|posted|sent|launched|got|did|love|loved|like|think|hate|feel|felt|hope|believe|wonder|heard|noticed|remember|usually|always|will|'ll|meet|work|working|meeting|start|started|starts|open|opens|closes|close|know|said|told|says|gets|get|sleep|wake|prefer|seems|looks|goes|went|live|spend|spent|didn't|doesn't|won't|can't|isn't|aren't|wasn't|that's|there's|performed|does|used|forgot|can)$/;

interface Scene {
  tokens: Token[];
  /** The phrases that steer, with their platforms. */
  steering: Phrase[];
  targets: Phrase[];
  sentences: Sentence[];
}

const isWhen = (phrase: Phrase) => /^(?:days|range|window|time|elapsed|repeat|span|start)$/.test(phrase.meaning.kind);

/** What the message asks for: a schedule, or words, a picture or sound right away. */
export function intentOf(scene: Scene): Intent {
  if (asksToSchedule(scene)) return 'schedule';
  for (const sentence of scene.sentences) {
    if (isQuestion(scene.tokens, sentence) || isForbidding(scene.tokens, sentence)) return 'text';
    const medium = mediumOf(scene.tokens, sentence);
    if (medium) return medium;
  }
  return 'text';
}

function asksToSchedule(scene: Scene): boolean {
  const { tokens, steering, targets, sentences } = scene;
  if (!steering.some(isWhen)) return false;
  if (isCalledOff(tokens, sentences)) return false;
  const last = sentences.at(-1);
  const isAsked = last?.end === '?' && isQuestion(tokens, last);
  const asking = sentences.filter(
    (sentence) =>
      !isQuestion(tokens, sentence) &&
      !isForbidding(tokens, sentence) &&
      !isStatement(scene, sentence) &&
      !isHabitTold(tokens, sentence, sentences) &&
      // 'My boss wants a post at 9. Is that wise?' tells something to ask about it.
      !(isAsked && STATEMENT_SUBJECT.test(tokens[openingOf(tokens, sentence)]?.norm ?? '')),
  );
  const inside = (phrase: Phrase, sentence: Sentence) => phrase.from >= sentence.from && phrase.to <= sentence.to;
  if (
    asking.length === 0 ||
    !asking.some((sentence) => steering.some((phrase) => isWhen(phrase) && inside(phrase, sentence)))
  )
    return false;
  if (asking.some((sentence) => isOtherAppointment(tokens, sentence))) return false;
  if (asking.some((sentence) => hasStrongPostVerb(tokens, steering, sentence) && !isWritingOnly(scene, sentence)))
    return true;
  if (asking.some((sentence) => isTellingFollowers(tokens, firstWordOf(tokens, sentence)))) return true;
  const isDated = (sentence: Sentence) => steering.some((phrase) => isWhen(phrase) && inside(phrase, sentence));
  const isPlaced = (sentence: Sentence) =>
    isDated(sentence) &&
    targets.some((phrase) => inside(phrase, sentence)) &&
    hasPostVerb(tokens, steering, sentence) &&
    !makesSomething(tokens, sentence);
  if (asking.some(isPlaced)) return true;
  const writing = asking.find((sentence) => makesSomething(tokens, sentence));
  if (writing) return isMadeFor(scene, writing) || isHeader(scene, writing, asking.filter(isDated));
  if (asking.some((sentence) => hasPostVerb(tokens, steering, sentence)) && targets.length > 0) return true;
  if (asking.some((sentence) => isVerbAtOpening(tokens, steering, sentence))) return true;
  const isNarrowed = steering.some(({ meaning }) => meaning.kind === 'except' && meaning.platforms.length > 0);
  if (targets.length > 0 || isNarrowed) return true;
  return asking.some(
    (sentence) =>
      hasPostNoun(tokens, sentence) &&
      !isOverview(tokens, sentence) &&
      !/^(?:image|audio)$/.test(mediumOf(tokens, sentence) ?? ''),
  );
}

/** 'put the menu up on Friday', 'run the poll tomorrow at 9': a weaker verb opens the request. */
function isVerbAtOpening(tokens: Token[], phrases: Phrase[], sentence: Sentence): boolean {
  const first = firstWordOf(tokens, sentence);
  return (
    isPostVerbAt(tokens, phrases, first) &&
    /^(?:put|send|run|promote|launch|drop|push|remind|wish|tell|celebrate|announce|highlight|feature|tease|repeat|unveil|reveal|greet|plug|thank|welcome|introduce)$/.test(
      tokens[first]?.norm ?? '',
    )
  );
}

/** 'I'm meeting Sam tomorrow at 9' tells something and asks for nothing. */
function isStatement(scene: Scene, sentence: Sentence): boolean {
  const { tokens, steering } = scene;
  const opening = openingOf(tokens, sentence);
  if (firstWordOf(tokens, sentence) > opening) return false;
  if (!STATEMENT_SUBJECT.test(tokens[opening]?.norm ?? '')) return false;
  // 'Last working day of the month, …' opens with when to post, not with who did something.
  const isLast = tokens[opening]?.norm === 'last';
  if (
    steering.some(
      ({ meaning, from }) => from === opening && (meaning.kind === 'repeat' || (isLast && meaning.kind === 'days')),
    )
  )
    return false;
  const words = tokens.slice(opening, Math.min(sentence.to, opening + 10)).map((token) => token.norm);
  if (/^(?:i|we|they)$/.test(words[0] ?? '') && STRONG_POST_VERBS.has(words[1] ?? '')) return true;
  if (!words.some((word) => FINITE.test(word)) || isDue(scene, sentence)) return false;
  for (let i = opening; i < sentence.to; i++) {
    const isSubject =
      /^(?:i|we|you|they|he|she)$/.test(tokens[i - 1]?.norm ?? '') &&
      !/^(?:can|could|would|will|should|if)$/.test(tokens[i - 2]?.norm ?? '');
    const isDenied = /^(?:didn't|doesn't|did|does|hasn't|wasn't|won't|not|never)$/.test(tokens[i - 1]?.norm ?? '');
    if (isGoingOut(tokens, i, sentence.to) && !isSubject && !isDenied) return false;
    if (isPostVerbAt(tokens, steering, i, STRONG_POST_VERBS) && !isSubject) return false;
  }
  return (
    !/^(?:it|that|this)$/.test(tokens[opening]?.norm ?? '') ||
    !words.some((word) => /^(?:should|must|needs|has)$/.test(word))
  );
}

/** 'The chef says the menu should hit Instagram on Tuesday': it shall be there, so post it. */
function isDue({ tokens, targets }: Scene, sentence: Sentence): boolean {
  // 'The award goes on Instagram at 10', 'our teaser is due on X on Friday'.
  const isPlanned = targets.some(
    ({ from, to }) =>
      from > sentence.from &&
      to <= sentence.to &&
      /^(?:goes|go|going|belongs?|due|slated|planned|lands?)$/.test(
        tokens[/^(?:up|out|live)$/.test(tokens[from - 1]?.norm ?? '') ? from - 2 : from - 1]?.norm ?? '',
      ),
  );
  if (isPlanned) return true;
  const words = tokens.slice(sentence.from, sentence.to).map(({ norm }) => norm);
  return (
    targets.some((phrase) => phrase.from >= sentence.from && phrase.to <= sentence.to) &&
    /\b(?:should|must|could|(?:needs?|has|have|ought|supposed|wants?|wanted) to) (?:be|go|hit|appear|land|run|show|come|get|reach|drop)\b/.test(
      words.join(' '),
    )
  );
}

/** 'Our newsletter goes out on Fridays. Make its intro punchier.': background for another request. */
function isHabitTold(tokens: Token[], sentence: Sentence, sentences: Sentence[]): boolean {
  const opening = openingOf(tokens, sentence);
  if (!/^(?:our|my|the)$/.test(tokens[opening]?.norm ?? '')) return false;
  const verb = tokens.findIndex((token, i) => i > opening && i < sentence.to && /^goes?$/.test(token.norm));
  if (verb < 0 || verb > opening + 4 || tokens.slice(opening, verb).some(({ norm }) => POST_NOUNS.has(norm)))
    return false;
  return sentences.some((other) => other !== sentence && (isQuestion(tokens, other) || makesSomething(tokens, other)));
}

/** Meetings and calls are not ours to schedule. */
function isOtherAppointment(tokens: Token[], sentence: Sentence): boolean {
  const first = firstWordOf(tokens, sentence);
  const text = tokens.slice(first, first + 4).map(({ norm }) => norm);
  if (/^(?:personal )?(?:reminder|note|memo) (?:for|to) (?:me|myself|self)\b/.test(text.join(' '))) return true;
  if (!/^(?:schedule|book|set|arrange|plan)$/.test(tokens[first]?.norm ?? '')) return false;
  const words = tokens.slice(first + 1, first + 7).map((token) => token.norm);
  const end = words.findIndex((word) => /^(?:with|for|at|on|about|to|tomorrow|next|this|in)$/.test(word));
  const head = words.slice(0, end < 0 ? words.length : end);
  return head.length <= 4 && NO_POST_OBJECT.test(head.at(-1) ?? '');
}

function makesSomething(tokens: Token[], sentence: Sentence): boolean {
  const at = makingVerbAt(tokens, sentence);
  const verb = tokens[at]?.norm ?? '';
  if (at < 0 || /^(?:do|get|put|show|add)$/.test(verb)) return isNeeding(tokens, sentence);
  // 'need the teaser on IG', 'plan these for Monday': what is meant is there already.
  if (/^(?:need|want)$/.test(verb)) return /^(?:a|an|some|\d+)$/.test(tokens[at + 1]?.norm ?? '');
  return ONLY_TEXT_VERBS.has(verb) || !/^(?:these|them|those|it)$/.test(tokens[at + 1]?.norm ?? '');
}

function isNeeding(tokens: Token[], sentence: Sentence): boolean {
  const opening = openingOf(tokens, sentence);
  return (
    /^(?:i|we)$/.test(tokens[opening]?.norm ?? '') &&
    /^(?:need|want)$/.test(tokens[opening + 1]?.norm ?? '') &&
    /^(?:a|an|some|\d+)$/.test(tokens[opening + 2]?.norm ?? '')
  );
}

/** 'Write … and publish it at 9' posts; 'write a post announcing that we share …' does not. */
function isWritingOnly(scene: Scene, sentence: Sentence): boolean {
  const { tokens, steering } = scene;
  const verb = makingVerbAt(tokens, sentence);
  if (verb < 0 || !ONLY_TEXT_VERBS.has(tokens[verb]?.norm ?? '') || STRONG_POST_VERBS.has(tokens[verb]?.norm ?? ''))
    return false;
  for (let i = verb + 1; i < sentence.to; i++) {
    if (isGoingOut(tokens, i, sentence.to)) return false;
    const isOwnVerb =
      isPostVerbAt(tokens, steering, i, STRONG_POST_VERBS) &&
      /^(?:and|then|,|to|be|&|—|-|¶|§|it|them|this)$/.test(tokens[i - 1]?.norm ?? '');
    if (isOwnVerb) return false;
  }
  return true;
}

/** 'Plan for LinkedIn:' above a list of dates. */
function isHeader({ tokens, targets }: Scene, sentence: Sentence, dated: Sentence[]): boolean {
  const verb = tokens[makingVerbAt(tokens, sentence)]?.norm ?? '';
  return tokens[sentence.to - 1]?.norm === ':' && targets.length > 0 && dated.length >= 2 && !ONLY_TEXT_VERBS.has(verb);
}

/** 'Create a content calendar for June' asks for a document about posts. */
function isOverview(tokens: Token[], sentence: Sentence): boolean {
  const verb = makingVerbAt(tokens, sentence);
  const words = tokens.slice(verb < 0 ? openingOf(tokens, sentence) : verb + 1, sentence.to).map(({ norm }) => norm);
  const end = words.findIndex((word) => /^(?:for|with|of|about|on|to|that|in|at|covering|from|:|,)$/.test(word));
  return /^(?:calendar|plan|strategy|overview|timetable|roadmap|timeline|outline)$/.test(
    words.slice(0, end < 0 ? undefined : end).at(-1) ?? '',
  );
}

/** 'Create a post for tomorrow at 9': made for a time, not about one. */
function isMadeFor(scene: Scene, sentence: Sentence): boolean {
  const { tokens, steering } = scene;
  const verb = tokens[makingVerbAt(tokens, sentence)]?.norm ?? '';
  if (isOverview(tokens, sentence)) return false;
  // 'Turn this tweet into an article: Mondays are …' reworks what is there.
  if (/^(?:turn|convert|adapt|continue|finish|fix|tidy|check|simplify)$/.test(verb)) return false;
  const days = steering.filter((phrase) => phrase.from >= sentence.from && phrase.to <= sentence.to && isWhen(phrase));
  const isRhythm =
    days.some((phrase) => phrase.meaning.kind === 'repeat') &&
    hasPostNoun(tokens, sentence) &&
    !ONLY_TEXT_VERBS.has(verb);
  if (isRhythm) return true;
  const hasClock = days.some((phrase) => phrase.meaning.kind === 'time');
  const isFor = days.some(
    (phrase) =>
      /^(?:days|window|repeat|range)$/.test(phrase.meaning.kind) &&
      (tokens[phrase.from]?.norm === 'for' || tokens[phrase.from - 1]?.norm === 'for') &&
      !(phrase.meaning.kind === 'days' && phrase.meaning.days[0]?.type === 'holiday' && !hasClock),
  );
  // 'I want a fun fact on X every day at 9am': whatever it is, it has its place and time.
  if (/^(?:need|want)?$/.test(verb) && hasClock && scene.targets.length > 0) return true;
  if (!hasPostNoun(tokens, sentence)) return false;
  // 'I need four posts over next week, each at 10am': so many posts share a stretch to be spread in.
  const isSpread =
    steering.some(({ meaning }) => meaning.kind === 'posts' && meaning.count > 1) &&
    days.some((phrase) => phrase.meaning.kind === 'window');
  if (isSpread && hasClock && !ONLY_TEXT_VERBS.has(verb)) return true;
  const isNear = days.some(
    (phrase) =>
      phrase.meaning.kind === 'elapsed' ||
      (phrase.meaning.kind === 'days' && phrase.meaning.days[0]?.type === 'offset'),
  );
  if (isNear && hasClock && scene.targets.length > 0 && !ONLY_TEXT_VERBS.has(verb)) return true;
  if (isFor) return hasClock || !ONLY_TEXT_VERBS.has(verb);
  return (
    hasClock &&
    !ONLY_TEXT_VERBS.has(verb) &&
    scene.targets.length > 0 &&
    days.some(
      (phrase) =>
        phrase.from <= sentence.from + 1 ||
        /^(?:linkedin|twitter|instagram|facebook|post|tweet|,)$/.test(tokens[phrase.from - 1]?.norm ?? ''),
    )
  );
}
