import { and, count, eq, gte, lte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { listPendingPlans } from '../../../domain/api/schedule/plans.ts';
import { recurrenceInWords } from '../../../domain/schedule/recurrence-words.ts';
import type { Queries } from '../../platform/db/database.ts';
import { keyset } from '../../platform/db/keyset.ts';
import { chatSessions } from '../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';

/** What is searched of a plan's words, and kept of them in a calendar: 500 long ones would be 30 MB. */
const WORDS_MAX = 3_000;

const SOONEST = keyset([
  { by: sql`${schedulePlans.scheduledAt}`, type: 'timestamptz' },
  { by: sql`${schedulePlans.id}`, type: 'uuid' },
]);
/** Without its conversation nobody can approve it. */
const HAS_CONVERSATION = eq(chatSessions.id, schedulePlans.sessionId);

/** The plans that wait for somebody's approval, soonest first. */
export async function pendingPlans(
  db: Queries,
  userId: string,
  { from, to, after, limit, ...asked }: z.output<typeof listPendingPlans.input>,
): Promise<AnswerOf<typeof listPendingPlans>> {
  const { id, workflowName: name, scheduledAt, platforms, input, recurrence, timeZone } = schedulePlans;
  const text = sql<string>`left(${input}, ${WORDS_MAX})`;
  const waiting = and(
    eq(schedulePlans.userId, userId),
    // In the very words of the index that finds them.
    sql`${schedulePlans.state} = 'pending'`,
    from ? gte(scheduledAt, new Date(from)) : undefined,
    to ? lte(scheduledAt, new Date(to)) : undefined,
  );
  const shown = { id, name, scheduledAt, platforms, text, recurrence, timeZone, sessionId: chatSessions.id };
  const rows = await db
    .select({ ...shown, place: SOONEST.place })
    .from(schedulePlans)
    .innerJoin(chatSessions, HAS_CONVERSATION)
    .where(and(waiting, after === undefined ? undefined : SOONEST.behind(after)))
    .orderBy(...SOONEST.order)
    .limit(limit);
  const next = rows.length === limit ? JSON.stringify(rows.at(-1)?.place) : null;
  const data = rows.map(({ scheduledAt: at, recurrence: rule, timeZone: zone, place: _, ...plan }) => ({
    ...plan,
    scheduledFor: at.toISOString(),
    recurrenceText: rule === null ? null : recurrenceInWords(rule, zone),
  }));
  if (!asked.count) return { data, next };
  const [all] = await db
    .select({ number: count() })
    .from(schedulePlans)
    .innerJoin(chatSessions, HAS_CONVERSATION)
    .where(waiting);
  return { data, next, count: all?.number ?? 0 };
}
