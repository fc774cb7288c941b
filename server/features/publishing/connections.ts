import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { NetworkConnection } from '../../../domain/connections.ts';
import { CONNECT_WITHIN_MS } from '../../../domain/connections.ts';
import { Failure } from '../../../domain/errors.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/platforms.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { connectionAttempts, networkConnections } from '../../platform/db/schema/publishing.ts';
import type { KeyBox } from '../../platform/key-box.ts';
import type { NetworkAccount, Publisher, Tokens } from '../../platform/publishers/publisher.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { smallPicture } from './account-picture.ts';
import { handOverQueued } from './ledger.ts';
import { isOf, openTokens, sealTokens, tokensSchema } from './tokens.ts';

export interface ConnectionDeps {
  db: Database;
  box: KeyBox;
  clock: Clock;
  publishers: ReadonlyMap<Platform, Publisher>;
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

/** Keeps an account as the one that posts on a network from now on; whatever was wrong with it is mended. */
export async function keepAccount(
  { box, clock }: ConnectionDeps,
  db: Queries,
  { userId, platform }: { userId: string; platform: Platform },
  account: NetworkAccount,
  tokens: Tokens,
): Promise<void> {
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
  await db
    .insert(networkConnections)
    .values({ userId, platform, ...kept })
    .onConflictDoUpdate({ target: [networkConnections.userId, networkConnections.platform], set: kept });
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
  return deps.db.transaction(async (tx) => {
    const offer = await findOffer(deps, tx, userId, platform);
    const account = offer?.accounts.find(({ id }) => id === accountId);
    const { label } = PLATFORM_RULES[platform];
    if (!offer || !account) throw new Failure('CONFLICT', `This can no longer be chosen. Connect ${label} again.`);
    await keepAccount(deps, tx, { userId, platform }, account, offer.tokens);
    await tx.delete(connectionAttempts).where(eq(connectionAttempts.stateHash, offerKey(userId, platform)));
    return account.name;
  });
}

/** Ends a connection: nothing goes out by it any more, and its network is told, as far as it listens. */
export async function endConnection(deps: ConnectionDeps, userId: string, platform: Platform): Promise<number> {
  const { db, box, publishers } = deps;
  const { label } = PLATFORM_RULES[platform];
  const { row, handedOver } = await db.transaction(async (tx) => {
    await tx.delete(connectionAttempts).where(eq(connectionAttempts.stateHash, offerKey(userId, platform)));
    const [gone] = await tx.delete(networkConnections).where(isOf(userId, platform)).returning();
    const reason = `${label} is no longer connected, so this post is yours to post.`;
    return { row: gone, handedOver: gone ? await handOverQueued(tx, { userId, platform }, reason) : 0 };
  });
  const tokens = row ? await openTokens(box, row) : null;
  if (tokens) await revokeQuietly(publishers.get(platform), tokens);
  return handedOver;
}

/** What is not kept here is to end there too; a network that does not listen changes nothing. */
export async function revokeQuietly(publisher: Publisher | undefined, tokens: Tokens): Promise<void> {
  await publisher?.authorisation.revoke(tokens, AbortSignal.timeout(REVOKE_WITHIN_MS)).catch(() => {});
}

/** Accounts with pictures that can be shown. */
export function withSmallPictures(accounts: NetworkAccount[]): Promise<NetworkAccount[]> {
  return Promise.all(accounts.map(async (account) => ({ ...account, picture: await smallPicture(account.picture) })));
}
