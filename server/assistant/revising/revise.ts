import { PLATFORM_RULES } from '../../../domain/platforms.ts';
import type { Change, Revise } from '../operations.ts';
import type { DraftState } from '../state.ts';
import { addFact, moveFact, removeFact, replaceFact } from './facts.ts';
import { reshape } from './forms.ts';
import type { Outcome } from './outcome.ts';
import { shorten } from './shorten.ts';
import { withEmoji, withHashtags } from './signs.ts';
import { mend, soundCasual, soundFormal } from './wording.ts';

/** A draft after a revision; `note` says in one sentence what could not be done as wished, `question` asks for what is missing. */
export interface Revised {
  draft: DraftState;
  note: string | null;
  question: string | null;
}

const NEEDS_MODEL = 'A connected AI model could do that; the built-in editor keeps your own words.';

type Performer = (draft: DraftState, wish: Revise) => Outcome;

const PERFORM: Record<Exclude<Change, 'undo' | 'pick' | 'platform'>, Performer> = {
  replace: ({ text }, { from, to }) => replaceFact(text, from, to),
  remove: ({ text }, { from }) => removeFact(text, from),
  add: ({ text }, { to }) => addFact(text, to),
  order: ({ text }, { from, to }) => moveFact(text, from, to),
  shorter: ({ text }, { to }) => shorten(text, to),
  longer: ({ text }, { to }) => (to ? addFact(text, to) : { question: 'What else should it say?' }),
  form: ({ text }, { to }) => reshape(text, to ?? ''),
  emoji: ({ text }, { to }) => ({ text: withEmoji(text, to ?? 'more') }),
  hashtags: ({ text }, { to }) => ({ text: withHashtags(text, to ?? '') }),
  formal: ({ text }) => changed(text, soundFormal(text)),
  casual: ({ text }) => changed(text, soundCasual(text)),
  proofread: ({ text }) => {
    const mended = mend(text);
    return mended === text ? { note: 'Nothing to mend was found.' } : { text: mended };
  },
  translate: () => ({ note: 'The built-in editor does not translate. A connected AI model could.' }),
  other: ({ text }, { to }) =>
    /\bexclamation|!|\b(?:calm|quiet|soft)|\bshout|\bloud/i.test(to ?? '')
      ? changed(text, text.replace(/!+/g, '.'))
      : { note: NEEDS_MODEL },
};

const changed = (before: string, after: string): Outcome =>
  before === after ? { note: NEEDS_MODEL } : { text: after };

/** Performs a revision on a draft. The text before it is kept for undoing. */
export function revise(draft: DraftState, wish: Revise): Revised {
  const { change } = wish;
  if (change === 'pick') return { draft, note: null, question: null };
  if (change === 'undo') return undo(draft, wish.to);
  if (change === 'platform') return forPlatform(draft, wish);
  const outcome = PERFORM[change](draft, wish);
  if ('note' in outcome) return { draft, note: outcome.note, question: null };
  if ('question' in outcome) return { draft, note: null, question: outcome.question };
  return { draft: withText(draft, outcome.text), note: null, question: null };
}

function withText(draft: DraftState, text: string): DraftState {
  return text === draft.text ? draft : { ...draft, text, versions: [...draft.versions, draft.text] };
}

function undo(draft: DraftState, to: string | undefined): Revised {
  const text = to === 'first' ? draft.versions[0] : draft.versions.at(-1);
  if (text === undefined) return { draft, note: 'There is no earlier version.', question: null };
  return {
    draft: { ...draft, text, versions: to === 'first' ? [] : draft.versions.slice(0, -1) },
    note: null,
    question: null,
  };
}

/** The same words for another place; where they are too long for it, whole sentences from the start. */
function forPlatform(draft: DraftState, { platform }: Revise): Revised {
  if (!platform) return { draft, note: null, question: 'For which platform?' };
  const { maxLength, label } = PLATFORM_RULES[platform];
  const moved: DraftState = { ...draft, platform };
  if (draft.text.length <= maxLength) return { draft: moved, note: null, question: null };
  const outcome = shorten(draft.text, `under ${maxLength} characters`);
  if (!('text' in outcome)) return { draft: moved, note: `The text is longer than ${label} takes.`, question: null };
  return { draft: withText(moved, outcome.text), note: `Shortened to what ${label} takes.`, question: null };
}
