import type { FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import { bearerOf } from './bearer.ts';

/** What proxies add; a browser on this machine sends none of them. */
const PROXY_HEADER =
  /^(?:forwarded|via|x-(?:forwarded|original|envoy)-.+|cf-.+|.*(?:real|client|connecting|cluster)-ip)$/;
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether people open this address on the machine that serves it. */
export function isLoopbackAddress({ hostname }: URL): boolean {
  return LOOPBACK_NAMES.includes(hostname);
}

/** The origins whose pages may change something: APP_URL's, and on loopback its other names. */
export function allowedOrigins(appUrl: URL): Set<string> {
  if (!isLoopbackAddress(appUrl)) return new Set([appUrl.origin]);
  return new Set(LOOPBACK_NAMES.map((name) => `${appUrl.protocol}//${name}${appUrl.port ? `:${appUrl.port}` : ''}`));
}

/** Refuses whatever another site's page sends; a name that was made to point at this machine is another site too. */
export function refuseOtherSites(allowed: Set<string>) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (headers.origin !== undefined && !allowed.has(headers.origin)) throw new Failure('FOREIGN_ORIGIN');
  };
}

/** Refuses writing requests that another site's page makes the browser send. */
export function refuseForeignOrigins(allowed: Set<string>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    // No browser adds a token by itself: whoever sends one means it.
    if (bearerOf(request) !== null) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) throw new Failure('FOREIGN_ORIGIN');
    if (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new Failure('FOREIGN_ORIGIN');
  };
}

/**
 * Whether the request comes from this very machine, by a local name, through no proxy that can be told: nginx adds no header
 * by default and names the local address as host, but speaks HTTP/1.0, which no browser does, or from 1.29.7 on leaves out that
 * the connection is to be kept, which every browser says and no proxy hands on.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { remoteAddress = '' } = request.socket;
  const isLoopback = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
  const isForwarded = Object.keys(request.headers).some((name) => PROXY_HEADER.test(name));
  const hostName = (request.headers.host ?? '').replace(/:\d+$/, '');
  const isDirect = request.raw.httpVersion === '1.1' && request.headers.connection?.toLowerCase() === 'keep-alive';
  return isLoopback && !isForwarded && isDirect && LOOPBACK_NAMES.includes(hostName);
}
