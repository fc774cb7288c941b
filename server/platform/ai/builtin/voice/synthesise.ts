import type { Sound } from '../../sound.ts';
import { type FliteRecording, sayByFlite } from './flite.ts';
import { type PicoRecording, sayByPico } from './pico.ts';

type Recording = FliteRecording | PicoRecording;

/** Whose recording is heard, and how it is made another person. */
export interface Person {
  recording: Recording;
  /** The pitch around which it speaks, in hertz. */
  pitch: number;
  /** Above 1 sounds smaller and higher, below 1 larger and deeper, at an unchanged pace. */
  size: number;
  /** Above 1 is slower. */
  pace: number;
}

/** Says a text with the recording of a person; the size is left to `resize`, only its pace is made up for here. */
export function synthesise(text: string, { recording, pitch, pace, size }: Person): Promise<Sound> {
  const stretch = pace * size;
  return isOfFlite(recording)
    ? sayByFlite(text, recording, stretch, pitch / size)
    : sayByPico(text, recording, stretch);
}

const isOfFlite = (recording: Recording): recording is FliteRecording => !recording.includes('-');
