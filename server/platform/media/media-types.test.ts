import { expect, it } from 'vitest';
import { SOME_MP3 } from '../../../tests/support/doubles/provider-wire.ts';
import { isMp3 } from './media-types.ts';

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

it.each([
  { name: 'a frame of layer III', head: new Uint8Array(SOME_MP3), is: true },
  { name: 'an ID3 tag', head: bytes('ID3\x04\x00'), is: true },
  { name: 'AAC', head: bytes('\xff\xf1\x50\x80'), is: false },
  { name: 'WAV', head: bytes('RIFF\x24\x00\x00\x00WAVEfmt '), is: false },
  { name: 'JSON', head: bytes('{"error":1}'), is: false },
  { name: 'nothing', head: new Uint8Array(0), is: false },
])('takes $name for MP3: $is', ({ head, is }) => {
  expect(isMp3(head)).toBe(is);
});
