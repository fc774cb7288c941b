import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { login, register, resetPassword, User, verifyEmail } from '../../../domain/api/account/auth.ts';
import type { updatePassword } from '../../../domain/api/account/user.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import type { PersonCaller } from '../../platform/http/context.ts';
import type { RequestSource } from '../../platform/http/device-of.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { RecordEvent } from '../../platform/security-events.ts';
import { issueTicket } from './factors/tickets.ts';
import { twoStepSince } from './factors/two-step.ts';
import { sendAccountMail } from './jobs.ts';
import { forgetSecrets, issueSecret, type Purpose, redeemSecret, spendSecret } from './mailed-secrets.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { endSessionsOf, isLeft, publicUser, type StartedSession, startSession } from './sessions.ts';

export interface AccountDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
  record: RecordEvent;
}

/** Creates an account and promises its verification mail, both or neither; the secret is for the cookie of the browser that asks. */
export async function createAccount(
  { db, queue, clock }: AccountDeps,
  input: z.output<typeof register.input>,
  timeZone: string,
): Promise<{ user: User; signUp: string }> {
  const { email, firstName, lastName, password } = input;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, firstName, lastName, name: `${firstName} ${lastName}`, passwordHash, timeZone })
      .onConflictDoNothing()
      .returning(publicUser);
    if (!user) throw new Failure('EMAIL_TAKEN');
    await queue.send(sendAccountMail, [{ data: { email, purpose: 'verification' } }], tx);
    return { user, signUp: await issueSecret(tx, user.id, 'sign-up', clock()) };
  });
}

/** Promises a mail to an address, known or not. */
export async function promiseMail({ queue }: AccountDeps, email: string, purpose: Purpose): Promise<void> {
  await queue.send(sendAccountMail, [{ data: { email, purpose } }]);
}

/** Starts a session for the right password; tells of a missing verification, and of a code that is needed, only then. */
export async function signIn(
  { db, clock, record }: AccountDeps,
  { email, password }: z.output<typeof login.input>,
  whence: RequestSource,
  /** Takes back what a guess has cost: whoever knows the password was not guessing, verified or not. */
  onRightPassword: () => Promise<void>,
): Promise<StartedSession & { refresh: string }> {
  const [account] = await db
    .select({ user: publicUser, passwordHash: users.passwordHash, verified: users.verified })
    .from(users)
    .where(eq(users.email, email));
  const fits = await passwordFits(account?.passwordHash ?? null, password);
  if (!fits || !account || isLeft(account.user, clock())) {
    await record(db, { userId: account?.user.id ?? null, kind: 'sign-in-failed', detail: 'Wrong password', ...whence });
    throw new Failure('WRONG_CREDENTIALS');
  }
  await onRightPassword();
  if (!account.verified) throw new Failure('EMAIL_NOT_VERIFIED', undefined, { requiresVerification: true });
  const { user, passwordHash } = account;
  const proven = { userId: user.id, passwordHash };
  if ((await twoStepSince(db, user.id)) !== null)
    throw new Failure('CODE_NEEDED', undefined, { ticket: await issueTicket(db, proven, clock()) });
  const started = await startSession(db, { ...proven, device: whence.device }, clock());
  // It was right when it was looked at; by now another is set, or the account is gone.
  if (!started) throw new Failure('WRONG_CREDENTIALS');
  await record(db, { userId: user.id, kind: 'signed-in', ...whence });
  return { ...started, user };
}

/**
 * Marks the address of a mailed link as the user's own. The browser that signed up has shown the password minutes ago, and
 * now the mail: it is signed in, once. Whoever else opens the link has shown the mail alone (decision 043).
 */
export async function verifyAddress(
  { db, clock, record }: AccountDeps,
  { userId, secret }: z.output<typeof verifyEmail.input>,
  { whence, signUp }: { whence: RequestSource; signUp: string | null },
): Promise<{ email: string; started: (StartedSession & { refresh: string }) | null }> {
  return db.transaction(async (tx) => {
    await redeemSecret(tx, userId, secret, 'verification', clock());
    const [account] = await tx
      .update(users)
      .set({ verified: true })
      .where(eq(users.id, userId))
      .returning({ user: publicUser, passwordHash: users.passwordHash });
    if (!account) throw new Failure('LINK_INVALID');
    await record(tx, { userId, kind: 'address-verified', ...whence });
    const { user, passwordHash } = account;
    const isSameBrowser = signUp !== null && (await spendSecret(tx, userId, signUp, 'sign-up', clock()));
    const isEnough = isSameBrowser && (await twoStepSince(tx, userId)) === null;
    const session = isEnough ? await startSession(tx, { userId, passwordHash, device: whence.device }, clock()) : null;
    if (!session) return { email: user.email, started: null };
    await record(tx, { userId, kind: 'signed-in', detail: 'With the link of the first mail', ...whence });
    return { email: user.email, started: { ...session, user } };
  });
}

/** Sets a new password for the holder of a recovery link and ends every session of the account. */
export async function replacePassword(
  { db, clock, record }: AccountDeps,
  { userId, secret, newPassword }: z.output<typeof resetPassword.input>,
  whence: RequestSource,
): Promise<{ email: string }> {
  return db.transaction(async (tx) => {
    await redeemSecret(tx, userId, secret, 'recovery', clock());
    const [account] = await tx
      .update(users)
      // Whoever reads the account's mail has shown that the address is theirs.
      .set({ passwordHash: await hashPassword(newPassword), verified: true })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    if (!account) throw new Failure('LINK_INVALID');
    await endSessionsOf(tx, userId);
    await forgetSecrets(tx, userId, 'sign-up');
    await record(tx, { userId, kind: 'password-reset', ...whence });
    return account;
  });
}

/** Sets a new password for somebody who knows the old one; ends every session of theirs but this, and links that set one. */
export async function changePassword(
  { db, record }: AccountDeps,
  caller: PersonCaller,
  { currentPassword, newPassword }: z.output<typeof updatePassword.input>,
  whence: RequestSource,
): Promise<void> {
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, caller.userId));
  if (!(await passwordFits(account?.passwordHash ?? null, currentPassword)) || !account) {
    const wrong = 'Current password is incorrect';
    throw new Failure('VALIDATION', wrong, { fields: { currentPassword: wrong } });
  }
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      // Not over a password that was set meanwhile: whoever set it may be ending this very session.
      .where(and(eq(users.id, caller.userId), eq(users.passwordHash, account.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new Failure('CONFLICT', 'Your password was changed meanwhile. Please try again.');
    await forgetSecrets(tx, caller.userId, 'recovery');
    await endSessionsOf(tx, caller.userId, caller.sessionId);
    await record(tx, { userId: caller.userId, kind: 'password-changed', ...whence });
  });
}
