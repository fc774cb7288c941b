import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';

const SAMPLE_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Encodes 16-bit mono PCM from a WAV file as MP3; null where the bytes are anything else. */
export async function mp3FromWav(bytes: Uint8Array): Promise<Uint8Array | null> {
  const wav = readWav(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (wav === null) return null;
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: wav.sampleRate as 24_000, channels: 1, bitrate: 64 });
  const pieces: Buffer[] = [];
  const oneSecond = wav.sampleRate * 2;
  for (let start = 0; start < wav.pcm.length; start += oneSecond) {
    // The encoder reuses its memory: what it returns must be copied.
    pieces.push(Buffer.from(encoder.encode([samplesOf(wav.pcm.subarray(start, start + oneSecond))])));
    await nextTurn();
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return new Uint8Array(Buffer.concat(pieces));
}

function samplesOf(pcm: Buffer): Float32Array {
  const samples = new Float32Array(pcm.length >> 1);
  for (let index = 0; index < samples.length; index++) samples[index] = pcm.readInt16LE(index * 2) / 32_768;
  return samples;
}

function readWav(file: Buffer): { sampleRate: number; pcm: Buffer } | null {
  if (file.length < 44 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    return null;
  let sampleRate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const chunk = file.subarray(at + 8, at + 8 + size);
    if (name === 'fmt ' && chunk.length >= 16) {
      const isMono16 = chunk.readUInt16LE(0) === 1 && chunk.readUInt16LE(2) === 1 && chunk.readUInt16LE(14) === 16;
      if (!isMono16 || !SAMPLE_RATES.includes(chunk.readUInt32LE(4))) return null;
      sampleRate = chunk.readUInt32LE(4);
    }
    if (name === 'data') return sampleRate > 0 && chunk.length > 1 ? { sampleRate, pcm: chunk } : null;
    at += 8 + size + (size % 2);
  }
  return null;
}
