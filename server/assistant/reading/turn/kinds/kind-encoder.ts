import { keepRecent } from '../../../../lib/keep-recent.ts';
import type { ConversationState } from '../../../state.ts';
import { encoder } from '../../encoder/encoder.ts';
import type { TurnKind } from './kinds.ts';

const most = (count: number, limit: number): number => Math.min(count, limit);

/** What a message stands in, in a few words: what there is to talk about, what was made last, whether something was asked. */
export function surroundingsOf({ drafts, plans, question, made }: ConversationState): string {
  return [
    // The words of a plan are a text too.
    `${most(drafts.length || plans.length, 3)} draft`,
    `${most(plans.length, 4)} plan`,
    question === null ? '' : 'asked',
    made === 'text' ? '' : made,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The chances of each kind by what a message means, as logarithms. One message is asked about several times. */
const meant = keepRecent((key: string): Float32Array => {
  const [surroundings = '', say = ''] = key.split('\n', 2);
  return encoder().chances(say, surroundings);
});

function kindsByMeaning(say: string, state: ConversationState): Float32Array {
  return meant(`${surroundingsOf(state)}\n${say.replaceAll('\n', ' ')}`);
}

/** How likely a message is to be of a kind by what it means, as a logarithm. */
export function kindMeaning(kind: TurnKind, say: string, state: ConversationState): number {
  return kindsByMeaning(say, state)[encoder().labels.indexOf(kind)] as number;
}

/** Twice as likely as anything else. */
const SURELY = Math.log(2 / 3);

/** Whether a message means this and nothing else. */
export const means = (kind: TurnKind, say: string, state: ConversationState): boolean =>
  kindMeaning(kind, say, state) >= SURELY;
