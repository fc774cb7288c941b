import { eq } from 'drizzle-orm';
import { ASSUMED_PLAN, type UserDetails, type updateProfile } from '../../../domain/api/account/user.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import type { Context } from '../../platform/http/context.ts';

const FREE_PLAN = 'Free Plan';

/** A user's own profile and plan. */
export async function detailsOf(db: Database, userId: string): Promise<UserDetails> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return toDetails(row);
}

/** Changes a profile: what it says about a person, never who they are or what they may. */
export async function changeProfile(
  db: Database,
  userId: string,
  { name, firstName, lastName, bio, company, jobTitle }: Context<typeof updateProfile>['input'],
): Promise<UserDetails> {
  const [row] = await db
    .update(users)
    .set({ name: name || `${firstName} ${lastName}`, firstName, lastName, bio, company, jobTitle })
    .where(eq(users.id, userId))
    .returning();
  return toDetails(row);
}

function toDetails(row: typeof users.$inferSelect | undefined): UserDetails {
  // The account went away while its session was being used.
  if (!row) throw new Failure('NOT_SIGNED_IN');
  const { name, firstName, lastName, email, bio, company, jobTitle } = row;
  return {
    name,
    firstName,
    lastName,
    email,
    bio,
    company,
    jobTitle,
    member_since: row.createdAt.toISOString(),
    next_billing_date: null,
    plan: row.premium ? ASSUMED_PLAN : FREE_PLAN,
    avatar: row.avatar && `/api/media/${row.avatar}`,
  };
}
