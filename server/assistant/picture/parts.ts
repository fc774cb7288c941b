import { PICTURE_LETTERS_MAX } from '../../../domain/limits.ts';
import { keepRecent } from '../../lib/keep-recent.ts';
import { bestRoles } from '../reading/spans/cut-spans.ts';
import { placesOf } from '../reading/spans/place.ts';
import { score, see, type Votes } from '../reading/spans/votes.ts';
import { readVotes } from '../reading/spans/votes-file.ts';
import { cutWords, type Word } from '../reading/spans/words.ts';
import { classesInOrder } from './look-words.ts';
import { type PartSpan, PICTURE_PARTS, type PicturePart, TALK } from './part.ts';
import { takeOrders } from './take-orders.ts';

/** What comes after is pasted. */
const MOST_WORDS = 260;

let learned: Votes | null = null;

const TALK_NUMBERS = TALK.map((part) => PICTURE_PARTS.indexOf(part));

/** Cuts what was asked of a picture into the parts of a poster (`npm run train -- parts`). */
export const readAskedParts = keepRecent((text: string): PartSpan[] => takeOrders(text, cut(text, [])));

/** The same for a finished text: nothing in it is said to the designer. */
export const readShownParts = keepRecent((text: string): PartSpan[] => cut(text, TALK_NUMBERS));

function cut(text: string, barred: readonly number[]): PartSpan[] {
  learned ??= readVotes('parts');
  const end = cutWords(text.slice(0, PICTURE_LETTERS_MAX)).words[MOST_WORDS]?.from ?? PICTURE_LETTERS_MAX;
  const place = placesOf(text.slice(0, end), classesInOrder);
  const { words } = place.cut;
  const parts = bestRoles(score(see(place, learned.known), learned), barred);
  keepWhole(place.cut.message, words, parts);
  const spans: PartSpan[] = [];
  words.forEach(({ from, to }, i) => {
    const last = spans.at(-1);
    const part = PICTURE_PARTS[parts[i] as number] as PicturePart;
    if (last && parts[i] === parts[i - 1]) last.to = to;
    else spans.push({ part, from, to });
  });
  return spans;
}

/** What is never torn apart: a link, an address, a compound, what stands in quotation marks. */
const WHOLE =
  /R\$ ?\d[\d.,]*|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+\.\w+|(?<![\p{L}\d.])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,8}(?:\/\S*)?(?![\p{L}\d])|[\p{L}\d]+(?:[-/'’&][\p{L}\d]+)+|“[^”\n]{1,160}”|"[^"\n]{1,160}"|„[^“”\n]{1,160}[“”]|«[^»\n]{1,160}»/giu;

/** Gives all words of such a stretch the part that most of them have. */
function keepWhole(text: string, words: Word[], parts: number[]): void {
  for (const { index, 0: whole } of text.matchAll(WHOLE)) {
    const first = words.findIndex(({ from }) => from >= index);
    const inside = words.filter(({ from }) => from >= index && from < index + whole.length).length;
    if (inside < 2) continue;
    const own = parts.slice(first, first + inside);
    const count = (part: number) => own.filter((other) => other === part).length;
    parts.fill(
      own.reduce((best, part) => (count(part) > count(best) ? part : best)),
      first,
      first + inside,
    );
  }
}
