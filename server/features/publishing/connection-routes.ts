import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '../../../domain/api/post/connections.ts';
import { Failure } from '../../../domain/errors.ts';
import { CONNECT_WITHIN_MS, type ConnectResult } from '../../../domain/post/connections.ts';
import { PLATFORM_RULES, type Platform, platformSchema } from '../../../domain/post/platforms.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { chooseOffered, connectionsOf, endConnection } from './connections.ts';
import { beginVisit, endVisit, type VisitDeps } from './visits.ts';

export interface ConnectionRouteDeps extends VisitDeps {
  limits: { visits: RateLimit; returns: RateLimit };
  /** Whether cookies travel over https only. */
  secureCookie: boolean;
  /** Who is signed in in the browser that sends this, by its cookie. */
  ownerOf(request: FastifyRequest): Promise<string>;
}

/** Bound to its network's callback: two visits at a time do not get in each other's way. */
const cookieOf = (platform: Platform) => ({
  name: `fanfare_visit_${platform}`,
  path: `/api/connections/${platform}/callback`,
});

/** Serves the accounts at networks: connecting, choosing and disconnecting them. */
export function connectionRoutes(app: FastifyInstance, { serve }: ApiRouter, deps: ConnectionRouteDeps): void {
  const { limits } = deps;

  serve(calls.listConnections, [], async ({ caller }) => ({ data: await connectionsOf(deps, caller.userId) }));

  serve(calls.beginConnection, [perUser(limits.visits)], async ({ input, caller, reply }) => {
    const { url, browser } = await beginVisit(deps, caller.userId, input.platform);
    const { name, path } = cookieOf(input.platform);
    const maxAge = CONNECT_WITHIN_MS / 1000;
    void reply.setCookie(name, browser, { path, httpOnly: true, sameSite: 'lax', secure: deps.secureCookie, maxAge });
    return { url };
  });

  serve(calls.chooseAccount, [], async ({ input, caller }) => {
    const name = await chooseOffered(deps, caller.userId, input);
    const message = `Fanfare publishes for you on ${PLATFORM_RULES[input.platform].label} as ${name}`;
    return { message, data: await connectionsOf(deps, caller.userId) };
  });

  serve(calls.disconnect, [], async ({ input, caller }) => {
    const handedOver = await endConnection(deps, caller.userId, input.platform);
    const posts = handedOver === 1 ? 'One post is' : `${handedOver} posts are`;
    const rest = handedOver === 0 ? '' : `. ${posts} yours to post now`;
    const message = `${PLATFORM_RULES[input.platform].label} is disconnected${rest}`;
    return { message, data: await connectionsOf(deps, caller.userId) };
  });

  app.get<{ Params: { platform: string } }>('/api/connections/:platform/callback', async (request, reply) => {
    const { data: platform } = platformSchema.safeParse(request.params.platform);
    if (!platform) throw new Failure('NOT_FOUND');
    const { name, path } = cookieOf(platform);
    const result = await returned(deps, request, platform, request.cookies[name] ?? '');
    return reply.clearCookie(name, { path }).redirect(`/connect?${new URLSearchParams({ platform, result })}`, 303);
  });
}

async function returned(
  deps: ConnectionRouteDeps,
  request: FastifyRequest,
  platform: Platform,
  browser: string,
): Promise<ConnectResult> {
  const asked = (request.query ?? {}) as Record<string, unknown>;
  const text = (field: string): string => (typeof asked[field] === 'string' ? asked[field] : '');
  try {
    await deps.limits.returns.spend(networkOf(request.ip));
  } catch (cause) {
    if (cause instanceof Failure) return 'busy';
    throw cause;
  }
  const userId = await deps.ownerOf(request).catch((cause: unknown) => {
    if (cause instanceof Failure && cause.code === 'NOT_SIGNED_IN') return null;
    throw cause;
  });
  return endVisit(deps, { platform, browser, userId, state: text('state'), code: text('code'), error: text('error') });
}
