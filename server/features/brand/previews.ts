import { createHash } from 'node:crypto';
import type { Brand } from '../../../domain/brand.ts';

/** Draws a picture of these words on a brand's own colour, as PNG. */
export type DrawBrand = (words: string, brand: Brand, signal: AbortSignal) => Promise<Uint8Array>;

/** Some tens of kilobytes each. */
const MOST_REMEMBERED = 50;

/**
 * Remembers the last pictures that were drawn: a brand that has not changed is seen at once, also when the designer's thread has ended and
 * would have to be started for it.
 */
export function rememberDrawings(draw: DrawBrand, most = MOST_REMEMBERED): DrawBrand {
  const drawn = new Map<string, Uint8Array>();
  return async (words, brand, signal) => {
    const key = createHash('sha256')
      .update(JSON.stringify([words, brand]))
      .digest('base64');
    const picture = drawn.get(key) ?? (await draw(words, brand, signal));
    // Put last again: the one that nobody has asked for longest comes first, and goes first.
    drawn.delete(key);
    drawn.set(key, picture);
    const [longestUnasked] = drawn.keys();
    if (drawn.size > most && longestUnasked !== undefined) drawn.delete(longestUnasked);
    return picture;
  };
}
