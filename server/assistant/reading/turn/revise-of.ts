import { OWN_NOUN } from '../../../lib/platform-words.ts';
import type { Change, Operation } from '../../operations.ts';
import type { DraftState } from '../../state.ts';
import { languageOf } from '../language.ts';
import { factsIn } from './facts.ts';
import { givenText } from './given-text.ts';
import { isAboutPost } from './halves.ts';
import { means } from './kinds/kind-encoder.ts';
import { readPlaces } from './places.ts';
import { isPointer, pickDrafts } from './pointing/plan-picks.ts';
import {
  closingWords,
  namedMore,
  ONE_MORE_THING,
  opensAnother,
  putIn,
  readAddition,
  wordsApart,
} from './revision/additions.ts';
import { type ChangeWorth, type Correction, isDoubted, readCorrection } from './revision/read-correction.ts';
import type { CorrectionChange } from './revision/readings.ts';
import { onlyPart, placedSentences, swappedParts, takesOut } from './revision/removals.ts';
import { correctsDraft, namesPair, replacedSurely, samePhrase } from './revision/replacement.ts';
import { REVISION_WORDS } from './revision/revision.ts';
import type { RevisionWords } from './revision/revision-words.ts';
import { topicWords, without } from './said.ts';
import { clauseWith } from './text-parts.ts';
import { isEdit, isTold } from './told.ts';
import type { Turn } from './turn.ts';

const ask = (about: string): Operation[] => [{ op: 'ask', about }];

export const SLIPPED =
  /^\W*(?:oops|whoops|sorry|wrong|argh|no wait|i meant?|correction|typo|my (?:bad|mistake))\b|\bi meant?\W*$/i;
export const ONE_NOT_OTHER = new RegExp(
  String.raw`^(?!.*\b(?:post|schedule|publish|send|share|put|plan|${OWN_NOUN})\b)[^.?!,]{1,30},? not (?:on |at |the )*[^.?!,]{1,20}\W*$`,
  'i',
);

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
export const isWishedBack = ({ say, state }: Turn): boolean =>
  WISHED_BACK.test(say) && state.drafts.some(({ versions }) => versions.length > 0);
const ON_WORDS: Change[] = ['replace', 'add', 'remove', 'order'];

/** What was never said goes, where nothing is said in its place. */
const DENIED = /\b(?:who (?:said|told you)|(?:i|we) never said|where did you get|you made (?:that|it) up)\b/i;
/** '🌮 in front of each stop'. */
const SIGN_BEFORE =
  /\p{Extended_Pictographic}\uFE0F?\s+(?:before|in front of|ahead of|at the (?:start|beginning|front|end) of) (?:each|every|all)\b/iu;

