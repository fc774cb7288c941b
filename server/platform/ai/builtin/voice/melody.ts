import type { Sound } from '../../sound.ts';
import { FRAMES_A_SECOND, middleOf, pitchTrack } from './pitch.ts';

/** How a sentence goes up and down. */
export interface Melody {
  /** The pitch around which it moves, in hertz. */
  pitch: number;
  /** How much wider the synthesiser's own movement gets. */
  range: number;
  /** Semitones above that pitch where the sentence begins, and below it where it ends. */
  slope: number;
  /** Semitones by which its last syllables rise, as a question does, or fall. */
  ending: number;
}

/** Whispered and hissed parts have no period: they are carried over in pieces of this length. */
const UNVOICED_SECONDS = 0.005;
const ENDING_SECONDS = 0.32;
/** What lies further from the middle than these semitones is a creak or a mistake of the tracker, not a melody. */
const WIDEST = 4;
const SMOOTH_FRAMES = 3;

/** One period of a voice, or a piece of what has none. */
interface Mark {
  at: number;
  period: number;
  isVoiced: boolean;
}

/**
 * Sings a spoken sentence to another melody at the same pace and with the same vowels: its periods are laid down closer together
 * or further apart (TD-PSOLA, pitch-synchronous overlap-add).
 */
export function intone(sound: Sound, melody: Melody): Sound {
  const { samples, rate } = sound;
  const track = pitchTrack(sound);
  const marks = marksOf(sound, track);
  const periodAt = targetPeriods(track, rate, melody);
  const out = new Float32Array(samples.length);
  let nearest = 0;
  for (let at = marks[0]?.at ?? samples.length; at < samples.length; ) {
    while (
      nearest + 1 < marks.length &&
      Math.abs(markAt(marks, nearest + 1) - at) <= Math.abs(markAt(marks, nearest) - at)
    )
      nearest++;
    const mark = marks[nearest];
    if (!mark) break;
    const step = mark.isVoiced ? periodAt(at) : mark.period;
    addGrain(out, samples, mark, Math.round(at), Math.sqrt(step / mark.period));
    at += step;
  }
  return { samples: out, rate };
}

const markAt = (marks: Mark[], index: number): number => marks[index]?.at ?? Number.POSITIVE_INFINITY;

/** The middles of a voice's periods, each where it is most like the one before, and of the pieces between. */
function marksOf({ samples, rate }: Sound, track: Float32Array): Mark[] {
  const marks: Mark[] = [];
  const unvoiced = Math.round(rate * UNVOICED_SECONDS);
  let before: Mark | null = null;
  for (let at = 0; at < samples.length; ) {
    const pitch = track[Math.round((at * FRAMES_A_SECOND) / rate)] ?? 0;
    const isVoiced = pitch > 0;
    const period = isVoiced ? Math.round(rate / pitch) : unvoiced;
    const centre: number = !isVoiced
      ? at
      : before?.isVoiced
        ? likest(samples, before.at, at, period)
        : loudest(samples, at, at + period);
    const mark: Mark = { at: centre, period, isVoiced };
    marks.push(mark);
    before = mark;
    at = centre + period;
  }
  return marks;
}

function loudest(samples: Float32Array, from: number, to: number): number {
  let best = from;
  for (let at = from; at < to; at++) if (Math.abs(samples[at] ?? 0) > Math.abs(samples[best] ?? 0)) best = at;
  return best;
}

/** Where, near a place, the sound is most like what it is around a mark. */
function likest(samples: Float32Array, mark: number, near: number, period: number): number {
  const reach = Math.round(period * 0.15);
  const half = period >> 1;
  let [best, bestAt] = [Number.NEGATIVE_INFINITY, near];
  for (let at = near - reach; at <= near + reach; at++) {
    let product = 0;
    for (let index = -half; index <= half; index++)
      product += (samples[mark + index] ?? 0) * (samples[at + index] ?? 0);
    if (product > best) [best, bestAt] = [product, at];
  }
  return bestAt;
}

/** How long a period is to be at each place. */
function targetPeriods(track: Float32Array, rate: number, { pitch, range, slope, ending }: Melody) {
  const first = track.findIndex((one) => one > 0);
  const last = track.findLastIndex((one) => one > 0);
  const endingFrom = last - ENDING_SECONDS * FRAMES_A_SECOND;
  const periods = movementOf(track).map((moved, frame) => {
    const through = Math.min(1, Math.max(0, (frame - first) / Math.max(1, last - first)));
    const ended = Math.min(1, Math.max(0, (frame - endingFrom) / (last - endingFrom)));
    const note = range * moved + slope * (1 - 2 * through) + ending * ended;
    return rate / (pitch * 2 ** (note / 12));
  });
  return (at: number): number => {
    const place = (at * FRAMES_A_SECOND) / rate;
    const [frame, part] = [Math.floor(place), place % 1];
    const here = periods[frame] ?? rate / pitch;
    return here + part * ((periods[frame + 1] ?? here) - here);
  };
}

/** How the synthesiser moves, in semitones around its middle pitch; through what is not voiced it goes on to where the voice is again. */
function movementOf(track: Float32Array): Float32Array {
  const middle = middleOf(track.filter((one) => one > 0));
  const moved = track.map((one) => Math.min(WIDEST, Math.max(-WIDEST, 12 * Math.log2(one / middle))));
  let before = -1;
  for (let frame = 0; frame <= track.length; frame++) {
    if (frame < track.length && track[frame] === 0) continue;
    const [from, to] = [moved[before] ?? moved[frame] ?? 0, moved[frame] ?? moved[before] ?? 0];
    for (let gap = before + 1; gap < frame; gap++)
      moved[gap] = from + ((to - from) * (gap - before)) / (frame - before);
    before = frame;
  }
  return moved.map((_, frame) => {
    const near = moved.subarray(Math.max(0, frame - SMOOTH_FRAMES), frame + SMOOTH_FRAMES + 1);
    return near.reduce((sum, one) => sum + one, 0) / near.length;
  });
}

/** Adds two periods around a mark, faded in and out, at another place. */
function addGrain(out: Float32Array, samples: Float32Array, { at, period }: Mark, to: number, gain: number): void {
  for (let index = -period; index <= period; index++) {
    const place = to + index;
    if (place < 0 || place >= out.length) continue;
    const fade = 0.5 + 0.5 * Math.cos((Math.PI * index) / period);
    out[place] = (out[place] ?? 0) + gain * fade * (samples[at + index] ?? 0);
  }
}
