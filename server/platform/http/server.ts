import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../../../domain/errors.ts';
import { BODY_MAX_BYTES } from './body-limit.ts';
import { answerFailures, sendFailure, toFailure } from './failures.ts';
import { acceptForms } from './forms.ts';
import { makeRoom } from './make-room.ts';
import { allowedOrigins, refuseForeignOrigins } from './origin.ts';
import { closeInOrder } from './quick-close.ts';
import { securityHeaders } from './security-headers.ts';

/** Each holds some memory, with or without anything asked over it. */
const MOST_CONNECTIONS = 4_096;

/** The contract is checked by `route.ts`: no route has a schema of Fastify's, whose compilers are a twentieth of a start. */
const noSchemas = () => (): never => {
  throw new Error('Fastify checks nothing here: give the call to the contract');
};

/** An HTTP server with the product's guards on every request, and no routes yet. */
export async function createHttpServer(options: {
  appUrl: URL;
  trustedProxies: string[];
  log: Logger;
  idleMs: number;
}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log.child(
    {},
    {
      // What every request did is for those who ask for it (LOG_LEVEL=debug); the console of `npm start` stays readable.
      level: options.log.level === 'info' ? 'warn' : options.log.level,
      // The path alone: queries carry mailed secrets, headers carry sessions, a calendar's path is one.
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          path: url.split('?')[0]?.replace(/^\/calendar\/.*/, '/calendar/…'),
        }),
      },
    },
  );
  const app = fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    connectionTimeout: 150_000,
    keepAliveTimeout: 65_000,
    // What still comes over an open connection is answered, and closes it: everything behind is there until the last answer.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: (error, request, reply) => sendFailure(request, reply, toFailure(error)),
    forceCloseConnections: 'idle',
  });
  makeRoom(app.server, MOST_CONNECTIONS);
  // Node waits for a body as long as for its head where that is more (a minute, unless told), and looks for those that are
  // overdue every half a minute only.
  app.server.headersTimeout = 20_000;
  Object.assign(app.server, { connectionsCheckingInterval: 1_000 });
  closeInOrder(app, options.idleMs);
  // No plain text: what another site's page may send without asking never reaches a handler.
  app.removeContentTypeParser('text/plain');

  answerFailures(app);
  await app.register(cookie);
  acceptForms(app);
  const headers = securityHeaders(options.appUrl);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', refuseForeignOrigins(allowedOrigins(options.appUrl)));
  app.all('/api/*', async (request, reply) => sendFailure(request, reply, new Failure('NOT_FOUND')));
  return app;
}
