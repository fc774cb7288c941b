import type { FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';

/** What a proxy adds; a browser on this machine sends none of them. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
];
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The origins whose pages may change something: APP_URL's, and on loopback its other names. */
export function allowedOrigins(appUrl: URL): Set<string> {
  if (!LOOPBACK_NAMES.includes(appUrl.hostname)) return new Set([appUrl.origin]);
  return new Set(LOOPBACK_NAMES.map((name) => `${appUrl.protocol}//${name}${appUrl.port ? `:${appUrl.port}` : ''}`));
}

/** Refuses writing requests that another site's page makes the browser send. */
export function refuseForeignOrigins(allowed: Set<string>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) throw new Failure('FOREIGN_ORIGIN');
    if (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new Failure('FOREIGN_ORIGIN');
  };
}

/** Whether the request comes from this very machine, by a local name, through no proxy. */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { remoteAddress = '' } = request.socket;
  const isLoopback = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
  const isForwarded = PROXY_HEADERS.some((name) => name in request.headers);
  const hostName = (request.headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback && !isForwarded && LOOPBACK_NAMES.includes(hostName);
}
