import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { type Authenticate, header, requestTimeZone } from '../../platform/http/context.ts';
import { abortOnDisconnect } from '../../platform/http/event-stream.ts';
import { loggedFailure } from '../../platform/http/failures.ts';
import { allowedOrigins, refuseOtherSites } from '../../platform/http/origin.ts';
import type { ApiRouter } from '../../platform/http/route.ts';

export interface McpDeps {
  authenticate: Authenticate;
  appUrl: URL;
  version: string;
  /** The zone of somebody's days, for assistants that name none. */
  zoneOf(userId: string): Promise<string>;
}

/** Whoever may look may come in; what a token may do more is asked again by each tool. */
const COME_IN = { access: 'session', method: 'GET', evenLeaving: false } as const;

/** Serves POST /mcp, by which people's own assistants work here: each tool is a call of the contract. */
export function mcpRoutes(app: FastifyInstance, router: ApiRouter, deps: McpDeps): void {
  const onRequest = refuseOtherSites(allowedOrigins(deps.appUrl));

  app.post('/mcp', { onRequest }, async (request, reply) => {
    if (bearerOf(request) === null)
      throw new Failure('NOT_SIGNED_IN', 'Please send a token: Authorization: Bearer fanfare_…');
    const caller = await deps.authenticate(request, COME_IN);
    // The protocol has given lists of messages up; in one, what is called off by a neighbour would never be answered.
    if (Array.isArray(request.body)) throw new Failure('VALIDATION', 'Please send one message at a time.');
    const timeZone =
      header(request, 'x-timezone') === null ? await deps.zoneOf(caller.userId) : requestTimeZone(request);
    const visit = { caller, timeZone, signal: abortOnDisconnect(reply), request, reply };
    // Read with the first assistant that comes: most products never see one, and a start should not wait for it.
    const { answerAssistant } = await import('./server.ts');
    const answer = await answerAssistant(
      {
        ask: (call, input) => router.answer(call, input, visit),
        timeZone,
        appUrl: deps.appUrl,
        version: deps.version,
        readOnly: caller.readOnly,
        explain: (thrown) => loggedFailure(request, thrown).message,
      },
      webRequest(request, deps.appUrl),
      request.body,
    );
    return sendResponse(reply, answer);
  });

  // There is nothing to listen to and nothing to end: every message stands for itself.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    onRequest,
    handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
  });
}

/** The request as the protocol's library takes it; its body was read before. */
function webRequest({ method, headers }: FastifyRequest, appUrl: URL): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL('/mcp', appUrl), { method, headers: given });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  void reply.status(response.status).headers({ ...Object.fromEntries(response.headers), 'cache-control': 'no-store' });
  return reply.send(await response.text());
}
