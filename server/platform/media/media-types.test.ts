import { expect, it } from 'vitest';
import { ONE_PIXEL_PNG, SOME_MP3 } from '../../../tests/support/provider-wire.ts';
import { isMp3, rasterTypeOf } from './media-types.ts';

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

it.each([
  { name: 'PNG', head: new Uint8Array(ONE_PIXEL_PNG), type: 'image/png' },
  { name: 'JPEG', head: bytes('\xff\xd8\xff\xe0\x00\x10JFIF'), type: 'image/jpeg' },
  { name: 'WEBP', head: bytes('RIFF\x24\x00\x00\x00WEBPVP8 '), type: 'image/webp' },
  { name: 'WAV', head: bytes('RIFF\x24\x00\x00\x00WAVEfmt '), type: null },
  { name: 'SVG', head: bytes('<svg xmlns="http://www.w3.org/2000/svg">'), type: null },
  { name: 'HTML', head: bytes('<!doctype html><script>'), type: null },
  { name: 'GIF', head: bytes('GIF89a'), type: null },
  { name: 'nothing', head: new Uint8Array(0), type: null },
])('takes $name for $type by its first bytes', ({ head, type }) => {
  expect(rasterTypeOf(head)).toBe(type);
});

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
