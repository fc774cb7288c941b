import { and, eq, lt } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { CONNECT_WITHIN_MS, type ConnectResult } from '../../../domain/post/connections.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import { connectionAttempts } from '../../platform/db/schema/publishing.ts';
import { type Publisher, PublishFailure } from '../../platform/publishers/publisher.ts';
import { createSecret, hashSecret } from '../../platform/secrets.ts';
import { withSmallPictures } from './account-picture.ts';
import { type ConnectionDeps, connectAccount, keepOffer, revokeQuietly } from './connections.ts';

export interface VisitDeps extends ConnectionDeps {
  appUrl: URL;
}

/** How long a network may take to tell whose account it is. */
const ASK_WITHIN_MS = 20_000;

const verifierBelongsTo = (userId: string, platform: Platform): string => `visit:${userId}:${platform}`;
/** What is known of a visit: only the browser that began it has both parts. */
const visitKey = (state: string, browser: string): string => hashSecret(`${state}.${browser}`);
const redirectUri = ({ appUrl }: VisitDeps, platform: Platform): string =>
  `${appUrl.origin}/api/connections/${platform}/callback`;

/** Begins a visit to a network: where the browser goes, and the secret that it keeps until it is back. */
export async function beginVisit(
  deps: VisitDeps,
  userId: string,
  platform: Platform,
): Promise<{ url: string; browser: string }> {
  const publisher = deps.publishers.get(platform);
  if (!publisher) throw new Failure('NOT_ALLOWED', `${PLATFORM_RULES[platform].label} can’t be connected here yet.`);
  const [state, verifier, browser] = [createSecret(), createSecret(), createSecret()];
  const now = deps.clock();
  await deps.db
    .delete(connectionAttempts)
    .where(lt(connectionAttempts.expiresAt, new Date(now.getTime() - CONNECT_WITHIN_MS)));
  await deps.db.insert(connectionAttempts).values({
    stateHash: visitKey(state, browser),
    userId,
    platform,
    sealed: await deps.box.seal(verifier, verifierBelongsTo(userId, platform)),
    expiresAt: new Date(now.getTime() + CONNECT_WITHIN_MS),
  });
  // The hash that keeps a secret is the very one that PKCE wants (S256).
  const challenge = hashSecret(verifier);
  return {
    url: publisher.authorisation.address({ state, challenge, redirectUri: redirectUri(deps, platform) }),
    browser,
  };
}

/** What a browser brings back from a network. */
export interface Return {
  platform: Platform;
  state: string;
  code: string;
  error: string;
  /** The secret that the browser was given when it left. */
  browser: string;
  /** Who is signed in in it now; null for nobody. */
  userId: string | null;
}

/** Ends a visit: connects an account, or offers several to choose from. A return counts once; all others store nothing. */
export async function endVisit(deps: VisitDeps, back: Return): Promise<ConnectResult> {
  const { platform, userId } = back;
  const publisher = deps.publishers.get(platform);
  const [visit] = await deps.db
    .delete(connectionAttempts)
    .where(
      and(
        eq(connectionAttempts.stateHash, visitKey(back.state, back.browser)),
        eq(connectionAttempts.platform, platform),
      ),
    )
    .returning();
  if (!visit || !publisher) return 'unknown';
  if (visit.expiresAt <= deps.clock()) return 'late';
  if (visit.userId !== userId) return 'other';
  if (back.error !== '') return back.error.includes('denied') || back.error.includes('cancel') ? 'denied' : 'refused';
  const verifier = await deps.box.open(visit.sealed, verifierBelongsTo(userId, platform));
  if (back.code === '' || verifier === null) return 'unknown';
  try {
    return await connect(deps, publisher, { userId, code: back.code, verifier });
  } catch (cause) {
    if (!(cause instanceof PublishFailure)) throw cause;
    return cause.fault === 'later' ? 'later' : 'refused';
  }
}

async function connect(
  deps: VisitDeps,
  publisher: Publisher,
  { userId, code, verifier }: { userId: string; code: string; verifier: string },
): Promise<ConnectResult> {
  const { platform, authorisation } = publisher;
  const signal = AbortSignal.timeout(ASK_WITHIN_MS);
  const tokens = await authorisation.redeem({ code, verifier, redirectUri: redirectUri(deps, platform) }, signal);
  const accounts = await withSmallPictures(await authorisation.accounts(tokens, signal));
  const [only, ...others] = accounts;
  if (!only) {
    await revokeQuietly(publisher, tokens);
    return 'none';
  }
  if (others.length > 0) {
    await keepOffer(deps, { userId, platform }, { tokens, accounts });
    return 'choose';
  }
  await connectAccount(deps, { userId, platform }, only, tokens);
  return 'connected';
}
