import { randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { RECOVERY_CODES } from '../../../../domain/limits.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { recoveryCodes } from '../../../platform/db/schema/factors.ts';
import { hashSecret } from '../../../platform/secrets.ts';

/** Thirty-two signs that are told apart on paper. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz';
/** Eighty random bits can't be guessed from their hash either. */
const LENGTH = 16;

/** Gives an account new recovery codes, to be shown once; those it had stop working. */
export async function replaceRecoveryCodes(db: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join(''),
  );
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashSecret(code) })));
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** Uses a recovery code up; false where it is none, or no longer. */
export async function spendRecoveryCode(db: Queries, userId: string, code: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashSecret(code))))
    .returning({ userId: recoveryCodes.userId });
  return spent.length === 1;
}

/** How many are left. */
export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const [left] = await db.select({ codes: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return left?.codes ?? 0;
}
