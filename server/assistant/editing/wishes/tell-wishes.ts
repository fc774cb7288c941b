import { keepRecent } from '../../../lib/keep-recent.ts';
import { encoder } from '../../reading/encoder/encoder.ts';
import { singleWishes } from './clauses.ts';
import { WISH_KINDS, type WishKind } from './kinds.ts';
import { withoutNames } from './named.ts';
import { chancesOfKinds, wishVotes } from './weigh-wish.ts';
import { wishEvidence } from './wish-evidence.ts';

/** A single wish by its words, and what it wants. */
export interface ToldWish {
  words: string;
  kind: WishKind;
}

/** How likely 'nothing to do' has to be against a kind: most wishes are of tone, and one that is not obeyed is a failure. */
const DOUBT = { wish: 0.4, order: 4 };
/** How sure the votes of what is seen are where the meaning, which costs milliseconds, tells nothing else: that there is nothing to do, and of a kind. */
const SURE = { nothing: 0.99, wish: 0.5, order: 0.8 };
/** A wish for the form of a text is said in a few words. */
const LONGEST = 200;

/** The wishes that are said in a span. An order mostly tells what to write: there a kind has to be surer. */
export const tellWishes = (said: string, isOrder: boolean): ToldWish[] =>
  singleWishes(said).map((words) => {
    const frame = withoutNames(words);
    return { words, kind: isOrder ? kindInOrder(frame) : kindOfWish(frame) };
  });

const kindOfWish = keepRecent((words) => likeliest(words, 'wish'));
const kindInOrder = keepRecent((words) => likeliest(words, 'order'));

function likeliest(words: string, where: 'wish' | 'order'): WishKind {
  if (words.length > LONGEST) return 'none';
  const votes = wishVotes();
  const seen = wishEvidence(words).flatMap((name) => votes.known.get(name) ?? []);
  const [nothing = 0, ...kinds] = chancesOfKinds(seen, null, votes);
  const isSure = nothing > SURE.nothing || Math.max(...kinds) > SURE[where];
  const chances = isSure ? [nothing, ...kinds] : [...chancesOfKinds(seen, encoder().meaning(words), votes)];
  const weighed = chances.map((chance, kind) => (kind === 0 ? chance * DOUBT[where] : chance));
  return WISH_KINDS[weighed.indexOf(Math.max(...weighed))] ?? 'none';
}
