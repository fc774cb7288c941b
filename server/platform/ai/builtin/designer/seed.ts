import { createHash } from 'node:crypto';

/** A number in [0, 1) at each call; the same seed gives the same row of numbers. */
export type RandomSource = () => number;

/** A number of 32 bits that only depends on a text. */
export function numberFrom(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE(0);
}

/** A row of numbers that only depends on the seed's text. */
export function randomFrom(seed: string): RandomSource {
  let state = numberFrom(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the choices, by the next number. */
export function pick<T>(random: RandomSource, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
