import { COMMENT_UNSURE } from '../../platform/publishers/first-comment.ts';
import type { PublishedPost, Publisher, PublishRequest } from '../../platform/publishers/publisher.ts';
import type { Lease } from '../../platform/queue/jobs.ts';
import { settleNotice } from '../notices/notices.ts';
import { isOtherAccount, knownIds, type LedgerEntry, noteCommented } from './ledger.ts';
import type { Try } from './publish-queue.ts';
import { type PublishDeps, requestOf } from './publish-request.ts';
import { openConnection } from './tokens.ts';
import { troubleCause, writeOutcome, writeSent } from './write-outcome.ts';

/** How far a network's clock may be behind ours. */
const CLOCK_SKEW_MS = 60_000;
/** Others may take what was found at the same moment: so often another one is looked for. */
const MOST_LOOKS = 3;

/** What is known of a post that is looked for. */
interface Sought {
  asked?: PublishRequest;
  /** Whether its first comment was surely not written. */
  isBare: boolean;
}

/** Looks for a post of which nobody knows whether it is there. It is never sent again: what can't be found its owner is asked about. */
export async function lookUp(
  deps: PublishDeps,
  entry: LedgerEntry,
  begun: Try,
  lease: Lease,
  { reason, isBare = false, ...sought }: Partial<Sought> & { reason: string },
): Promise<void> {
  if (await takeFound(deps, entry, begun, lease, { ...sought, isBare })) return;
  // There was no time to look: whoever comes next does.
  lease.signal.throwIfAborted();
  return writeOutcome(deps, entry, begun, { state: 'unconfirmed', reason, isBare });
}

/** Looks once more for a post that stays unconfirmed: a network may take minutes to tell of what it has. */
export async function lookAgain(deps: PublishDeps, entry: LedgerEntry, given: Try, lease: Lease): Promise<void> {
  const { state, attempts } = entry.publication;
  if (state !== 'unconfirmed' || attempts !== given.attempt) return;
  if (await takeFound(deps, entry, given, lease, { isBare: given.bare ?? false }))
    await settleNotice(deps.db, entry.post.userId, 'failed', troubleCause('unconfirmed', given));
}

/** Writes a post as out that is found at its network, and gives it the first comment that it lacks; false where none is found. */
async function takeFound(
  deps: PublishDeps,
  entry: LedgerEntry,
  at: Try,
  lease: Lease,
  { asked, isBare }: Sought,
): Promise<boolean> {
  const hasComment = entry.post.firstComment !== null;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const found = await findAtNetwork(deps, entry, lease, asked).catch(() => null);
    if (!found) return false;
    const { publisher, request, published } = found;
    const isUncommented = hasComment && isBare;
    const said = hasComment && !isBare ? { ...published, note: COMMENT_UNSURE } : published;
    // Another that takes the same one at this moment may be the quicker one: the database lets only one have it.
    const isOut = await writeSent(deps, entry, at, said, { isFound: true, isUncommented }).catch(() => false);
    if (!isOut) continue;
    if (isUncommented && !(await publisher.comment(request, published.externalId)).note)
      await noteCommented(deps.db, at);
    return true;
  }
  return false;
}

interface FoundPost {
  publisher: Publisher;
  request: PublishRequest;
  published: PublishedPost;
}

async function findAtNetwork(
  deps: PublishDeps,
  entry: LedgerEntry,
  lease: Lease,
  asked?: PublishRequest,
): Promise<FoundPost | null> {
  const publisher = deps.publishers.get(entry.post.platform);
  if (!publisher?.find || !entry.connection || (!asked && isOtherAccount(entry))) return null;
  const request =
    asked ?? (await requestOf(deps, entry, await openConnection(deps, publisher, entry.connection, entry), lease));
  const since = new Date(askedFrom(entry).getTime() - CLOCK_SKEW_MS);
  const published = await publisher.find({ ...request, since, known: await knownIds(deps.db, entry) });
  return published && { publisher, request, published };
}

/** The moment before which a post can't have been sent: once it is unconfirmed, only its time is known for that. */
function askedFrom({ publication: { state, at, dueAt }, now }: LedgerEntry): Date {
  if (state === 'unconfirmed') return dueAt;
  return state === 'sending' ? at : now;
}
