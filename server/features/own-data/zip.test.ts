import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';

const PIECE = new Uint8Array(64 * 1024);

async function* entries() {
  yield { name: 'a.json', compress: true, pieces: Array.from({ length: 200 }, () => PIECE) };
}

it('is packed piece by piece, and others are served in between', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(entries())) chunks.push(chunk);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
  expect(unzipSync(new Uint8Array(Buffer.concat(chunks)))['a.json']?.byteLength).toBe(200 * PIECE.byteLength);
});
