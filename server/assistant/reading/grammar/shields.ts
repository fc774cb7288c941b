import { shapesIn } from '../written-shape.ts';
import { type CharacterRange, pastedSpan } from './pasted.ts';

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’]|[\w.+-]+@[\w-]+\.[\w.-]*\w|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|co|dev|app|shop|store|uk|de|fr|eu|example|me|ly|tv)\b(?:\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’])?/giu;
const TAG = /[#＃][\p{L}\p{M}\p{N}_]+|(?<![\p{L}\p{N}])@(?!(?:noon|midday|midnight|half|quarter)\b)[A-Za-z_][\w.]*\w/gu;
const FENCE = /```[\s\S]*?(?:```|$)|(?<=^|\n)>[^\n]*/g;
const QUOTES: [open: string, close: string][] = [
  ['"', '"'],
  ['“', '”“'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['‘', '’'],
  ["'", "'"],
  ['`', '`'],
];

/** The parts of a message that are never read for times or platforms: quotes, shapes, links, hashtags, mentions, fences. */
export function shieldedSpans(text: string): CharacterRange[] {
  const pasted = pastedSpan(text);
  const spans: CharacterRange[] = [...quotedSpans(text), ...shapesIn(text), ...(pasted ? [pasted] : [])];
  for (const pattern of [FENCE, LINK, TAG])
    for (const match of text.matchAll(pattern)) spans.push({ start: match.index, end: match.index + match[0].length });
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: CharacterRange[] = [];
  for (const span of spans) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}

/** What a message quotes, with its marks. */
export function quotedSpans(text: string): CharacterRange[] {
  const spans: CharacterRange[] = [];
  for (let at = 0; at < text.length; at++) {
    const pair = QUOTES.find(([open]) => open === text[at]);
    if (!pair) continue;
    const end = closingOf(text, at, pair);
    if (end < 0) continue;
    spans.push({ start: at, end });
    at = end - 1;
  }
  return spans;
}

/** Where a quote that opens at `at` ends, or -1 where that sign opens nothing. */
function closingOf(text: string, at: number, [open, closers]: [string, string]): number {
  const isApostropheLike = open === "'" || open === '‘';
  if (isApostropheLike && (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || !opensQuote(text.slice(at + 1, at + 8))))
    return -1;
  for (let i = at + 1; i < text.length; i++) {
    const character = text[i] as string;
    if (!closers.includes(character)) continue;
    const isInsideWord = /[\p{L}\p{N}]/u.test(text[i + 1] ?? '');
    if (isApostropheLike && (isInsideWord || /\s/.test(text[i - 1] ?? ''))) continue;
    return i + 1;
  }
  return -1;
}

/** "'til Friday" and a lone apostrophe open no quote. */
function opensQuote(following: string): boolean {
  return /^\S/.test(following) && !/^(?:til|till|tis|twas|em|cause|n|\d\ds)\b/i.test(following);
}
