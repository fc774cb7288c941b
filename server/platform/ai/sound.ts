/** Sound as numbers between -1 and 1. */
export interface Sound {
  samples: Float32Array<ArrayBuffer>;
  rate: number;
}

const SAMPLE_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Reads 16-bit mono PCM from a WAV file; null where the bytes are anything else. */
export function readWav(bytes: Uint8Array): Sound | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 44 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    return null;
  let rate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const chunk = file.subarray(at + 8, at + 8 + size);
    if (name === 'fmt ' && chunk.length >= 16) {
      const isMono16 = chunk.readUInt16LE(0) === 1 && chunk.readUInt16LE(2) === 1 && chunk.readUInt16LE(14) === 16;
      if (!isMono16 || !SAMPLE_RATES.includes(chunk.readUInt32LE(4))) return null;
      rate = chunk.readUInt32LE(4);
    }
    if (name === 'data') return rate > 0 && chunk.length > 1 ? { samples: samplesOf(chunk), rate } : null;
    at += 8 + size + (size % 2);
  }
  return null;
}

function samplesOf(pcm: Buffer): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(pcm.length >> 1);
  for (let index = 0; index < samples.length; index++) samples[index] = pcm.readInt16LE(index * 2) / 32_768;
  return samples;
}
