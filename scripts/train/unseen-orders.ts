import { PICTURE_PARTS, type PicturePart, TALK } from '../../server/assistant/picture/part.ts';
import { readAskedParts } from '../../server/assistant/picture/parts.ts';
import { partTitles } from '../../server/assistant/picture/titles.ts';
import { type CutPoster, readUnseenPosters } from './corpus.ts';

type Parts = [part: PicturePart, words: string][];

/** The words of some parts; marks between them belong to none. */
const wordsOf = (cut: Parts, ...parts: PicturePart[]): string =>
  cut
    .flatMap(([part, words]) => (parts.includes(part) ? (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) : []))
    .join(' ');

function readCut({ spans }: CutPoster): Parts {
  const text = spans.map(([, words]) => words).join('');
  return partTitles(text, readAskedParts(text)).map(({ part, from, to }) => [part, text.slice(from, to)]);
}

interface ReadingScore {
  /** Every part as that hand cut it. */
  whole: number;
  title: number;
  /** What is said to the designer apart from what is shown. */
  talk: number;
  of: number;
}

/** How many orders that were never learned from are read as their hands cut them. */
export function unseenOrders(...file: Parameters<typeof readUnseenPosters>): ReadingScore {
  const orders = readUnseenPosters(...file);
  const pairs = orders.map((order) => [order.spans, readCut(order)] as const);
  const right = (...parts: PicturePart[]): number =>
    pairs.filter(([cut, read]) => wordsOf(cut, ...parts) === wordsOf(read, ...parts)).length;
  const isWhole = ([cut, read]: (typeof pairs)[number]): boolean =>
    PICTURE_PARTS.every((part) => part === 'join' || wordsOf(cut, part) === wordsOf(read, part));
  return {
    whole: pairs.filter(isWhole).length,
    title: right('title', 'quote'),
    talk: right(...TALK),
    of: orders.length,
  };
}
