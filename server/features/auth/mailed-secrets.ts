import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { RECOVERY_LIFETIME_MS, VERIFICATION_LIFETIME_MS } from '../../../domain/limits.ts';
import type { Queries, Transaction } from '../../platform/db/database.ts';
import { mailedSecrets, users } from '../../platform/db/schema/accounts.ts';
import { createSecret, hashSecret } from '../../platform/secrets.ts';

/** What a mailed link is for. */
export type Purpose = 'verification' | 'recovery';

const LIFETIMES: Record<Purpose, number> = { verification: VERIFICATION_LIFETIME_MS, recovery: RECOVERY_LIFETIME_MS };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes the secret of a link that is about to be mailed. */
export async function issueSecret(db: Queries, userId: string, purpose: Purpose, now: Date): Promise<string> {
  const secret = createSecret();
  await db.delete(mailedSecrets).where(and(eq(mailedSecrets.userId, userId), lt(mailedSecrets.expiresAt, now)));
  await db.insert(mailedSecrets).values({
    secretHash: hashSecret(secret),
    userId,
    purpose,
    expiresAt: new Date(now.getTime() + LIFETIMES[purpose]),
  });
  return secret;
}

/** Uses a secret up, and with it every other secret of that user for the same purpose: of twenty tries at once, one succeeds. */
export async function redeemSecret(
  db: Transaction,
  userId: string,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  if (!UUID.test(userId)) throw new Failure('LINK_INVALID');
  // Two links of one account, opened at once, would each wait for the other's row: they wait for the account's instead.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const redeemed = await db
    .delete(mailedSecrets)
    .where(
      and(ofUser(userId, purpose), eq(mailedSecrets.secretHash, hashSecret(secret)), gt(mailedSecrets.expiresAt, now)),
    )
    .returning({ userId: mailedSecrets.userId });
  if (redeemed.length === 0) throw new Failure('LINK_INVALID');
  await forgetSecrets(db, userId, purpose);
}

/** Makes every link of a user for one purpose useless. */
export async function forgetSecrets(db: Queries, userId: string, purpose: Purpose): Promise<void> {
  await db.delete(mailedSecrets).where(ofUser(userId, purpose));
}

const ofUser = (userId: string, purpose: Purpose): SQL | undefined =>
  and(eq(mailedSecrets.userId, userId), eq(mailedSecrets.purpose, purpose));
