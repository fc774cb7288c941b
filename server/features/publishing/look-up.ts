import type { Published, PublishRequest } from '../../platform/publishers/publisher.ts';
import type { Lease } from '../../platform/queue/jobs.ts';
import { type Entry, isAnothers } from './ledger.ts';
import type { Try } from './publish-queue.ts';
import { type PublishDeps, requestOf } from './publish-request.ts';
import { openConnection } from './tokens.ts';
import { writeOutcome, writeSent } from './write-outcome.ts';

/** How far a network's clock may be behind ours. */
const CLOCK_SKEW_MS = 60_000;

/** Looks for a post of which nobody knows whether it is there. It is never sent again: what can't be found its owner is asked about. */
export async function lookUp(
  deps: PublishDeps,
  entry: Entry,
  begun: Try,
  lease: Lease,
  { reason, asked }: { reason: string; asked?: PublishRequest },
): Promise<void> {
  const found = await findAtNetwork(deps, entry, lease, asked).catch(() => null);
  if (found && !(await isAnothers(deps.db, entry, found.externalId))) return writeSent(deps, entry, begun, found);
  // There was no time to look: whoever comes next does.
  lease.signal.throwIfAborted();
  return writeOutcome(deps, entry, begun, { state: 'unconfirmed', reason });
}

async function findAtNetwork(
  deps: PublishDeps,
  entry: Entry,
  lease: Lease,
  asked: PublishRequest | undefined,
): Promise<Published | null> {
  const publisher = deps.publishers.get(entry.post.platform);
  if (!publisher?.find || !entry.connection) return null;
  const request =
    asked ?? (await requestOf(deps, entry, await openConnection(deps, publisher, entry.connection, entry), lease));
  const sentAt = entry.publication.state === 'sending' ? entry.publication.at : entry.now;
  return publisher.find({ ...request, since: new Date(sentAt.getTime() - CLOCK_SKEW_MS) });
}
