import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { VOICES } from '../../../../../domain/agents.ts';
import type { Sound } from '../../sound.ts';
import { synthesise } from './flite.ts';
import { PRESETS } from './presets.ts';
import { normalise, resize, speakingLevel, trim } from './sound.ts';
import { speak } from './speak.ts';

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

/** The middle pitch of the voiced parts, by autocorrelation. */
function pitchOf({ samples, rate }: Sound): number {
  const frame = Math.round(rate * 0.04);
  const found: number[] = [];
  for (let start = 0; start + 2 * frame < samples.length; start += frame) {
    const at = (index: number) => samples[start + index] ?? 0;
    let power = 0;
    for (let index = 0; index < frame; index++) power += at(index) ** 2;
    if (power / frame < 0.002) continue;
    let [best, bestLag] = [0, 0];
    for (let lag = Math.round(rate / 320); lag < rate / 65; lag++) {
      let [product, other] = [0, 0];
      for (let index = 0; index < frame; index++) {
        product += at(index) * at(index + lag);
        other += at(index + lag) ** 2;
      }
      const likeness = product / Math.sqrt(power * other + 1e-9);
      if (likeness > best) [best, bestLag] = [likeness, lag];
    }
    if (best > 0.7) found.push(rate / bestLag);
  }
  return found.sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? 0;
}

describe('the built-in voice', () => {
  it('speaks an MP3 that plays as long as it says', async () => {
    const { mp3, seconds } = await speak({ text: TEXT, voice: 'Mercury Jane' });
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(10);
    expect(Math.abs(playedSeconds(mp3) - seconds)).toBeLessThan(0.2);
  });

  it('speaks the same bytes for the same text', async () => {
    const [first, second] = [
      await speak({ text: 'Hello there.', voice: 'Michael News' }),
      await speak({ text: 'Hello there.', voice: 'Michael News' }),
    ];
    expect(Buffer.from(first.mp3).equals(Buffer.from(second.mp3))).toBe(true);
  });

  it('has five voices that differ in pitch or in pace, all equally loud', async () => {
    const heard: { pitch: number; seconds: number }[] = [];
    for (const voice of VOICES) {
      const preset = PRESETS[voice];
      const sound = normalise(trim(resize(await synthesise(TEXT, preset), 24_000, preset.size)));
      expect(Math.abs(speakingLevel(sound) - 0.126)).toBeLessThan(0.02);
      expect(sound.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.96);
      heard.push({ pitch: pitchOf(sound), seconds: sound.samples.length / 24_000 });
    }
    for (const [index, one] of heard.entries())
      for (const other of heard.slice(0, index)) {
        const pitches = Math.max(one.pitch, other.pitch) / Math.min(one.pitch, other.pitch);
        const paces = Math.max(one.seconds, other.seconds) / Math.min(one.seconds, other.seconds);
        expect(Math.max(pitches, paces)).toBeGreaterThan(1.05);
      }
  });

  it('stops after about three minutes, at a sentence', { timeout: 240_000 }, async () => {
    const { seconds } = await speak({ text: `${TEXT} `.repeat(200), voice: 'Sarah Professional' });
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThan(200);
  });

  it.each(['', '   ', '🎉 #hashtag https://example.com', '日本語'])(
    'says plainly that %j can not be read',
    async (text) => {
      await expect(speak({ text, voice: 'Mercury Jane' })).rejects.toThrow('There is nothing to read aloud');
    },
  );

  it('leaves no folder behind', async () => {
    await speak({ text: 'Hello there.', voice: 'James Casual' });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`fanfare-voice-${process.pid}-`))).toEqual([]);
  });
});
