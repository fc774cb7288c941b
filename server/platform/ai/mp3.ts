import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sound } from './sound.ts';

const BITRATE = 64;

/** Encodes a mono sound as MP3, a second at a time, so that others get their turn in between. */
export async function encodeMp3({ samples, rate }: Sound): Promise<Uint8Array> {
  // Large, and seldom needed: no start waits for it.
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  // The encoder's type names the rates that it takes; `readWav` and the voice know no others.
  encoder.configure({ sampleRate: rate as 24_000, channels: 1, bitrate: BITRATE });
  const pieces: Buffer[] = [];
  for (let start = 0; start < samples.length; start += rate) {
    // What the encoder returns lies in its own memory and is overwritten by the next piece.
    pieces.push(Buffer.from(encoder.encode([samples.subarray(start, start + rate)])));
    await nextTurn();
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return new Uint8Array(Buffer.concat(pieces));
}
