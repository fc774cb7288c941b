import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { draftRefusal, fitNotes, postsOf } from '../../../domain/post/fit.ts';
import { draftNotes } from '../../../domain/post/post-needs.ts';
import { type SchedulePlan, seriesNotes } from '../../../domain/schedule/plan.ts';
import { recurrenceInWords } from '../../../domain/schedule/recurrence-words.ts';
import { formatLong } from '../../../domain/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/owned.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import type { ScheduledMoment } from '../scheduled/moments.ts';
import { isWithdrawable } from '../scheduled/withdraw.ts';

export type PlanRow = typeof schedulePlans.$inferSelect;
/** With whether its approval could be taken back, which is asked only where an approved one may be shown. */
export type FoundPlan = PlanRow & { canUndo?: boolean };

/** What a plan says before it is stored. */
export type NewPlan = Pick<
  PlanRow,
  | 'workflowName'
  | 'description'
  | 'input'
  | 'platforms'
  | 'agentType'
  | 'medium'
  | 'frequency'
  | 'assumed'
  | 'notes'
  | 'sessionId'
  | 'originalMessage'
> &
  Partial<Pick<PlanRow, 'post' | 'textNotes' | 'question' | 'fresh' | 'wish'>> & { moment: ScheduledMoment };

/** Stores plans as pending, those of one message as parts of one set. */
export async function storePlans(db: Queries, userId: string, plans: NewPlan[], now: Date): Promise<PlanRow[]> {
  if (plans.length === 0) return [];
  const rows = await db
    .insert(schedulePlans)
    .values(
      plans.map(({ moment, ...said }) => ({
        ...said,
        ...moment,
        userId,
        isPartOfMultiple: plans.length > 1,
        createdAt: now,
      })),
    )
    .returning();
  return rows;
}

/** The plans of a user with these ids, by id. */
export async function findPlans(db: Queries, userId: string, ids: string[]): Promise<Map<string, FoundPlan>> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({
      ...getTableColumns(schedulePlans),
      canUndo: isWithdrawable(db, schedulePlans.scheduledWorkflowId),
    })
    .from(schedulePlans)
    .where(and(eq(schedulePlans.userId, userId), inArray(schedulePlans.id, known)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** When a stored plan is to run. */
export function momentOf({ scheduledAt, wallTime, timeZone, recurrence }: PlanRow): ScheduledMoment {
  return { scheduledAt, wallTime, timeZone, recurrence };
}

/** That a waiting plan can't be approved as it is, for being too long for a network. */
function lengthNotes({ state, medium, input, post, platforms }: PlanRow): string[] {
  const overlong = state === 'pending' && medium === 'text' ? draftRefusal({ text: input, ...post }, platforms) : null;
  return overlong === null ? [] : [overlong];
}

/** What single networks do not get of it, and what they would refuse: a picture or sound that it is to make comes to it later. */
function partNotes({ state, medium, input, post, platforms }: PlanRow): string[] {
  const draft = { text: input, ...post };
  return state === 'pending' ? draftNotes(draft, platforms, medium === 'image') : fitNotes(postsOf(draft, platforms));
}

/** A plan as its card shows it. */
export function toPlan(row: FoundPlan): SchedulePlan {
  const { id, wallTime, textNotes, question, ...rest } = row;
  const { userId: _, scheduledWorkflowId: __, createdAt: ___, revision: ____, revisedAt: _____, ...shown } = rest;
  const scheduledAt = row.scheduledAt.toISOString();
  return {
    ...shown,
    notes: [...row.notes, ...textNotes, ...lengthNotes(row), ...partNotes(row), ...seriesNotes(row)],
    ...(question === null ? {} : { question }),
    planId: id,
    scheduledAt,
    scheduledAtLocal: wallTime,
    scheduledAtLocalFormatted: formatLong(scheduledAt, row.timeZone),
    recurrenceText: row.recurrence === null ? null : recurrenceInWords(row.recurrence, row.timeZone),
    isConfirmed: row.state === 'confirmed',
    canUndo: row.state === 'confirmed' && (row.canUndo ?? true),
    isMultipleSchedules: false,
    plans: [],
  };
}
