import { changeTeller } from '../../platform/db/notifications.ts';
import { handles, type JobHandler } from '../../platform/queue/jobs.ts';
import { attemptPublication } from './attempt.ts';
import type { LedgerEntry } from './ledger.ts';
import { lookAgain } from './look-up.ts';
import { publishLater, publishPost, type Try } from './publish-queue.ts';
import type { PublishDeps } from './publish-request.ts';
import { NEVER_SENT, stoppedWhileSending, writeOutcome } from './write-outcome.ts';

/** Brings posts out by their owners' accounts: each once, whatever crashes, and the ledger says the truth about each. */
export function publishHandlers(deps: PublishDeps): JobHandler[] {
  const tellOf = changeTeller(deps.db, 'publications.changed', 'scheduled.changed');
  const tell = (entries: (LedgerEntry | null)[]): Promise<void> =>
    tellOf(entries.flatMap((entry) => entry?.post.userId ?? []));
  return [publishPost, publishLater].map((kind) =>
    handles(
      kind,
      async (given, lease) => {
        const entry = await deps.ledger.find(given.postId);
        if (entry) await (given.look ? lookAgain : attemptPublication)(deps, entry, given, lease);
        return entry;
      },
      {
        tell,
        lost: async (given) => {
          const entry = await deps.ledger.find(given.postId);
          if (entry && !given.look) await giveUp(deps, entry, given);
          await tell([entry]);
        },
      },
    ),
  );
}

/** The end of a post whose workers were lost again and again. */
async function giveUp(deps: PublishDeps, entry: LedgerEntry, given: Try): Promise<void> {
  const { state, attempts } = entry.publication;
  const begun = { ...given, attempt: given.attempt + 1 };
  if (state === 'sending' && attempts === begun.attempt)
    return writeOutcome(deps, entry, begun, { state: 'unconfirmed', reason: stoppedWhileSending(entry) });
  if (state === 'queued' && attempts === given.attempt)
    await writeOutcome(deps, entry, given, { state: 'refused', reason: NEVER_SENT }, ['queued']);
}
