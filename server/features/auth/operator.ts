import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { passkeys } from '../../platform/db/schema/factors.ts';
import { osUser } from '../../platform/security-events.ts';
import { type DeleteDeps, deleteAccount } from './delete-account.ts';
import { BY_OPERATOR } from './events.ts';
import { turnOff } from './factors/two-step.ts';
import { issueSecret } from './mailed-secrets.ts';
import { mailedLink } from './mails.ts';
import { endSessionsOf } from './sessions.ts';

/** Whose account an address is; null for nobody's. */
export async function accountByEmail(db: Database, email: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}

/** Gives an account premium or takes it away, and tells its open screens. */
export async function setPremium(db: Database, userId: string, premium: boolean): Promise<void> {
  await db.update(users).set({ premium }).where(eq(users.id, userId));
  await tellChange(db, userId, 'usage.changed');
}

/** A link that sets a new password, for somebody whose mails don't arrive. */
export async function recoveryLink(db: Database, appUrl: URL, userId: string, now: Date): Promise<string> {
  return mailedLink(appUrl, userId, 'recovery', await issueSecret(db, userId, 'recovery', now));
}

/** Lets the password alone sign somebody in who has lost app, recovery codes or passkeys. */
export async function switchFactorsOff(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await turnOff(tx, userId);
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  });
}

/** Signs everybody out, everywhere. */
export async function endEverySession(db: Database): Promise<void> {
  for (const { id } of await db.select({ id: users.id }).from(users)) await endSessionsOf(db, id);
}

/** Every account, the oldest first. */
export function listAccounts(
  db: Database,
): Promise<{ email: string; premium: boolean; verified: boolean; createdAt: Date; deletionAt: Date | null }[]> {
  const { email, premium, verified, createdAt, deletionAt } = users;
  return db
    .select({ email, premium, verified, createdAt, deletionAt })
    .from(users)
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Deletes an account at once, with everything in it: the day that its owner would have is over. */
export async function deleteAtOnce(deps: DeleteDeps, userId: string): Promise<void> {
  // Whatever stops this command, a worker goes on from here.
  await deps.db
    .update(users)
    .set({ deletionAt: sql`least(${users.deletionAt}, clock_timestamp())` })
    .where(eq(users.id, userId));
  await deleteAccount(deps, userId, `${BY_OPERATOR}, ${osUser()}`);
}
