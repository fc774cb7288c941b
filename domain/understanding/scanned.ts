import type { Phrase } from './phrases.ts';
import { scanPhrases } from './scan.ts';
import { type Token, tokenize } from './tokens.ts';

/** A text as the grammar sees it. */
export interface Scanned {
  readonly tokens: Token[];
  readonly phrases: Phrase[];
}

/** One message is looked at from many sides: the last few that were scanned are kept. */
const kept = new Map<string, Scanned>();
const MOST_KEPT = 16;
const LONGEST_KEPT = 2_000;

/** The tokens of a text and every phrase in it that could belong to a schedule; nobody changes them. */
export function scanText(text: string): Scanned {
  const known = kept.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  const scanned = { tokens, phrases: scanPhrases(tokens) };
  if (text.length <= LONGEST_KEPT) {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(text, scanned);
  }
  return scanned;
}
