import type { Span } from '../reading/spans/roles.ts';

/**
 * So much of a message is looked at closely: far more than anybody writes as a brief. What follows was pasted, and
 * stands as it was typed, so that no text, however long or odd, takes the editor longer than one of this length.
 */
export const LOOKED_AT = 3_000;

export const LONGEST_WISH = 300;

/** A message in its part that is edited, and what of the matter behind it stands as typed. */
export interface PartedMessage {
  spans: Span[];
  rest: string;
  /** What stands between the two. */
  glue: string;
}

/** Parts a long message where a line, a sentence or at least a word ends. */
export function partLong(spans: Span[]): PartedMessage {
  const message = spans.map(({ text }) => text).join('');
  if (message.length <= LOOKED_AT) return { spans, rest: '', glue: '' };
  const at = borderIn(message.slice(0, LOOKED_AT));
  const near: Span[] = [];
  let rest = '';
  let from = 0;
  let wished = 0;
  for (const { role, text } of spans) {
    const kept = text.slice(0, Math.max(0, at - from));
    const late = text.slice(kept.length);
    if (kept !== '') near.push({ role, text: kept });
    // A wish behind a pasted text is obeyed as one before it; nobody's wish is as long as a text.
    const isWish = role !== 'matter' && wished + late.length <= LONGEST_WISH;
    if (!isWish) rest += late;
    else if (late !== '') near.push({ role, text: late });
    if (isWish) wished += late.length;
    from += text.length;
  }
  return { spans: near, rest: rest.trim(), glue: message.charAt(at - 1) === '\n' ? '\n\n' : ' ' };
}

function borderIn(start: string): number {
  const marks = ['\n', '. ', '! ', '? '].map((mark) => start.lastIndexOf(mark) + mark.length);
  const sentence = Math.max(...marks);
  return sentence > start.length / 2 ? sentence : start.lastIndexOf(' ') + 1;
}
