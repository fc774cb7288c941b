import type { Sound } from '../../sound.ts';
import { sampleAt } from './sound.ts';

/** As loud as podcasts and spoken posts are asked to be, in LUFS. */
export const LOUDNESS = -16;
/** Below the −1 dB of true peak that networks ask for: coding as MP3 adds a little. */
const CEILING = 10 ** (-1.8 / 20);
const LOOK_AHEAD_SECONDS = 0.004;
const OVERSAMPLED = 4;
const QUIET = 0.3;

/** Two biquads: the head's shelf and the low cut of ITU-R BS.1770, for any sample rate. */
function weighted({ samples, rate }: Sound): Float32Array {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate);
  const [high, band, q] = [
    10 ** (3.999843853973347 / 20),
    10 ** ((3.999843853973347 / 20) * 0.4996667741545416),
    0.7071752369554196,
  ];
  const cut = Math.tan((Math.PI * 38.13547087602444) / rate);
  const cutQ = 0.5003270373238773;
  const [over, under] = [1 + shelf / q + shelf ** 2, 1 + cut / cutQ + cut ** 2];
  const head = biquad(
    samples,
    [
      (high + (band * shelf) / q + shelf ** 2) / over,
      (2 * (shelf ** 2 - high)) / over,
      (high - (band * shelf) / q + shelf ** 2) / over,
    ],
    [(2 * (shelf ** 2 - 1)) / over, (1 - shelf / q + shelf ** 2) / over],
  );
  return biquad(head, [1, -2, 1], [(2 * (cut ** 2 - 1)) / under, (1 - cut / cutQ + cut ** 2) / under]);
}

function biquad(input: Float32Array, [b0, b1, b2]: [number, number, number], [a1, a2]: [number, number]): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return input.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Integrated loudness in LUFS: gated, so that pauses don't count (ITU-R BS.1770). */
export function loudnessOf(sound: Sound): number {
  const heard = weighted(sound);
  const [block, hop] = [Math.round(sound.rate * 0.4), Math.round(sound.rate * 0.1)];
  const powers: number[] = [];
  for (let start = 0; start === 0 || start + block <= heard.length; start += hop) {
    const part = heard.subarray(start, start + block);
    powers.push(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
  }
  const louder = (least: number) => powers.filter((power) => inLufs(power) > least);
  return inLufs(mean(louder(inLufs(mean(louder(-70))) - 10)));
}

const inLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The highest that a sound gets around a sample and between its neighbours, as a player's converter sees it. */
function peakAt(samples: Float32Array, index: number): number {
  const here = Math.abs(samples[index] ?? 0);
  // Beside a quiet sample nothing gets loud that a louder neighbour does not show.
  if (here < QUIET) return here;
  let peak = here;
  for (let part = -OVERSAMPLED + 1; part < OVERSAMPLED; part++)
    if (part !== 0) peak = Math.max(peak, Math.abs(sampleAt(samples, index + part / OVERSAMPLED)));
  return peak;
}

export function truePeak({ samples }: Sound): number {
  return samples.reduce((peak, _, index) => Math.max(peak, peakAt(samples, index)), 0);
}

/** The sound as loud as all voices are; what would stand out of it is turned down for a moment, not cut off. */
export function mastered(sound: Sound): Sound {
  const loudness = loudnessOf(sound);
  if (!Number.isFinite(loudness)) return sound;
  const gain = gainBy(LOUDNESS - loudness);
  // What was turned down in the first go is missing of the loudness.
  return limited(sound, gain * gainBy(LOUDNESS - loudnessOf(limited(sound, gain))));
}

const gainBy = (decibels: number): number => 10 ** (decibels / 20);

function limited({ samples, rate }: Sound, gain: number): Sound {
  const reach = Math.round(rate * LOOK_AHEAD_SECONDS);
  const louder = samples.map((sample) => sample * gain);
  const turnedDown = new Float32Array(samples.length).fill(1);
  for (let index = 0; index < louder.length; index++) {
    const allowed = CEILING / Math.max(CEILING, peakAt(louder, index));
    if (allowed === 1) continue;
    for (let offset = -reach; offset <= reach; offset++) {
      const dip = 1 - (1 - allowed) * (0.5 + 0.5 * Math.cos((Math.PI * offset) / (reach + 1)));
      const place = index + offset;
      if (dip < (turnedDown[place] ?? 0)) turnedDown[place] = dip;
    }
  }
  return { samples: louder.map((sample, index) => sample * (turnedDown[index] ?? 1)), rate };
}
