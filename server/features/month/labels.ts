import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { listLabels } from '../../../domain/api/schedule/labels.ts';
import { Failure } from '../../../domain/errors.ts';
import {
  isSameLabel,
  LABELS_MAX,
  type Label,
  type LabelColour,
  rarestColour,
  TASK_LABELS_MAX,
} from '../../../domain/schedule/labels.ts';
import type { Database, Queries, Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { isRowId, owned } from '../../platform/db/owned.ts';
import { labels, taskLabels } from '../../platform/db/schema/month.ts';
import { scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { holdAccount } from '../scheduled/day-limit.ts';
import { type FoundTask, findTask } from '../scheduled/tasks.ts';

const SHOWN = { id: labels.id, name: labels.name, colour: labels.colour };
const isCarried = sql`${taskLabels.labelId} = ${sql.identifier('labels')}.id`;
const GONE = 'This label does not exist any more.';

/** Somebody's labels by name, with the number of posts that carry each. */
export async function labelsOf(db: Queries, userId: string): Promise<AnswerOf<typeof listLabels>['data']> {
  return (
    db
      // Counted label by label: joined, everybody's would be read.
      .select({
        ...SHOWN,
        posts: sql`(${db.select({ posts: count() }).from(taskLabels).where(isCarried)})`.mapWith(Number),
      })
      .from(labels)
      .where(eq(labels.userId, userId))
      .orderBy(sql`lower(${labels.name})`, labels.id)
  );
}

/** Makes a label. */
export async function makeLabel(
  db: Database,
  userId: string,
  { name, colour }: { name: string; colour?: LabelColour | undefined },
): Promise<Label> {
  return db.transaction(async (tx) => {
    const others = await heldLabels(tx, userId);
    refuseTwin(others, name);
    return insertLabel(tx, userId, others, name, colour);
  });
}

/** The labels of these names inside a transaction, made where there is none yet. */
export async function labelsNamed(tx: Transaction, userId: string, names: Iterable<string>): Promise<Label[]> {
  const known = await heldLabels(tx, userId);
  const found = new Set<Label>();
  for (const name of names) {
    const label = known.find((one) => isSameLabel(one.name, name)) ?? (await insertLabel(tx, userId, known, name));
    if (!known.includes(label)) known.push(label);
    found.add(label);
  }
  return [...found];
}

async function insertLabel(
  tx: Transaction,
  userId: string,
  others: Label[],
  name: string,
  colour: LabelColour = rarestColour(others),
): Promise<Label> {
  if (others.length >= LABELS_MAX)
    throw new Failure(
      'CONFLICT',
      `You can have at most ${LABELS_MAX} labels. Delete one that you no longer need first.`,
    );
  const [made] = await tx.insert(labels).values({ userId, name, colour }).returning(SHOWN);
  if (!made) throw new Error('The label was not stored');
  await tellChange(tx, userId, 'scheduled.changed');
  return made;
}

/** Renames a label or gives it another colour. */
export async function changeLabel(
  db: Database,
  userId: string,
  { id, name, colour }: { id: string; name: string; colour: LabelColour },
  now: Date,
): Promise<Label> {
  return db.transaction(async (tx) => {
    const all = await heldLabels(tx, userId);
    const others = all.filter((label) => label.id !== id.toLowerCase());
    refuseTwin(others, name);
    const [changed] = await tx
      .update(labels)
      .set({ name, colour })
      .where(owned(labels, userId, id))
      .returning(SHOWN);
    if (!changed) throw new Failure('NOT_FOUND', GONE);
    if (all.find((label) => label.id === changed.id)?.name !== name) await tellCarriers(tx, changed.id, now);
    await tellChange(tx, userId, 'scheduled.changed');
    return changed;
  });
}

/** Deletes a label; the posts that carried it stay. */
export async function removeLabel(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Held, so that nobody puts it on a post that is not told.
    const [label] = await tx
      .select({ id: labels.id })
      .from(labels)
      .where(owned(labels, userId, id))
      .for('update');
    if (!label) throw new Failure('NOT_FOUND', GONE);
    await tellCarriers(tx, label.id, now);
    await tx.delete(labels).where(eq(labels.id, label.id));
    await tellChange(tx, userId, 'scheduled.changed');
  });
}

