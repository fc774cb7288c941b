import * as z from 'zod/mini';
import { type Session, sessionSchema, type User, userSchema } from '../../../domain/api/account/auth.ts';
import { SESSION_LIFETIME_MS, SESSION_REFRESH_LEAD_MS, SESSION_VALID_MARGIN_MS } from '../../../domain/limits.ts';
import { ApiError } from '../api/api-error.ts';

/** What the browser keeps of a session. */
export interface ClientSession {
  sessionId: string;
  userId: string;
  /** ISO 8601. */
  expiresAt: string;
  user?: User | undefined;
}

/** The answer of login, validation and refresh as the client takes it: a missing lifetime is no fault. */
export const signedInSchema = z.object({
  session: z.extend(sessionSchema, { expiresAt: z.nullish(z.string()) }),
  user: z.optional(userSchema),
});
export type SignInAnswer = z.infer<typeof signedInSchema> | { session: Session; user: User };

/** Turns the server's answer into what the browser keeps; 24 hours where it names no lifetime. */
export function sessionFrom({ session, user }: SignInAnswer, now: number): ClientSession {
  const told = Date.parse(session.expiresAt ?? '');
  const expiresAt = new Date(Number.isNaN(told) ? now + SESSION_LIFETIME_MS : told).toISOString();
  return { sessionId: session.id, userId: session.userId, expiresAt, user };
}

/** A session counts only while its expiry is more than five minutes away. */
export function isValid(session: ClientSession, now: number): boolean {
  return Date.parse(session.expiresAt) - now > SESSION_VALID_MARGIN_MS;
}

/** How long until the session is to be refreshed: ten minutes before its expiry, or at once. */
export function msUntilRefresh(session: ClientSession, now: number): number {
  return Math.max(0, Date.parse(session.expiresAt) - SESSION_REFRESH_LEAD_MS - now);
}

/** Whether the server could not be asked or failed itself, as opposed to having refused: a valid session survives that. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'NO_ANSWER' || error.status === 429 || (error.status ?? 0) >= 500;
}

declare global {
  /** Not in every browser yet. */
  var Temporal: { Now: { timeZoneId(): string } } | undefined;
}

/** The browser's IANA zone: from Temporal where it is, since the first use of Intl costs as much as a screen's styles and layout. */
export function timeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
