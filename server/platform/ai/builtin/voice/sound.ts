import type { Sound } from '../../sound.ts';

const REACH = 8;
const SILENCE = 0.006;

/** A windowed-sinc kernel as a table: 512 steps from one sample to the next. */
const STEPS = 512;
const KERNEL = Float32Array.from({ length: REACH * STEPS + 1 }, (_, index) => {
  const x = index / STEPS;
  if (x === 0) return 1;
  if (x >= REACH) return 0;
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH));
});

/** What a sound is between two of its samples. */
export function sampleAt(samples: Float32Array, at: number): number {
  const middle = Math.floor(at);
  let sum = 0;
  for (let tap = middle - REACH + 1; tap <= middle + REACH; tap++)
    sum += (samples[tap] ?? 0) * (KERNEL[Math.round(Math.abs(at - tap) * STEPS)] ?? 0);
  return sum;
}

/** The sound at another rate, played `size` times as fast: higher and smaller above 1. */
export function resize({ samples, rate }: Sound, newRate: number, size: number): Sound {
  const step = (rate * size) / newRate;
  const out = new Float32Array(Math.floor(samples.length / step));
  for (let index = 0; index < out.length; index++) out[index] = sampleAt(samples, index * step);
  return { samples: out, rate: newRate };
}

/** The sound without the silence at its ends. */
export function trim({ samples, rate }: Sound): Sound {
  const isHeard = (sample: number): boolean => Math.abs(sample) >= SILENCE;
  const [start, end] = [samples.findIndex(isHeard), samples.findLastIndex(isHeard)];
  return { samples: start < 0 ? new Float32Array() : samples.slice(start, end + 1), rate };
}

/** Sounds one after the other, each after so many seconds of silence. */
export function joinedSounds(parts: { after: number; sound: Sound }[], rate: number): Sound {
  const starts: number[] = [];
  let length = 0;
  for (const { after, sound } of parts) {
    starts.push(length + Math.round(after * rate));
    length = (starts.at(-1) ?? 0) + sound.samples.length;
  }
  const samples = new Float32Array(length);
  for (const [index, { sound }] of parts.entries()) samples.set(sound.samples, starts[index]);
  return { samples, rate };
}
