import type { Published, PublishRequest } from '../../platform/publishers/publisher.ts';
import type { Lease } from '../../platform/queue/jobs.ts';
import { type Entry, isAnothers, isOtherAccount } from './ledger.ts';
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

/** Looks once more for a post that stays unconfirmed: a network may take minutes to tell of what it has. */
export async function lookAgain(deps: PublishDeps, entry: Entry, given: Try, lease: Lease): Promise<void> {
  const { state, attempts } = entry.publication;
  if (state !== 'unconfirmed' || attempts !== given.attempt) return;
  const found = await findAtNetwork(deps, entry, lease).catch(() => null);
  if (found && !(await isAnothers(deps.db, entry, found.externalId))) await writeSent(deps, entry, given, found);
}

async function findAtNetwork(
  deps: PublishDeps,
  entry: Entry,
  lease: Lease,
  asked?: PublishRequest,
): Promise<Published | null> {
  const publisher = deps.publishers.get(entry.post.platform);
  if (!publisher?.find || !entry.connection || (!asked && isOtherAccount(entry))) return null;
  const request =
    asked ?? (await requestOf(deps, entry, await openConnection(deps, publisher, entry.connection, entry), lease));
  return publisher.find({ ...request, since: new Date(askedFrom(entry).getTime() - CLOCK_SKEW_MS) });
}

/** The moment before which a post can't have been sent: once it is unconfirmed, only its time is known for that. */
function askedFrom({ publication: { state, at, dueAt }, now }: Entry): Date {
  if (state === 'unconfirmed') return dueAt;
  return state === 'sending' ? at : now;
}
