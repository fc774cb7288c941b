import type { Voice } from '../../../../../domain/workflow/agents.ts';
import type { Melody } from './melody.ts';
import type { SpokenSentence } from './sentences.ts';

/** How a voice is made of the synthesiser's. */
export interface Preset {
  /** The synthesiser's own voice. */
  source: 'slt' | 'rms' | 'awb';
  /** The pitch around which it speaks, in hertz. */
  pitch: number;
  /** Above 1 sounds smaller and higher, below 1 larger and deeper, at an unchanged pace. */
  size: number;
  /** Above 1 is slower. */
  pace: number;
  /** How much wider it moves than the synthesiser does, and how many semitones its sentences fall to either side of their middle. */
  range: number;
  slope: number;
  /** Seconds of rest between two sentences; between two thoughts it is nearly twice as long. */
  rest: number;
  wordsPerMinute: number;
}

/** Five people: two men, three women, apart in pitch, size, pace and liveliness. */
export const PRESETS: Record<Voice, Preset> = {
  'Mercury Jane': {
    source: 'slt',
    pitch: 178,
    size: 1,
    pace: 1,
    range: 1.6,
    slope: 2,
    rest: 0.38,
    wordsPerMinute: 170,
  },
  'James Casual': {
    source: 'rms',
    pitch: 116,
    size: 1.04,
    pace: 0.97,
    range: 1.2,
    slope: 1.6,
    rest: 0.34,
    wordsPerMinute: 160,
  },
  'Sarah Professional': {
    source: 'slt',
    pitch: 204,
    size: 1.07,
    pace: 0.92,
    range: 1.6,
    slope: 1.9,
    rest: 0.32,
    wordsPerMinute: 182,
  },
  'Michael News': {
    source: 'awb',
    pitch: 104,
    size: 0.92,
    pace: 0.95,
    range: 1.1,
    slope: 2,
    rest: 0.36,
    wordsPerMinute: 170,
  },
  'Emma Storyteller': {
    source: 'slt',
    pitch: 156,
    size: 0.94,
    pace: 1.16,
    range: 2,
    slope: 2.4,
    rest: 0.5,
    wordsPerMinute: 146,
  },
};

const ENDINGS: Record<SpokenSentence['tone'], number> = {
  statement: -2,
  exclamation: -1.5,
  question: 6,
  'open question': -1,
};
const OPENING_NOTE = 1;
const STEP_DOWN = 0.6;
const MOST_STEPS = 3;
const EXCITED = 0.6;

/** How a voice says a sentence: a thought begins high and comes down sentence by sentence, a question goes up at its end. */
export function melodyOf({ tone, place }: SpokenSentence, { pitch, size, range, slope }: Preset): Melody {
  const excited = tone === 'exclamation' ? EXCITED : 0;
  const note = OPENING_NOTE - STEP_DOWN * Math.min(place, MOST_STEPS) + excited;
  return { pitch: (pitch / size) * 2 ** (note / 12), range, slope: slope + excited, ending: ENDINGS[tone] };
}

/** Seconds of silence after a sentence. */
export function restAfter({ endsThought }: SpokenSentence, { rest }: Preset): number {
  return endsThought ? rest * 1.8 : rest;
}
