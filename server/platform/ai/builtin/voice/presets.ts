import type { Voice } from '../../../../../domain/agents.ts';

/** How a voice is made of the synthesiser's. */
export interface Preset {
  /** The synthesiser's own voice. */
  source: 'slt' | 'rms' | 'awb';
  /** Mean pitch in hertz, where the source obeys it. */
  pitch: number | null;
  /** Above 1 sounds smaller and higher, below 1 larger and deeper, at an unchanged pace. */
  size: number;
  /** Above 1 is slower. */
  pace: number;
  wordsPerMinute: number;
}

/** Five people: two men, three women, apart in pitch, size and pace. */
export const PRESETS: Record<Voice, Preset> = {
  'Mercury Jane': { source: 'slt', pitch: 172, size: 1, pace: 1, wordsPerMinute: 180 },
  'James Casual': { source: 'rms', pitch: null, size: 1.04, pace: 0.97, wordsPerMinute: 168 },
  'Sarah Professional': { source: 'slt', pitch: 196, size: 1.07, pace: 0.92, wordsPerMinute: 192 },
  'Michael News': { source: 'awb', pitch: null, size: 0.92, pace: 0.95, wordsPerMinute: 180 },
  'Emma Storyteller': { source: 'slt', pitch: 150, size: 0.94, pace: 1.16, wordsPerMinute: 156 },
};
