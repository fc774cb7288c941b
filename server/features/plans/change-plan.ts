import { eq } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { NOTHING_TO_POST, OWN_WORDS, WRITTEN_LATER } from '../../../domain/plan.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import type { Moment } from '../scheduled/moments.ts';
import type { PlanRow } from './plan-rows.ts';
import { lockPlan } from './plans.ts';

/** What can be changed about a plan that waits. */
export type PlanEdit = { moment: Moment } & Pick<PlanRow, 'platforms' | 'frequency' | 'notes'> &
  Partial<Pick<PlanRow, 'input' | 'textNotes'>>;

/** What stands among a plan's assumptions for want of words. */
const ABOUT_THE_TEXT: string[] = [NOTHING_TO_POST, OWN_WORDS, WRITTEN_LATER];

/** Changes a plan that still waits for approval. */
export async function changePlan(tx: Transaction, userId: string, planId: string, edit: PlanEdit): Promise<PlanRow> {
  const plan = await lockPlan(tx, userId, planId);
  if (plan.state !== 'pending') throw new Failure('CONFLICT', 'This plan no longer waits for approval.');
  const { moment, ...said } = edit;
  // What was assumed of its time is said by now, and new words leave nothing open about the old ones.
  const hasWords = said.input !== undefined;
  const assumed = plan.assumed
    .filter((words) => !/ (?:assumed|read as .*)$/.test(words))
    .filter((words) => !hasWords || !ABOUT_THE_TEXT.includes(words));
  const remarks = hasWords ? { textNotes: said.textNotes ?? [], question: null } : {};
  const [row] = await tx
    .update(schedulePlans)
    .set({ ...moment, ...said, ...remarks, assumed })
    .where(eq(schedulePlans.id, plan.id))
    .returning();
  await tellChange(tx, userId, 'chat.changed');
  return row ?? plan;
}
