import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { networkConnections } from '../../platform/db/schema/publishing.ts';
import type { KeyBox } from '../../platform/key-box.ts';
import { type Publisher, PublishFailure, type Tokens } from '../../platform/publishers/publisher.ts';
import { type ConnectionRow, handOverQueued } from './ledger.ts';
import type { Notify } from './notify.ts';

/** Renewed so long before its end that no post is on its way with a token that ends meanwhile. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** The row stays locked while the network is asked: less than the database lets a transaction wait. */
const RENEW_WITHIN_MS = 5_000;

/** Tokens as they are written down. */
export const tokensSchema = z.object({
  access: z.string(),
  refresh: z.nullable(z.string()),
  expiresAt: z.nullable(
    z.pipe(
      z.iso.datetime(),
      z.transform((text) => new Date(text)),
    ),
  ),
});

/** What tokens are sealed for: moved to another user or network, they do not open. */
const belongsTo = (userId: string, platform: Platform): string => `connection:${userId}:${platform}`;

/** Tokens as they are kept. */
export function sealTokens(box: KeyBox, userId: string, platform: Platform, tokens: Tokens): Promise<string> {
  return box.seal(JSON.stringify(tokens), belongsTo(userId, platform));
}

/** What opens the account of a connection; null where it can't be read any more. */
export async function openTokens(box: KeyBox, { userId, platform, sealed }: ConnectionRow): Promise<Tokens | null> {
  const text = await box.open(sealed, belongsTo(userId, platform));
  return text === null ? null : tokensSchema.parse(JSON.parse(text));
}

/** A connection that can be posted by, with what opens it. */
export interface OpenConnection {
  connection: ConnectionRow;
  tokens: Tokens;
}

export interface NetworkTokenDeps {
  db: Database;
  box: KeyBox;
}

/** Opens a connection, renewed where it ends soon or `isRefused` says that the network no longer takes the token. */
export async function openConnection(
  deps: NetworkTokenDeps,
  publisher: Publisher,
  connection: ConnectionRow,
  { now, isRefused = false }: { now: Date; isRefused?: boolean },
): Promise<OpenConnection> {
  const tokens = await openTokens(deps.box, connection);
  const { label } = PLATFORM_RULES[connection.platform];
  if (!tokens)
    throw new PublishFailure(
      'token',
      `The stored key of your ${label} account can’t be read any more. Connect it again.`,
    );
  const endsIn = tokens.expiresAt === null ? Number.POSITIVE_INFINITY : tokens.expiresAt.getTime() - now.getTime();
  if (!isRefused && endsIn > RENEW_BEFORE_MS) return { connection, tokens };
  if (tokens.refresh === null) {
    if (!isRefused && endsIn > 0) return { connection, tokens };
    throw new PublishFailure('token', `The connection to ${label} has ended. Connect it again.`);
  }
  try {
    return await renew(deps, publisher, connection);
  } catch (cause) {
    // What still opens the account is good enough while the network is in no state to give us another.
    const isOver = cause instanceof PublishFailure && cause.fault === 'token';
    if (!isOver && !isRefused && endsIn > 0) return { connection, tokens };
    throw cause;
  }
}

/** Renews a token, one process at a time: whoever comes second finds it done, since such a key is good only once. */
function renew(
  { db, box }: NetworkTokenDeps,
  { authorisation }: Publisher,
  held: ConnectionRow,
): Promise<OpenConnection> {
  const { userId, platform } = held;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(networkConnections).where(isOf(userId, platform)).for('update');
    const { label } = PLATFORM_RULES[platform];
    if (!row) throw new PublishFailure('token', `${label} is no longer connected. Connect it again.`);
    const tokens = await openTokens(box, row);
    if (!tokens) throw new PublishFailure('token', `The connection to ${label} has ended. Connect it again.`);
    if (row.accountId !== held.accountId)
      throw new PublishFailure('later', `Another ${label} account was connected meanwhile. Nothing was posted.`);
    if (row.sealed !== held.sealed) return { connection: row, tokens };
    const fresh = await authorisation.refresh(tokens, AbortSignal.timeout(RENEW_WITHIN_MS));
    const sealed = await sealTokens(box, userId, platform, fresh);
    await tx.update(networkConnections).set({ sealed, expiresAt: fresh.expiresAt }).where(isOf(userId, platform));
    return { connection: { ...row, sealed, expiresAt: fresh.expiresAt }, tokens: fresh };
  });
}

/**
 * Pauses a connection whose token the network refuses, and hands what waits to go out by it over to its owner, who is told
 * once. False where it was mended meanwhile: what the network refused is no longer what opens it.
 */
export async function pauseConnection(
  db: Database,
  notify: Notify,
  { userId, platform, sealed, createdAt }: ConnectionRow,
  reason: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const paused = await tx
      .update(networkConnections)
      .set({ brokenReason: reason })
      .where(
        and(isOf(userId, platform), eq(networkConnections.sealed, sealed), isNull(networkConnections.brokenReason)),
      );
    if (paused.rowCount !== 1) return isPaused(tx, userId, platform);
    await handOverQueued(tx, { userId, platform }, reason);
    const { label } = PLATFORM_RULES[platform];
    await notify(tx, [
      {
        userId,
        kind: 'connection',
        cause: `${platform} ${createdAt.toISOString()}`,
        title: `${label} is no longer connected`,
        detail: `${reason} Until then your posts for ${label} wait under ‘Ready to post’.`,
        scheduledWorkflowId: null,
      },
    ]);
    return true;
  });
}

async function isPaused(db: Queries, userId: string, platform: Platform): Promise<boolean> {
  const [row] = await db.select().from(networkConnections).where(isOf(userId, platform));
  return !row || row.brokenReason !== null;
}

/** A user's connection to a network. */
export function isOf(userId: string, platform: Platform) {
  return and(eq(networkConnections.userId, userId), eq(networkConnections.platform, platform));
}
