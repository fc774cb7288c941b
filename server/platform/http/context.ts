import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Access, Call } from '../../../domain/api/call.ts';
import type { Emit } from './event-stream.ts';

/** Who makes a call, by a session or by a token. */
export interface Caller {
  userId: string;
  /** Until when this is known: what stays open for longer asks again. */
  expiresAt: Date;
  /** Whether it may only look. */
  readOnly: boolean;
}

/** Who makes a call that is no program's. */
export interface PersonCaller extends Caller {
  sessionId: string;
}

/** Who makes a call, as its access promises. */
export type CallerOf<Who extends Access> = Who extends 'person' ? PersonCaller : Who extends 'session' ? Caller : null;

/**
 * Finds the caller of a request by its headers, or fails with NOT_SIGNED_IN; with ACCOUNT_LEAVING where the account is to be
 * deleted and the call is not one of the few that are answered even then; with READ_ONLY or PERSON_NEEDED where a token does
 * not reach so far.
 */
export type Authenticate = <Who extends Access>(
  request: FastifyRequest,
  call: Pick<Call, 'evenLeaving' | 'method'> & { access: Who },
) => Promise<CallerOf<Who>>;

/** What an operation gets: checked input, who asks, and the raw request where a header matters. */
export interface Context<C extends Call = Call> {
  input: z.output<C['input']>;
  /** Nobody on calls that anyone may make. */
  caller: CallerOf<C['access']>;
  /** The caller's IANA zone; UTC where the header is missing or unknown. */
  timeZone: string;
  /** Aborts when the client is gone. */
  signal: AbortSignal;
  /** Sends an event of a streaming call; does nothing where the client wants one answer. */
  emit: Emit;
  /** Whether anybody hears what is emitted. */
  isStreaming: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A step before the operation: passes, or throws a Failure. A form's guards know who sends it; what it holds is read after. */
export type Guard<C extends Call = Call> = (
  context: C['body'] extends 'form' ? Omit<Context<C>, 'input'> : Context<C>,
) => Promise<void>;

/** The zone of the x-timezone header: a real IANA name, or UTC. */
export function requestTimeZone(request: FastifyRequest): string {
  const name = header(request, 'x-timezone');
  if (name === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** A header that was sent once and is not blank. */
export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
