import { expect, it } from 'vitest';
import { ONE_PIXEL_PNG } from '../../tests/support/doubles/provider-wire.ts';
import { logoTypeOf, rasterTypeOf } from './picture-types.ts';

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
  { name: 'a bare SVG', text: '<svg xmlns="http://www.w3.org/2000/svg">', type: 'image/svg+xml' },
  { name: 'an SVG behind a byte order mark', text: '\xef\xbb\xbf<svg/>', type: 'image/svg+xml' },
  {
    name: 'an SVG behind a declaration, comments and a doctype',
    text: '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY a "b">]>\n<svg>',
    type: 'image/svg+xml',
  },
  { name: 'PNG', text: '\x89PNG\r\n\x1a\n', type: 'image/png' },
  { name: 'HTML with an SVG in it', text: '<html><svg></svg></html>', type: null },
  { name: 'a word before the SVG', text: 'hello <svg>', type: null },
  { name: 'PDF', text: '%PDF-1.7', type: null },
  { name: 'a name that only begins like svg', text: '<svgx>', type: null },
])('takes $name for $type', ({ text, type }) => {
  expect(logoTypeOf(bytes(text))).toBe(type);
});

it('looks behind thousands of comments at once, whatever follows them', () => {
  const comments = '<!---->'.repeat(2_000);
  expect(logoTypeOf(bytes(`${comments}<svg>`))).toBe('image/svg+xml');
  expect(logoTypeOf(bytes(`${comments}<html>`))).toBe(null);
});
