import type { Language, OtherLanguage } from '../../../../../domain/languages.ts';
import type { Voice } from '../../../../../domain/workflow/agents.ts';
import type { Melody } from './melody.ts';
import type { SpokenSentence } from './sentences.ts';
import type { Person } from './synthesise.ts';

/** How a voice is made of a recording. */
export interface Preset extends Person {
  /** How much wider it moves than the synthesiser does, and how many semitones its sentences fall to either side of their middle. */
  range: number;
  slope: number;
  /** Seconds of rest between two sentences; between two thoughts it is nearly twice as long. */
  rest: number;
  wordsPerMinute: number;
}

/** Five people: two men, three women, each of a recording of their own. */
const ENGLISH: Record<Voice, Preset> = {
  'Mercury Jane': {
    recording: 'slt',
    pitch: 178,
    size: 1,
    pace: 1,
    range: 1.6,
    slope: 2,
    rest: 0.38,
    wordsPerMinute: 170,
  },
  'James Casual': {
    recording: 'rms',
    pitch: 116,
    size: 1.04,
    pace: 0.97,
    range: 1.2,
    slope: 1.6,
    rest: 0.34,
    wordsPerMinute: 160,
  },
  'Sarah Professional': {
    recording: 'en-GB',
    pitch: 194,
    size: 1,
    pace: 1,
    range: 1.2,
    slope: 1.6,
    rest: 0.32,
    wordsPerMinute: 176,
  },
  'Michael News': {
    recording: 'awb',
    pitch: 104,
    size: 0.92,
    pace: 0.95,
    range: 1.1,
    slope: 2,
    rest: 0.36,
    wordsPerMinute: 170,
  },
  'Emma Storyteller': {
    recording: 'en-US',
    pitch: 158,
    size: 0.96,
    pace: 1.14,
    range: 1.6,
    slope: 1.8,
    rest: 0.5,
    wordsPerMinute: 146,
  },
};

/** Every other language has one woman's recording: another pitch and size make five people of her. */
const ABROAD: Record<Voice, Pick<Preset, 'pitch' | 'size' | 'pace' | 'range' | 'slope'>> = {
  'Mercury Jane': { pitch: 182, size: 1, pace: 1, range: 1.2, slope: 1.6 },
  'James Casual': { pitch: 122, size: 0.85, pace: 0.98, range: 1.2, slope: 1.6 },
  'Sarah Professional': { pitch: 204, size: 1.07, pace: 0.94, range: 1.2, slope: 1.5 },
  'Michael News': { pitch: 106, size: 0.8, pace: 0.96, range: 1.2, slope: 1.8 },
  'Emma Storyteller': { pitch: 162, size: 0.95, pace: 1.14, range: 1.4, slope: 1.8 },
};

/** Nobody was recorded in Portuguese: the Spanish voice comes nearest to it. */
const RECORDINGS: Record<OtherLanguage, Person['recording']> = {
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'es-ES',
};

/** A voice, and what it reads. */
export interface Speaker {
  voice: Voice;
  language: Language;
}

/** How a voice reads a language. */
export function presetOf({ voice, language }: Speaker): Preset {
  const english = ENGLISH[voice];
  return language === 'en' ? english : { ...english, ...ABROAD[voice], recording: RECORDINGS[language] };
}

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
