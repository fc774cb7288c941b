import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { CHALLENGE_LIFETIME_MS } from '../../../../domain/limits.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { passkeyChallenges } from '../../../platform/db/schema/factors.ts';

/** Remembers what a passkey is asked to sign: for the one who adds it, or for whoever signs in (`userId` null). */
export async function keepChallenge(
  db: Queries,
  { challenge, userId }: { challenge: string; userId: string | null },
  now: Date,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt });
}

/** Uses up the challenge that an answer names and gives it; null where nobody was asked that, or not any more. */
export async function redeemChallenge(
  db: Queries,
  clientDataJSON: string,
  userId: string | null,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const redeemed = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return redeemed.length === 1 ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
