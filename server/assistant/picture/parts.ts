import { keepRecent } from '../../../domain/keep-recent.ts';
import { bestRoles } from '../reading/cut-spans.ts';
import { placesOf } from '../reading/place.ts';
import { score, see, type Votes } from '../reading/votes.ts';
import { readVotes } from '../reading/votes-file.ts';

/** What a stretch of words is to a picture; what only joins the others is left out. */
export const PARTS = [
  'join',
  'order',
  'wish',
  'title',
  'note',
  'day',
  'hours',
  'place',
  'price',
  'figure',
  'item',
  'quote',
  'by',
  'call',
] as const;
export type Part = (typeof PARTS)[number];

/** A stretch of what was asked for, with the part it plays on the picture. */
export interface PartSpan {
  part: Part;
  from: number;
  to: number;
}

/** Nothing longer is a poster: what comes after is pasted. */
const MOST_WORDS = 260;

let learned: Votes | null = null;

/** What is said to the designer, and never printed. */
export const TALK: readonly Part[] = ['order', 'wish'];
const TALK_NUMBERS = TALK.map((part) => PARTS.indexOf(part));

/** Cuts what was asked of a picture into the parts of a poster (`npm run train -- parts`). */
export const readAskedParts = keepRecent((text: string): PartSpan[] => cut(text, []));

/** The same for a finished text: nothing in it is said to the designer. */
export const readShownParts = keepRecent((text: string): PartSpan[] => cut(text, TALK_NUMBERS));

function cut(text: string, barred: readonly number[]): PartSpan[] {
  learned ??= readVotes('parts');
  const place = placesOf(text);
  const { words } = place.cut;
  if (words.length > MOST_WORDS) return cut(text.slice(0, words[MOST_WORDS]?.from), barred);
  const parts = bestRoles(score(see(place, learned.known), learned), barred);
  const spans: PartSpan[] = [];
  words.forEach(({ from, to }, i) => {
    const last = spans.at(-1);
    const part = PARTS[parts[i] as number] as Part;
    if (last && parts[i] === parts[i - 1]) last.to = to;
    else spans.push({ part, from, to });
  });
  return spans;
}
