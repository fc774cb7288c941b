const HASHTAGS = /(?:^|\s)#[\p{L}\d_]+/gu;
/** '[your name]' marks a gap for the person who posts; a link's words stay. */
const GAPS = /\[([^\]\n]*)\]\([^)\n]*\)|\[[^\]\n]*\]/gu;
const MARKS = /(?:^|\n)\s*(?:#{1,6}\s+|>\s+|\|)|[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}|[[\]|]/gu;
export const HEADLINE_LENGTH = 64;

/** A text without hashtags, gaps and signs of Markdown. */
export function withoutMarks(text: string): string {
  return text
    .replace(GAPS, (_, words?: string) => words ?? ' ')
    .replace(HASHTAGS, ' ')
    .replace(MARKS, ' ')
    .trim();
}

/** The sentences of a text, a line's end being one too. */
export function briefSentences(text: string): string[] {
  const found =
    text.match(
      /(?:\b(?:Dr|Mr|Mrs|Ms|St|No|e\.g|i\.e|vs)\.(?=\s)|\d\.(?=\s(?:Jan|Feb|März|April|Mai|Jun|Jul|Aug|Sept|Okt|Nov|Dez))|\.(?=\S)|[^.!?\n])+[.!?…]*/gu,
    ) ?? [];
  return found.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** Shorter titles than this are never parted within a clause: in smaller letters they still read as one. */
const LONGEST_WHOLE = 110;
const MARKS_BETWEEN = [/(?<=[.!?])\s/gu, /[,;:–—](?=\s)|\s-\s/gu];
const WORDS_BETWEEN = [
  /\s(?=(?:because|so that|that|which|who|where|when|while|but|with)\s)/giu,
  /\s(?=(?:from|for|and|by|in|at|on|to|as)\s)/giu,
  /\s/gu,
];

/** A title that is too long for a headline is parted at a sentence or a clause; one that would fill a card before a joint word, else at a word. */
export function headAndTail(title: string, length: number): [head: string, tail: string] {
  if (title.length <= length) return [title, ''];
  const longest = Math.max(length, LONGEST_WHOLE);
  const cuts: [RegExp[], number][] =
    title.length > longest
      ? [
          [MARKS_BETWEEN, length],
          [MARKS_BETWEEN, longest],
          [WORDS_BETWEEN, length],
        ]
      : [[MARKS_BETWEEN, length]];
  for (const [joints, most] of cuts)
    for (const joint of joints) {
      const at = [...title.matchAll(joint)].map(({ index }) => index).findLast((place) => place >= 12 && place <= most);
      if (at !== undefined) return [title.slice(0, at), capital(title.slice(at).replace(/^[\s,;:–—-]+/u, ''))];
    }
  return title.length > longest ? [`${title.slice(0, length)}…`, ''] : [title, ''];
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Shortens a text to a length at a sentence, a clause or a word; only the last leaves an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const sentence of briefSentences(text)) {
    if (kept.length + sentence.length + 1 > length) break;
    kept = kept === '' ? sentence : `${kept} ${sentence}`;
  }
  if (kept.length >= length * 0.3) return kept;
  const cut = text.slice(0, length);
  const clause = cut.search(/[,;:–—][^,;:–—]*$/u);
  if (clause > length * 0.4) return cut.slice(0, clause);
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\s,;:.–—-]+$/u, '')}…`;
}
