import { keepRecent } from '../../../lib/keep-recent.ts';
import { bestRoles } from '../../reading/spans/cut-spans.ts';
import type { WordClass } from '../../reading/spans/lexicon.ts';
import { type Place, placesOf } from '../../reading/spans/place.ts';
import type { Role } from '../../reading/spans/roles.ts';
import { bothEnds, joinSpans, readSpans } from '../../reading/spans/spans.ts';
import { score, see, type Votes } from '../../reading/spans/votes.ts';
import { readVotes } from '../../reading/spans/votes-file.ts';
import { cutWords } from '../../reading/spans/words.ts';
import { DOCUMENT_ROLES, type DocumentRole, type DocumentSpan } from './roles.ts';

let learned: Votes | null = null;

/** Cuts a message that asks for a document: what is said to the writer, what it is about, what stands in it, what is missing. */
export const readDocumentSpans = keepRecent((message: string): DocumentSpan[] => {
  const cut = cutWords(message);
  const roles = bothEnds(cut, readRoles, 'matter');
  // What is written without a blank is one: '5-10', 'clear-out'.
  for (let i = 1; i < roles.length; i++)
    if (!/\s/.test(cut.gaps[i] ?? ' ')) roles[i] = roles[i - 1] as (typeof roles)[number];
  return joinSpans(cut, roles, 'matter');
});

function readRoles(message: string): DocumentRole[] {
  learned ??= readVotes('documents');
  return bestRoles(score(see(documentPlace(message), learned.known), learned)).map(
    (role) => DOCUMENT_ROLES[role] as DocumentRole,
  );
}

/** A message laid out for reading it as a document: what its words are in any message is evidence. */
export function documentPlace(message: string): Place {
  const place = placesOf(message);
  const roles = readSpans(message).flatMap(({ role, text }) => Array<Role>(text.length).fill(role));
  const classes = place.cut.words.map(({ from }, i): WordClass[] => [
    ...(place.classes[i] ?? []),
    `read as ${roles[from] ?? 'matter'}`,
  ]);
  return { ...place, classes };
}
