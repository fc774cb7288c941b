import type { Platform } from '../../../domain/post/platforms.ts';
import type { Publisher, PublishRequest } from '../../platform/publishers/publisher.ts';
import type { Lease } from '../../platform/queue/jobs.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import type { Notify } from './notify.ts';
import { type OutgoingDeps, outgoingPost } from './outgoing.ts';
import type { NetworkTokenDeps, OpenConnection } from './tokens.ts';

/** What a worker needs to bring posts out. */
export interface PublishDeps extends NetworkTokenDeps, OutgoingDeps {
  queue(): Pick<Queue, 'send'>;
  publishers: ReadonlyMap<Platform, Publisher>;
  ledger: Ledger;
  notify: Notify;
}

/** However long a network takes: after this nobody waits for it any more. */
const ANSWER_WITHIN_MS = 5 * 60_000;

/** All that a network is asked with. */
export async function requestOf(
  deps: OutgoingDeps,
  { post }: LedgerEntry,
  { connection, tokens }: OpenConnection,
  lease: Lease,
): Promise<PublishRequest> {
  return {
    post: await outgoingPost(deps, post),
    account: { id: connection.accountId, tokens },
    idempotencyKey: post.id,
    signal: AbortSignal.any([lease.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  };
}
