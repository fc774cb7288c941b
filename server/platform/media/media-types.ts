export type RasterType = 'image/png' | 'image/jpeg' | 'image/webp';

/** The type of a picture by its first bytes, whatever it is called; null for anything but PNG, JPEG and WEBP. */
export function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}

/** Whether bytes begin like an MP3: an ID3 tag or a frame of layer III. */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0x49 && second === 0x44 && third === 0x33) return true;
  return first === 0xff && (second & 0xe6) === 0xe2;
}
