import { createHmac, timingSafeEqual } from 'node:crypto';

// RFC 6238 as every app knows it: SHA-1, six digits, thirty seconds.
const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be this many steps off, and people take a while to type. */
const STEPS_OFF = [-1, 0, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows in one step of thirty seconds. */
function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that a code belongs to, if it is one of now and comes after the last that was taken. */
export function stepOf(key: Buffer, code: string, now: Date, lastStep: number): number | null {
  const current = Math.floor(now.getTime() / STEP_MS);
  const fits = (step: number): boolean => timingSafeEqual(Buffer.from(codeAt(key, step)), Buffer.from(code));
  return STEPS_OFF.map((off) => current + off).find((step) => step > lastStep && fits(step)) ?? null;
}

/** Whether a text can be the code of an app at all; what else is typed is a recovery code. */
export function isAppCode(code: string): boolean {
  return /^[0-9]{6}$/.test(code);
}

/** A key as apps take it; its length is a multiple of five bytes. */
export function keyText(key: Buffer): string {
  const bits = Array.from(key, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => BASE32.charAt(Number.parseInt(five, 2)));
}

/** A key as the QR codes of apps hold it; what is usual is left out, since a shorter one is easier to scan. */
export function keyAddress(key: Buffer, email: string): string {
  const settings = { secret: keyText(key), issuer: 'Fanfare' };
  return `otpauth://totp/Fanfare:${encodeURIComponent(email)}?${new URLSearchParams(settings)}`;
}
