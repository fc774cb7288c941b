import { cutAtWord } from '../../../../domain/post/cut.ts';
import type { Operation, PlanChange } from '../../operations.ts';
import { type ConversationState, type PlanState, plansAsShown } from '../../state.ts';
import { inEnglish } from '../languages/turn-in-english.ts';
import { besideOf } from './beside-wish.ts';
import { NOUNS, speakerIn, VOICE_NAMES } from './media-words.ts';

type Kind = keyof typeof NOUNS;
const KINDS: Kind[] = ['picture', 'sound'];
const THE = '(?:the|its|this|that|an?|any|my|our)';
const OTHER = '(?:another|a new|new|a different|a better|a fresh)';
const either = `(?:${NOUNS.picture}|${NOUNS.sound})`;

const patterns = (kind: Kind) => {
  const noun = kind === 'sound' ? `(?:${NOUNS.sound}|voices?)` : NOUNS.picture;
  return {
    again: new RegExp(
      `\\b${OTHER} (?:\\p{L}+ )?(?:${either} and (?:${OTHER} )?)?${noun}\\b|\\b(?:draw|record|speak|make|do|try|change|swap|replace) (?:${THE} )?${noun}(?: once)?(?: more| again| anew)?(?=\\s*(?:$|[.!,]))`,
      'iu',
    ),
    none: new RegExp(
      `\\b(?:without|no|drop|remove|lose|delete|skip|take (?:off|out|away)|leave (?:off|out))\\b(?: ${THE})? ?(?:${either}(?:,| and| or| nor) (?:${THE} )?)?${noun}\\b|\\b(?:does ?n[o’']?t|do ?n[o’']?t) need ${THE} ${noun}\\b|\\btake ${THE} ${noun} (?:off|out|away)\\b`,
      'iu',
    ),
    more: new RegExp(
      `^\\W*(?:(?:please|and|also|can you|could you|now) )*(?:add|put|attach|include|give it|with|make) (?:an?|some|one) (?:\\p{L}+ )?(?:${either} and (?:an? )?)?${noun}\\b(?! (?:of|for|about|that|with|showing)\\b)`,
      'iu',
    ),
  };
};
const SAID: Record<Kind, ReturnType<typeof patterns>> = { picture: patterns('picture'), sound: patterns('sound') };
const REDRAW = /\bre-?draw\b/i;
const SPOKEN_BY = new RegExp(
  `\\b(?:spoken|read|narrated|voiced|said)(?: (?:out|aloud))? by (?:the )?${VOICE_NAMES}\\b|\\blet ${VOICE_NAMES} (?:say|speak|read)\\b|\\b${VOICE_NAMES}(?:['’]s)? voice\\b`,
  'iu',
);
/** Who says more than this brings something else. */
const MOST_WORDS = 80;

/** 'Another picture', 'without the sound', 'add a voice note', said of a plan that waits; null for everything else. */
export function readPlanMedia(typed: string, state: ConversationState): Operation[] | null {
  if (typed.length > MOST_WORDS) return null;
  const say = inEnglish(typed, state).text;
  const waiting = plansAsShown(state).filter(({ status }) => status === 'pending');
  const changes = KINDS.flatMap((kind): [PlanState, PlanChange][] => {
    const plan = waiting.findLast((one) => one[kind]) ?? null;
    const { again, none, more } = SAID[kind];
    if (plan && none.test(say)) return [[plan, { [kind]: 'none' }]];
    const isNew = again.test(say) || (kind === 'picture' ? REDRAW.test(say) : SPOKEN_BY.test(say));
    const bare = plan || !more.test(say) ? plan : newestOf(waiting, state);
    if (!bare || !(isNew || more.test(say))) return [];
    const voice = kind === 'sound' ? speakerIn(say) : undefined;
    return [[bare, { [kind]: 'new', ...(voice ? { voice } : {}) }]];
  });
  const [first, second] = changes;
  if (!first) return null;
  if (second && second[0] === first[0])
    return [{ op: 'changePlan', which: [first[0].n], change: { ...first[1], ...second[1] } }];
  return changes.map(([{ n }, change]) => ({ op: 'changePlan', which: [n], change }));
}

/** The plan that waits and has such a thing beside its words, or whose words are the newest. */
export function waitingFor(kind: Kind, state: ConversationState): PlanState | null {
  const waiting = plansAsShown(state).filter(({ status }) => status === 'pending');
  return waiting.findLast((one) => one[kind]) ?? newestOf(waiting, state);
}

/** 'Can you add an image?', said of a draft: nothing of that is a word of it. */
export function asksToAddPicture(typed: string, state: ConversationState): boolean {
  if (typed.length > MOST_WORDS || state.drafts.length === 0) return false;
  const say = inEnglish(typed, state).text;
  return (SAID.picture.more.test(say) || OF_WHAT_IS_THERE.test(say)) && !SAID.sound.more.test(say);
}

/** 'Can I get an image for that', 'a picture to go with it, please'. */
const OF_WHAT_IS_THERE = new RegExp(
  `^\\W*(?:(?:please|and|also|now|ok|then|maybe|hey|can|could|may|i|we|you|get|have|need|want|would|like|i['’]d|let['’]s|us|me|give|make|do|draw|add|create|find|there|be) )*(?:an?|one|some) (?:\\p{L}+ )?${NOUNS.picture} (?:for|with|of|to go with|to match|out of|from|on|that goes with) (?:it|this|that|the (?:post|text|draft|caption|one|\\p{L}+ one))\\W*(?:please|pls|too|as well|thanks)?\\W*$`,
  'iu',
);

/** The plan of the newest words: what is added now goes with it. */
function newestOf(waiting: PlanState[], { drafts }: ConversationState): PlanState | null {
  const newest = drafts.at(-1)?.text;
  return waiting.findLast(({ content }) => content !== '' && content === newest) ?? null;
}

/** 'Schedule it tomorrow at 9 with a picture': the draft's words are planned together with what is still to be made. */
export function withMediaBeside(say: string, operations: Operation[], state: ConversationState): Operation[] {
  const beside = besideOf(inEnglish(say, state).text);
  if (!beside.picture && !beside.sound) return operations;
  return operations.map((operation) => {
    const draft = operation.op === 'plan' ? state.drafts.find(({ n }) => n === operation.draft) : undefined;
    if (operation.op !== 'plan' || !draft) return operation;
    const { draft: _, words = draft.text, platforms = draft.platform ? [draft.platform] : [], ...order } = operation;
    return { ...order, words, platforms, title: cutAtWord(words.split('\n')[0] ?? '', 60), ...beside };
  });
}
