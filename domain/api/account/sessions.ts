import * as z from 'zod/mini';
import { securityEventSchema } from '../../security-events.ts';
import { call } from '../call.ts';

export const openSessionSchema = z.object({
  id: z.string(),
  /** Browser and system in plain words; null for a session that is older than that is known. */
  device: z.nullable(z.string()),
  signed_in_at: z.iso.datetime(),
  /** To a few minutes. */
  used_at: z.iso.datetime(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

const sessionsLeft = z.object({ message: z.string(), data: z.array(openSessionSchema) });

export const listSessions = call('GET', '/sessions', {
  summary: 'Where the caller is signed in: the session that asks first, then the last used.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ data: z.array(openSessionSchema) }),
});

export const endOneSession = call('DELETE', '/sessions/{id}', {
  summary: 'Ends one of the caller’s sessions; whoever uses it is signed out at once.',
  access: 'person',
  input: z.object({ id: z.string() }),
  answer: sessionsLeft,
  fallback: 'Failed to end the session',
});

export const endOtherSessions = call('POST', '/sessions/end-others', {
  summary: 'Ends every session of the caller but the one that asks.',
  access: 'person',
  input: z.object({}),
  answer: sessionsLeft,
  fallback: 'Failed to end the sessions',
});

export const listSecurityEvents = call('GET', '/security-events', {
  summary: 'The last things that happened to the caller’s account, newest first.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ data: z.array(securityEventSchema) }),
});
