import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import { HELD_BACK_TEXT, MISSED_AFTER_MS } from '../../../domain/schedule/scheduled.ts';
import {
  type PublishedPost,
  type Publisher,
  PublishFailure,
  type PublishRequest,
} from '../../platform/publishers/publisher.ts';
import type { Lease } from '../../platform/queue/jobs.ts';
import { type ConnectionRow, isOtherAccount, type LedgerEntry, requeue } from './ledger.ts';
import { lookUp } from './look-up.ts';
import { byHandOnly } from './outgoing.ts';
import { queueTries, type Try } from './publish-queue.ts';
import { type PublishDeps, requestOf } from './publish-request.ts';
import { type OpenConnection, openConnection, pauseConnection } from './tokens.ts';
import { answerLost, stoppedWhileSending, writeOutcome, writeSent } from './write-outcome.ts';

/** Later than this after its time, a post that a network does not take is no longer tried. */
const TRIED_FOR_MS = 60 * 60_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const WRITE_PAUSES_MS = [200, 1_000, 2_000, 4_000, 8_000];

/** A post that a network can be asked to take. */
interface ReadyPost {
  entry: LedgerEntry & { connection: ConnectionRow };
  publisher: Publisher;
  /** The try, once it has begun. */
  begun: Try;
  lease: Lease;
}

/** Carries out one try to bring a post out. One that somebody else has begun and left is looked for, never sent. */
export async function attemptPublication(
  deps: PublishDeps,
  entry: LedgerEntry,
  given: Try,
  lease: Lease,
): Promise<void> {
  const { publication, connection } = entry;
  const begun = { ...given, attempt: given.attempt + 1 };
  if (publication.state === 'sending' && publication.attempts === begun.attempt)
    return lookUp(deps, entry, begun, lease, { reason: stoppedWhileSending(entry) });
  if (publication.state !== 'queued' || publication.attempts !== given.attempt) return;
  const publisher = deps.publishers.get(entry.post.platform);
  const obstacle = obstacleOf(entry, publisher);
  if (obstacle !== null || !publisher || !connection)
    return writeOutcome(
      deps,
      entry,
      given,
      { state: 'ready', reason: obstacle ?? '', isTold: connection?.brokenReason === obstacle },
      ['queued'],
    );

  const ready: ReadyPost = { entry: { ...entry, connection }, publisher, begun, lease };
  const prepared = await prepare(deps, ready).catch(failureOnly);
  // Committed before the network is asked: whoever finds it so later does not send again.
  if (!(await deps.ledger.claim(given))) return;
  if (prepared instanceof PublishFailure) return settleFailure(deps, ready, prepared, connection);
  await send(deps, ready, prepared);
}

interface PreparedRequest {
  open: OpenConnection;
  request: PublishRequest;
}

async function prepare(deps: PublishDeps, { entry, publisher, lease }: ReadyPost): Promise<PreparedRequest> {
  const open = await openConnection(deps, publisher, entry.connection, entry);
  const request = await requestOf(deps, entry, open, lease);
  const refusal = publisher.check(request.post);
  if (refusal !== null) throw new PublishFailure('refused', refusal);
  return { open, request };
}

/** Asks the network, and writes what it said. */
async function send(deps: PublishDeps, ready: ReadyPost, { open, request }: PreparedRequest): Promise<void> {
  const { entry, publisher, begun, lease } = ready;
  let used = open.connection;
  const publish = async (): Promise<PublishedPost> => {
    try {
      return await publisher.publish(request);
    } catch (cause) {
      // A token can end before its time: a fresh one opens the account again, and nothing was posted yet.
      if (!(cause instanceof PublishFailure && cause.fault === 'token' && open.tokens.refresh !== null)) throw cause;
      const again = await openConnection(deps, publisher, open.connection, { now: entry.now, isRefused: true });
      used = again.connection;
      return publisher.publish({ ...request, account: { id: used.accountId, tokens: again.tokens } });
    }
  };
  let published: PublishedPost;
  try {
    published = await publish();
  } catch (cause) {
    if (cause instanceof PublishFailure && cause.fault !== 'unconfirmed')
      return settleFailure(deps, ready, cause, used);
    const reason = cause instanceof PublishFailure ? cause.message : answerLost(entry);
    // A network's own lost answer is that to the post: the comment comes after it.
    return lookUp(deps, entry, begun, lease, { reason, asked: request, isBare: cause instanceof PublishFailure });
  }
  await insistently(() => writeSent(deps, entry, begun, published));
}

/** What a network has said is known nowhere else: a database that is away for a moment must not lose it. */
async function insistently<T>(write: () => Promise<T>): Promise<T> {
  for (const pauseMs of WRITE_PAUSES_MS) {
    try {
      return await write();
    } catch {
      await pause(pauseMs);
    }
  }
  return write();
}

/** What becomes of a post that was certainly not taken. */
async function settleFailure(
  deps: PublishDeps,
  { entry, begun }: ReadyPost,
  { fault, message, retryAfterMs }: PublishFailure,
  used: ConnectionRow,
): Promise<void> {
  if (fault === 'refused') return writeOutcome(deps, entry, begun, { state: 'refused', reason: message });
  if (fault === 'token' && (await pauseConnection(deps.db, deps.notify, used, message)))
    return writeOutcome(deps, entry, begun, { state: 'ready', reason: message, isTold: true });
  const waitMs = Math.max(pauseAfter(begun.attempt), retryAfterMs ?? 0);
  if (entry.now.getTime() + waitMs > entry.publication.dueAt.getTime() + TRIED_FOR_MS) {
    const reason = `${message} Fanfare tries until an hour after a post’s time: send it again later, or post it yourself.`;
    return writeOutcome(deps, entry, begun, { state: 'refused', reason });
  }
  await deps.db.transaction(async (tx) => {
    if (await requeue(tx, begun, message)) await queueTries(deps.queue(), [begun], tx, waitMs);
  });
}

const pauseAfter = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

function failureOnly(cause: unknown): PublishFailure {
  if (cause instanceof PublishFailure) return cause;
  throw cause;
}

/** Why a post that was to go out by an account can't; null where it can. */
function obstacleOf(entry: LedgerEntry, publisher: Publisher | undefined): string | null {
  const { post, publication, connection, isLeaving, now } = entry;
  if (isLeaving) return HELD_BACK_TEXT;
  const { label } = PLATFORM_RULES[post.platform];
  if (!connection) return `${label} is no longer connected, so this post is yours to post.`;
  if (connection.brokenReason !== null) return connection.brokenReason;
  // What was meant for one client's account must not appear on another's.
  if (isOtherAccount(entry))
    return `This was to go out as ${publication.account}, and ${label} is connected as ${connection.accountName} now. Send it again to post it there, or post it yourself.`;
  if (!publisher) return `${label} can’t be posted to from here any more, so this post is yours to post.`;
  // Workers that were away for days must not post days late what nobody expects any more.
  if (now.getTime() - publication.dueAt.getTime() > MISSED_AFTER_MS)
    return 'Fanfare was not running when this was due, and that is more than a day ago. Send it now, or post it yourself.';
  return byHandOnly(post);
}
