import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { LinkState } from '../../../domain/api/system.ts';
import { Failure } from '../../../domain/errors.ts';
import { RECOVERY_LIFETIME_MS, VERIFICATION_LIFETIME_MS } from '../../../domain/limits.ts';
import type { Queries, Transaction } from '../../platform/db/database.ts';
import { mailedSecrets, users } from '../../platform/db/schema/accounts.ts';
import { createSecret, hashSecret } from '../../platform/secrets.ts';

/** What a mailed link is for. */
export type Purpose = 'verification' | 'recovery';

/** What a secret is for: a mailed link, or the cookie of the browser that signed up, which lasts as long as the link. */
type SecretUse = Purpose | 'sign-up';

const LIFETIMES: Record<SecretUse, number> = {
  verification: VERIFICATION_LIFETIME_MS,
  recovery: RECOVERY_LIFETIME_MS,
  'sign-up': VERIFICATION_LIFETIME_MS,
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes a secret: of a link that is about to be mailed, or of the browser that signs up. */
export async function issueSecret(db: Queries, userId: string, purpose: SecretUse, now: Date): Promise<string> {
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

/** Uses the secret of a link up, and with it every other link of that user for the same purpose: of twenty tries at once, one succeeds. */
export async function redeemSecret(
  db: Transaction,
  userId: string,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  if (!UUID.test(userId)) throw new Failure('LINK_INVALID');
  // Two links of one account, opened at once, would each wait for the other's row: they wait for the account's instead.
  const [user] = await db
    .select({ verified: users.verified })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (await spendSecret(db, userId, secret, purpose, now)) return;
  throw new Failure(purpose === 'verification' && user?.verified ? 'ALREADY_VERIFIED' : 'LINK_INVALID');
}

/** Whether the secret was right; if so it is used up, and with it all others of that user for the same purpose. */
export async function spendSecret(
  db: Transaction,
  userId: string,
  secret: string,
  purpose: SecretUse,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .delete(mailedSecrets)
    .where(isLive(userId, secret, purpose, now))
    .returning({ userId: mailedSecrets.userId });
  if (spent.length === 0) return false;
  await forgetSecrets(db, userId, purpose);
  return true;
}

/** Fails where a link no longer works; it is not used up. */
export async function checkSecret(
  db: Queries,
  userId: string,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  if (!UUID.test(userId)) throw new Failure('LINK_INVALID');
  const found = await db
    .select({ userId: mailedSecrets.userId })
    .from(mailedSecrets)
    .where(isLive(userId, secret, purpose, now));
  if (found.length === 0) throw new Failure('LINK_INVALID');
}

/** Makes every secret of a user for one purpose useless. */
export async function forgetSecrets(db: Queries, userId: string, purpose: SecretUse): Promise<void> {
  await db.delete(mailedSecrets).where(ofUser(userId, purpose));
}

/** What has become of the links of mails, in their order; null for those that carry no secret. */
export async function statesOfLinks(
  db: Queries,
  mails: { link: string; at: string }[],
  now: Date,
): Promise<(LinkState | null)[]> {
  const links = mails.map(({ link, at }) => {
    const query = new URL(link).searchParams;
    const [purpose, secret] = [query.get('type'), query.get('secret')];
    const isOurs = secret !== null && (purpose === 'verification' || purpose === 'recovery');
    return isOurs ? { hash: hashSecret(secret), endsAt: Date.parse(at) + LIFETIMES[purpose] } : null;
  });
  const hashes = links.flatMap((link) => (link ? [link.hash] : []));
  const rows = await db
    .select({ hash: mailedSecrets.secretHash, expiresAt: mailedSecrets.expiresAt })
    .from(mailedSecrets)
    .where(inArray(mailedSecrets.secretHash, hashes));
  const unused = new Map(rows.map(({ hash, expiresAt }) => [hash, expiresAt.getTime()]));
  return links.map((link) => {
    if (!link) return null;
    const isOver = (unused.get(link.hash) ?? link.endsAt) <= now.getTime();
    if (isOver) return 'expired';
    return unused.has(link.hash) ? 'open' : 'used';
  });
}

const ofUser = (userId: string, purpose: SecretUse): SQL | undefined =>
  and(eq(mailedSecrets.userId, userId), eq(mailedSecrets.purpose, purpose));

const isLive = (userId: string, secret: string, purpose: SecretUse, now: Date): SQL | undefined =>
  and(ofUser(userId, purpose), eq(mailedSecrets.secretHash, hashSecret(secret)), gt(mailedSecrets.expiresAt, now));
