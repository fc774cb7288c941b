import { describe, expect, it } from 'vitest';
import type { Sound } from '../../sound.ts';
import { loudnessOf, mastered, truePeak } from './loudness.ts';
import { intone } from './melody.ts';
import { liveliness, middleOf, pitchTrack } from './pitch.ts';
import { spokenSentences } from './sentences.ts';

const RATE = 16_000;
const STILL = { range: 1, slope: 0, ending: 0 };

/** A hum with overtones, at a pitch that may change with time. */
function hum(seconds: number, pitchAt: (second: number) => number): Sound {
  let phase = 0;
  const samples = Float32Array.from({ length: seconds * RATE }, (_, index) => {
    phase += (2 * Math.PI * pitchAt(index / RATE)) / RATE;
    return 0.3 * Math.sin(phase) + 0.15 * Math.sin(2 * phase + 1) + 0.08 * Math.sin(3 * phase + 2);
  });
  return { samples, rate: RATE };
}

const voiced = (sound: Sound) => pitchTrack(sound).filter((pitch) => pitch > 0);

describe('the melody of a sentence', () => {
  it.each([90, 140, 210, 300])('hears a pitch of %i Hz, and none in noise or silence', (pitch) => {
    expect(Math.abs(middleOf(voiced(hum(1, () => pitch))) / pitch - 1)).toBeLessThan(0.01);
    let seed = 1;
    const noise = new Float32Array(RATE).map(() => {
      seed = (seed * 16_807) % 2_147_483_647;
      return (seed / 2_147_483_647 - 0.5) * 0.4;
    });
    expect(voiced({ samples: noise, rate: RATE }).length).toBeLessThan(5);
    expect(voiced({ samples: new Float32Array(RATE), rate: RATE })).toHaveLength(0);
  });

  it.each([0.8, 1, 1.25])('moves a voice to %d times its pitch, at the same pace and level', (by) => {
    const before = hum(1.5, () => 150);
    const after = intone(before, { ...STILL, pitch: 150 * by });
    expect(after.samples).toHaveLength(before.samples.length);
    expect(Math.abs(middleOf(voiced(after)) / (150 * by) - 1)).toBeLessThan(0.02);
    expect(Math.abs(loudnessOf(after) - loudnessOf(before))).toBeLessThan(2);
  });

  it('widens what moves, lets a statement fall and a question rise', () => {
    const before = hum(2, (second) => 150 * 2 ** (Math.sin(second * 5) / 12));
    const wide = intone(before, { pitch: 150, range: 2, slope: 0, ending: 0 });
    expect(liveliness(pitchTrack(wide)) / liveliness(pitchTrack(before))).toBeGreaterThan(1.6);
    const flat = hum(2, () => 150);
    const ends = (ending: number) => {
      const heard = voiced(intone(flat, { pitch: 150, range: 1, slope: 1, ending }));
      return 12 * Math.log2((heard.at(-4) ?? 0) / (heard[3] ?? 1));
    };
    expect(ends(-2)).toBeLessThan(-2.5);
    expect(ends(6)).toBeGreaterThan(2);
  });
});

describe('loudness', () => {
  it('is measured as ITU-R BS.1770 does: a full sine of one kilohertz has -3 LUFS', () => {
    const samples = Float32Array.from(
      { length: 48_000 * 2 },
      (_, index) => 0.1 * Math.sin((2 * Math.PI * 997 * index) / 48_000),
    );
    expect(loudnessOf({ samples, rate: 48_000 })).toBeCloseTo(-23.01, 1);
  });

  it('sees a peak between two samples', () => {
    const samples = Float32Array.from({ length: 400 }, (_, index) => Math.sin((Math.PI / 2) * index + Math.PI / 4));
    expect(Math.max(...samples)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(truePeak({ samples, rate: RATE })).toBeCloseTo(1, 1);
  });

  it('VOICE-02 is the same for a quiet and a peaky sound, and nothing gets over -1 dB', () => {
    const quiet = hum(2, () => 120);
    const samples = quiet.samples.map((sample, index) => sample * (index % 1600 < 80 ? 0.9 : 0.02));
    const loud = mastered({ samples, rate: RATE });
    expect(20 * Math.log10(truePeak(loud))).toBeLessThan(-1);
    expect(Math.abs(loudnessOf(mastered(quiet)) + 16)).toBeLessThan(0.1);
    expect(mastered({ samples: new Float32Array(RATE), rate: RATE }).samples.every((sample) => sample === 0)).toBe(
      true,
    );
  });
});

it('VOICE-03 of a text each line is a thought; only questions that ask for yes or no go up', () => {
  expect(spokenSentences('Is it open? Yes! And what is new?\nRye bread.', 'en')).toEqual([
    { words: 'Is it open?', tone: 'question', place: 0, endsThought: false },
    { words: 'Yes!', tone: 'exclamation', place: 1, endsThought: false },
    { words: 'And what is new?', tone: 'open question', place: 2, endsThought: true },
    { words: 'Rye bread.', tone: 'statement', place: 0, endsThought: true },
  ]);
});

it('VOICE-07 a point behind a figure or an abbreviation ends no sentence, and figures are said', () => {
  const words = (text: string) => spokenSentences(text, 'de').map((sentence) => sentence.words);
  expect(words('Sommerfest am 5. Juli um 14 Uhr. Kommt alle!')).toEqual([
    'Sommerfest am 5. Juli um 14 Uhr.',
    'Kommt alle!',
  ]);
  expect(words('Tel. 0171 2345678')).toEqual(['Tel. 0171 2345678']);
  expect(words('-20 %')).toEqual(['-20 %']);
});

it.each([
  ['de', 'Habt ihr offen? Und wann?'],
  ['es', '¿Está abierto? ¿Y a qué hora?'],
  ['fr', 'Vous venez ? Et à quelle heure ?'],
  ['it', 'Venite? E a che ora?'],
  ['pt', 'Está aberto? E a que horas?'],
] as const)('VOICE-03 tells them apart in %s too', (language, text) => {
  expect(spokenSentences(text.replaceAll(' ?', '?'), language).map(({ tone }) => tone)).toEqual([
    'question',
    'open question',
  ]);
});
