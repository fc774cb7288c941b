import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { PendingPlan } from '../../../domain/schedule/plan.ts';
import { recurrenceInWords } from '../../../domain/schedule/recurrence-words.ts';
import type { Queries } from '../../platform/db/database.ts';
import { chatSessions } from '../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';

/** More than that waits on nobody's calendar. */
const MOST = 500;

/** What is searched of a plan's words, and kept of them in a calendar: 500 long ones would be 30 MB. */
const WORDS_MAX = 3_000;

/** The plans that wait for somebody's approval, soonest first. */
export async function pendingPlans(
  db: Queries,
  userId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<PendingPlan[]> {
  const { id, workflowName: name, scheduledAt, platforms, input, recurrence, timeZone } = schedulePlans;
  const text = sql<string>`left(${input}, ${WORDS_MAX})`;
  const rows = await db
    .select({ id, name, scheduledAt, platforms, text, recurrence, timeZone, sessionId: chatSessions.id })
    .from(schedulePlans)
    // Without its conversation nobody can approve it.
    .innerJoin(chatSessions, eq(chatSessions.id, schedulePlans.sessionId))
    .where(
      and(
        eq(schedulePlans.userId, userId),
        // In the very words of the index that finds them.
        sql`${schedulePlans.state} = 'pending'`,
        from ? gte(scheduledAt, new Date(from)) : undefined,
        to ? lte(scheduledAt, new Date(to)) : undefined,
      ),
    )
    .orderBy(asc(scheduledAt), asc(schedulePlans.id))
    .limit(MOST);
  return rows.map(({ scheduledAt: at, recurrence: rule, timeZone: zone, ...plan }) => ({
    ...plan,
    scheduledFor: at.toISOString(),
    recurrenceText: rule === null ? null : recurrenceInWords(rule, zone),
  }));
}
