import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits for an address or a header. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret for one purpose, the same for all who know the one that it is made of; it tells nothing of that. */
export function deriveSecret(from: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', from, '', purpose, 32)).toString('base64url');
}

/** What is stored of a secret. A plain hash is enough: 256 random bits can't be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
