import type { FastifyRequest } from 'fastify';
import type { Access, Call } from '../../../domain/api/call.ts';
import { loadMedia } from '../../../domain/api/post/media.ts';
import { Failure } from '../../../domain/errors.ts';
import { SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import {
  type Authenticate,
  type Caller,
  type CallerOf,
  header,
  type PersonCaller,
} from '../../platform/http/context.ts';
import { findToken } from './api-tokens.ts';
import { COOKIE } from './cookie.ts';
import { findRefreshHolder, findSession } from './sessions.ts';

interface Deps {
  db: Database;
  clock: Clock;
}
type CallAccess = Pick<Call, 'access' | 'evenLeaving' | 'method'>;

/** Finds the caller of a main call: by its token where it brings one, otherwise by the two headers of a session. */
export function authenticateCaller(deps: Deps): Authenticate {
  return async <Who extends Access>(request: FastifyRequest, call: CallAccess & { access: Who }) => {
    const token = bearerOf(request);
    const caller = token === null ? await bySession(deps, request, call) : await byToken(deps, token, call);
    // A token never gets here with a call that is for persons alone.
    return caller as CallerOf<Who>;
  };
}

/** The two headers of a session must name the same person. */
async function bySession(
  { db, clock }: Deps,
  request: FastifyRequest,
  { evenLeaving }: CallAccess,
): Promise<PersonCaller> {
  const { session, user } = await findSession(db, header(request, 'x-session-id'), clock());
  if (header(request, 'x-user-id') !== session.userId) throw new Failure('NOT_SIGNED_IN');
  if (user.deletionAt !== null && !evenLeaving) throw new Failure('ACCOUNT_LEAVING');
  return { userId: session.userId, sessionId: session.id, expiresAt: new Date(session.expiresAt), readOnly: false };
}

/** A token is no person: it decides nothing over the account, and is worth nothing in one that is to be deleted. */
async function byToken({ db, clock }: Deps, token: string, { access, method }: CallAccess): Promise<Caller> {
  const now = clock();
  const { userId, readOnly, expiresAt, isLeaving } = await findToken(db, token, now);
  if (access === 'person') throw new Failure('PERSON_NEEDED');
  if (isLeaving) throw new Failure('ACCOUNT_LEAVING');
  if (readOnly && method !== 'GET') throw new Failure('READ_ONLY');
  const asLongAsSessions = now.getTime() + SESSION_LIFETIME_MS;
  const until = Math.min(expiresAt?.getTime() ?? asLongAsSessions, asLongAsSessions);
  return { userId, expiresAt: new Date(until), readOnly };
}

/** Finds whose media a request may load: by its headers where it has them, otherwise by the cookie. */
export function mediaOwner(deps: Deps): (request: FastifyRequest) => Promise<string> {
  const authenticate = authenticateCaller(deps);
  return async (request) =>
    header(request, 'x-session-id') === null && bearerOf(request) === null
      ? findRefreshHolder(deps.db, request.cookies[COOKIE] ?? null, deps.clock())
      : (await authenticate(request, loadMedia)).userId;
}
