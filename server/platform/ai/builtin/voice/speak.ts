import { encodeMp3 } from '../../mp3.ts';
import type { SpeechTask } from '../../tasks.ts';
import { synthesise } from './flite.ts';
import { PRESETS } from './presets.ts';
import { firstWords, pronounced } from './pronounced.ts';
import { normalise, resize, trim } from './sound.ts';

const RATE = 24_000;
const MOST_MINUTES = 3;
// Far more than three minutes of speech: what lies beyond is never read, so it need not be cleaned.
const MOST_CHARACTERS = 20_000;

export interface Speech {
  mp3: Uint8Array;
  seconds: number;
}

/** Speaks a text as an MP3; at most about three minutes of it, ended at a sentence. */
export async function speak(task: SpeechTask): Promise<Speech> {
  const preset = PRESETS[task.voice];
  const text = pronounced(task.text.slice(0, MOST_CHARACTERS));
  if (text === '') throw new Error('There is nothing to read aloud: the built-in voice reads words in Latin letters.');
  const said = await synthesise(firstWords(text, preset.wordsPerMinute * MOST_MINUTES), preset);
  const sound = normalise(trim(resize(said, RATE, preset.size)));
  return { mp3: await encodeMp3(sound), seconds: sound.samples.length / RATE };
}
