import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AccountContents, askDeletion } from '../../../domain/api/account/account-deletion.ts';
import { Failure } from '../../../domain/errors.ts';
import { CHANGE_OF_MIND_MS } from '../../../domain/limits.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { chatSessions } from '../../platform/db/schema/chat.ts';
import { media } from '../../platform/db/schema/media.ts';
import { modelKeys } from '../../platform/db/schema/models.ts';
import { networkConnections, publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';
import type { Caller, PersonCaller } from '../../platform/http/context.ts';
import type { RequestSource } from '../../platform/http/device-of.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { RecordEvent } from '../../platform/security-events.ts';
import { sendDeletionMail } from './deletion-mail.ts';
import { confirmSecondStep, type OwnerDeps } from './factors/confirm-owner.ts';
import { passwordFits } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

export interface DeletionDeps extends OwnerDeps {
  db: Database;
  queue: Queue;
  /** The time of the schedule: the day ends for all machines at once. */
  databaseNow: () => SQL<Date>;
  record: RecordEvent;
  /** Ends what runs or is on its way out for somebody. */
  holdBack(tx: Queries, userId: string): Promise<void>;
}

const WRONG_PASSWORD = 'This is not your password';

/** What goes with an account, and how many posts stay at the networks. */
export async function contentsOf(db: Queries, userId: string): Promise<AccountContents> {
  const count = (what: SQL): SQL => sql`(select count(*)::int ${what} and user_id = ${userId})`;
  const { rows } = await db.execute<{ [Key in keyof AccountContents]: number }>(sql`
    select ${count(sql`from ${chatSessions} where true`)} as conversations,
      ${count(sql`from ${workflows} where true`)} as workflows,
      ${count(sql`from ${scheduledWorkflows} where status = 'scheduled'`)} as scheduled,
      ${count(sql`from ${media} where true`)} as media,
      ${count(sql`from ${networkConnections} where true`)} + ${count(sql`from ${modelKeys} where true`)} as connections,
      ${count(sql`from ${publications} where state = 'sent'`)} as published`);
  const [contents] = rows;
  if (!contents) throw new Error('The account’s contents were not counted');
  return contents;
}

/** Has an account deleted a day from now; of several who ask at once, one is heard, and all are told the same moment. */
export async function askForDeletion(
  deps: DeletionDeps,
  { userId, sessionId }: PersonCaller,
  { password, code }: z.output<typeof askDeletion.input>,
  whence: RequestSource,
): Promise<Date> {
  const { db, queue, record, limits } = deps;
  const [account] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!(await passwordFits(account?.passwordHash ?? null, password)) || !account)
    throw new Failure('VALIDATION', WRONG_PASSWORD, { fields: { password: WRONG_PASSWORD } });
  await limits.guesses.perAccount.forgive(userId);
  await confirmSecondStep(deps, userId, code);
  return db.transaction(async (tx) => {
    const in24Hours = sql`${deps.databaseNow()} + make_interval(secs => ${CHANGE_OF_MIND_MS / 1000})`;
    const [marked] = await tx
      .update(users)
      .set({ deletionAt: in24Hours })
      // Not after a password that was set meanwhile: whoever set it may be ending this very session.
      .where(and(eq(users.id, userId), eq(users.passwordHash, account.passwordHash), isNull(users.deletionAt)))
      .returning({ deletionAt: users.deletionAt });
    if (marked?.deletionAt) {
      await endSessionsOf(tx, userId, sessionId);
      await deps.holdBack(tx, userId);
      await record(tx, { userId, kind: 'deletion-asked', ...whence });
      await queue.send(sendDeletionMail, [{ data: { userId } }], tx);
      return marked.deletionAt;
    }
    const [before] = await tx.select({ deletionAt: users.deletionAt }).from(users).where(eq(users.id, userId));
    if (!before?.deletionAt) throw new Failure('NOT_SIGNED_IN');
    return before.deletionAt;
  });
}

/** Takes the deletion back, as long as its day lasts. What has come due meanwhile the schedule holds back, and says so. */
export async function takeDeletionBack(deps: DeletionDeps, { userId }: Caller, whence: RequestSource): Promise<void> {
  const { db, record } = deps;
  await db.transaction(async (tx) => {
    const now = sql<Date>`(select ${deps.databaseNow()})`;
    const kept = await tx
      .update(users)
      .set({ deletionAt: null, heldUntil: now })
      .where(and(eq(users.id, userId), gt(users.deletionAt, now)))
      .returning({ id: users.id });
    if (kept.length === 0) return;
    await record(tx, { userId, kind: 'deletion-taken-back', ...whence });
    await notify(tx, 'fanfare_schedule');
  });
}
