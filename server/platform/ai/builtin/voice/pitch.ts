import type { Sound } from '../../sound.ts';

export const FRAMES_A_SECOND = 100;
const LOWEST = 65;
const HIGHEST = 330;
const LEAST_POWER = 0.0004;
const LEAST_LIKENESS = 0.6;
/** A shorter period that is nearly as good is the true one: two periods in a row are as like as one. */
const NEARLY = 0.92;
const NEIGHBOURS = 3;

/** The pitch of every hundredth of a second in hertz, by normalised autocorrelation; 0 where nothing is voiced. */
export function pitchTrack({ samples, rate }: Sound): Float32Array {
  const hop = rate / FRAMES_A_SECOND;
  const [shortest, longest] = [Math.floor(rate / HIGHEST), Math.ceil(rate / LOWEST)];
  const track = new Float32Array(Math.ceil(samples.length / hop));
  const likeness = new Float32Array(longest + 1);
  for (let frame = 0; frame < track.length; frame++) {
    const start = Math.round(frame * hop - longest);
    if (start < 0 || start + 2 * longest >= samples.length) continue;
    const here = samples.subarray(start, start + longest);
    const power = here.reduce((sum, sample) => sum + sample * sample, 0);
    if (power / longest < LEAST_POWER) continue;
    let best = 0;
    let there = 0;
    for (let index = 0; index < longest; index++) there += (samples[start + shortest + index] ?? 0) ** 2;
    for (let lag = shortest; lag <= longest; lag++) {
      let product = 0;
      // Every other sample tells as much of a voice's period, in half the time.
      for (let index = 0; index < longest; index += 2)
        product += (here[index] ?? 0) * (samples[start + lag + index] ?? 0);
      likeness[lag] = (2 * product) / Math.sqrt(power * there + 1e-9);
      best = Math.max(best, likeness[lag] ?? 0);
      there += (samples[start + lag + longest] ?? 0) ** 2 - (samples[start + lag] ?? 0) ** 2;
    }
    if (best >= LEAST_LIKENESS) track[frame] = rate / firstPeak(likeness, shortest, longest, best * NEARLY);
  }
  return smoothed(track);
}

function firstPeak(likeness: Float32Array, shortest: number, longest: number, least: number): number {
  const at = (lag: number): number => likeness[lag] ?? 0;
  for (let lag = shortest; lag < longest; lag++)
    if (at(lag) >= least && at(lag) >= at(lag - 1) && at(lag) > at(lag + 1)) {
      const bend = at(lag - 1) - 2 * at(lag) + at(lag + 1);
      return lag > shortest && bend < 0 ? lag + (at(lag - 1) - at(lag + 1)) / (2 * bend) : lag;
    }
  return longest;
}

/** The middle one of each frame and its voiced neighbours: no octave leaps by a single frame. */
function smoothed(track: Float32Array): Float32Array {
  return track.map((pitch, frame) => {
    if (pitch === 0) return 0;
    const near = track.slice(Math.max(0, frame - NEIGHBOURS), frame + NEIGHBOURS + 1).filter((other) => other > 0);
    return near.length < 3 ? 0 : middleOf(near);
  });
}

export function middleOf(values: Float32Array): number {
  return values.toSorted()[values.length >> 1] ?? 0;
}

/** How far the voice goes up and down: the deviation of its pitch, in semitones. */
export function liveliness(track: Float32Array): number {
  const voiced = track.filter((pitch) => pitch > 0);
  const notes = voiced.map((pitch) => 12 * Math.log2(pitch));
  const mean = notes.reduce((sum, note) => sum + note, 0) / notes.length;
  return Math.sqrt(notes.reduce((sum, note) => sum + (note - mean) ** 2, 0) / notes.length);
}
