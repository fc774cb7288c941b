import { fitNotes } from '../../../domain/post/fit.ts';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import type { PublicationState } from '../../../domain/post/publication.ts';
import { NO_COMMENT } from '../../platform/publishers/first-comment.ts';
import type { PublishedPost } from '../../platform/publishers/publisher.ts';
import type { NoticeNote } from '../notices/notes.ts';
import { readyNote } from '../notices/words.ts';
import { type Ledger, type LedgerEntry, type SettledPost, settleTry, type TryOutcome } from './ledger.ts';
import { queueTries, type Try } from './publish-queue.ts';
import type { PublishDeps } from './publish-request.ts';

/** Writes that a post is out; false where that changes nothing. */
export function writeSent(
  { ledger }: { ledger: Ledger },
  { post, publication }: LedgerEntry,
  at: Try,
  published: PublishedPost,
  found: { isFound?: true; isUncommented?: boolean } = {},
): Promise<boolean> {
  const as = publication.account === null ? '' : ` as ${publication.account}`;
  const where = `On ${PLATFORM_RULES[post.platform].label}${as}.`;
  const { platform, text, media } = post;
  const { isUncommented = false, ...rest } = found;
  const remarks = [published.note, ...fitNotes([{ platform, text, media }])];
  const detail = [where, ...remarks].filter(Boolean).join(' ');
  // Written before the comment is: whoever stops in between leaves a word too many, and no comment twice.
  const out = isUncommented ? { ...published, note: NO_COMMENT } : published;
  return ledger.sent({ at, published: out, detail, ...rest });
}

/** So long after its answer was lost, a post is looked for once more. */
const LOOK_AGAIN_MS = 5 * 60_000;

type OutcomeDeps = Pick<PublishDeps, 'db' | 'notify' | 'publishers' | 'queue'>;

/** Writes what else a try has come to, and tells its owner where they are needed. */
export async function writeOutcome(
  { db, notify, publishers, queue }: OutcomeDeps,
  { post }: LedgerEntry,
  at: Try,
  outcome: TryOutcome,
  replaces?: PublicationState[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const settled = await settleTry(tx, at, outcome, replaces);
    if (!settled) return;
    if (!outcome.isTold) await notify(tx, [noteOf(settled, at, outcome)]);
    if (outcome.state === 'unconfirmed' && publishers.get(post.platform)?.find)
      await queueTries(queue(), [{ ...at, look: true, ...(outcome.isBare ? { bare: true } : {}) }], tx, LOOK_AGAIN_MS);
  });
}

const TITLES: Record<Exclude<TryOutcome['state'], 'ready'>, (label: string) => string> = {
  refused: (label) => `A post was not taken by ${label}`,
  unconfirmed: (label) => `A post on ${label} is unconfirmed`,
};

/** What the owner of a post is told of a try: each one, since a post that is sent again can be refused again. */
export function noteOf(
  { userId, runId, scheduledWorkflowId, name, platform }: SettledPost,
  at: Try,
  outcome: TryOutcome,
): NoticeNote {
  const { state, reason: detail } = outcome;
  if (state === 'ready') return { ...readyNote({ userId, id: scheduledWorkflowId, name }, runId, [platform]), detail };
  const title = TITLES[state](PLATFORM_RULES[platform].label);
  return { userId, kind: 'failed', cause: troubleCause(state, at), title, detail, scheduledWorkflowId };
}

/** What a note about a try that needs its post's owner is known by. */
export const troubleCause = (state: PublicationState, { postId, attempt }: Try): string =>
  `${state} ${postId} ${attempt}`;

export const NEVER_SENT =
  'The server stopped again and again before this post went out. Nothing was posted: send it again, or post it yourself.';

export const answerLost = ({ post }: LedgerEntry): string =>
  `${PLATFORM_RULES[post.platform].label}’s answer was lost, so this post may be there already. Look there before you send it again.`;

export const stoppedWhileSending = ({ post }: LedgerEntry): string =>
  `The server stopped while ${PLATFORM_RULES[post.platform].label} was being asked, so this post may be there already. Look there before you send it again.`;