/** Writes into the story of every post that carries a label that its labels are others now. */
async function tellCarriers(tx: Transaction, labelId: string, now: Date): Promise<void> {
  const carriers = await tx
    .select({ id: taskLabels.scheduledWorkflowId })
    .from(taskLabels)
    .where(eq(taskLabels.labelId, labelId));
  await tellLabelled(
    tx,
    carriers.map(({ id }) => id),
    now,
  );
}

async function tellLabelled(tx: Transaction, ids: string[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${taskEvents} (scheduled_workflow_id, at, what)
    select id, ${now.toISOString()}::timestamptz, 'labelled' from unnest(${sql.param(ids)}::uuid[]) as id`);
}

/** Gives a scheduled workflow exactly these labels. */
export async function labelTask(
  db: Database,
  userId: string,
  { id, labelIds }: { id: string; labelIds: string[] },
  now: Date,
): Promise<FoundTask> {
  return db.transaction(async (tx) => {
    const { row } = await findTask(tx, userId, id);
    // Held, so that two who label it at once do not leave the labels of both.
    await tx
      .select({ id: scheduledWorkflows.id })
      .from(scheduledWorkflows)
      .where(eq(scheduledWorkflows.id, row.id))
      .for('update');
    const ids = labelIds.filter(isRowId);
    const found = await tx
      .select({ id: labels.id })
      .from(labels)
      .where(and(eq(labels.userId, userId), inArray(labels.id, ids)))
      // A label that is being deleted is waited for.
      .for('key share');
    if (found.length < labelIds.length) throw new Failure('NOT_FOUND', `${GONE} Reload the page and choose again.`);
    const before = await tx
      .delete(taskLabels)
      .where(eq(taskLabels.scheduledWorkflowId, row.id))
      .returning({ id: taskLabels.labelId });
    await attachLabels(tx, row.id, found);
    const [had, has] = [before, found].map((some) => new Set(some.map((label) => label.id)));
    if (!isDeepStrictEqual(had, has)) await tellLabelled(tx, [row.id], now);
    await tellChange(tx, userId, 'scheduled.changed');
    return findTask(tx, userId, row.id);
  });
}

/** Puts a label on many scheduled workflows, or takes it off; tells which of them are otherwise now, and which have no room for it. */
export async function labelTasks(
  tx: Transaction,
  userId: string,
  ids: string[],
  { labelId, on }: { labelId: string; on: boolean },
  now: Date,
): Promise<{ changed: string[]; full: string[] }> {
  const [label] = await tx
    .select({ id: labels.id })
    .from(labels)
    .where(owned(labels, userId, labelId))
    .for('key share');
  if (!label) throw new Failure('NOT_FOUND', `${GONE} Reload the page and choose again.`);
  const carried = await tx.select().from(taskLabels).where(inArray(taskLabels.scheduledWorkflowId, ids));
  const of = (id: string) => carried.filter((one) => one.scheduledWorkflowId === id);
  const otherwise = ids.filter((id) => of(id).some((one) => one.labelId === label.id) !== on);
  const full = on ? otherwise.filter((id) => of(id).length >= TASK_LABELS_MAX) : [];
  const changed = otherwise.filter((id) => !full.includes(id));
  if (changed.length === 0) return { changed, full };
  if (on) await tx.insert(taskLabels).values(changed.map((id) => ({ scheduledWorkflowId: id, labelId: label.id })));
  else
    await tx
      .delete(taskLabels)
      .where(and(eq(taskLabels.labelId, label.id), inArray(taskLabels.scheduledWorkflowId, changed)));
  await tellLabelled(tx, changed, now);
  await tellChange(tx, userId, 'scheduled.changed');
  return { changed, full };
}

/** Puts labels on a scheduled workflow that has none. */
export async function attachLabels(tx: Transaction, taskId: string, some: Pick<Label, 'id'>[]): Promise<void> {
  if (some.length === 0) return;
  await tx.insert(taskLabels).values(some.map(({ id }) => ({ scheduledWorkflowId: taskId, labelId: id })));
}

/** All labels of an account, which is held until the transaction ends: names stay unique, and no more come than may. */
async function heldLabels(tx: Transaction, userId: string): Promise<Label[]> {
  await holdAccount(tx, userId);
  return tx.select(SHOWN).from(labels).where(eq(labels.userId, userId));
}

function refuseTwin(others: Label[], name: string): void {
  const twin = others.find((label) => isSameLabel(label.name, name));
  if (twin)
    throw new Failure(
      'CONFLICT',
      `You already have a label called “${twin.name}”. Choose another name, or use that one.`,
    );
}
