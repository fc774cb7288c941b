import type { Sound } from '../../sound.ts';

const REACH = 8;
const SILENCE = 0.006;
// About -18 dBFS while speaking: as loud as spoken posts usually are.
const SPEAKING_LEVEL = 0.126;
const CEILING = 0.94;

/** A windowed-sinc kernel as a table: 512 steps from one sample to the next. */
const STEPS = 512;
const KERNEL = Float32Array.from({ length: REACH * STEPS + 1 }, (_, index) => {
  const x = index / STEPS;
  if (x === 0) return 1;
  if (x >= REACH) return 0;
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH));
});

/** The sound at another rate, played `size` times as fast: higher and smaller above 1. */
export function resize(sound: Sound, rate: number, size: number): Sound {
  const step = (sound.rate * size) / rate;
  const { samples } = sound;
  const length = Math.floor(samples.length / step);
  const out = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    const at = index * step;
    const middle = Math.floor(at);
    let sum = 0;
    for (let tap = middle - REACH + 1; tap <= middle + REACH; tap++)
      sum += (samples[tap] ?? 0) * (KERNEL[Math.round(Math.abs(at - tap) * STEPS)] ?? 0);
    out[index] = sum;
  }
  return { samples: out, rate };
}

/** The sound with a short breath of silence at both ends instead of the synthesiser's long ones. */
export function trim({ samples, rate }: Sound): Sound {
  let [start, end] = [0, samples.length];
  while (start < end && Math.abs(samples[start] ?? 0) < SILENCE) start++;
  while (end > start && Math.abs(samples[end - 1] ?? 0) < SILENCE) end--;
  const [before, after] = [Math.round(rate * 0.08), Math.round(rate * 0.25)];
  const out = new Float32Array(before + (end - start) + after);
  out.set(samples.subarray(start, end), before);
  return { samples: out, rate };
}

/** The level of a sound while somebody speaks; pauses do not count. */
export function speakingLevel({ samples, rate }: Sound): number {
  const frame = Math.max(1, Math.round(rate * 0.02));
  let [sum, frames] = [0, 0];
  for (let start = 0; start + frame <= samples.length; start += frame) {
    let power = 0;
    for (let index = start; index < start + frame; index++) power += (samples[index] ?? 0) ** 2;
    power /= frame;
    if (power < 0.0001) continue;
    sum += power;
    frames++;
  }
  return frames === 0 ? 0 : Math.sqrt(sum / frames);
}

/** The sound at the speaking level of all voices; what would clip is bent below the ceiling instead. */
export function normalise(sound: Sound): Sound {
  const level = speakingLevel(sound);
  if (level === 0) return sound;
  const gain = SPEAKING_LEVEL / level;
  const knee = CEILING * 0.7;
  const samples = sound.samples.map((sample) => {
    const louder = sample * gain;
    const size = Math.abs(louder);
    if (size <= knee) return louder;
    return Math.sign(louder) * (knee + (CEILING - knee) * Math.tanh((size - knee) / (CEILING - knee)));
  });
  return { samples, rate: sound.rate };
}
