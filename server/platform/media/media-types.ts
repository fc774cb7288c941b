/** Whether bytes begin like an MP3: an ID3 tag or a frame of layer III. */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0x49 && second === 0x44 && third === 0x33) return true;
  return first === 0xff && (second & 0xe6) === 0xe2;
}
