import { eq } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import type { SchedulePlan } from '../../../domain/schedule/plan.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { withdrawTask } from '../scheduled/withdraw.ts';
import { findPlans, toPlan } from './plan-rows.ts';
import { lockPlan, type PlanDeps } from './plans.ts';

/** Takes an approval back while what it made waits as it was made; the plan waits again. Once more is no error. */
export async function undoConfirmation({ db }: PlanDeps, userId: string, planId: string): Promise<SchedulePlan> {
  return db.transaction(async (tx) => {
    // The task is held before the plan, as by everybody who deletes one.
    const taskId = (await findPlans(tx, userId, [planId])).get(planId.toLowerCase())?.scheduledWorkflowId ?? null;
    const isWithdrawn = taskId !== null && (await withdrawTask(tx, userId, taskId));
    const plan = await lockPlan(tx, userId, planId);
    if (plan.state === 'pending') return toPlan(plan);
    if (plan.state === 'rejected')
      throw new Failure('CONFLICT', 'This plan was rejected, so there is no approval to take back.');
    // Held after the plan, its task could wait for whoever holds it and wants the plan: it is left as it is.
    if (plan.scheduledWorkflowId !== null && !isWithdrawn)
      throw new Failure('CONFLICT', 'This plan was approved at this very moment. Please try again.');
    if (!isWithdrawn)
      throw new Failure('CONFLICT', 'What this approval has scheduled was deleted already. Ask for a new plan.');
    const [row] = await tx
      .update(schedulePlans)
      .set({ state: 'pending', scheduledWorkflowId: null })
      .where(eq(schedulePlans.id, plan.id))
      .returning();
    await tellChange(tx, userId, 'chat.changed');
    return toPlan(row ?? plan);
  });
}
