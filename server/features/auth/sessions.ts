import { and, desc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Session, User } from '../../../domain/api/account/auth.ts';
import type { OpenSession } from '../../../domain/api/account/sessions.ts';
import { Failure } from '../../../domain/errors.ts';
import { SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import type { Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { owned } from '../../platform/db/owned.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { sessions, users } from '../../platform/db/schema/accounts.ts';
import { createSecret, hashSecret } from '../../platform/secrets.ts';

/** How long the cookie may stand in for an expired session. */
export const REFRESH_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** When a session or a token was last used is written down at most so often: every request of everybody would be a write. */
export const USED_EVERY_MS = 5 * 60_000;

export interface StartedSession {
  session: Session;
  user: User;
}

/** The columns of a user that other people's code may see. */
export const publicUser = {
  id: users.id,
  email: users.email,
  name: users.name,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: sql<string | null>`'/api/media/' || ${users.avatar}`,
  deletionAt: sql<string | null>`to_char(${users.deletionAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** Whether the day is over in which an account that is to be deleted could be kept: nobody is in it any more. */
export const isLeft = ({ deletionAt }: Pick<User, 'deletionAt'>, now: Date): boolean =>
  deletionAt !== null && new Date(deletionAt) <= now;

/**
 * Starts a session for whoever has shown the password of this hash; the refresh secret is for the http-only cookie alone.
 * Null where the account has another password by now, or is gone: one statement looks and writes, and the row that it
 * looks at can't change before both are done, so that whoever sets a password finds every session of the old one.
 */
export async function startSession(
  db: Queries,
  { userId, passwordHash, device }: { userId: string; passwordHash: string; device: string },
  now: Date,
): Promise<{ session: Session; refresh: string } | null> {
  const [id, refresh] = [createSecret(), createSecret()];
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  const refreshExpiresAt = new Date(now.getTime() + REFRESH_LIFETIME_MS);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.refreshExpiresAt, now)));
  const { rowCount } = await db.execute(sql`
    insert into ${sessions}
      (user_id, session_hash, refresh_hash, expires_at, refresh_expires_at, device, created_at, used_at)
    select ${users.id}, ${hashSecret(id)}, ${hashSecret(refresh)}, ${expiresAt.toISOString()}::timestamptz,
      ${refreshExpiresAt.toISOString()}::timestamptz, ${device}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${users} where ${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash}
    for share`);
  return rowCount === 1 ? { session: { id, userId, expiresAt: expiresAt.toISOString() }, refresh } : null;
}

/** Asked with every request. */
const liveSession = preparedOn((db) =>
  db
    .select({ rowId: sessions.id, expiresAt: sessions.expiresAt, usedAt: sessions.usedAt, user: publicUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sessionHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('live_session'),
);

/** Whose session an id names. */
export async function findSession(db: Queries, id: string | null, now: Date): Promise<StartedSession> {
  if (id === null) throw new Failure('NOT_SIGNED_IN');
  const [found] = await liveSession(db).execute({ hash: hashSecret(id), now });
  if (!found || isLeft(found.user, now)) throw new Failure('NOT_SIGNED_IN');
  if (now.getTime() - found.usedAt.getTime() >= USED_EVERY_MS)
    await db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, found.rowId));
  return { session: { id, userId: found.user.id, expiresAt: found.expiresAt.toISOString() }, user: found.user };
}

/** Gives the holder of a refresh secret a new session id; the old id stops working in the same statement. */
export async function renewSession(db: Queries, refresh: string | null, now: Date): Promise<StartedSession> {
  if (refresh === null) throw new Failure('NOT_SIGNED_IN');
  const id = createSecret();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  const [renewed] = await db
    .update(sessions)
    .set({ sessionHash: hashSecret(id), expiresAt, usedAt: now })
    .from(users)
    .where(
      and(
        eq(sessions.refreshHash, hashSecret(refresh)),
        gt(sessions.refreshExpiresAt, now),
        eq(users.id, sessions.userId),
      ),
    )
    // Not looked up by the new id: another tab that refreshes at the same moment may have replaced it by now.
    .returning(publicUser);
  if (!renewed || isLeft(renewed, now)) throw new Failure('NOT_SIGNED_IN');
  return { session: { id, userId: renewed.id, expiresAt: expiresAt.toISOString() }, user: renewed };
}

/** Whose refresh secret this is: enough to show the holder their own media, not to act for them. */
export async function findRefreshHolder(db: Queries, refresh: string | null, now: Date): Promise<string> {
  const [found] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.refreshHash, hashSecret(refresh ?? '')), gt(sessions.refreshExpiresAt, now)));
  if (!found) throw new Failure('NOT_SIGNED_IN');
  return found.userId;
}

/** Ends the session that either of its two secrets names, on its open screens too; gives whose it was. */
export async function endSession(db: Queries, id: string | null, refresh: string | null): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(or(eq(sessions.sessionHash, hashSecret(id ?? '')), eq(sessions.refreshHash, hashSecret(refresh ?? ''))))
    .returning({ userId: sessions.userId });
  for (const { userId } of ended) await tellChange(db, userId, 'sessions.ended');
  return ended.map(({ userId }) => userId);
}

/** Ends every session of a user, but for the one that is kept; gives where they were open. */
export async function endSessionsOf(
  db: Queries,
  userId: string,
  keptId: string | null = null,
): Promise<(string | null)[]> {
  return endOpen(
    db,
    userId,
    and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.sessionHash, hashSecret(keptId))),
  );
}

/** Ends one session of a user by the name under which it is listed; gives where it was open, nothing where it is not theirs. */
export async function endListed(db: Queries, userId: string, rowId: string): Promise<(string | null)[]> {
  return endOpen(db, userId, owned(sessions, userId, rowId));
}

async function endOpen(db: Queries, userId: string, which: SQL | undefined): Promise<(string | null)[]> {
  const ended = await db.delete(sessions).where(which).returning({ device: sessions.device });
  await tellChange(db, userId, 'sessions.ended');
  return ended.map(({ device }) => device);
}

/** Where a user is signed in: the session that asks first, then the last used. */
export async function openSessions(
  db: Queries,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.refreshExpiresAt, now)))
    .orderBy(desc(eq(sessions.sessionHash, hashSecret(sessionId))), desc(sessions.usedAt), desc(sessions.createdAt));
  return rows.map(({ id, device, createdAt, usedAt, sessionHash }) => ({
    id,
    device,
    signed_in_at: createdAt.toISOString(),
    used_at: usedAt.toISOString(),
    is_current: sessionHash === hashSecret(sessionId),
  }));
}
