import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { PendingPlan } from '../../../domain/plan.ts';
import { recurrenceInWords } from '../../../domain/recurrence-words.ts';
import type { Queries } from '../../platform/db/database.ts';
import { chatSessions } from '../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';

/** More than that waits on nobody's calendar. */
const MOST = 500;

/** The plans that wait for somebody's approval, soonest first. */
export async function pendingPlans(
  db: Queries,
  userId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<PendingPlan[]> {
  const { scheduledAt } = schedulePlans;
  const rows = await db
    .select({ plan: schedulePlans, sessionId: chatSessions.id })
    .from(schedulePlans)
    // Without its conversation nobody can approve it.
    .innerJoin(chatSessions, eq(chatSessions.id, schedulePlans.sessionId))
    .where(
      and(
        eq(schedulePlans.userId, userId),
        eq(schedulePlans.state, 'pending'),
        from ? gte(scheduledAt, new Date(from)) : undefined,
        to ? lte(scheduledAt, new Date(to)) : undefined,
      ),
    )
    .orderBy(asc(scheduledAt), asc(schedulePlans.id))
    .limit(MOST);
  return rows.map(({ plan, sessionId }) => ({
    id: plan.id,
    name: plan.workflowName,
    scheduledFor: plan.scheduledAt.toISOString(),
    platforms: plan.platforms,
    text: plan.input,
    recurrenceText: plan.recurrence === null ? null : recurrenceInWords(plan.recurrence, plan.timeZone),
    sessionId,
  }));
}
