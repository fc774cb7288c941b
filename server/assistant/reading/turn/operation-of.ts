import { instantToWall, wallToInstant } from '../../../../domain/time.ts';
import { OWN_NOUN } from '../../../lib/platform-words.ts';
import type { Change, Operation, PlanChange, Topic } from '../../operations.ts';
import type { DraftState, PlanState } from '../../state.ts';
import { read } from '../read.ts';
import { readSpans } from '../spans/spans.ts';
import { NO_CHANGE, readPlanChange } from './change-plan.ts';
import { factsIn } from './facts.ts';
import { isAboutPost } from './halves.ts';
import { CUES } from './kinds/cues.ts';
import type { TurnKind } from './kinds/kinds.ts';
import { readNewPlan } from './new-plan.ts';
import { readPlaces } from './places.ts';
import { plainOrder } from './plain-order.ts';
import { isPlanned, isPointer, pickDrafts, pickPlans } from './pointing/plan-picks.ts';
import type { Pointed } from './pointing/pointing.ts';
import { readRelative } from './relative.ts';
import {
  closingWords,
  namedMore,
  ONE_MORE_THING,
  opensAnother,
  putIn,
  readAddition,
  wordsApart,
} from './revision/additions.ts';
import { newQuote } from './revision/new-quote.ts';
import { onlyPart, placedSentences, swappedParts, takesOut } from './revision/removals.ts';
import { correctsDraft, namesPair, replacedSurely, samePhrase } from './revision/replacement.ts';
import { REVISION_WORDS } from './revision/revision.ts';
import type { RevisionWords } from './revision/revision-words.ts';
import { sameLabel } from './revision/statement.ts';
import { hear, phrasesOf, stretchOf, topicWords, without } from './said.ts';
import { clauseWith } from './text-parts.ts';
import { isTold } from './told.ts';
import type { Turn } from './turn.ts';
import { keptAt, readRange, readWhen } from './when.ts';

const ask = (about: string): Operation[] => [{ op: 'ask', about }];

/** The operations of one kind that a message asks for, or the question that is left; null where it can't be read so. */
export function operationsOf(kind: TurnKind, turn: Turn): Operation[] | null {
  if (kind === 'reply product question' && isWishedBack(turn)) return reviseOf('undo', turn);
  if (kind.startsWith('reply ')) return [{ op: 'reply', topic: kind.slice(6) as Topic }];
  if (kind.startsWith('revise ')) return reviseOf(kind.slice(7) as Change, turn);
  switch (kind) {
    case 'plan':
      if (isSlip(turn) || isOfEvent(turn)) return reviseOf('replace', turn);
      // Where nothing is planned yet, 'Tuesday, not Thursday' speaks of the text.
      if (turn.state.plans.length === 0 && ONE_NOT_OTHER.test(turn.say)) return null;
      if (turn.state.plans.length > 0 && changesAndAdds(turn.say)) return changeOf(turn);
      return turn.state.drafts.length === 0 ? writeOf(turn) : newPlanOf(turn);
    case 'changePlan':
      return changeOf(turn);
    case 'cancelPlans':
      return cancelOf(turn);
    case 'approve':
      return approveOf(turn);
    case 'listPlans':
      return listOf(turn);
    case 'draw':
      if (!speaksOfPicture(turn)) return null;
      return [{ op: 'draw', about: aboutOf(turn), ...(changesPicture(turn) ? { changes: true } : {}) }];
    case 'speak':
      if (!speaksOfSound(turn)) return null;
      return [{ op: 'speak', about: aboutOf(turn) }];
    case 'buildWorkflow':
      return [{ op: 'buildWorkflow', matter: matterOf(turn.typed) }];
    case 'write':
      return writeOf(turn);
    default:
      return ask('I’m not sure what you want. What should be written or changed?');
  }
}

/** Whether a sound is spoken of, or what was made may be made again. */
const speaksOfSound = ({ say, state: { made } }: Turn): boolean =>
  made === 'sound' || [CUES.voice, CUES.surelyVoice, CUES.postAgain].some((cue) => cue.test(say));

/** Whether a picture is spoken of, or was made last. */
const speaksOfPicture = ({ say, state: { made, pictured } }: Turn): boolean =>
  made === 'picture' || pictured !== null || CUES.picture.test(say) || CUES.pictureStart.test(say);

