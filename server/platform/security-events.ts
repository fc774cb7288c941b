import { userInfo } from 'node:os';
import { type SQL, sql } from 'drizzle-orm';
import type { SecurityEventKind } from '../../domain/security-events.ts';
import type { Clock } from './clock.ts';
import type { Queries } from './db/database.ts';
import { securityEvents } from './db/schema/accounts.ts';

/** Something that happened to an account, or by the operator's hand. */
export interface NewEvent {
  /** Null where it is nobody's: an address without an account, a command about none. */
  userId: string | null;
  kind: SecurityEventKind;
  /** A few words of ours: a name of a provider or a network, never what somebody typed. */
  detail?: string | null;
  /** Browser and system of whoever did it; of the operator's commands, who gave it. */
  device?: string | null;
  /** The network address of whoever did it. */
  address?: string | null;
}

/** Notes an event down, in the transaction in which it comes true. */
export type RecordEvent = (db: Queries, event: NewEvent) => Promise<void>;

/** Failed sign-ins are what strangers can cause: so many an hour tell enough of each account, and of all unknown addresses together. */
export const FAILURES_AN_HOUR = 10;

/** A command of the operator's, with who gave it. */
export const commandEvent = (userId: string | null, words: string[]): NewEvent => ({
  userId,
  kind: 'operator',
  detail: words.filter(Boolean).join(' '),
  device: osUser(),
});

/** The user of the operating system that this process runs as: by its number where it has no name, as in a container. */
export function osUser(info: () => { username: string } = userInfo): string {
  try {
    return `user ${info().username}`;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

/** Notes events down by a clock. */
export function eventRecorder(clock: Clock): RecordEvent {
  return async (db, { userId, kind, detail = null, device = null, address = null }) => {
    const now = clock();
    const isWanted = kind === 'sign-in-failed' ? fewerFailures(userId, now) : sql`true`;
    await db.execute(sql`
      insert into ${securityEvents} (at, user_id, kind, detail, device, address)
      select ${now.toISOString()}::timestamptz, ${userId}::uuid, ${kind}, ${detail}, ${device}, ${address} where ${isWanted}`);
  };
}

/** The same look for a known address and for an unknown one: it takes as long. */
function fewerFailures(userId: string | null, now: Date): SQL {
  const since = new Date(now.getTime() - 60 * 60_000).toISOString();
  return sql`(select count(*) from ${securityEvents} as failure
    where ${userId === null ? sql`failure.user_id is null` : sql`failure.user_id = ${userId}`}
      and failure.kind = 'sign-in-failed' and failure.at > ${since}::timestamptz) < ${FAILURES_AN_HOUR}`;
}
