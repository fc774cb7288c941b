import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Failure } from '../../../domain/errors.ts';
import { CONNECT_WITHIN_MS, type NetworkConnection } from '../../../domain/post/connections.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { connectionAttempts, networkConnections } from '../../platform/db/schema/publishing.ts';
import type { KeyBox } from '../../platform/key-box.ts';
import type { NetworkAccount, Publisher, Tokens } from '../../platform/publishers/publisher.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { RecordEvent } from '../../platform/security-events.ts';
import { type ConnectionRow, handOverQueued } from './ledger.ts';
import { isOf, openTokens, sealTokens, tokensSchema } from './tokens.ts';

export interface ConnectionDeps {
  db: Database;
  box: KeyBox;
  clock: Clock;
  publishers: ReadonlyMap<Platform, Publisher>;
  record: RecordEvent;
}

const REVOKE_WITHIN_MS = 5_000;

const offerSchema = z.object({
  tokens: tokensSchema,
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      picture: z.nullable(z.string()),
      tokens: z.optional(tokensSchema),
    }),
  ),
});
/** What a network has offered: accounts, one of which is to be chosen. */
interface Offer {
  tokens: Tokens;
  accounts: NetworkAccount[];
}

/** How each network stands with a user. */
export async function connectionsOf(deps: ConnectionDeps, userId: string): Promise<NetworkConnection[]> {
  const rows = await deps.db.select().from(networkConnections).where(eq(networkConnections.userId, userId));
  return Promise.all(
    PLATFORMS.map(async (platform) => {
      const row = rows.find((one) => one.platform === platform);
      const offer = await findOffer(deps, deps.db, userId, platform);
      return {
        platform,
        available: deps.publishers.has(platform),
        account: row ? { name: row.accountName, picture: row.accountPicture } : null,
        brokenReason: row?.brokenReason ?? null,
        choices: offer?.accounts.map(({ id, name, picture }) => ({ id, name, picture })) ?? null,
      };
    }),
  );
}

/** Keeps an account as the one that posts on a network from now on, whatever was wrong with it; gives one that it replaces. */
async function keepAccount(
  { box, clock, record }: ConnectionDeps,
  db: Queries,
  { userId, platform }: { userId: string; platform: Platform },
  account: NetworkAccount,
  tokens: Tokens,
): Promise<Replacement | null> {
  const opens = account.tokens ?? tokens;
  const kept = {
    accountId: account.id,
    accountName: account.name,
    accountPicture: account.picture,
    sealed: await sealTokens(box, userId, platform, opens),
    expiresAt: opens.expiresAt,
    brokenReason: null,
    createdAt: clock(),
  };
  const [before] = await db.select().from(networkConnections).where(isOf(userId, platform)).for('update');
  await db
    .insert(networkConnections)
    .values({ userId, platform, ...kept })
    .onConflictDoUpdate({ target: [networkConnections.userId, networkConnections.platform], set: kept });
  await record(db, { userId, kind: 'network-connected', detail: PLATFORM_RULES[platform].label });
  return before && before.accountId !== account.id ? { before, opens } : null;
}

/** A connection whose place another account has taken, and what opens that one. */
interface Replacement {
  before: ConnectionRow;
  opens: Tokens;
}

/** What another account has replaced is to end at its network too, unless that would end the other with it. */
async function revokeReplaced({ box, publishers }: ConnectionDeps, { before, opens }: Replacement): Promise<void> {
  const publisher = publishers.get(before.platform);
  const tokens = await openTokens(box, before);
  if (!publisher || !tokens) return;
  const { authorisation } = publisher;
  const signal = AbortSignal.timeout(REVOKE_WITHIN_MS);
  const isShared = await authorisation.isSameOwner?.(tokens, opens, signal).catch(() => true);
  if (!isShared) await revokeQuietly(publisher, tokens);
}

/** Connects an account; one that it takes the place of is ended at its network. */
export async function connectAccount(
  deps: ConnectionDeps,
  owner: { userId: string; platform: Platform },
  account: NetworkAccount,
  tokens: Tokens,
): Promise<void> {
  const replaced = await deps.db.transaction((tx) => keepAccount(deps, tx, owner, account, tokens));
  if (replaced) await revokeReplaced(deps, replaced);
}

