import { and, eq, inArray } from 'drizzle-orm';
import type { ImportRow } from '../../../../domain/api/schedule/import-posts.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../../domain/free-plan.ts';
import { draftOfTask } from '../../../../domain/post/fit.ts';
import { isSameLabel, LABELS_MAX } from '../../../../domain/schedule/labels.ts';
import { dayOf, monthAndDay } from '../../../lib/days.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { scheduledWorkflows } from '../../../platform/db/schema/scheduled.ts';
import { holdAccount } from '../../scheduled/day-limit.ts';
import { placesTaken } from '../../scheduled/places.ts';
import { labelsOf } from '../labels.ts';
import { freeSlots } from '../posting-slots.ts';
import type { ReadRow } from './read-rows.ts';

/** Gives rows without a time a posting slot, and adds what stands against rows in the account: twins, full days, too many labels. */
export async function holdAgainstAccount(tx: Transaction, userId: string, rows: ReadRow[], now: Date): Promise<void> {
  await giveSlots(tx, userId, rows, now);
  await markScheduled(tx, userId, rows);
  await markFullDays(tx, userId, rows);
  await markLabels(tx, userId, rows);
}

type TimedRow = ImportRow & { scheduledFor: string };
const goodRows = (rows: ImportRow[]): TimedRow[] =>
  rows.filter((row): row is TimedRow => row.faults.length === 0 && row.scheduledFor !== null);

/** Rows without a time go out at the next free slots, one after the other, around those that have one. */
async function giveSlots(tx: Transaction, userId: string, rows: ReadRow[], now: Date): Promise<void> {
  const waiting = rows.filter(({ slotOn, faults }) => slotOn !== undefined && faults.length === 0);
  if (waiting.length === 0) return;
  const free = await freeSlots(tx, userId, now);
  for (const { platforms, scheduledFor } of goodRows(rows)) free.take(platforms, new Date(scheduledFor));
  for (const row of waiting) {
    const found = await free.next(row.platforms, row.slotOn ?? undefined);
    if ('at' in found) {
      row.scheduledFor = found.at.toISOString();
      free.take(row.platforms, found.at);
    } else
      row.faults.push(`${row.slotOn ? 'The time is missing.' : 'The date and the time are missing.'} ${found.reason}`);
  }
}

/** Whoever imports a file twice is told so. */
async function markScheduled(tx: Transaction, userId: string, rows: ImportRow[]): Promise<void> {
  const good = goodRows(rows);
  if (good.length === 0) return;
  const moments = [...new Set(good.map(({ scheduledFor }) => scheduledFor))].map((at) => new Date(at));
  const there = await tx
    .select()
    .from(scheduledWorkflows)
    .where(
      and(
        eq(scheduledWorkflows.userId, userId),
        eq(scheduledWorkflows.status, 'scheduled'),
        inArray(scheduledWorkflows.scheduledFor, moments),
      ),
    );
  const known = there.map((task) => ({ ...task, at: task.scheduledFor.toISOString(), text: draftOfTask(task)?.text }));
  for (const row of good)
    if (
      known.some(
        ({ at, text, platforms }) =>
          at === row.scheduledFor && text === row.text && platforms.some((one) => row.platforms.includes(one)),
      )
    )
      row.faults.push('This post is already scheduled for that time.');
}

async function markFullDays(tx: Transaction, userId: string, rows: ImportRow[]): Promise<void> {
  const good = goodRows(rows);
  const { premium, timeZone } = await holdAccount(tx, userId);
  const times = good.map(({ scheduledFor }) => Date.parse(scheduledFor));
  if (premium || good.length === 0) return;
  const span: [Date, Date] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const taken = await placesTaken(tx, userId, timeZone, span);
  for (const row of good) {
    const { date } = dayOf(new Date(row.scheduledFor), timeZone);
    const places = taken.get(date) ?? 0;
    if (places >= FREE_SCHEDULES_PER_DAY)
      row.faults.push(
        `${monthAndDay(date)} is full: the free plan takes up to ${FREE_SCHEDULES_PER_DAY} workflows per day. Choose another day.`,
      );
    else taken.set(date, places + 1);
  }
}

async function markLabels(tx: Transaction, userId: string, rows: ImportRow[]): Promise<void> {
  const names = (await labelsOf(tx, userId)).map(({ name }) => name);
  for (const row of goodRows(rows)) {
    const added = row.labels.filter((name) => !names.some((known) => isSameLabel(known, name)));
    if (names.length + added.length > LABELS_MAX)
      row.faults.push(`You can have at most ${LABELS_MAX} labels, and “${added[0]}” would be one more.`);
    else names.push(...added);
  }
}