/** The change that a message wishes for, where its words say it plainer than its kind. */
function changeOfWords(wished: Change, say: string, drafts: DraftState[], isMeant: boolean): Change {
  if (onlyPart(say)) return 'shorter';
  if (SIGN_BEFORE.test(say)) return 'emoji';
  if (wished === 'replace' && DENIED.test(say) && !drafts.some(({ text }) => namesPair(say, text))) return 'remove';
  if (ON_WORDS.includes(wished) && drafts.some(({ text }) => samePhrase(say, text))) return 'replace';
  if (closingWords(say) || opensAnother(say)) return 'add';
  if (drafts.some(({ text }) => placedSentences(say, text))) return 'order';
  // What is quoted for an end of the text goes there, whether the text has it already or not.
  if (ON_WORDS.includes(wished) && /["“„«'‘]/.test(say) && wordsApart(say)) return 'order';
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
  return !isMeant && drafts.some(({ text }) => isCorrected(say, text)) ? 'replace' : wished;
}

export function reviseOf(wished: Change, turn: Turn): Operation[] | null {
  const { say, state } = turn;
  const { drafts } = state;
  const isMeant = means(`revise ${wished}`, turn);
  const change = changeOfWords(wished, say, drafts, isMeant);
  if (drafts.length === 0) return ask('There is no draft here yet. What should the text say?');
  // Beside a plan, a bare figure may be its time or a figure of its words.
  if (change === 'replace' && BARE_FIGURE.test(say) && state.plans.some(({ status }) => status === 'pending'))
    return ask('Do you mean the time of the post, or a figure in its text?');
  const again = backIn(say, state);
  if (again) return again;
  const pointed = pickDrafts(say, state);
  const learned = isOnWords(change) ? learnedOf(change, turn, pointed) : null;
  const asLearned: Operation[] | null = learned && [{ op: 'revise', draft: learned.n, ...learned.words }];
  if (learned && learned.chance >= SURE) return asLearned;
  // Beside a plan, what is not sure of the text may be said of the post.
  const isOfText = isMeant || state.plans.length === 0;
  const likely = learned && learned.chance >= LIKELY && isOfText ? asLearned : null;
  if (change === 'remove' && !takesOut(say)) return likely;
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
  if (words === null && likely) return likely;
  // Who asks why tells readers nothing.
  if (/^\W*why\b/i.test(words?.to ?? '')) return null;
  if (words === null)
    return change === 'order' ? apartOf(say, draft.n) : change === 'replace' ? newFacts(say, draft) : null;
  const isAlone = change === 'replace' && state.plans.length === 0 && moreWords(change, say, draft, words).length === 0;
  if (
    isAlone &&
    !/["“”„«]/.test(say) &&
    languageOf(draft.text) === 'en' &&
    isDoubted(say, draft.text, change, words, worthOf(change, turn))
  )
    return (
      likely ?? ask('I’m not sure what that changes. Which words of the text do you mean, and what should stand there?')
    );
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

const isOnWords = (change: Change): change is CorrectionChange => ON_WORDS.includes(change);

/** A reading that is likelier than this, of all that the message and the draft allow, is done; a likely one where nothing else can be read. */
const SURE = 0.8;
const LIKELY = 0.5;

/** What the kind of a turn is worth beside the words of a correction, and what its meaning is, down to a floor. */
const WISHED = 2;
const MEANT = 0.5;
const LEAST_MEANT = -6;
const worthOf =
  (wished: Change, { meaning }: Turn): ChangeWorth =>
  (change) =>
    (change === wished ? WISHED : 0) + MEANT * Math.max(LEAST_MEANT, meaning?.(`revise ${change}`) ?? 0);

/** What was learned of corrections, for the text that is spoken of. */
function learnedOf(
  wished: CorrectionChange,
  turn: Turn,
  { isSaid, numbers }: ReturnType<typeof pickDrafts>,
): (Correction & { n: number }) | null {
  const { say, state } = turn;
  // What is quoted, or is to stand at an end of the text, is read by its marks; two changes at once are read in turn.
  if (wished === 'order' || givenText(say) !== null || /["“”„«]|^\W*why\b/i.test(say) || wordsApart(say) !== null)
    return null;
  if (/\s(?:and|&|\+)\s/i.test(say) && (wished === 'remove' || (say.match(/\d+/g) ?? []).length > 1)) return null;
  const draft = isSaid ? state.drafts.find(({ n }) => numbers.length === 1 && n === numbers[0]) : state.drafts.at(-1);
  if (!draft || (!isSaid && state.drafts.length > 1)) return null;
  const told = say.replace(ONE_MORE_THING, '');
  const found = languageOf(draft.text) === 'en' ? readCorrection(told, draft.text, worthOf(wished, turn)) : null;
  if (found?.words.change === 'order' || (found?.words.to !== undefined && isEdit(say))) return null;
  if (found && losesFigure(told, draft.text, found.words)) return null;
  // What can be no part of this text is matter for another.
  if (found?.words.change === 'add' && REVISION_WORDS.add(say, draft.text, []) === null) return null;
  return found && { ...found, n: draft.n };
}

/** A figure that neither the text has nor the change brings was told for nothing: 'from 4 January' of 'Havenstraat 12, from 4 January'. */
function losesFigure(say: string, text: string, { change, to = '' }: Correction['words']): boolean {
  const kept: string[] = `${to} ${text}`.match(/\d+/g) ?? [];
  return (
    (change === 'add' || change === 'replace') && (say.match(/\d+/g) ?? []).some((figure) => !kept.includes(figure))
  );
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
