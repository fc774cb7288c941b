import { keepRecent } from '../../lib/keep-recent.ts';
import { bestRoles } from '../reading/spans/cut-spans.ts';
import type { Word } from '../reading/spans/words.ts';
import { weighWords } from './lean.ts';
import { type PartSpan, PICTURE_PARTS, type PicturePart, TALK } from './part.ts';
import { takeOrders } from './talk/take-orders.ts';

const JOIN = PICTURE_PARTS.indexOf('join');
const TALK_NUMBERS = TALK.map((part) => PICTURE_PARTS.indexOf(part));

/** Cuts what was asked of a picture into the parts of a poster. */
export const readAskedParts = keepRecent((text: string): PartSpan[] => takeOrders(text, cut(text, [])));

/** The same for a finished text: nothing in it is said to the designer. */
export const readShownParts = keepRecent((text: string): PartSpan[] => withHead(text, cut(text, TALK_NUMBERS)));

/** 'Draw closer: our bakery opens': what would be an order elsewhere begins the title here. */
function withHead(text: string, spans: PartSpan[]): PartSpan[] {
  const [head, title, ...others] = spans;
  const isHead = head?.part === 'join' && title?.part === 'title' && /^\s*:\s/u.test(text.slice(head.to, title.from));
  return isHead ? [{ ...title, from: head.from }, ...others] : spans;
}

function cut(text: string, barred: readonly number[]): PartSpan[] {
  const { place, scores } = weighWords(text);
  const { words } = place.cut;
  const best = bestRoles(scores, barred);
  // A joint joins something: words by themselves are told.
  const parts = best.every((part) => part === JOIN) ? bestRoles(scores, [...barred, JOIN]) : best;
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

/** What is never torn apart: a link, an address, a compound, an amount of money, what stands in quotation marks. */
const WHOLE =
  /\([^()\n]{1,40}\)|R\$ ?\d[\d.,]*|\d[\d.,]* (?:per ?cent|prozent|por ciento|pour cent|per cento|por cento|euros?|pounds?|dollars?|francs?|chf|kronor|kroner)(?!\p{L})|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+\.\w+|(?<![\p{L}\d.])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,8}(?:\/\S*)?(?![\p{L}\d])|[\p{L}\d]+(?:[-/'’&][\p{L}\d]+)+|“[^”\n]{1,160}”|"[^"\n]{1,160}"|„[^“”\n]{1,160}[“”]|«[^»\n]{1,160}»/giu;

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
