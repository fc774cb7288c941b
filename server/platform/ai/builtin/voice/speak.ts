import { encodeMp3 } from '../../mp3.ts';
import type { Sound } from '../../sound.ts';
import type { SpeechTask } from '../../tasks.ts';
import { mastered } from './loudness.ts';
import { intone } from './melody.ts';
import { melodyOf, presetOf, restAfter, type Speaker } from './presets.ts';
import { firstWords, pronounced } from './pronounced.ts';
import { spokenSentences } from './sentences.ts';
import { joinedSounds, resize, trim } from './sound.ts';
import { synthesise } from './synthesise.ts';

const RATE = 24_000;
const MOST_MINUTES = 3;
// Far more than three minutes of speech: what lies beyond is never read, so it need not be cleaned.
const MOST_CHARACTERS = 20_000;
const BREATH_BEFORE = 0.08;
const BREATH_AFTER = 0.25;

export interface Speech {
  mp3: Uint8Array;
  seconds: number;
}

/** Speaks a text as an MP3; at most about three minutes of it, ended at a sentence. */
export async function speak(task: SpeechTask): Promise<Speech> {
  const { wordsPerMinute } = presetOf(task);
  const text = pronounced(task.text.slice(0, MOST_CHARACTERS), task.language);
  if (text === '') throw new Error('There is nothing to read aloud: the built-in voice reads words in Latin letters.');
  const sound = await spoken(firstWords(text, wordsPerMinute * MOST_MINUTES), task);
  return { mp3: await encodeMp3(sound), seconds: sound.samples.length / RATE };
}

/** A text sentence by sentence, each with a melody of its own and a rest after it. */
export async function spoken(text: string, speaker: Speaker): Promise<Sound> {
  const preset = presetOf(speaker);
  const parts: { after: number; sound: Sound }[] = [];
  let after = BREATH_BEFORE;
  for (const sentence of spokenSentences(text, speaker.language)) {
    const said = trim(await synthesise(sentence.words, preset));
    const sound = resize(intone(said, melodyOf(sentence, preset)), RATE, preset.size);
    parts.push({ after, sound });
    after = restAfter(sentence, preset);
  }
  return mastered(
    joinedSounds([...parts, { after: BREATH_AFTER, sound: { samples: new Float32Array(), rate: RATE } }], RATE),
  );
}
