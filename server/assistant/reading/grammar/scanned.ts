import { keepRecent } from '../../../lib/keep-recent.ts';
import type { ScannedPhrase } from './phrases.ts';
import { scanPhrases } from './scan.ts';
import { type Token, tokenize } from './tokens.ts';

/** A text as the grammar sees it. */
export interface ScannedText {
  readonly tokens: Token[];
  readonly phrases: ScannedPhrase[];
}

/** The tokens of a text and every phrase in it that could belong to a schedule; one message is looked at from many sides. */
export const scanText = keepRecent((text: string): ScannedText => {
  const tokens = tokenize(text);
  return { tokens, phrases: scanPhrases(tokens) };
});
