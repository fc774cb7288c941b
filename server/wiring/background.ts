import type { Platform } from '../../domain/post/platforms.ts';
import { factsFor } from '../../domain/workflow/agent-references.ts';
import { deleteLeftAccounts } from '../features/auth/delete-account.ts';
import { deletionMailHandler } from '../features/auth/deletion-mail.ts';
import { accountMailHandler } from '../features/auth/jobs.ts';
import { securityMailHandler } from '../features/auth/security-mail.ts';
import { mediaSweepHandler, sweepMedia } from '../features/media/jobs.ts';
import { noticeMailHandler } from '../features/notices/mail-jobs.ts';
import { noteTaker } from '../features/notices/notes.ts';
import { tellOfWaitingPlans } from '../features/notices/waiting-plans.ts';
import { revokeConnections } from '../features/publishing/connections.ts';
import { ledgerOf } from '../features/publishing/ledger.ts';
import type { Notify } from '../features/publishing/notify.ts';
import { outgoingAddress } from '../features/publishing/outgoing-media.ts';
import { publishHandlers } from '../features/publishing/publish-jobs.ts';
import { queueTries } from '../features/publishing/publish-queue.ts';
import { takeUpStrays } from '../features/publishing/strays.ts';
import { startDueTimer } from '../features/scheduled/running/due-timer.ts';
import { endingOf } from '../features/scheduled/running/ending.ts';
import { prepareHandler, withFreshWords } from '../features/scheduled/running/fresh-words.ts';
import { runHandler } from '../features/scheduled/running/run-jobs.ts';
import { forgetOld } from '../operations/retention.ts';
import { explainAgentFailure, modelMayComeBack, workAsAgent } from '../platform/ai/workflow-agent.ts';
import { tellChange } from '../platform/db/notifications.ts';
import type { Log } from '../platform/log.ts';
import { warmUpFetch } from '../platform/outgoing/warm-up.ts';
import type { Publisher } from '../platform/publishers/publisher.ts';
import { openQueue, type Queue } from '../platform/queue/queue.ts';
import type { ModelWiring } from './models.ts';
import type { Parts } from './parts.ts';

/** What happens while nobody asks: mails, runs, publishing, and what is looked after again and again. */
export async function startBackground(
  { config, databaseUrl, clock, databaseNow, log, db, box, mailer, media, notifications, appUrl, record }: Parts,
  { agentsFor, ownBrand, hasModel, readMedia }: ModelWiring,
  publishers: Map<Platform, Publisher>,
  stops: (() => Promise<void>)[],
): Promise<Queue> {
  const fresh = { db, agentsFor: (userId: string) => agentsFor(userId, 'scheduled'), brandOf: ownBrand, hasModel };
  const noteDown = noteTaker({ queue: () => queue, databaseNow });
  const endRuns = endingOf({
    databaseNow,
    noteDown,
    sendOut: (tx, postIds) =>
      queueTries(
        queue,
        postIds.map((postId) => ({ postId, attempt: 0 })),
        tx,
      ),
  });
  const runs = runHandler({
    db,
    clock,
    endRuns,
    explain: explainAgentFailure(log),
    mayPass: modelMayComeBack,
    factsOf: ({ userId, agents, scheduledFor, timeZone }) =>
      factsFor(agents, () => ownBrand(userId), scheduledFor, timeZone),
    freshen: (workflow, signal) => withFreshWords(fresh, workflow, signal),
    work: ({ userId, platforms, agentType }, agent, incoming, { signal, onTokens }) =>
      workAsAgent(
        agentsFor(userId, 'scheduled', {}, onTokens),
        agent,
        incoming,
        { brandOf: () => ownBrand(userId), platforms, agentType },
        // Nobody watches it being written, and nobody is there to answer.
        { signal, isUnattended: true },
      ),
  });
  const notify: Notify = async (tx, told) => {
    await noteDown(tx, told);
    for (const userId of new Set(told.map((one) => one.userId))) await tellChange(tx, userId, 'notices.changed');
  };
  const publishing = publishHandlers({
    db,
    box,
    queue: () => queue,
    publishers,
    ledger: ledgerOf({ db, databaseNow, notify }),
    readMedia,
    publicAddress: (userId, mediaId) => outgoingAddress({ box, clock, appUrl }, userId, mediaId),
    notify,
  });
  const handlers = [
    accountMailHandler({ db, mailer, appUrl, clock }),
    deletionMailHandler({ db, mailer, appUrl }),
    securityMailHandler({ db, mailer, appUrl }),
    noticeMailHandler({ db, mailer, appUrl, clock, readMedia, queue: () => queue }),
    mediaSweepHandler(media, config.keepDays.media),
    prepareHandler(fresh),
    runs,
    ...publishing,
  ];
  const queue: Queue = await openQueue(databaseUrl, handlers, {
    db,
    notifications,
    work: config.services.worker,
    log,
  });
  stops.push(queue.stop);
  const leaveNetworks = (userId: string) => revokeConnections({ db, box, publishers }, userId);
  if (config.services.worker) {
    // A machine without a loopback address only publishes its first post a little later.
    if (publishers.size > 0) void warmUpFetch().catch(() => {});
    const timer = startDueTimer({ db, queue, databaseNow, noteDown, endRuns }, notifications, log);
    stops.push(
      timer.stop,
      repeat(SWEEP_EVERY_MS, () => queue.send(sweepMedia, [{ data: {} }]), log),
      repeat(SWEEP_EVERY_MS, () => forgetOld({ db, clock, mailbox: mailer.mailbox }, config.keepDays), log),
      repeat(
        DELETIONS_EVERY_MS,
        () =>
          deleteLeftAccounts({ db, store: media.store, mailbox: mailer.mailbox, record, leaveNetworks }, databaseNow),
        log,
      ),
      repeat(STRAYS_EVERY_MS, () => takeUpStrays({ db, queue }), log),
      repeat(PLANS_EVERY_MS, () => tellOfWaitingPlans({ db, noteDown, databaseNow }), log),
    );
  }
  return queue;
}

const SWEEP_EVERY_MS = 6 * 60 * 60_000;
const DELETIONS_EVERY_MS = 60_000;
const STRAYS_EVERY_MS = 60_000;
const PLANS_EVERY_MS = 60_000;

/** Does something now and again and again; gives the function that ends it. */
function repeat(everyMs: number, work: () => Promise<void>, log: Log): () => Promise<void> {
  const once = (): Promise<void> => work().catch((cause) => log.error({ err: cause }, 'repeated work'));
  void once();
  const timer = setInterval(once, everyMs).unref();
  return async () => clearInterval(timer);
}
