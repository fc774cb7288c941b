import { and, eq, gt, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { secondStep } from '../../../../domain/api/account/factors.ts';
import { Failure } from '../../../../domain/errors.ts';
import { TICKET_LIFETIME_MS } from '../../../../domain/limits.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { signInTickets } from '../../../platform/db/schema/factors.ts';
import type { RequestSource } from '../../../platform/http/device-of.ts';
import { createSecret, hashSecret } from '../../../platform/secrets.ts';
import type { RecordEvent } from '../../../platform/security-events.ts';
import type { AuthLimits } from '../limits.ts';
import { isLeft, publicUser, type StartedSession, startSession } from '../sessions.ts';
import { spendCode, type TwoStepDeps } from './two-step.ts';

/** Makes what a right password is worth until its code is there. */
export async function issueTicket(
  db: Queries,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<string> {
  const ticket = createSecret();
  await db.delete(signInTickets).where(and(eq(signInTickets.userId, userId), lt(signInTickets.expiresAt, now)));
  await db.insert(signInTickets).values({
    ticketHash: hashSecret(ticket),
    userId,
    passwordHash,
    expiresAt: new Date(now.getTime() + TICKET_LIFETIME_MS),
  });
  return ticket;
}

/** Starts the session that a ticket and a right code are worth together: both are used up, or neither. */
export async function redeemTicket(
  deps: TwoStepDeps & { limits: Pick<AuthLimits, 'codes'>; record: RecordEvent },
  { ticket, code }: z.output<typeof secondStep.input>,
  whence: RequestSource,
): Promise<StartedSession & { refresh: string }> {
  const { db, clock, limits, record } = deps;
  const ticketHash = hashSecret(ticket);
  const [held] = await db
    .select({ user: publicUser, passwordHash: signInTickets.passwordHash })
    .from(signInTickets)
    .innerJoin(users, eq(users.id, signInTickets.userId))
    .where(and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, clock())));
  if (!held || isLeft(held.user, clock())) throw new Failure('SIGN_IN_EXPIRED');
  const userId = held.user.id;
  await limits.codes.spend(userId);
  const started = await db.transaction(async (tx) => {
    if (!(await spendCode(deps, tx, userId, code))) return null;
    const redeemed = await tx
      .delete(signInTickets)
      .where(eq(signInTickets.ticketHash, ticketHash))
      .returning({ userId: signInTickets.userId });
    const session =
      redeemed.length === 1 && (await startSession(tx, { ...held, userId, device: whence.device }, clock()));
    // Another tab was quicker, or the password is another by now.
    if (!session) throw new Failure('SIGN_IN_EXPIRED');
    await record(tx, { userId, kind: 'signed-in', detail: 'With a code', ...whence });
    return session;
  });
  if (!started) {
    await record(db, { userId, kind: 'sign-in-failed', detail: 'Wrong code', ...whence });
    throw new Failure('WRONG_CODE');
  }
  await limits.codes.forgive(userId);
  return { ...started, user: held.user };
}
