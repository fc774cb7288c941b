import { join } from 'node:path';
import { PICTURE_LETTERS_MAX } from '../../../domain/limits.ts';
import { SpanMeaning } from '../reading/encoder/span-meaning.ts';
import { type Place, placesOf } from '../reading/spans/place.ts';
import { type Scores, score, see, type Votes } from '../reading/spans/votes.ts';
import { readVotes } from '../reading/spans/votes-file.ts';
import { cutWords } from '../reading/spans/words.ts';
import { classesInOrder } from './look-words.ts';
import { type PartSpan, PICTURE_PARTS, type PicturePart, TALK } from './part.ts';

/** What comes after is pasted. */
const MOST_WORDS = 260;

interface WordWeights {
  place: Place;
  scores: Scores;
}

/** What is chosen for both: votes and meaning count alike. */
const meaning = new SpanMeaning(join(import.meta.dirname, 'weights.bin'), 2);

let learned: Votes | null = null;
/** The scores of a long text fill megabytes: only those of the last one are kept. */
let last: { text: string; weighed: WordWeights } | null = null;

/** The words of an order with what was learned of them (`npm run train -- parts`). */
export function weighWords(text: string): WordWeights {
  if (last?.text === text) return last.weighed;
  learned ??= readVotes('parts');
  const end = cutWords(text.slice(0, PICTURE_LETTERS_MAX)).words[MOST_WORDS]?.from ?? PICTURE_LETTERS_MAX;
  const place = placesOf(text.slice(0, end), classesInOrder);
  const scores = score(see(place, learned.known), learned);
  meaning.addTo(scores, place.cut);
  last = { text, weighed: { place, scores } };
  return last.weighed;
}

/** How much more a stretch sounds, for each of its words, like talk to the designer than like matter. */
export function leanToTalk(text: string, { from, to }: Pick<PartSpan, 'from' | 'to'>): number {
  const { place, scores } = weighWords(text);
  const { words } = place.cut;
  const first = words.findIndex((word) => word.to > from);
  const end = words.findLastIndex((word) => word.from < to) + 1;
  if (first < 0 || end <= first) return 0;
  const at = (first * (scores.count + 1) + end) * scores.roles;
  const best = (isOne: (part: PicturePart) => boolean): number =>
    Math.max(...PICTURE_PARTS.flatMap((part, role) => (isOne(part) ? [scores.spans[at + role] as number] : [])));
  const isTalk = (part: PicturePart): boolean => TALK.includes(part);
  return (best(isTalk) - best((part) => part !== 'join' && !isTalk(part))) / (end - first);
}
