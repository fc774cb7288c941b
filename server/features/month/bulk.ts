import { and, asc, eq, inArray } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { bulkScheduledWorkflows } from '../../../domain/api/schedule/bulk.ts';
import { Failure } from '../../../domain/errors.ts';
import { type BulkAction, bulkMessage } from '../../../domain/schedule/bulk.ts';
import { TASK_LABELS_MAX } from '../../../domain/schedule/labels.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/owned.ts';
import { scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import { duplicateTask } from '../scheduled/duplicate.ts';
import { deleteTasks, type EditDeps, editTask } from '../scheduled/edits.ts';
import { moveTasks } from '../scheduled/move.ts';
import { restoreTask } from '../scheduled/restore.ts';
import type { ScheduledRow } from '../scheduled/series/series.ts';
import { labelTasks } from './labels.ts';

type Request = z.output<typeof bulkScheduledWorkflows.input>;
type Answer = AnswerOf<typeof bulkScheduledWorkflows>;
type Refusal = Answer['refused'][number];

/** What an action has come to: those it was done with, why not with others, and how it is taken back. */
interface Outcome {
  done: string[];
  refused: Refusal[];
  undo: Request | null;
}

const RUNNING = 'they are running right now.';
const OVER = 'they have already run.';

/** Does one thing with many scheduled workflows in one transaction; those with which it can't be done stop no other. */
export async function bulk(
  deps: EditDeps,
  userId: string,
  { ids, action }: Request,
  timeZone: string,
): Promise<Answer> {
  return deps.db.transaction(async (tx) => {
    const wanted = [...new Set(ids)];
    if (action.kind === 'restore') return answer(action, await restoreEach({ ...deps, db: tx }, userId, wanted));
    const rows = await lockTasks(tx, userId, wanted);
    const known = new Set(rows.map(({ id }) => id));
    const gone = wanted
      .filter((id) => !known.has(id))
      .map((id) => ({ id, name: '', reason: 'they are not there any more.' }));
    const outcome = await perform({ ...deps, db: tx }, userId, rows, action, timeZone);
    return answer(action, { ...outcome, refused: [...gone, ...outcome.refused] });
  });
}

function answer(action: BulkAction, { done, refused, undo }: Outcome): Answer {
  const reasons = refused.map(({ reason }) => reason);
  return { message: bulkMessage(action, done.length, reasons), done, refused, undo: done.length > 0 ? undo : null };
}

const among = (userId: string, ids: string[]) =>
  and(eq(scheduledWorkflows.userId, userId), inArray(scheduledWorkflows.id, ids.filter(isRowId)));

/** Those that are there. Nobody is waited for: the account is held by then, which others who hold one of them may want. */
async function thereOf(tx: Transaction, userId: string, ids: string[]): Promise<{ id: string }[]> {
  return tx.select({ id: scheduledWorkflows.id }).from(scheduledWorkflows).where(among(userId, ids));
}

/** All of them are held before the account is, in one order: two who change many do not wait for each other for ever. */
async function lockTasks(tx: Transaction, userId: string, ids: string[]): Promise<ScheduledRow[]> {
  return tx
    .select()
    .from(scheduledWorkflows)
    .where(among(userId, ids))
    .orderBy(asc(scheduledWorkflows.id))
    .for('update');
}

type Inside = Omit<EditDeps, 'db'> & { db: Transaction };

async function perform(
  deps: Inside,
  userId: string,
  rows: ScheduledRow[],
  action: Exclude<BulkAction, { kind: 'restore' }>,
  timeZone: string,
): Promise<Outcome> {
  if (action.kind === 'delete') {
    const [free, running] = split(rows, ({ status }) => status !== 'executing');
    const { keptAs, sending } = await deleteTasks(deps.db, free, deps.clock());
    const done = free.filter(({ id }) => !sending.includes(id)).map(({ id }) => id);
    const refused = [
      ...running.map((row) => refusal(row, RUNNING)),
      ...free.filter(({ id }) => sending.includes(id)).map((row) => refusal(row, 'they are being sent right now.')),
    ];
    // The first brings all of them back; the others are there then.
    return {
      done,
      refused,
      undo: { ids: done.toSorted((id) => (id === keptAs ? -1 : 0)), action: { kind: 'restore' } },
    };
  }
  if (action.kind === 'label') {
    const ids = rows.map(({ id }) => id);
    const { changed, full } = await labelTasks(deps.db, userId, ids, action, deps.clock());
    const refused = rows
      .filter(({ id }) => full.includes(id))
      .map((row) => refusal(row, `they carry ${TASK_LABELS_MAX} labels already.`));
    // Taken back, only those change that were changed.
    return {
      done: ids.filter((id) => !full.includes(id)),
      refused,
      undo: changed.length === 0 ? null : { ids: changed, action: { ...action, on: !action.on } },
    };
  }
  if (action.kind === 'duplicate') {
    const copies: string[] = [];
    const { done, refused } = await each(rows, async ({ id }) => {
      const { row } = await duplicateTask(deps, userId, { id });
      copies.push(row.id);
    });
    return { done, refused, undo: { ids: copies, action: { kind: 'delete' } } };
  }
  return moveEach(deps, userId, rows, action, timeZone);
}

async function moveEach(
  deps: Inside,
  userId: string,
  rows: ScheduledRow[],
  action: Extract<BulkAction, { kind: 'move' | 'put' }>,
  timeZone: string,
): Promise<Outcome> {
  const [changeable, others] = split(rows, ({ status }) => status === 'scheduled');
  const targets = new Map(changeable.map((row) => [row.id, targetOf(row, action, timeZone)]));
  // The one that goes first makes room for the one behind it.
  const isForward = changeable.some((row) => (targets.get(row.id) ?? row.scheduledFor) > row.scheduledFor);
  const ordered = changeable.toSorted(
    (a, b) => (a.scheduledFor.getTime() - b.scheduledFor.getTime()) * (isForward ? -1 : 1),
  );
  const together = await moveTasks(deps.db, userId, ordered, targets, deps.clock());
  const singly = await each(
    ordered.filter(({ id }) => !together.has(id)),
    async ({ id, name, platforms, agentType, ...row }) => {
      const scheduledFor = (targets.get(id) ?? row.scheduledFor).toISOString();
      await editTask(deps, userId, { id, name, platforms, agentType, scheduledFor, scope: 'this' });
    },
  );
  const done = [...together, ...singly.done];
  const { refused } = singly;
  const moved = new Set(done);
  const before = changeable.filter(({ id }) => moved.has(id));
  return {
    done,
    refused: [
      ...others.filter(({ status }) => status !== 'executing').map((row) => refusal(row, OVER)),
      ...others.filter(({ status }) => status === 'executing').map((row) => refusal(row, RUNNING)),
      ...refused,
    ],
    undo:
      before.length === 0
        ? null
        : {
            ids: before.map(({ id }) => id),
            action: {
              kind: 'put',
              moments: Object.fromEntries(before.map(({ id, scheduledFor }) => [id, scheduledFor.toISOString()])),
            },
          },
  };
}

/** Where a workflow is moved to: by days on its own clock, to a day or a time on the caller's. */
function targetOf(
  row: ScheduledRow,
  action: Extract<BulkAction, { kind: 'move' | 'put' }>,
  timeZone: string,
): Date | undefined {
  if (action.kind === 'put') {
    const moment = action.moments[row.id];
    return moment === undefined ? undefined : new Date(moment);
  }
  const { days, date, time } = action;
  const instant = Temporal.Instant.fromEpochMilliseconds(row.scheduledFor.getTime());
  const shifted = instant.toZonedDateTimeISO(row.timeZone).add({ days: days ?? 0 });
  let seen = shifted.withTimeZone(timeZone);
  if (date !== undefined)
    seen = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: seen.toPlainTime() });
  if (time !== undefined) seen = seen.withPlainTime(time);
  return new Date(seen.epochMilliseconds);
}

async function restoreEach(deps: Inside, userId: string, ids: string[]): Promise<Outcome> {
  const back = new Set<string>();
  const refused: Refusal[] = [];
  for (const id of ids) {
    if (back.has(id)) continue;
    const one = await each([{ id, name: '' }], () => restoreTask(deps, userId, id));
    refused.push(...one.refused);
    // What was deleted together comes back together.
    if (one.done.length > 0) for (const there of await thereOf(deps.db, userId, ids)) back.add(there.id);
  }
  return { done: [...back], refused, undo: null };
}

/** Does something with each; a refusal is noted down, anything else ends it all. */
async function each<Row extends { id: string; name: string }>(
  rows: Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<Pick<Outcome, 'done' | 'refused'>> {
  const done: string[] = [];
  const refused: Refusal[] = [];
  for (const row of rows)
    try {
      await work(row);
      done.push(row.id);
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      refused.push(refusal(row, thrown.message));
    }
  return { done, refused };
}

const refusal = ({ id, name }: { id: string; name: string }, reason: string): Refusal => ({ id, name, reason });

function split<T>(items: T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
