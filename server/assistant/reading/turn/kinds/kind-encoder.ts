import { keepRecent } from '../../../../lib/keep-recent.ts';
import type { ConversationState } from '../../../state.ts';
import { encoder } from '../../encoder/encoder.ts';
import type { Turn } from '../turn.ts';
import type { KindMeaning, TurnKind } from './kinds.ts';

/** What a message stands in, in a few words: what there is to talk about, what was made last, whether something was asked. */
export function surroundingsOf({ drafts, plans, question, made }: ConversationState): string {
  return [
    // The words of a plan are a text too.
    `${Math.min(drafts.length || plans.length, 3)} draft`,
    `${Math.min(plans.length, 4)} plan`,
    question === null ? '' : `asked ${lastSentence(question)}`,
    made === 'text' ? '' : made,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is asked stands last, behind whatever else was said; there is room for so many letters of it. */
const lastSentence = (question: string): string =>
  (/[^.!?]*\?\W*$/.exec(question)?.[0] ?? question).replace(/\s+/g, ' ').trim().slice(-MOST_ASKED);
const MOST_ASKED = 100;

/** What a message asks for stands at its beginning; the encoder looks at no more of it than this. */
const LONGEST = 1_000;

const meant = keepRecent((key: string): Float32Array => {
  const [surroundings = '', say = ''] = key.split('\n', 2);
  return encoder().chances(say, surroundings);
});

export function meaningIn(say: string, state: ConversationState): KindMeaning {
  const chances = meant(`${surroundingsOf(state)}\n${say.slice(0, LONGEST).replaceAll('\n', ' ')}`);
  const { labels } = encoder();
  return (kind) => chances[labels.indexOf(kind)] as number;
}

/** Twice as likely as anything else. */
const SURELY = Math.log(2 / 3);

/** Whether a turn means this and nothing else. */
export const means = (kind: TurnKind, { meaning }: Pick<Turn, 'meaning'>): boolean =>
  meaning !== undefined && meaning(kind) >= SURELY;
