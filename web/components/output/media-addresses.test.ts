import { expect, test } from 'vitest';
import { pictureAddress, soundAddress } from './media-addresses.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

test('a picture is shown from its data, else from the address of our own media', () => {
  expect(pictureAddress({ image_data: png, output: '/api/media/abc' })).toBe(png);
  expect(pictureAddress({ output: '/api/media/0b8e-11' })).toBe('/api/media/0b8e-11');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'https://evil.example/track.png',
  '//evil.example/track.png',
  '/api/media/../auth/logout',
  '/api/chat/all',
  '',
])('nothing is ever opened, shown or played from %s', (address) => {
  expect(pictureAddress({ output: address })).toBeNull();
  expect(pictureAddress({ image_data: address, output: address })).toBeNull();
  expect(soundAddress({ output: address })).toBeNull();
});

test('a sound is played from our own media or from sound data', () => {
  expect(soundAddress({ output: '/api/media/abc' })).toBe('/api/media/abc');
  expect(soundAddress({ output: 'data:audio/mpeg;base64,SUQz' })).not.toBeNull();
  expect(soundAddress({ output: png })).toBeNull();
});
