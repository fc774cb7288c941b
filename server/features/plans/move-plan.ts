import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { type Move, movedInstant } from '../../../domain/moving-plans.ts';
import { frequencyOf } from '../../../domain/recurrence.ts';
import { restOfRule } from '../../../domain/recurrence-edits.ts';
import { instantToWall } from '../../../domain/time.ts';
import type { Queries, Transaction } from '../../platform/db/database.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { checkUpcoming, type Moment, momentAt } from '../scheduled/moments.ts';
import { momentOf, type PlanRow } from './plan-rows.ts';
import { lockPlan } from './plans.ts';

/** The plans of a conversation that wait for approval, in the order in which they were made. */
export async function pendingPlans(db: Queries, userId: string, sessionId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(schedulePlans)
    .where(
      and(eq(schedulePlans.userId, userId), eq(schedulePlans.sessionId, sessionId), eq(schedulePlans.state, 'pending')),
    )
    .orderBy(asc(schedulePlans.createdAt), asc(schedulePlans.scheduledAt), asc(schedulePlans.id));
}

/** When a pending plan would run after a move; fails in words where that can't be. */
export function momentAfter(move: Move, plan: PlanRow, now: Date): Moment {
  const before = momentOf(plan);
  const instant = new Date(movedInstant(move, { ...before, scheduledAt: before.scheduledAt.toISOString() }));
  const timeZone = 'to' in move && move.rrule !== null ? move.to.timeZone : before.timeZone;
  const moment = momentAt(instant, timeZone, ruleAfter(move, before, instant));
  checkUpcoming(moment, now);
  return moment;
}

/** A rhythm that was said anew counts; another day or time for a series moves the series. */
function ruleAfter(move: Move, { wallTime, timeZone, recurrence, scheduledAt }: Moment, instant: Date): string | null {
  if ('to' in move && move.rrule !== null) return move.rrule;
  if (recurrence === null) return null;
  const wall = instantToWall(instant.toISOString(), timeZone);
  return restOfRule({ start: wallTime, timeZone, rule: recurrence }, scheduledAt, wall);
}

/** Gives a plan that still waits another time. */
export async function movePlan(tx: Transaction, userId: string, planId: string, moment: Moment): Promise<PlanRow> {
  const plan = await lockPlan(tx, userId, planId);
  if (plan.state !== 'pending') throw new Failure('CONFLICT', 'This plan no longer waits for approval.');
  const [row] = await tx
    .update(schedulePlans)
    .set({
      ...moment,
      frequency: moment.recurrence === null ? 'once' : frequencyOf(moment.recurrence),
      // What was assumed of its time is said by now.
      assumed: plan.assumed.filter((words) => !/ (?:assumed|read as .*)$/.test(words)),
      notes: [],
    })
    .where(eq(schedulePlans.id, plan.id))
    .returning();
  return row ?? plan;
}
