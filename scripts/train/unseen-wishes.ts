import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Constraints, NO_CONSTRAINTS, readConstraints } from '../../server/assistant/editing/constraints.ts';
import type { Language } from '../../server/assistant/reading/language.ts';

const FILE = join(import.meta.dirname, '../../server/assistant/editing/wishes/unseen.jsonl');

/** A wish of another hand, never learned from, with the ways in which it may rightly be read; what they don't name stays unwished. */
interface UnseenWish {
  id: string;
  lang: Language;
  wish: string;
  effects: Partial<Constraints>[];
}

export const readUnseenWishes = (): UnseenWish[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export const wishRead = ({ lang, wish }: UnseenWish): Constraints =>
  readConstraints([{ role: 'constraint', text: wish }], lang);

/** Tone needs a writer, and the words of a question may be those of its ending: neither is counted. */
const COUNTED = (Object.keys(NO_CONSTRAINTS) as (keyof Constraints)[]).filter(
  (name) => name !== 'tone' && name !== 'question',
);

const isRightly = (read: Constraints, effects: Partial<Constraints>): boolean =>
  COUNTED.every((name) => {
    const wished = effects[name];
    if (wished === undefined) return isDeepStrictEqual(read[name], NO_CONSTRAINTS[name]);
    return wished !== null && typeof wished === 'object' && !Array.isArray(wished)
      ? Object.entries(wished).every(([part, value]) =>
          isDeepStrictEqual({ ...(read[name] as object) }[part as never], value),
        )
      : isDeepStrictEqual(read[name], wished);
  });

export const isReadRightly = (wish: UnseenWish): boolean =>
  wish.effects.some((effects) => isRightly(wishRead(wish), effects));

/** How many of the unseen wishes are read wholly right, by their kinds and by what they name. */
export function rightUnseen(): string {
  const wishes = readUnseenWishes();
  return `${wishes.filter(isReadRightly).length} of ${wishes.length} wishes of another hand wholly right`;
}
