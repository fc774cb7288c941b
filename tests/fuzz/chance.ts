/** Chance that can be had again: the same seed and the same case bring the same choices. */
export interface Chance {
  /** A whole number from 0 on, below this one. */
  below(count: number): number;
  is(probability: number): boolean;
  among<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
}

/** The chance of one case (mulberry32). */
export function chanceOf(seed: number, which: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(which + 1, 0x85ebca6b);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    is: (probability) => next() < probability,
    among: <T>(choices: readonly T[]) => {
      if (choices.length === 0) throw new Error('There is nothing to choose from');
      return choices[below(choices.length)] as T;
    },
  };
}
