const MULTIPLIERS = [2654435761, 1597334677] as const;

/**
 * A short mark of a text: two texts with the same mark are the same text. It guards against change, not against malice,
 * and gives the same on both sides without waiting.
 */
export function fingerprint(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, MULTIPLIERS[0]);
    other = Math.imul(other ^ code, MULTIPLIERS[1]);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (one >>> 0).toString(16).padStart(8, '0') + (other >>> 0).toString(16).padStart(8, '0');
}
