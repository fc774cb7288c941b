import type { Span } from '../reading/spans/roles.ts';

/**
 * What nobody sees: control signs, turned writing that shows other words than it has, blanks without width, and private
 * signs, which the editor needs for itself. What joins or parts letters of a script or an emoji stays.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Co}\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** A message as a reader sees it. */
export const seenSpans = (spans: Span[]): Span[] =>
  spans.map(({ role, text }) => ({ role, text: text.replace(/\r\n?/g, '\n').replace(UNSEEN, '') }));
