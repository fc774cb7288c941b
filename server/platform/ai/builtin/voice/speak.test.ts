import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { VOICES } from '../../../../../domain/workflow/agents.ts';
import { isWholeRun } from '../../../../../tests/support/whole-run.ts';
import { loudnessOf, truePeak } from './loudness.ts';
import { liveliness, middleOf, pitchTrack } from './pitch.ts';
import { presetOf } from './presets.ts';
import { pronounced } from './pronounced.ts';
import { speak, spoken } from './speak.ts';

const TEXT = 'Meet our new compostable coffee bags. Every Monday at nine we share one tip for your small business.';

const BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [22_050, 24_000, 16_000];

/** Walks through the frames of an MPEG-2 layer 3 file, as a player does, and adds up their time. */
function playedSeconds(mp3: Uint8Array): number {
  const bytes = Buffer.from(mp3);
  let [at, seconds] = [0, 0];
  while (at + 4 <= bytes.length) {
    const header = bytes.readUInt32BE(at);
    expect(header >>> 21, `a frame at byte ${at}`).toBe(0x7ff);
    expect([(header >>> 19) & 3, (header >>> 17) & 3]).toEqual([2, 1]);
    const bitrate = BITRATES[(header >>> 12) & 15] ?? 0;
    const rate = RATES[(header >>> 10) & 3] ?? 0;
    at += Math.floor((72_000 * bitrate) / rate) + ((header >>> 9) & 1);
    seconds += 576 / rate;
  }
  return seconds;
}

describe('the built-in voice', () => {
  it('speaks an MP3 that plays as long as it says', async () => {
    const { mp3, seconds } = await speak({ text: TEXT, language: 'en', voice: 'Mercury Jane' });
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(10);
    expect(Math.abs(playedSeconds(mp3) - seconds)).toBeLessThan(0.2);
  });

  it.each(['Michael News', 'Sarah Professional'] as const)(
    'speaks the same bytes for the same text by %s',
    async (voice) => {
      const [first, second] = [
        await speak({ text: 'Hello there.', language: 'en', voice }),
        await speak({ text: 'Hello there.', language: 'en', voice }),
      ];
      expect(Buffer.from(first.mp3).equals(Buffer.from(second.mp3))).toBe(true);
    },
  );

  it('VOICE-01 has five voices of five recordings', () => {
    const recordings = VOICES.map((voice) => presetOf({ voice, language: 'en' }).recording);
    expect(new Set(recordings).size).toBe(VOICES.length);
  });

  it.each([
    ['en', TEXT],
    ['de', 'Am Samstag backen wir 24 Brote für 3,50 €. Wer kommt um 10:30 Uhr vorbei?'],
    ['es', 'El sábado hacemos pan desde las 10:30. ¿Quién viene a probar el queso de la casa?'],
    ['fr', 'Samedi, la boulangerie ouvre à 10 h 30. Venez goûter le pain aux 5 céréales de la maison !'],
    ['it', 'Sabato il forno apre alle 10:30. Venite ad assaggiare il pane con le olive della nostra valle!'],
    ['pt', 'No sábado temos pão fresco às 10h30. Quem vem provar o queijo da nossa casa?'],
  ] as const)(
    'VOICE-01 VOICE-02 VOICE-06 speaks %s by five voices, apart, lively and equally loud',
    async (language, text) => {
      const heard: { pitch: number; seconds: number }[] = [];
      for (const voice of VOICES) {
        const sound = await spoken(pronounced(text, language), { voice, language });
        const track = pitchTrack(sound);
        // A person who reads with life moves by two and a half to four semitones; the synthesiser by about one.
        expect(liveliness(track), voice).toBeGreaterThan(2.3);
        expect(liveliness(track), voice).toBeLessThan(4.2);
        expect(Math.abs(loudnessOf(sound) + 16), voice).toBeLessThan(0.3);
        expect(20 * Math.log10(truePeak(sound)), voice).toBeLessThan(-1);
        heard.push({ pitch: middleOf(track.filter((one) => one > 0)), seconds: sound.samples.length / sound.rate });
      }
      for (const [index, one] of heard.entries())
        for (const other of heard.slice(0, index)) {
          const pitches = Math.max(one.pitch, other.pitch) / Math.min(one.pitch, other.pitch);
          const paces = Math.max(one.seconds, other.seconds) / Math.min(one.seconds, other.seconds);
          expect(Math.max(pitches, paces)).toBeGreaterThan(1.08);
        }
    },
  );

  it('VOICE-03 rests between sentences, and longer between thoughts', async () => {
    const speaker = { voice: 'Mercury Jane', language: 'en' } as const;
    const preset = presetOf(speaker);
    const seconds = async (text: string) => (await spoken(text, speaker)).samples.length / 24_000;
    const [bread, milk] = [await seconds('Bread is here.'), await seconds('Milk is here.')];
    const alone = bread + milk - 0.33;
    expect((await seconds('Bread is here. Milk is here.')) - alone).toBeCloseTo(preset.rest, 1);
    expect((await seconds('Bread is here.\nMilk is here.')) - alone).toBeCloseTo(preset.rest * 1.8, 1);
  });

  it.runIf(isWholeRun)('stops after about three minutes, at a sentence', { timeout: 240_000 }, async () => {
    const { seconds } = await speak({ text: `${TEXT} `.repeat(200), language: 'en', voice: 'Sarah Professional' });
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThan(200);
  });

  it.each(['', '   ', '🎉 #hashtag https://example.com', '日本語'])(
    'says plainly that %j can not be read',
    async (text) => {
      await expect(speak({ text, language: 'en', voice: 'Mercury Jane' })).rejects.toThrow(
        'There is nothing to read aloud',
      );
    },
  );

  it('leaves no folder behind', async () => {
    await speak({ text: 'Hello there.', language: 'en', voice: 'James Casual' });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`fanfare-voice-${process.pid}-`))).toEqual([]);
  });
});
