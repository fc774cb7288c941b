import { isLookAlone } from './look-words.ts';
import type { PartSpan } from './part.ts';
import { readShownParts } from './parts.ts';
import { lineCapital } from './poster.ts';

/** What a point of a carousel is told in; a call, a day or a place has its own slide. */
const TOLD: readonly PartSpan['part'][] = ['title', 'note', 'item', 'figure', 'quote', 'join', 'price'];
const SENTENCE = /[^\n.!?…]+(?:[.!?…](?=\S)[^\n.!?…]*)*[.!?…]*/gu;

/** The sentences of a text that has no list, without its title and without what is said to the designer or to callers. */
export function pointsIn(text: string, spans: PartSpan[] = readShownParts(text)): string[] {
  const sentences = [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => /\p{L}{2}/u.test(sentence))
    .map(({ index, 0: sentence }) => ({ sentence, from: index, to: index + sentence.length }));
  const title = spans.find(({ part }) => part === 'title' || part === 'quote')?.from ?? 0;
  const isPoint = ({ from, to }: { from: number; to: number }): boolean =>
    !(from <= title && title < to) && TOLD.includes(mostly(spans, from, to));
  const points = sentences.filter((one, i) => {
    const [before, next] = [sentences[i - 1], sentences[i + 1]];
    // 'Asparagus soup. Lamb with mint. Rhubarb crumble.': between two points stands one.
    const isBetween = before !== undefined && next !== undefined && isPoint(before) && isPoint(next);
    return isPoint(one) || (isBetween && !isLookAlone(one.sentence));
  });
  return points.map(({ sentence }) => lineCapital(sentence.trim().replace(/\.$/u, '')));
}

/** What most of a stretch is. */
function mostly(spans: PartSpan[], from: number, to: number): PartSpan['part'] {
  const shared = new Map<PartSpan['part'], number>();
  for (const span of spans) {
    const common = Math.min(span.to, to) - Math.max(span.from, from);
    if (common > 0) shared.set(span.part, (shared.get(span.part) ?? 0) + common);
  }
  return [...shared].reduce((best, one) => (one[1] > best[1] ? one : best), ['join', 0] as [
    PartSpan['part'],
    number,
  ])[0];
}