/** 'Same hour' is the same time, and so is the time of 'the soap a day after that', where no other one is said. */
function newPlanOf(turn: Turn): Operation[] | null {
  const say = turn.say.replace(/\bsame (?:hour|o['’]clock)\b/gi, 'same time');
  const relative = readRelative(say);
  const isDays = relative !== null && !['hours', 'minutes'].includes(relative.unit) && !relative.daypart;
  const isAfterPlan =
    isDays && turn.state.plans.length > 0 && /^\W*(?:it|that|this|that one)?\W*$/i.test(relative.base);
  const isTimed = /\bsame time\b/i.test(say) || readWhen(say, turn.moment).hasTime;
  return readNewPlan({ ...turn, say: isAfterPlan && namesUnplanned(turn) && !isTimed ? `${say}, same time` : say });
}

/** What a message brings to be posted. */
export function matterOf(say: string): string {
  return readSpans(say)
    .filter(({ role }) => role === 'matter')
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'Oops, Thursday' of a text that waits nowhere yet corrects its day. */
const isSlip = ({ say, state: { drafts, plans } }: Turn): boolean =>
  plans.length === 0 &&
  drafts.slice(-1).some(({ text }) => {
    if (SLIPPED.test(say)) return correctsDraft(say, text);
    // '4.40' alone, where the text has 4.20.
    return sameLabel(say, text) !== null || (LONE_FIGURE.test(say) && replacedSurely(say, text) !== null);
  });
const EVENT_TIME =
  /^\W*(?:(?:sorry|oh|actually|and|but|wait|no)[\s,]+)*(?:(?:it|that|we|they|which|doors?|(?:the|our) \p{L}+) )?(?:starts|begins|opens|closes|ends|finishes|kicks off|shuts|runs|(?:starting|opening|closing|beginning|open|close|start) (?=(?:at|in|from|on|until|till|now|is)\b))/iu;
/** 'Starts at half 9' of a text that waits nowhere yet, and that tells such a time, speaks of what it tells. */
const isOfEvent = ({ say, state: { drafts, plans } }: Turn): boolean =>
  plans.length === 0 && EVENT_TIME.test(say) && drafts.slice(-1).some(({ text }) => correctsDraft(say, text));

const LONE_FIGURE = /^[^\p{L}\d]*\d+[.,]\d\d[^\p{L}\d]*$/u;
const SLIPPED =
  /^\W*(?:oops|whoops|sorry|wrong|argh|no wait|i meant?|correction|typo|my (?:bad|mistake))\b|\bi meant?\W*$/i;

const ONE_NOT_OTHER = new RegExp(
  String.raw`^(?!.*\b(?:post|schedule|publish|send|share|put|plan|${OWN_NOUN})\b)[^.?!,]{1,30},? not (?:on |at |the )*[^.?!,]{1,20}\W*$`,
  'i',
);

/** 'A tweet of it'. */
const OF_IT = new RegExp(
  String.raw`\b(?:${OWN_NOUN}|version|post|caption) (?:out of|of|from) (?:it|this|that|the same)\b|\bturn (?:it|this|that) into an? ${OWN_NOUN}\b`,
  'i',
);
/** 'And thank coach Karra' goes on with the text that is there. */
const MORE_OF_IT =
  /^\W*(?:and|also|plus)(?: please)? thank (?!you\b|u\b)\S|^\W*(?:(?:and|also|please)[\s,]+)*(?:let|tell) (?:them|people|everyone|everybody|folks|readers|customers|guests)(?: know)?(?: that)? \S/i;

/** Whoever writes more words than this brings something new. */
const MOST_CORRECTED = 10;
const ONE_MORE = new RegExp(String.raw`\b(?:posts?|texts?|captions?|${OWN_NOUN}|new|another)\b`, 'i');

/** A message with matter is written; with words that say when to post it, planned. A day in the matter is no posting time. */
function writeOf(turn: Turn): Operation[] | null {
  const { say, typed, state, moment } = turn;
  const newest = state.drafts.at(-1);
  const isShort = say.split(/\s+/).length <= MOST_CORRECTED && !ONE_MORE.test(say);
  if (newest && isShort && correctsDraft(say, newest.text)) return reviseOf('replace', turn);
  if (newest && OF_IT.test(say) && readPlaces(say).only.length > 0) return reviseOf('platform', turn);
  if (newest && (MORE_OF_IT.test(say) || ONE_MORE_THING.test(say) || namedMore(say, newest.text)))
    return reviseOf('add', turn);
  const ofQuote = newest && newQuote(say, state) ? readNewPlan(turn) : null;
  if (ofQuote?.every(({ op }) => op === 'plan')) return ofQuote;
  const spans = readSpans(typed);
  const matter = matterOf(typed);
  if (matter === '')
    return ask(
      spans.some(({ role }) => role === 'when')
        ? 'I know when, but not what. What should the posts say?'
        : 'What should the post say?',
    );
  const platform = readPlaces(say).only[0];
  const isPlan =
    (spans.some(({ role }) => role === 'when') || /["“„«]|(?:^|\s)'\S/.test(typed)) &&
    state.drafts.length + state.plans.length === 0;
  const { plans } = isPlan ? read(typed, moment) : { plans: [] };
  if (plans.length === 0) return [{ op: 'write', matter, ...(platform ? { platform } : {}) }];
  return plans.map(({ content, platforms, at, frequency, occurrences, until }) => ({
    op: 'plan',
    matter: content === '' || plans.length === 1 ? matter : content,
    ...(platforms.length > 0 ? { platforms } : {}),
    at,
    ...(frequency === 'once' ? {} : { frequency }),
    ...(occurrences ? { occurrences } : {}),
    ...(until ? { until } : {}),
  }));
}

function aboutOf({ say, state }: Turn): string {
  const rest = plainOrder(say)
    .replace(
      /^.*?\b(?:draw|sketch|paint|illustrat\w*|picture|image|pic|photo|graphic|visual|poster|record|say|read|audio|voice ?over)\b(?: (?:me|us|of|with|for|that|it|this|as|audio|out|aloud|loud|in a \w+ voice|out loud|a|an))*[\s,:?]*/i,
      '',
    )
    .trim();
  const draft = pickDrafts(say, state).numbers[0] ?? state.drafts.at(-1)?.n;
  if (draft === undefined) return rest === '' ? say : rest;
  return rest === '' || /\b(?:it|this|that)\b/i.test(say) ? [`draft ${draft}`, rest].filter(Boolean).join(', ') : rest;
}

/** What orders a picture of its own. */
const NEW_PICTURE =
  /^(?!.*\b(?:it|around|behind|under|above|over|border|frame|line)\b)\W*(?:(?:now|then|please|and|ok|okay|can you|could you|bitte|jetzt|ahora|maintenant|adesso|agora)\W+)*(?:draw|sketch|paint|illustrate|zeichne|male|dibuja|pinta|dessine|disegna|desenha)\s+(?:me\s+|us\s+|mir\s+|uns\s+)?(?:an?|some|our|my|two|three|eine?n?|unsere?n?|une?|una|uma?|nuestr[ao]|notre)\s|\b(?:draw|sketch|paint|illustrat\w*|picture|image|pic|photo|graphic|visual|poster|banner)\b.*\b(?:of|for|about|showing|to go with|that says)\b|\b(?:picture|image|pic|graphic|visual|poster|banner|flyer|card|story|bild|plakat|imagen|cartel|affiche|immagine|locandina|imagem|cartaz)\s*:\s*\S|(?:^|\s)(?:an?|another|new|eine?n?|una|un|une|uma|um)\s+(?:\S+\s+){0,2}(?:picture|image|pic|graphic|poster|banner|flyer|card|story|bild|plakat|imagen|cartel|affiche|immagine|locandina|imagem|cartaz)\s+(?:with|mit|con|avec|com)\s*(?::|["“„«]|(?:the |den |dem |las |les |le |as )?(?:words?|text|worten?|palabras|mots|texte|parole|testo|palavras|texto)(?!\p{L}))/iu;

/** Whether a message goes on from the picture before: another size, another colour, another word on it. */
const changesPicture = ({ say, state: { made, pictured } }: Turn): boolean =>
  (made === 'picture' || pictured !== null) && !NEW_PICTURE.test(say) && !bringsPicture(say);

const PICTURE_ORDER =
  /^[^:\n]{0,50}\b(?:poster|flyer|banner|picture|image|graphic|infographic|quote card|card|tile|cover)\b[^:\n]{0,40}:\s+(?!(?:make|change|use|put|set|move|add|remove|take|without|no|not|less|more)\b)\S+(?:\s+\S+){2,}/iu;
/** 'Draw a poster: Harbour market, Saturday 12 December': an order for a picture that brings what stands on it corrects nothing. */
const bringsPicture = (say: string): boolean => PICTURE_ORDER.test(say);

const OF_PICTURE =
  /\b(?:from|on|in|off) the (?:picture|image|pic|graphic|poster)\b|\b(?:without|no|drop|lose|remove|take)\b.{2,30} (?:on|off|from) it\W*$|^\W*(?:(?:now|then|please|and|ok|okay|can you|could you)\W+)*(?:make|turn|crop|change|give) (?:the|its|that|this) (?:picture|image|pic|graphic|poster)\b/iu;
/** Whether a message names a picture by what it asks: one that it brings, or the one that is there. */
export const isOfPicture = (say: string, { made, pictured }: Turn['state']): boolean =>
  bringsPicture(say) || ((made === 'picture' || pictured !== null) && OF_PICTURE.test(say));

const BARE_FIGURE = /^\W*(?:(?:no|nope|nah|sorry|actually|wait|make it|rather)[\s,]*)*\d{1,2}\W*$/i;

/** Wishes for another tone or length that have a change of their own. */
const KNOWN_WISHES: [RegExp, Change][] = [
  [/\blonger\b/i, 'longer'],
  [/\b(?:shorter|briefer)\b/i, 'shorter'],
  [/\b(?:formal|official|professional)\b/i, 'formal'],
  [/\b(?:casual|informal|relaxed)\b/i, 'casual'],
];

/** 'Less formal' wishes for the other tone. */
const REVERSED: [RegExp, Change][] = [
  [/\b(?:less|not (?:so|too|as|that)|too) (?:formal|official|stiff|corporate|professional)\b/i, 'casual'],
  [/\b(?:less|not (?:so|too|as|that)|too) (?:casual|informal|chatty|chummy|relaxed)\b/i, 'formal'],
];
const TONES: Change[] = ['formal', 'casual', 'other'];

/** 'Squeeze it to 140 characters' sets a limit, whatever else it says. */
const LIMITED =
  /\b(?:to|under|max(?:imum)?|within|at most|no more than|up to|less than|below|in)\s+\d+\s+(?:characters|chars|words|signs|letters)\b|\b\d+\s+(?:characters|chars|words|signs|letters) (?:max|tops|or less|at most)\b/i;
/** 'I liked the long one better, bring that back'. */
const WISHED_BACK =
  /\b(?:bring|put|get|take|have|want) (?:it|that|this|the \w+(?: \w+)?) back\b|\b(?:liked?|loved?|preferred?) (?:it|that|the .{1,30}?) (?:better|before|more|best|most)\b|\bwas better before\b|\b(?:first|original|earlier|old|older|previous|initial|beginning|opening) (?:one|version|text|draft|wording|take)?\s?(?:you (?:gave|wrote|made|had)[^,.]{0,20} )?(?:was|is|were) (?:the |much |way |far |a lot )?(?:best|better|nicer|fine|stronger|good)\b|\b(?:the )?(?:one|version|text|wording) (?:(?:we|you|i) (?:started|began|had|gave|wrote)|from (?:before|the (?:start|beginning)))\b/i;
const isWishedBack = ({ say, state }: Turn): boolean =>
  WISHED_BACK.test(say) && state.drafts.some(({ versions }) => versions.length > 0);
const ON_WORDS: Change[] = ['replace', 'add', 'remove', 'order'];

/** What was never said goes, where nothing is said in its place. */
const DENIED = /\b(?:who (?:said|told you)|(?:i|we) never said|where did you get|you made (?:that|it) up)\b/i;
/** '🌮 in front of each stop'. */
const SIGN_BEFORE =
  /\p{Extended_Pictographic}\uFE0F?\s+(?:before|in front of|ahead of|at the (?:start|beginning|front|end) of) (?:each|every|all)\b/iu;

/** The change that a message wishes for, where its words say it plainer than its kind. */
function changeOfWords(wished: Change, say: string, drafts: DraftState[]): Change {
  if (onlyPart(say)) return 'shorter';
  if (SIGN_BEFORE.test(say)) return 'emoji';
  if (wished === 'replace' && DENIED.test(say) && !drafts.some(({ text }) => namesPair(say, text))) return 'remove';
  if (ON_WORDS.includes(wished) && drafts.some(({ text }) => samePhrase(say, text))) return 'replace';
  if (closingWords(say) || opensAnother(say)) return 'add';
  if (drafts.some(({ text }) => placedSentences(say, text))) return 'order';
  if (ON_WORDS.includes(wished) && LIMITED.test(say)) return 'shorter';
  const isOneText = wished === 'pick' && drafts.length === 1;
  if (
    (ON_WORDS.includes(wished) || isOneText) &&
    WISHED_BACK.test(say) &&
    drafts.some(({ versions }) => versions.length > 0)
  )
    return 'undo';
  if (putIn(say) || drafts.some(({ text }) => namedMore(say, text))) return 'add';
  if (wished === 'replace' && ONE_MORE_THING.test(say) && !drafts.some(({ text }) => correctsDraft(say, text)))
    return 'add';
  if (ON_WORDS.includes(wished) && drafts.some(({ text }) => swappedParts(say, text))) return 'order';
  if (TONES.includes(wished)) {
    const known = wished === 'other' ? [...REVERSED, ...KNOWN_WISHES] : REVERSED;
    return known.find(([words]) => words.test(say))?.[1] ?? wished;
  }
  // What aligns with something in a draft corrects it; only the rest is new.
  const isCorrected = wished === 'add' ? correctsDraft : wished === 'remove' ? namesPair : () => false;
  return drafts.some(({ text }) => isCorrected(say, text)) ? 'replace' : wished;
}

function reviseOf(wished: Change, { say, state }: Turn): Operation[] | null {
  const { drafts } = state;
  const change = changeOfWords(wished, say, drafts);
  if (drafts.length === 0) return ask('There is no draft here yet. What should the text say?');
  // Beside a plan, a bare figure may be its time or a figure of its words.
  if (change === 'replace' && BARE_FIGURE.test(say) && state.plans.some(({ status }) => status === 'pending'))
    return ask('Do you mean the time of the post, or a figure in its text?');
  if (change === 'remove' && !takesOut(say)) return null;
  const again = backIn(say, state);
  if (again) return again;
  const pointed = pickDrafts(say, state);
  let n = pointed.numbers.length === 1 ? pointed.numbers[0] : undefined;
  if (change === 'pick') {
    if (n === undefined) return ask('Which of the drafts do you mean?');
    const isDropped =
      /\b(?:scrap|drop|delete|bin|lose|not|forget|remove|kill|ditch|without|hate)\b/i.test(say) &&
      !/\b(?:keep|then|use|take)\b/i.test(say);
    const rest = drafts.filter((draft) => draft.n !== n);
    if (isDropped) n = rest.length === 1 ? rest[0]?.n : undefined;
    return n === undefined ? ask('Which of the drafts do you mean?') : [{ op: 'revise', draft: n, change }];
  }
  const readIn = (draft: (typeof drafts)[number]) => {
    const others = drafts.filter((other) => other !== draft).map(({ text }) => text);
    return REVISION_WORDS[change](
      without(say, drafts.length > 1 ? pointed.used.filter(([from, to]) => isPointer(say.slice(from, to))) : []),
      draft.text,
      others,
    );
  };
  if (n === undefined) {
    const able = drafts.filter((draft) => /^(?:replace|remove|order)$/.test(change) && readIn(draft)?.from);
    const { only } = readPlaces(say);
    const there = drafts.filter(({ platform }) => change !== 'platform' && platform && only.includes(platform));
    // Without a word on which one, it is the one that was spoken of last.
    const [meant] = [able, there].map((some) => (some.length === 1 ? some[0] : undefined)).filter(Boolean);
    n = (pointed.isSaid ? meant : (meant ?? drafts.at(-1)))?.n;
  }
  const draft = drafts.find((one) => one.n === n);
  // A place that has its text already only says which text is meant.
  const places = change === 'platform' ? readPlaces(say).only : [];
  // 'A separate one for LinkedIn, we are hiring two mechanics' brings another matter.
  if (change === 'platform' && isOtherMatter(say, drafts)) return null;
  if (places.length > 0 && places.every((place) => drafts.some(({ platform }) => platform === place))) return null;
  if (!draft) return ask('Which of the drafts do you mean?');
  const words = readIn(draft);
  if (words === null)
    return change === 'order' ? apartOf(say, draft.n) : change === 'replace' ? newFacts(say, draft) : null;
  if (change === 'add' && ONLY_TAGS.test(words.to ?? ''))
    return [{ op: 'revise', draft: draft.n, change: 'hashtags', to: `also ${words.to}` }];
  const all = [words, ...moreWords(change, say, draft, words)];
  const revised = [...(pointed.isSaid || change === 'platform' ? [] : sameTexts(draft, state)), draft].flatMap(
    ({ n: own }) => all.map((one): Operation => ({ op: 'revise', draft: own, change, ...one })),
  );
  // The new text stands beside the others.
  const next = words.keeps ? Math.max(...drafts.map(({ n: number }) => number)) + 1 : draft.n;
  return change === 'platform' && all.length === 1 ? [...revised, ...besides(say, draft, next)] : revised;
}

const SEPARATE =
  /\b(?:separate(?:ly)?|different|another|new|unrelated|second) (?:one|post|text|thing|topic|matter|message|an?|\p{L}+ post)?\b/iu;
/** So many words that no text has are something else. */
const FEWEST_NEW = 3;

function isOtherMatter(say: string, drafts: DraftState[]): boolean {
  const known = drafts.flatMap(({ text }) => topicWords(text));
  const fresh = topicWords(say).filter(({ stem }) => !known.some((word) => word.stem === stem));
  const isOfIt = /\b(?:versions?|variants?|same|of (?:it|that|this)|without)\b/i.test(say);
  return SEPARATE.test(say) && !isOfIt && /[,:.]\s/.test(say) && fresh.length >= FEWEST_NEW;
}

/** One text that was written for several places is one text as long as nobody says which. */
function sameTexts({ n, text }: DraftState, { drafts, latest }: Turn['state']): DraftState[] {
  const bare = (words: string): string => words.replace(/\s+/g, ' ');
  const isLatest = latest.length > 1 && latest.includes(n);
  return drafts.filter((one) => isLatest && one.n !== n && latest.includes(one.n) && bare(one.text) === bare(text));
}

const STAYS =
  /^\W*(?:(?:ok(?:ay)?|no|and|actually|but|hm+|wait)[\s,]+)*(?:the |that |our )?(.{2,40}?) (?:can|may|should|could) (?:stay|remain|be)(?: in| there)*(?: after all| again| though)?(?=\s*(?:$|[,.;!]))/i;
const BROUGHT_BACK =
  /\b(?:bring|put|take|get|add) back (?:in )?(?:the |that |our )?(.{2,50}?)(?: (?:line|bit|part|sentence|thing))?(?= please| again| now| though|\s*(?:$|[,.;!]))/i;
const BACK_IN =
  /^\W*(?:(?:ok(?:ay)?|please|no|and|actually|but|hm+|can you|could you)[\s,]+)*(?:(?:put|bring|take|get|have|want|add|let|need)\s+)?(?:the |that |our )?(.{2,50}?)\s+back(?: in(?:to (?:it|the \w+))?| there)?(?= please| again| now| though|\s*(?:$|[,.;!]))/i;

/** 'Put the parking back in': what a text said before, or another one says, comes to it again. */
function backIn(say: string, state: Turn['state']): Operation[] | null {
  const words = [BROUGHT_BACK, BACK_IN, STAYS].map((one) => one.exec(say)?.[1]).find(Boolean) ?? '';
  // What is missing stands in no text that is meant, though it may stand in another one.
  const lacking = state.drafts.filter(({ text }) => clauseWith(text, words) === null);
  const [n] = pickDrafts(say, { ...state, drafts: lacking }).numbers;
  const draft = lacking.find((one) => one.n === n) ?? lacking.at(-1);
  if (words === '' || !draft) return null;
  const before = [...draft.versions.toReversed(), ...state.drafts.map(({ text }) => text).toReversed()];
  const to = before.map((text) => clauseWith(text, words)).find((clause) => clause !== null);
  return to ? [{ op: 'revise', draft: draft.n, change: 'add', to }] : null;
}

/** What is told with figures and stands in the place of nothing comes on top: '7:30 instead of 8:30, from 1 December'. */
function newFacts(say: string, { n, text }: DraftState): Operation[] | null {
  const isNew = factsIn(say).length > 1 && isTold(say) && !SLIPPED.test(say) && !ONE_NOT_OTHER.test(say);
  const words = isNew ? readAddition(say, text, []) : null;
  return words ? [{ op: 'revise', draft: n, change: 'add', ...words }] : null;
}

const ONLY_TAGS = /^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u;

/** Words that the text does not have yet, put in front of it or below it. */
function apartOf(say: string, draft: number): Operation[] | null {
  const words = wordsApart(say);
  return words ? [{ op: 'revise', draft, change: 'add', ...words }] : null;
}

const LESS =
  /(?:\b(?:without|minus|leaving out|leave out|leave off|skip|drop|lose|but (?:no|drop|leave out|leave))\b|\bw\/o\b|,\s*no\b)\s+([^.;!?]+(?:\.\d[^.;!?]*)*)/i;

const CAN_GO =
  /(?:^|[,.;]\s*|\bbut\s+)(?:the )?([^,.;]{2,60}?) (?:can (?:go|be left out|be dropped)|(?:must|should|has to|have to|needs? to) go|(?:is|are)(?: not|n['’]t) needed|(?:needn['’]t|need not) be in)\b/i;

/** What is wished for the text of another place besides: 'a LinkedIn version without the price', 'for X, 150 characters at most'. */
function besides(say: string, { text }: DraftState, draft: number): Operation[] {
  const less = (LESS.exec(say) ?? CAN_GO.exec(say))?.[1];
  const signs = /\bhash ?tags?\b/i.test(less ?? '') ? 'hashtags' : /\bemojis?\b/i.test(less ?? '') ? 'emoji' : null;
  if (signs) return [{ op: 'revise', draft, change: signs, to: 'none' }];
  const parts = less?.split(AND).filter((part) => part.trim() !== '') ?? [];
  const gone = parts.flatMap((part) => REVISION_WORDS.remove(`remove ${part}`, text, [])?.from ?? []);
  const limit = REVISION_WORDS.shorter(say, text, [])?.to;
  const tags =
    less === undefined ? /\b(?:with|plus|and|add) ((?:\S+ ){0,3}hash ?tags?\b.*)$/i.exec(say)?.[1] : undefined;
  return [
    ...(tags ? [{ op: 'revise' as const, draft, change: 'hashtags' as const, to: tags }] : []),
    ...[...new Set(gone)].map((from) => ({ op: 'revise' as const, draft, change: 'remove' as const, from })),
    ...(limit ? [{ op: 'revise' as const, draft, change: 'shorter' as const, to: limit }] : []),
  ];
}

const AND = /\s+and\s+(?:the\s+)?|,\s+(?:and\s+)?/i;

/** The old words and the new are one change. */
const PAIR = /\b(?:not|never|instead of|rather than)\b/i;

/** What one change is wished for besides: 'for insta and facebook', 'prices and booking can go', '25 % and the code LEAF25'. */
function moreWords(change: Change, say: string, draft: DraftState, first: RevisionWords): RevisionWords[] {
  if (change === 'platform') {
    const { only, more } = readPlaces(say);
    return [...only, ...more]
      .filter((platform) => platform !== first.platform)
      .map((platform) => ({ platform, keeps: true }));
  }
  if (change === 'undo' && /\b(?:two|2) (?:steps|versions|changes|times)\b|\btwice\b/i.test(say)) return [first];
  // 'Just the winner' stays.
  const parts = say.split(AND).filter((part) => !/^\W*(?:but )?(?:just|only|keep|leave)\b/i.test(part) || part === say);
  if (PAIR.test(say) || parts.some(isAboutPost)) return [];
  if (parts.length < 2 || !(change === 'replace' || change === 'remove') || first.from === undefined) return [];
  const read = change === 'replace' ? replacedSurely : REVISION_WORDS.remove;
  const words = parts.map((part) => read(part, draft.text, []));
  const places = words.flatMap((one) => (one?.from === undefined ? [] : [one.from]));
  const areApart = places.every((place, i) => places.every((other, j) => i === j || !other.includes(place)));
  if (places.length < parts.length || !areApart) return [];
  return words.flatMap((one) => (one && one.from !== first.from ? [one] : []));
}

/** A time of day in so many words. */
const CLOCK = /\b\d{1,2}(?:[:.]\d\d)?\s?[ap]m\b|\b\d{1,2}:\d\d\b|\b(?:at|to) (?:\d{1,2}\b|noon\b|midday\b|half\b)/i;

const WAS = /\b(?:it|that|this|they) (?:was|were|happened)\b/i;

function changeOf(turn: Turn): Operation[] | null {
  const { say, state, moment } = turn;
  if (state.plans.length === 0)
    return state.drafts.length > 0 ? newPlanOf(turn) : ask('Nothing is planned here. Which post do you mean?');
  if (namesUnplanned(turn)) return newPlanOf(turn);
  // What was is told of, no time to post at: 'it was Saturday'.
  const newest = state.drafts.at(-1);
  if (WAS.test(say) && newest && replacedSurely(say, newest.text)) return reviseOf('replace', turn);
  const spokenOf = eventOf(turn);
  if (spokenOf) return reviseOf('replace', { ...turn, state: { ...state, drafts: [spokenOf] } });
  const named = pickPlans(say, state, moment, /\bskip\b/i.test(say));
  // 'Change Wednesday to 11am': beside a time of its own, the day says which one.
  const byDay = named.numbers.length === 0 && CLOCK.test(say) ? pickPlans(say, state, moment, true) : named;
  const pointed = byDay.numbers.length === 1 ? byDay : named;
  // A question changes nothing: 'is the second one on Facebook too?'
  if (/^\W*(?:is|are|does|do|did|has|was|will) (?!you\b)[^?]*\?\s*$/i.test(say)) return null;
  if (pointed.numbers.length === 0) return swapped(turn, []) ?? ask('Which of the plans do you mean?');
  const skipped = state.plans.filter(({ n, frequency }) => pointed.numbers.includes(n) && frequency === 'once');
  if (/\bskip\b/i.test(say) && skipped.length > 0) return [{ op: 'cancelPlans', which: skipped.map(({ n }) => n) }];
  const apart = splitOff(turn, pointed.numbers) ?? swapped(turn, pointed.numbers);
  if (apart) return apart;
  const read = pointed.numbers.flatMap((n) => {
    const plan = state.plans.find((one) => one.n === n);
    return plan ? [{ n, ...readPlanChange(say, pointed.used, plan, state, moment) }] : [];
  });
  if (read.every((one) => 'question' in one && one.question === NO_CHANGE)) return calledOff(turn);
  const open = read.find((one) => 'question' in one);
  if (open && 'question' in open) return ask(open.question);
  const changes = read.flatMap((one) => ('change' in one ? [one] : []));
  const besides = alsoThen(changes, turn);
  if (besides) return besides;
  const isOne = new Set(changes.map(({ change }) => JSON.stringify(change))).size === 1;
  const first = changes[0];
  if (isOne && first) return [{ op: 'changePlan', which: changes.map(({ n }) => n), change: first.change }];
  const isAdding = changes.every(({ change }) => Object.keys(change).join() === 'addPlatforms');
  if (isAdding && first)
    return [
      {
        op: 'changePlan',
        which: changes.map(({ n }) => n),
        change: { addPlatforms: [...new Set(changes.flatMap(({ change }) => change.addPlatforms ?? []))] },
      },
    ];
  return changes.map(({ n, change }) => ({ op: 'changePlan', which: [n], change }));
}

const OF_POST = new RegExp(
  String.raw`\b(?:posts?|posted|plans?|one|ones|thing|send|goes|go|out|up|live|publish\w*|schedul\w*|move|push|bring|shift|put|make|set|have|do|${OWN_NOUN}|later|earlier|instead)\b`,
  'i',
);
const TELLS_TIME =
  /^\W*(?:the|our|my)\s+(?:[\p{L}'’-]+\s+){1,3}?(?:is|are|starts?|begins?|opens?|ends?|\p{L}{3,}s)\s+(?:now\s+)?(?:at|from|on|until|till)\s/iu;

/** 'The choir sings at 7' tells of what a text tells, and not when it is posted. */
function eventOf({ say, state }: Turn): DraftState | null {
  if (!TELLS_TIME.test(say) || OF_POST.test(say)) return null;
  const known = state.drafts.filter(
    ({ text }) =>
      topicWords(say).filter(({ stem }) => topicWords(text).some((word) => word.stem === stem)).length > 1 &&
      correctsDraft(say, text),
  );
  return known.length === 1 ? (known[0] ?? null) : null;
}

/** 'Biscuits half an hour after that': a text that waits nowhere yet gets its time; no plan was named. */
function namesUnplanned({ say, state, moment }: Turn): boolean {
  const { isSaid, numbers } = pickDrafts(say, state);
  const draft = state.drafts.find(({ n }) => numbers.length === 1 && n === numbers[0]);
  if (!isSaid || !draft || isPlanned(draft, state) || pickPlans(say, state, moment, false).isSaid) return false;
  return readRelative(say) !== null || readWhen(say, moment).at !== undefined;
}

const CHANGED =
  /\b(?:make|change|move|set|shift|switch)\s+(?:it|that|this|the (?:time|post|plan))\b|^\W*(?:hm+|actually|no|wait|sorry|oops|rather)\b/i;

/** 'Make that 8:30 and on Facebook too' changes the plan; a day behind the place is the day of one more post. */
function changesAndAdds(say: string): boolean {
  if (!CHANGED.test(say) || readPlaces(say).more.length === 0) return false;
  const said = hear(say);
  const [place] = phrasesOf(said, 'platforms').slice(-1);
  const behind = place ? say.slice(stretchOf(said, place)[1]) : '';
  return readRelative(behind) === null && phrasesOf(hear(behind), 'days', 'window', 'elapsed').length === 0;
}

/** 'And on Instagram a day later': another place at another time is another post. */
function alsoThen(changes: { n: number; change: PlanChange }[], { say, state }: Turn): Operation[] | null {
  if (changesAndAdds(say)) return null;
  const [only, ...others] = changes;
  const plan = state.plans.find(({ n }) => n === only?.n);
  const { addPlatforms = [], at, keeps } = only?.change ?? {};
  const fresh = addPlatforms.filter((place) => !plan?.platforms.includes(place));
  const draft =
    state.drafts.findLast(({ platform }) => platform !== null && fresh.includes(platform)) ??
    state.drafts.find(({ text }) => text === plan?.content);
  if (!plan || !draft || others.length > 0 || fresh.length === 0 || !at || at === plan.at) return null;
  return [{ op: 'plan', draft: draft.n, platforms: fresh, at, ...(keeps ? { keeps } : {}) }];
}

/** 'Make Twitter 7:30' of a plan for two places: that place gets a plan of its own. */
function splitOff({ say, state, moment }: Turn, numbers: number[]): Operation[] | null {
  const plan = state.plans.find(({ n }) => numbers.length === 1 && n === numbers[0]);
  const draft = state.drafts.find(({ text }) => text === plan?.content);
  const { only } = readPlaces(say);
  if (
    !plan ||
    !draft ||
    only.length !== 1 ||
    !only.every((place) => plan.platforms.includes(place)) ||
    plan.platforms.length < 2
  )
    return null;
  if (/\b(?:only|just|instead)\b/i.test(say)) return null;
  const timeZone = plan.timeZone ?? moment.timeZone;
  const { at, frequency, clock } = readWhen(say, { ...moment, timeZone, home: moment.timeZone }, plan.at);
  if (!at || frequency || plan.frequency !== 'once') return null;
  const here = instantToWall(wallToInstant(at, timeZone), moment.timeZone);
  const kept = clock ?? (plan.timeZone ? { timeZone, rrule: null } : undefined);
  const rest = plan.platforms.filter((place) => !only.includes(place));
  return [
    { op: 'changePlan', which: [plan.n], change: { platforms: rest } },
    { op: 'plan', draft: draft.n, platforms: only, at: here, ...keptAt(here, kept, moment.timeZone) },
  ];
}

const SWAP = /\b(?:swap|exchange|switch)\b|\bother way (?:a)?round\b/i;

/** 'Swap the two days': two plans take each other's day, time, or both. */
function swapped({ say, state }: Turn, numbers: number[]): Operation[] | null {
  const [a, b, ...others] = state.plans.filter(({ n }) => numbers.length < 2 || numbers.includes(n));
  if (!a || !b || others.length > 0 || !SWAP.test(say) || readPlaces(say).more.length > 0) return null;
  const stays = /\b(?:keep|leave|same|not) (?:the )?times?\b/i.test(say) || /\bdays?\b/i.test(say);
  const daysStay = /\b(?:keep|leave|same|not) (?:the )?days?\b/i.test(say) || (!stays && /\btimes?\b/i.test(say));
  const at = (own: string, other: string): string =>
    daysStay ? own.slice(0, 10) + other.slice(10) : stays ? other.slice(0, 10) + own.slice(10) : other;
  return [
    { op: 'changePlan', which: [a.n], change: { at: at(a.at, b.at) } },
    { op: 'changePlan', which: [b.n], change: { at: at(b.at, a.at) } },
  ];
}

/** What takes a plan away; 'pause it' and 'break it' do not. */
const CANCELS =
  /\b(?:cancel\w*|delet\w*|drop|remov\w*|scrap|stop|skip|forget|discard|reject|bin|kill|axe|lose|ditch|clear|nix|wip(?:e|ing)|trash|nuke|scratch|abort|undo|withdraw\w*|retract|revoke|recall|pull(?:ed)?|unschedul\w*|never ?mind|(?:do|wo|is)n[’']?t|do not|will not|not|no|without|off|out|away|down|rid|gone|enough)\b/i;

const CALLS_OFF =
  /^\W*(?:(?:please|pls|and|ok|can you|could you|then|actually)[\s,]+)*(?:withdraw|cancel|retract|revoke|call off|unschedule|scrap|delete|bin|axe|kill|pull|nix|drop|remove|take (?:down|off|away|out))\b/i;

/** What changes nothing about a plan and takes it away by its very first word. */
const calledOff = (turn: Turn): Operation[] | null =>
  keptOnly(turn) ?? (CALLS_OFF.test(turn.say) ? cancelOf(turn) : null);

const KEEPS =
  /^\W*(?:(?:ok|no|actually|then|please)[\s,]+)*(?:(?:just|only) (?:keep|leave)|keep (?:just|only)|leave (?:just|only))\b/i;

/** 'Just keep the choir' takes the others away. */
function keptOnly({ say, state, moment }: Turn): Operation[] | null {
  if (!KEEPS.test(say)) return null;
  const { isSaid, numbers } = pickPlans(say, state, moment, true);
  const others = state.plans.map(({ n }) => n).filter((n) => !numbers.includes(n));
  return isSaid && numbers.length > 0 && others.length > 0 ? [{ op: 'cancelPlans', which: others }] : null;
}

/** 'No wait, the day she starts' takes back what was said, and calls nothing off. */
const NO_WAIT = /^\W*(?:no|nope)(?=\s*,|\s+wait\b)/i;

/** 'No coffee in the workshop post': words go, the post stays. */
const OF_A_TEXT =
  /\b(?:no|without|drop|remove|lose|take|cut|delete)\b(?! (?:the|that|this) (?:post|plan|one|text)\b).{2,40}? (?:in|from|out of|off) (?:the|that|this) (?:[\p{L}\d]+ )?(?:post|one|text|draft|caption)\b/iu;

function cancelOf({ say, state, moment }: Turn): Operation[] | null {
  const turn = { say, typed: say, state, moment };
  if (/\bskip\b/i.test(say) && state.plans.length > 0 && state.plans.every(({ frequency }) => frequency !== 'once'))
    return changeOf(turn);
  if (OF_A_TEXT.test(say)) {
    const removed = reviseOf('remove', turn);
    if (removed?.every(({ op }) => op === 'revise')) return removed;
  }
  const kept = keptOnly(turn);
  if (kept) return kept;
  if (!CANCELS.test(say.replace(NO_WAIT, ''))) return null;
  if (state.plans.length === 0)
    return state.drafts.length === 0
      ? [{ op: 'cancelPlans', which: 'all' }]
      : ask('Nothing is planned here. What should be cancelled?');
  const pointed = pickPlans(say, state, moment, true);
  const fewer = elsewhereOnly(say, pointed, state.plans);
  if (fewer) return fewer;
  const isAll =
    /\b(?:everything|all|whole|the lot|entire|every)\b/i.test(say) && pointed.numbers.length === state.plans.length;
  if (isAll && state.plans.length > 1) return [{ op: 'cancelPlans', which: 'all' }];
  if (pointed.numbers.length > 0) return [{ op: 'cancelPlans', which: pointed.numbers }];
  const { only, less } = readPlaces(say);
  const there = state.plans.filter(
    ({ platforms }) => platforms.length > 0 && platforms.every((one) => [...only, ...less].includes(one)),
  );
  if (there.length === 1) return [{ op: 'cancelPlans', which: there.map(({ n }) => n) }];
  return ask('Which of the plans shall I cancel?');
}

/** 'Take Twitter off': a plan for several places keeps the others. */
function elsewhereOnly(say: string, { numbers, used }: Pointed, plans: PlanState[]): Operation[] | null {
  const plan = plans.find(({ n }) => numbers.length === 1 && n === numbers[0] && used.length === 0);
  const { only, less } = readPlaces(say);
  const kept = plan?.platforms.filter((place) => ![...only, ...less].includes(place)) ?? [];
  if (!plan || kept.length === 0 || kept.length === plan.platforms.length) return null;
  return [{ op: 'changePlan', which: [plan.n], change: { platforms: kept } }];
}

function approveOf({ say, state, moment }: Turn): Operation[] {
  const pending = state.plans.filter(({ status }) => status === 'pending').map(({ n }) => n);
  if (pending.length === 0) return ask('Nothing is waiting for approval here. What do you want to post?');
  const pointed = pickPlans(say, state, moment, true);
  const which = pointed.isSaid ? pointed.numbers : pointed.numbers.filter((n) => pending.includes(n));
  return [{ op: 'approve', which: which.length > 0 ? which : pending }];
}

/** What is asked of the assistant itself. */
const ABOUT_US = /\b(?:are|were) you\b(?!.*\b(?:post|publish|send|plan|schedul)\w*)/i;

function listOf({ say, state, moment }: Turn): Operation[] | null {
  if (ABOUT_US.test(say)) return null;
  const said = readRange(say, moment);
  const isEmpty = said && !state.plans.some(({ at }) => at.slice(0, 10) >= said.from && at.slice(0, 10) <= said.to);
  // 'The one on Wednesday' is next week's where there is none this week.
  const pointed = pickPlans(say, state, moment, isEmpty === true && said?.from === said?.to);
  const range = isEmpty && pointed.used.length > 0 && pointed.numbers.length === 1 ? null : said;
  const only =
    pointed.isSaid && pointed.numbers.length === 1 ? state.plans.find(({ n }) => n === pointed.numbers[0]) : undefined;
  const places = readPlaces(say);
  const platform = places.only[0] ?? places.more[0];
  const byTime = state.plans.toSorted((a, b) => a.at.localeCompare(b.at));
  const end = /\b(?:first|next|earliest|soonest)\b/i.test(say)
    ? byTime[0]
    : /\b(?:last|latest|final)\b/i.test(say)
      ? byTime.at(-1)
      : undefined;
  const one = end ?? only;
  const days = range ?? (one ? { from: one.at.slice(0, 10), to: one.at.slice(0, 10) } : {});
  return [{ op: 'listPlans', ...days, ...(platform ? { platform } : {}) }];
}