const offerBelongsTo = (userId: string, platform: Platform): string => `offer:${userId}:${platform}`;
/** No state of a visit looks like this: each of those has a dot. */
const offerKey = (userId: string, platform: Platform): string => hashSecret(offerBelongsTo(userId, platform));

/** Keeps what a network offers until its owner has chosen, with pictures that can be shown meanwhile. */
export async function keepOffer(
  { db, box, clock }: ConnectionDeps,
  { userId, platform }: { userId: string; platform: Platform },
  offer: Offer,
): Promise<void> {
  const kept = {
    sealed: await box.seal(JSON.stringify(offer), offerBelongsTo(userId, platform)),
    expiresAt: new Date(clock().getTime() + CONNECT_WITHIN_MS),
  };
  await db
    .insert(connectionAttempts)
    .values({ stateHash: offerKey(userId, platform), userId, platform, ...kept })
    .onConflictDoUpdate({ target: connectionAttempts.stateHash, set: kept });
}

async function findOffer(
  { box, clock }: ConnectionDeps,
  db: Queries,
  userId: string,
  platform: Platform,
): Promise<Offer | null> {
  const [row] = await db
    .select()
    .from(connectionAttempts)
    .where(
      and(eq(connectionAttempts.stateHash, offerKey(userId, platform)), gt(connectionAttempts.expiresAt, clock())),
    );
  const text = row ? await box.open(row.sealed, offerBelongsTo(userId, platform)) : null;
  if (text === null) return null;
  const { tokens, accounts } = offerSchema.parse(JSON.parse(text));
  return { tokens, accounts: accounts.map(({ tokens: own, ...rest }) => (own ? { ...rest, tokens: own } : rest)) };
}

/** Chooses one of the accounts that a network has offered. */
export async function chooseOffered(
  deps: ConnectionDeps,
  userId: string,
  { platform, accountId }: { platform: Platform; accountId: string },
): Promise<string> {
  const { name, replaced } = await deps.db.transaction(async (tx) => {
    const offer = await findOffer(deps, tx, userId, platform);
    const account = offer?.accounts.find(({ id }) => id === accountId);
    const { label } = PLATFORM_RULES[platform];
    if (!offer || !account) throw new Failure('CONFLICT', `This can no longer be chosen. Connect ${label} again.`);
    await tx.delete(connectionAttempts).where(eq(connectionAttempts.stateHash, offerKey(userId, platform)));
    return { name: account.name, replaced: await keepAccount(deps, tx, { userId, platform }, account, offer.tokens) };
  });
  if (replaced) await revokeReplaced(deps, replaced);
  return name;
}

/** Ends a connection: nothing goes out by it any more, and its network is told, as far as it listens. */
export async function endConnection(deps: ConnectionDeps, userId: string, platform: Platform): Promise<number> {
  const { db, box, publishers, record } = deps;
  const { label } = PLATFORM_RULES[platform];
  const { row, handedOver } = await db.transaction(async (tx) => {
    await tx.delete(connectionAttempts).where(eq(connectionAttempts.stateHash, offerKey(userId, platform)));
    const [gone] = await tx.delete(networkConnections).where(isOf(userId, platform)).returning();
    if (gone) await record(tx, { userId, kind: 'network-removed', detail: label });
    const reason = `${label} is no longer connected, so this post is yours to post.`;
    return { row: gone, handedOver: gone ? await handOverQueued(tx, { userId, platform }, reason) : 0 };
  });
  const tokens = row ? await openTokens(box, row) : null;
  if (tokens) await revokeQuietly(publishers.get(platform), tokens);
  return handedOver;
}

/** Ends every connection of an account at its network, all at once and within a bound: an account that ends leaves nothing open. */
export async function revokeConnections(
  { db, box, publishers }: Pick<ConnectionDeps, 'db' | 'box' | 'publishers'>,
  userId: string,
): Promise<void> {
  const rows = await db.select().from(networkConnections).where(eq(networkConnections.userId, userId));
  await Promise.all(
    rows.map(async (row) => {
      const tokens = await openTokens(box, row);
      if (tokens) await revokeQuietly(publishers.get(row.platform), tokens);
    }),
  );
}

/** What is not kept here is to end there too; a network that does not listen changes nothing. */
export async function revokeQuietly(publisher: Publisher | undefined, tokens: Tokens): Promise<void> {
  await publisher?.authorisation.revoke(tokens, AbortSignal.timeout(REVOKE_WITHIN_MS)).catch(() => {});
}
