import { createHmac } from 'node:crypto';

/** The six digits that an authenticator app shows for a key at a moment: written once more, from the RFC. */
export function appCode(key: string, now: Date): string {
  const bits = Array.from(key, (sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Math.floor(now.getTime() / 30_000)
    .toString(16)
    .padStart(16, '0');
  const digest = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter, 'hex')
    .digest('hex');
  const at = 2 * Number.parseInt(digest.slice(-1), 16);
  const number = Number.parseInt(digest.slice(at, at + 8), 16) % 2 ** 31;
  return String(number).slice(-6).padStart(6, '0');
}
