import { eq } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import {
  approvedBeforeMessage,
  confirmationMessage,
  hasNothingToPost,
  PLAN_NOT_FOUND,
  SAY_WHAT,
  type SchedulePlan,
} from '../../../domain/schedule/plan.ts';
import { formatLong } from '../../../domain/time.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { owned } from '../../platform/db/owned.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { settleNotice } from '../notices/notices.ts';
import { approvalCause } from '../notices/words.ts';
import { createScheduled } from '../scheduled/create.ts';
import { agentOf } from './plan-agents.ts';
import { type FoundPlan, findPlans, momentOf, type PlanRow, toPlan } from './plan-rows.ts';

export interface PlanDeps {
  db: Database;
  clock: Clock;
}

export interface PlanConfirmation {
  message: string;
  planData: SchedulePlan;
  scheduledWorkflowId: string | null;
}

/** Approves a plan as it is stored. However often and by however many at once: one scheduled workflow, one answer. */
export async function confirmPlan({ db, clock }: PlanDeps, userId: string, planId: string): Promise<PlanConfirmation> {
  return db.transaction(async (tx) => {
    const plan = await lockPlan(tx, userId, planId);
    if (plan.state === 'rejected')
      throw new Failure('CONFLICT', 'This plan was rejected and can’t be approved any more. Ask for a new one.');
    if (plan.state === 'confirmed') {
      // Approved before: what that made may have run, been changed or deleted since.
      const [known] = (await findPlans(tx, userId, [plan.id])).values();
      return confirmed(known ?? plan, plan.scheduledAt);
    }
    if (hasNothingToPost(plan))
      throw new Failure(
        'VALIDATION',
        `There is nothing to post in this plan yet. Say again what you want to post and when, ${SAY_WHAT}`,
      );
    const now = clock();
    const { id, scheduledFor } = await createScheduled(
      tx,
      userId,
      {
        name: plan.workflowName,
        moment: momentOf(plan),
        platforms: plan.platforms,
        agentType: plan.agentType,
        agents: [agentOf(plan, now)],
        connections: [],
        post: plan.post,
        wish: plan.wish,
        fresh: plan.fresh,
      },
      now,
    );
    const [row] = await tx
      .update(schedulePlans)
      .set({ state: 'confirmed', scheduledWorkflowId: id })
      .where(eq(schedulePlans.id, plan.id))
      .returning();
    await settleNotice(tx, userId, 'approval', approvalCause(plan));
    await tellChange(tx, userId, 'chat.changed');
    return confirmed(row ?? plan, scheduledFor);
  });
}

/** Rejects a plan, for good; rejecting it again is no error, rejecting an approved one is. */
export async function cancelPlan({ db }: PlanDeps, userId: string, planId: string): Promise<SchedulePlan> {
  return db.transaction(async (tx) => toPlan(await rejectPlan(tx, userId, planId)));
}

/** Rejects a plan inside a transaction. */
export async function rejectPlan(tx: Transaction, userId: string, planId: string): Promise<PlanRow> {
  const plan = await lockPlan(tx, userId, planId);
  if (plan.state === 'confirmed')
    throw new Failure('CONFLICT', 'This plan is already approved. Delete its scheduled task to stop it.');
  const [row] = await tx
    .update(schedulePlans)
    .set({ state: 'rejected' })
    .where(eq(schedulePlans.id, plan.id))
    .returning();
  await settleNotice(tx, userId, 'approval', approvalCause(plan));
  await tellChange(tx, userId, 'chat.changed');
  return row ?? plan;
}

/** The plan, held until the transaction ends: approvals and rejections come one after the other. */
export async function lockPlan(tx: Transaction, userId: string, planId: string): Promise<PlanRow> {
  const [plan] = await tx
    .select()
    .from(schedulePlans)
    .where(owned(schedulePlans, userId, planId))
    .for('update');
  if (!plan) throw new Failure('NOT_FOUND', PLAN_NOT_FOUND);
  return plan;
}

function confirmed(row: FoundPlan, scheduledFor: Date): PlanConfirmation {
  const planData = toPlan(row);
  const when = formatLong(scheduledFor.toISOString(), row.timeZone);
  return {
    message: planData.canUndo
      ? confirmationMessage({ ...planData, scheduledAtLocalFormatted: when })
      : approvedBeforeMessage(planData),
    planData,
    scheduledWorkflowId: row.scheduledWorkflowId,
  };
}
