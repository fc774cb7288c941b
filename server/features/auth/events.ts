import { desc, eq } from 'drizzle-orm';
import { SECURITY_EVENTS, SECURITY_EVENTS_SHOWN, type SecurityEvent } from '../../../domain/security-events.ts';
import type { Queries } from '../../platform/db/database.ts';
import { securityEvents, users } from '../../platform/db/schema/accounts.ts';

/** The last things that happened to an account, newest first. */
export async function securityEventsOf(db: Queries, userId: string): Promise<SecurityEvent[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.id))
    .limit(SECURITY_EVENTS_SHOWN);
  return rows.map(({ at, kind, detail, device }) => ({
    at: at.toISOString(),
    kind,
    what: SECURITY_EVENTS[kind],
    detail,
    device,
  }));
}

/** How many events the operator is shown at once. */
const MOST_FOR_OPERATOR = 200;

/** The last events of everybody, or of one account; the newest last, as a log is read. */
export async function eventsForOperator(
  db: Queries,
  userId: string | null,
): Promise<(Omit<typeof securityEvents.$inferSelect, 'id' | 'userId'> & { email: string | null })[]> {
  const { at, kind, detail, device, address } = securityEvents;
  const rows = await db
    .select({ at, kind, detail, device, address, email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(userId === null ? undefined : eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.id))
    .limit(MOST_FOR_OPERATOR);
  return rows.reverse();
}
