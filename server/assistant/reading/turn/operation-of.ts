import { OWN_NOUN } from '../../../lib/platform-words.ts';
import type { Change, Operation, Topic } from '../../operations.ts';
import { read } from '../read.ts';
import { readSpans } from '../spans/spans.ts';
import { CUES } from './kinds/cues.ts';
import { means } from './kinds/kind-encoder.ts';
import type { TurnKind } from './kinds/kinds.ts';
import { readPlaces } from './places.ts';
import { plainOrder } from './plain-order.ts';
import { cancelOf, changeOf, changesAndAdds, isOfPlan, newPlanOf } from './plan-changes.ts';
import { pickDrafts, pickPlans } from './pointing/plan-picks.ts';
import { isWishedBack, ONE_NOT_OTHER, reviseOf, SLIPPED } from './revise-of.ts';
import { namedMore, ONE_MORE_THING } from './revision/additions.ts';
import { bringsPost } from './revision/new-quote.ts';
import { correctsDraft, replacedSurely } from './revision/replacement.ts';
import { sameLabel } from './revision/statement.ts';
import type { Turn } from './turn.ts';
import { readRange } from './when.ts';

const ask = (about: string): Operation[] => [{ op: 'ask', about }];

/** The operations of one kind that a message asks for, or the question that is left; null where it can't be read so. */
export function operationsOf(kind: TurnKind, turn: Turn): Operation[] | null {
  if (kind === 'reply product question' && isWishedBack(turn)) return reviseOf('undo', turn);
  if (kind.startsWith('reply ') && turn.state.drafts.length > 0 && GIVES_END.test(turn.say))
    return reviseOf('order', turn);
  // 'Hang on, it was Saturday' of a text that says Sunday is no remark.
  if (kind === 'reply small talk' && TAKEN_BACK.test(turn.say) && correctsNewest(turn))
    return reviseOf('replace', turn);
  if (kind.startsWith('reply ')) return [{ op: 'reply', topic: kind.slice(6) as Topic }];
  if (kind.startsWith('revise ')) return reviseOf(kind.slice(7) as Change, turn);
  switch (kind) {
    case 'plan':
      if (isSlip(turn) || isOfEvent(turn)) return reviseOf('replace', turn);
      // Where nothing is planned yet, 'Tuesday, not Thursday' speaks of the text.
      if (turn.state.plans.length === 0 && ONE_NOT_OTHER.test(turn.say)) return null;
      if (turn.state.plans.length > 0 && (changesAndAdds(turn.say) || isOfPlan(turn))) return changeOf(turn);
      return turn.state.drafts.length === 0 ? writeOf(turn) : newPlanOf(turn);
    case 'changePlan':
      // 'Schedule a weekly tip on knife care' leaves what waits as it is.
      if (ORDERS_ANEW.test(turn.say) && matterOf(turn.typed) !== '') return writeOf(turn);
      if (turn.state.drafts.length > 0 && POSTS_AGAIN.test(turn.say)) return newPlanOf(turn);
      return turn.state.drafts.length > 0 && bringsPost(turn.say) ? newPlanOf(turn) : changeOf(turn);
    case 'cancelPlans':
      return cancelOf(turn);
    case 'approve':
      return approveOf(turn);
    case 'listPlans':
      return listOf(turn);
    case 'draw':
      if (!speaksOfPicture(turn) && !means('draw', turn)) return null;
      return [{ op: 'draw', about: aboutOf(turn), ...(changesPicture(turn) ? { changes: true } : {}) }];
    case 'speak':
      if (!speaksOfSound(turn) && !means('speak', turn)) return null;
      return [{ op: 'speak', about: aboutOf(turn) }];
    case 'buildWorkflow':
      return [{ op: 'buildWorkflow', matter: matterOf(turn.typed) }];
    case 'write':
      return writeOf(turn);
    default:
      return ask('I’m not sure what you want. What should be written or changed?');
  }
}

/** 'Close on Who heard it strike?' asks nothing of us. */
const GIVES_END =
  /^\W*(?:[Pp]lease )?(?:[Ss]tart|[Bb]egin|[Oo]pen|[Ee]nd|[Ff]inish|[Cc]lose)(?: it| off)* (?:with|on) ["“„«'‘]?\p{Lu}/u;

const ORDERS_ANEW =
  /^\W*(?:(?:please|also|and|now|then)[\s,]+)*(?:schedule|post|plan|write|publish|share|draft)\s+(?:an?|another|one more|some)\s/i;
const POSTS_AGAIN =
  /\b(?:re-?post|(?:post|share|publish) again|(?:post|share|publish|send) (?:it|that|this) (?:out )?again)\b/i;

/** What was just said or written is taken back, and told anew. */
const TAKEN_BACK =
  /^\W*(?:(?:oh|ah|no|wait|sorry|oops|argh|hang on|hold on)[\s,.!–—-]+)+(?:(?:it|that|they) (?:was|were|is|are)\b|(?:it|that)['’]s\b)/i;
const correctsNewest = ({ say, state }: Turn): boolean =>
  state.drafts.slice(-1).some(({ text }) => correctsDraft(say, text));

/** Whether a sound is spoken of, or what was made may be made again. */
const speaksOfSound = ({ say, state: { made } }: Turn): boolean =>
  made === 'sound' || [CUES.voice, CUES.surelyVoice, CUES.postAgain].some((cue) => cue.test(say));

/** Whether a picture is spoken of, or was made last. */
const speaksOfPicture = ({ say, state: { made, pictured } }: Turn): boolean =>
  made === 'picture' || pictured !== null || CUES.picture.test(say) || CUES.pictureStart.test(say);

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
  if (newest && isShort && !means('write', turn) && correctsDraft(say, newest.text)) return reviseOf('replace', turn);
  if (newest && OF_IT.test(say) && readPlaces(say).only.length > 0) return reviseOf('platform', turn);
  if (newest && (MORE_OF_IT.test(say) || ONE_MORE_THING.test(say) || namedMore(say, newest.text)))
    return reviseOf('add', turn);
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
