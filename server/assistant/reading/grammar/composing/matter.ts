import type { PlanDraft } from './draft.ts';

const QUOTED =
  /^(?:"[^"]+"|“[^”]+”|«[^»]+»|'(?:[^']|(?<=\p{L})'(?=\p{L}))+'|‘(?:[^’]|(?<=\p{L})’(?=\p{L}))+’|„[^“”]+[“”])$/u;

/** What stays of the words between two stretches: a line's end, or the colon that leads from a topic to its news. */
function markOf(between: string): string {
  if (between.includes('\n')) return '\n';
  return /:\s*$/.test(between) ? ': ' : ' ';
}

/** What is to be posted of a stretch of the message, given by its tokens: the user's own words, without what was said between them. */
export function matterIn({ text, tokens, matter }: PlanDraft, from = 0, to = tokens.length): string {
  const [start, end] = [from === 0 ? 0 : (tokens[from]?.start ?? text.length), tokens[to]?.start ?? text.length];
  let words = '';
  let last = start;
  for (const stretch of matter) {
    const [first, after] = [Math.max(stretch[0], start), Math.min(stretch[1], end)];
    if (first >= after) continue;
    words += `${words === '' ? '' : markOf(text.slice(last, first))}${text.slice(first, after)}`;
    last = after;
  }
  const tidied = words
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/^(?:[\s,;:.!?—–•*-]|and\b(?=\s))+(?=\S)/, '')
    .replace(/(?:[\s,;:—–(•*-]|(?<=[,;]\s*)and)+$/, '');
  return QUOTED.test(tidied) ? tidied.slice(1, -1) : tidied;
}
