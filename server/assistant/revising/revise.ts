import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import { lengthOn } from '../../../domain/post/text.ts';
import type { Change, ReviseOperation } from '../operations.ts';
import type { DraftState } from '../state.ts';
import { addApart, addFact, leaveUnsaid, moveFact, removeFact, replaceFact } from './facts.ts';
import { fitWithin } from './fit-within.ts';
import { inParagraphs, reshape } from './forms.ts';
import type { Outcome } from './outcome.ts';
import { shorten } from './shorten.ts';
import { withEmoji, withHashtags } from './signs.ts';
import { proofread, soundCasual, soundFormal, TONE_NOTE } from './wording.ts';

/** A draft after a revision; `note` says in one sentence what its author should know, `question` asks for what is missing. */
export interface RevisedDraft {
  draft: DraftState;
  note: string | null;
  question: string | null;
  /** Whether only a model could do it: the draft is as it was. */
  isUndone: boolean;
}

const NEEDS_MODEL = 'A connected AI model could do that; the built-in editor keeps your own words.';

/** Whoever wishes for less noise wishes for no exclamation marks. */
const CALMER =
  /\bexclamation|!|\b(?:calm|quiet|soft|gentl|sober|measured|level[- ]headed|matter[- ]of[- ]fact|neutral)|\bshout|\bloud|\b(?:less|not so|not as|not that|too|no|without (?:the )?|tone down (?:the )?|drop the|lose the)\s*(?:\w+ )?(?:alarm|drama|dramatic|panic|urgen|hectic|hype|excit|aggress|pushy|scream|yell|frantic|intens|hysteri|over the top|in your face|noisy|noise|fuss|scary|frighten)/i;

type Performer = (draft: DraftState, wish: ReviseOperation) => Outcome;

const PERFORM: Record<Exclude<Change, 'undo' | 'pick' | 'platform'>, Performer> = {
  replace: ({ text }, { from, to }) => replaceFact(text, from, to),
  remove: ({ text }, { from, to }) => {
    if (from && to === 'absent') return { text, note: `It has no ${from}.` };
    return from && to === 'unsaid' ? leaveUnsaid(text, from) : removeFact(text, from);
  },
  add: ({ text }, { to, at }) => (at ? addApart(text, to, at) : addFact(text, to)),
  order: ({ text }, { from, to }) => moveFact(text, from, to),
  shorter: ({ text }, { to }) => shorten(text, to),
  longer: ({ text }, { to }) => (to ? addFact(text, to) : { question: 'What else should it say?' }),
  form: ({ text }, { to }) => reshape(text, to ?? ''),
  emoji: ({ text }, { to }) => withEmoji(text, to ?? 'more'),
  hashtags: ({ text }, { to }) => ({ text: withHashtags(text, to ?? '') }),
  formal: ({ text }) => changed(text, soundFormal(text)),
  casual: ({ text }) => changed(text, soundCasual(text)),
  proofread: ({ text }) => proofread(text),
  translate: () => ({ note: 'The built-in editor does not translate. A connected AI model could.' }),
  other: ({ text }, { to }) => (CALMER.test(to ?? '') ? withoutShouting(text, to ?? '') : { note: NEEDS_MODEL }),
};

function withoutShouting(text: string, wish: string): Outcome {
  if (/!/.test(text)) return { text: text.replace(/¡/g, '').replace(/[^\S\n]*!+/g, '.') };
  return /\bexclamation/i.test(wish) ? { text, note: 'It has no exclamation mark.' } : { note: NEEDS_MODEL };
}

const changed = (before: string, after: string): Outcome =>
  before === after ? { note: NEEDS_MODEL } : { text: after, note: TONE_NOTE };

/** Performs a revision on a draft. The text before it is kept for undoing. */
export function revise(draft: DraftState, wish: ReviseOperation): RevisedDraft {
  const { change } = wish;
  if (change === 'pick') return asIs(draft, null);
  if (change === 'undo') return undo(draft, wish.to);
  if (change === 'platform') return forPlatform(draft, wish);
  const outcome = PERFORM[change](draft, wish);
  if ('question' in outcome) return { ...asIs(draft, null), question: outcome.question };
  if (!('text' in outcome)) return { ...asIs(draft, outcome.note), isUndone: true };
  return asIs(withText(draft, outcome.text), outcome.note ?? null);
}

const asIs = (draft: DraftState, note: string | null): RevisedDraft => ({
  draft,
  note,
  question: null,
  isUndone: false,
});

function withText(draft: DraftState, text: string): DraftState {
  return text === draft.text ? draft : { ...draft, text, versions: [...draft.versions, draft.text] };
}

function undo(draft: DraftState, to: string | undefined): RevisedDraft {
  const text = to === 'first' ? draft.versions[0] : draft.versions.at(-1);
  if (text === undefined) return asIs(draft, 'There is no earlier version.');
  return asIs({ ...draft, text, versions: to === 'first' ? [] : draft.versions.slice(0, -1) }, null);
}

/** The same words laid out for another place; where they are too long for it, the parts that tell most. */
function forPlatform(draft: DraftState, { platform }: ReviseOperation): RevisedDraft {
  if (!platform) return { ...asIs(draft, null), question: 'For which platform?' };
  const { maxLength, label } = PLATFORM_RULES[platform];
  const laidOut = inParagraphs(draft.text, platform);
  const moved: DraftState = { ...withText(draft, laidOut), platform };
  if (lengthOn(laidOut, platform) <= maxLength)
    return asIs(moved, moved.text === draft.text ? `It fits ${label}.` : null);
  const fitted = fitWithin(laidOut, maxLength, (part) => lengthOn(part, platform));
  if (!('text' in fitted)) return { ...asIs(moved, `The text is longer than ${label} takes.`), isUndone: true };
  return asIs(withText(moved, fitted.text), `Shortened to what ${label} takes. ${fitted.note ?? ''}`.trim());
}
