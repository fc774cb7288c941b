import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { passkeys } from '../../platform/db/schema/factors.ts';
import { turnOff } from './factors/two-step.ts';
import { issueSecret } from './mailed-secrets.ts';
import { mailedLink } from './mails.ts';

/** Gives an account premium or takes it away, and tells its open screens; false where there is no such account. */
export async function setPremium(db: Database, email: string, premium: boolean): Promise<boolean> {
  const [user] = await db.update(users).set({ premium }).where(eq(users.email, email)).returning({ id: users.id });
  if (user) await tellChange(db, user.id, 'usage.changed');
  return user !== undefined;
}

/** A link that sets a new password, for somebody whose mails don't arrive; null where there is no such account. */
export async function recoveryLink(db: Database, appUrl: URL, email: string, now: Date): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user ? mailedLink(appUrl, user.id, 'recovery', await issueSecret(db, user.id, 'recovery', now)) : null;
}

/** Lets the password alone sign somebody in who has lost app, recovery codes or passkeys; false where there is no such account. */
export async function switchFactorsOff(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return false;
    await turnOff(tx, user.id);
    await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
    return true;
  });
}

/** Every account, the oldest first. */
export function listAccounts(
  db: Database,
): Promise<{ email: string; premium: boolean; verified: boolean; createdAt: Date }[]> {
  return db
    .select({ email: users.email, premium: users.premium, verified: users.verified, createdAt: users.createdAt })
    .from(users)
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Forgets an account with everything that belongs to it; its media are swept later. False where there is none. */
export async function deleteAccount(db: Database, email: string): Promise<boolean> {
  const [gone] = await db.delete(users).where(eq(users.email, email)).returning({ id: users.id });
  if (gone) await tellChange(db, gone.id, 'sessions.ended');
  return gone !== undefined;
}
