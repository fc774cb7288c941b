import { PLATFORM_RULES } from '../../../domain/platforms.ts';
import type { PublicationState } from '../../../domain/publication.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Entry, type Outcome, settle } from './ledger.ts';
import type { Notify } from './notify.ts';
import type { Try } from './publish-queue.ts';

/** Writes what a try has come to, and tells its owner where they are needed. */
export async function writeOutcome(
  { db, notify }: { db: Database; notify: Notify },
  { post, publication }: Entry,
  at: Try,
  outcome: Outcome,
  replaces?: PublicationState[],
): Promise<void> {
  const { label } = PLATFORM_RULES[post.platform];
  const as = publication.account === null ? '' : ` as ${publication.account}`;
  const detail =
    outcome.state === 'sent' ? [`On ${label}${as}.`, outcome.note].filter(Boolean).join(' ') : outcome.reason;
  const told = { detail, ...(replaces ? { replaces } : {}) };
  if (outcome.state === 'sent' || outcome.state === 'ready') return void (await settle(db, at, outcome, told));
  await db.transaction(async (tx) => {
    const settled = await settle(tx, at, outcome, told);
    if (!settled) return;
    const { userId, runId, scheduledWorkflowId } = settled;
    await notify(tx, {
      userId,
      kind: 'failed',
      cause: `${outcome.state} ${runId}`,
      title: outcome.state === 'refused' ? `A post was not taken by ${label}` : `A post on ${label} is unconfirmed`,
      detail,
      scheduledWorkflowId,
    });
  });
}

export const NEVER_SENT =
  'The server stopped again and again before this post went out. Nothing was posted: send it again, or post it yourself.';

export const answerLost = ({ post }: Entry): string =>
  `${PLATFORM_RULES[post.platform].label}’s answer was lost, so this post may be there already. Look there before you send it again.`;

export const stoppedWhileSending = ({ post }: Entry): string =>
  `The server stopped while ${PLATFORM_RULES[post.platform].label} was being asked, so this post may be there already. Look there before you send it again.`;
