import { createHash } from 'node:crypto';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import { type DateOrder, IMPORT_ROWS_MAX, type ImportRow } from '../../../../domain/api/schedule/import-posts.ts';
import { Failure } from '../../../../domain/errors.ts';
import { isSameLabel } from '../../../../domain/schedule/labels.ts';
import { formatLong } from '../../../../domain/time.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { scheduledWorkflows, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import { agentOf } from '../../plans/plan-agents.ts';
import { isChange, wakeScheduler } from '../../scheduled/changes.ts';
import { createScheduled } from '../../scheduled/create.ts';
import { holdAccount } from '../../scheduled/day-limit.ts';
import { momentAt } from '../../scheduled/moments.ts';
import { attachLabels, labelsNamed } from '../labels.ts';
import { holdAgainstAccount } from './hold-against-account.ts';
import { nameIn, readRows } from './read-rows.ts';

export interface ImportDeps {
  db: Database;
  clock: Clock;
}

/** A file of posts, and how it is to be understood. */
export interface ImportFile {
  file: File;
  dateOrder?: DateOrder | undefined;
  timeZone: string;
}

/** What a file would bring, row by row. */
export async function previewFile(
  { db, clock }: ImportDeps,
  userId: string,
  { file, dateOrder, timeZone }: ImportFile,
) {
  const now = clock();
  const { rows, asksDateOrder, unused } = readRows(await file.bytes(), { timeZone, order: dateOrder ?? null, now });
  await db.transaction((tx) => holdAgainstAccount(tx, userId, rows, now));
  return { rows, good: rows.filter(isGood).length, asksDateOrder, unused, timeZone };
}

/** Schedules all good rows of a file, or none; a request that comes again finds what it has made and makes nothing. */
export async function importFile(
  { db, clock }: ImportDeps,
  userId: string,
  { file, dateOrder, timeZone, requestId, expected }: ImportFile & { requestId: string; expected: number },
) {
  const now = clock();
  const { rows } = readRows(await file.bytes(), { timeZone, order: dateOrder ?? null, now });
  return db.transaction(async (tx) => {
    // Requests of one account come one after the other from here on.
    await holdAccount(tx, userId);
    const before = await imported(tx, userId, requestId);
    if (before.length > 0) return told(before, timeZone);
    await holdAgainstAccount(tx, userId, rows, now);
    const good = rows.filter(isGood);
    if (good.length === 0)
      throw new Failure('VALIDATION', 'No row of this file can be imported. Mend its faults first.');
    if (good.length !== expected)
      throw new Failure(
        'CONFLICT',
        `This has changed since you looked: now ${good.length.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} rows can be imported. Look at the rows again and confirm once more.`,
      );
    const labels = await labelsNamed(
      tx,
      userId,
      good.flatMap((row) => row.labels),
    );
    for (const [at, row] of good.entries()) {
      const name = row.name || nameIn(row.text);
      const { id } = await createScheduled(
        tx,
        userId,
        {
          id: idOf(userId, requestId, at),
          name,
          moment: momentAt(new Date(row.scheduledFor ?? ''), timeZone, null),
          platforms: row.platforms,
          agentType: 'social-media',
          agents: [agentOf({ medium: 'text', input: row.text, description: '', workflowName: name }, now)],
          connections: [],
        },
        now,
      ).catch((failure) => {
        throw failure instanceof Failure ? new Failure(failure.code, `Row ${row.row}: ${failure.message}`) : failure;
      });
      const own = labels.filter((label) => row.labels.some((wanted) => isSameLabel(wanted, label.name)));
      await attachLabels(tx, id, own);
    }
    return told(await imported(tx, userId, requestId), timeZone);
  });
}

/** Takes back what an import has scheduled; what was changed since, runs or has run stays. */
export async function undoImportOf({ db }: ImportDeps, userId: string, requestId: string) {
  return db.transaction(async (tx) => {
    const isUnchanged = notExists(
      tx
        .select({ id: taskEvents.id })
        .from(taskEvents)
        .where(and(eq(taskEvents.scheduledWorkflowId, scheduledWorkflows.id), isChange)),
    );
    const isScheduled = eq(scheduledWorkflows.status, 'scheduled');
    const gone = await tx
      .delete(scheduledWorkflows)
      .where(and(itsRows(userId, requestId), isScheduled, isUnchanged))
      .returning({ id: scheduledWorkflows.id });
    const left = (await imported(tx, userId, requestId)).length;
    const changed = await tx.$count(scheduledWorkflows, and(itsRows(userId, requestId), isScheduled));
    await wakeScheduler(tx, userId);
    const message = [
      `${counted(gone.length)} taken off the schedule again.`,
      ...(changed > 0
        ? [`${counted(changed)} ${changed === 1 ? 'was' : 'were'} changed since and ${stays(changed)}.`]
        : []),
      ...(left > changed ? [`${counted(left - changed)} had already run and ${stays(left - changed)}.`] : []),
    ].join(' ');
    return { message, data: { removed: gone.length } };
  });
}

const stays = (posts: number): string => (posts === 1 ? 'stays' : 'stay');
const isGood = ({ faults }: ImportRow): boolean => faults.length === 0;
const counted = (posts: number): string => (posts === 1 ? '1 post' : `${posts.toLocaleString('en-US')} posts`);

/** The id of what the row at a place becomes: the same request makes the same ids. */
function idOf(userId: string, requestId: string, at: number): string {
  const hex = createHash('sha256').update(`${userId} ${requestId.toLowerCase()} ${at}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function itsRows(userId: string, requestId: string) {
  const ids = Array.from({ length: IMPORT_ROWS_MAX }, (_, at) => idOf(userId, requestId, at));
  return and(eq(scheduledWorkflows.userId, userId), inArray(scheduledWorkflows.id, ids));
}

async function imported(tx: Transaction, userId: string, requestId: string): Promise<Date[]> {
  const rows = await tx
    .select({ at: scheduledWorkflows.scheduledFor })
    .from(scheduledWorkflows)
    .where(itsRows(userId, requestId))
    .orderBy(scheduledWorkflows.scheduledFor);
  return rows.map(({ at }) => at);
}

function told(moments: Date[], timeZone: string) {
  const [first, last] = [moments[0]?.toISOString() ?? null, moments.at(-1)?.toISOString() ?? null];
  const from = first === null ? '' : formatLong(first, timeZone);
  const span =
    first === last || last === null
      ? ` for ${from}`
      : `, the first for ${from}, the last for ${formatLong(last, timeZone)}`;
  const verb = moments.length === 1 ? 'is' : 'are';
  return {
    message: `${counted(moments.length)} ${verb} scheduled${span}.`,
    data: { imported: moments.length, first, last },
  };
}
