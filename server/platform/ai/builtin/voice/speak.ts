import { createMp3Encoder } from 'wasm-media-encoders';
import type { SpeechTask } from '../../tasks.ts';
import { type Sound, synthesise } from './flite.ts';
import { PRESETS } from './presets.ts';
import { normalise, resize, trim } from './sound.ts';
import { firstWords, spokenText } from './spoken-text.ts';

const RATE = 24_000;
const BITRATE = 64;
const MOST_MINUTES = 3;
// Far more than three minutes of speech: what lies beyond is never read, so it need not be cleaned.
const MOST_CHARACTERS = 20_000;

export interface Speech {
  mp3: Uint8Array;
  seconds: number;
}

async function encode({ samples, rate }: Sound): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: BITRATE });
  const parts: Buffer[] = [];
  // The encoder's answer lies in its own memory and is overwritten by the next: copy each.
  for (let start = 0; start < samples.length; start += rate)
    parts.push(Buffer.from(encoder.encode([samples.subarray(start, start + rate)])));
  parts.push(Buffer.from(encoder.finalize()));
  return new Uint8Array(Buffer.concat(parts));
}

/** Speaks a text as an MP3; at most about three minutes of it, ended at a sentence. */
export async function speak(task: SpeechTask): Promise<Speech> {
  const preset = PRESETS[task.voice];
  const text = spokenText(task.text.slice(0, MOST_CHARACTERS));
  if (text === '') throw new Error('There is nothing to read aloud: the built-in voice reads words in Latin letters.');
  const said = await synthesise(firstWords(text, preset.wordsPerMinute * MOST_MINUTES), preset);
  const sound = normalise(trim(resize(said, RATE, preset.size)));
  return { mp3: await encode(sound), seconds: sound.samples.length / RATE };
}
