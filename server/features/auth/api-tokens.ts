import { desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ApiToken, makeToken } from '../../../domain/api/account/tokens.ts';
import { Failure } from '../../../domain/errors.ts';
import { API_TOKENS_MAX } from '../../../domain/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { owned } from '../../platform/db/owned.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { apiTokens, users } from '../../platform/db/schema/accounts.ts';
import type { RequestSource } from '../../platform/http/device-of.ts';
import { createSecret, hashSecret } from '../../platform/secrets.ts';
import type { RecordEvent } from '../../platform/security-events.ts';
import { USED_EVERY_MS } from './sessions.ts';

export interface ApiTokenDeps {
  db: Database;
  clock: Clock;
  record: RecordEvent;
}

/** What every token begins with: scanners for secrets, and people, know by it what they have found. */
const PREFIX = 'fanfare_';
/** How many signs of its secret tell a token from the others. */
const SIGNS_SHOWN = 4;
const DAY_MS = 24 * 60 * 60_000;

const TOO_MANY = `You have ${API_TOKENS_MAX} tokens, as many as an account can have. Revoke one that you no longer use.`;
const UNKNOWN =
  'This token is not known here: it was mistyped, has expired or was revoked. Make a new one in Settings.';

/** What a live token opens. */
export interface FoundToken {
  userId: string;
  readOnly: boolean;
  expiresAt: Date | null;
  /** Whether its account is to be deleted. */
  isLeaving: boolean;
}

/** Makes a token and gives it, this once: only its hash is kept. */
export async function createToken(
  { db, clock, record }: ApiTokenDeps,
  userId: string,
  { name, days, readOnly }: Pick<z.output<typeof makeToken.input>, 'name' | 'days' | 'readOnly'>,
  whence: RequestSource,
): Promise<string> {
  const secret = createSecret();
  const token = `${PREFIX}${secret}`;
  const now = clock();
  await db.transaction(async (tx) => {
    // One after the other, so that no two become one too many.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await tx.$count(apiTokens, eq(apiTokens.userId, userId))) >= API_TOKENS_MAX)
      throw new Failure('CONFLICT', TOO_MANY);
    await tx.insert(apiTokens).values({
      userId,
      name,
      tokenHash: hashSecret(token),
      start: `${PREFIX}${secret.slice(0, SIGNS_SHOWN)}`,
      readOnly,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    });
    const detail = `${readOnly ? 'Read-only' : 'Full'}, ${days === null ? 'never expires' : `for ${days} days`}`;
    await record(tx, { userId, kind: 'token-made', detail, ...whence });
  });
  return token;
}

/** Asked with every request of a program. */
const tokenByHash = preparedOn((db) =>
  db
    .select({ token: apiTokens, deletionAt: users.deletionAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, sql.placeholder('hash')))
    .prepare('live_api_token'),
);

/** What a token opens now. */
export async function findToken(db: Queries, token: string, now: Date): Promise<FoundToken> {
  const [found] = await tokenByHash(db).execute({ hash: hashSecret(token) });
  if (!found) throw new Failure('NOT_SIGNED_IN', UNKNOWN);
  const { id, userId, readOnly, expiresAt, usedAt } = found.token;
  if (expiresAt !== null && expiresAt <= now) throw new Failure('NOT_SIGNED_IN', UNKNOWN);
  if (usedAt === null || now.getTime() - usedAt.getTime() >= USED_EVERY_MS)
    await db.update(apiTokens).set({ usedAt: now }).where(eq(apiTokens.id, id));
  return { userId, readOnly, expiresAt, isLeaving: found.deletionAt !== null };
}

/** Revokes one of somebody's tokens; what it had open is closed. */
export async function forgetToken({ db, record }: ApiTokenDeps, userId: string, id: string, whence: RequestSource) {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(apiTokens)
      .where(owned(apiTokens, userId, id))
      .returning({ id: apiTokens.id });
    if (gone.length === 0) throw new Failure('NOT_FOUND', 'This token was revoked already.');
    await record(tx, { userId, kind: 'token-revoked', ...whence });
    await tellChange(tx, userId, 'sessions.ended');
  });
}

/** Somebody's tokens, the newest first; those that have expired too, so that nobody wonders why a program was refused. */
export async function tokensOf(db: Queries, userId: string): Promise<ApiToken[]> {
  const rows = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return rows.map(({ id, name, start, readOnly, createdAt, expiresAt, usedAt }) => ({
    id,
    name,
    start,
    readOnly,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    used_at: usedAt?.toISOString() ?? null,
  }));
}
