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
/** A wish for the form of a text is said in a few words. */
const LONGEST = 200;

/** The wishes that are said in a span. An order mostly tells what to write: there a kind has to be surer. */
export const tellWishes = (said: string, isOrder: boolean): ToldWish[] =>
  singleWishes(said).map((words) => {
    const frame = withoutNames(words);
    return { words, kind: isOrder ? kindInOrder(frame) : kindOfWish(frame) };
  });

const kindOfWish = keepRecent((words) => likeliest(words, DOUBT.wish));
const kindInOrder = keepRecent((words) => likeliest(words, DOUBT.order));

function likeliest(words: string, doubt: number): WishKind {
  if (words.length > LONGEST) return 'none';
  const chances = chancesOfWish(words);
  const at = (kind: number) => (chances[kind] as number) * (kind === 0 ? doubt : 1);
  return WISH_KINDS.reduce((best, kind, n) => (at(n) > at(WISH_KINDS.indexOf(best)) ? kind : best));
}

/** So sure are the votes of what is seen that the meaning, which costs milliseconds, never told them otherwise. */
const SURE = 0.99;

const chancesOfWish = keepRecent((words) => {
  const votes = wishVotes();
  const seen = wishEvidence(words).flatMap((name) => votes.known.get(name) ?? []);
  const chances = chancesOfKinds(seen, null, votes);
  return Math.max(...chances) > SURE ? chances : chancesOfKinds(seen, encoder().meaning(words), votes);
});
