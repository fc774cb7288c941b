import { and, desc, eq, gte, like, or, type SQL, sql } from 'drizzle-orm';
import {
  SECURITY_EVENTS,
  SECURITY_EVENTS_SHOWN,
  type SecurityEvent,
  type SecurityEventKind,
} from '../../../domain/security-events.ts';
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
    // Who of the operator's people it was is theirs to know.
    device: kind === 'operator' ? null : device,
  }));
}

/** Which events the operator asks for; null: whichever. */
export interface EventSearch {
  since: Date | null;
  kind: SecurityEventKind | null;
  /** The operator's command that it tells of. */
  command: string | null;
  most: number;
}

/** An event as the operator sees it. */
type OperatorEvent = Omit<typeof securityEvents.$inferSelect, 'id' | 'userId'> & { email: string | null };

/** What the detail of a deletion begins with that the operator's command has done. */
export const BY_OPERATOR = 'by the operator';

/** The last events of everybody, or of one account; the newest last, as a log is read. */
export async function eventsForOperator(
  db: Queries,
  userId: string | null,
  { most, ...sought }: EventSearch,
): Promise<{ events: OperatorEvent[]; hasMore: boolean }> {
  const { at, kind, detail, device, address } = securityEvents;
  const rows = await db
    .select({ at, kind, detail, device, address, email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(and(userId === null ? undefined : eq(securityEvents.userId, userId), ...conditions(sought)))
    .orderBy(desc(securityEvents.id))
    .limit(most + 1);
  return { events: rows.slice(0, most).reverse(), hasMore: rows.length > most };
}

function conditions({ since, kind, command }: Omit<EventSearch, 'most'>): (SQL | undefined)[] {
  return [
    since === null ? undefined : gte(securityEvents.at, since),
    kind === null ? undefined : eq(securityEvents.kind, kind),
    command === null ? undefined : or(isOfCommand(command), command === 'delete' ? isDeletion : undefined),
  ];
}

const isOfCommand = (command: string): SQL | undefined =>
  and(eq(securityEvents.kind, 'operator'), eq(sql`split_part(${securityEvents.detail}, ' ', 1)`, command));

/** The command's own row went with the account. */
const isDeletion = and(eq(securityEvents.kind, 'account-deleted'), like(securityEvents.detail, `${BY_OPERATOR}%`));
