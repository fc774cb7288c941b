import type { FastifyRequest } from 'fastify';

/** The token of a request that brings one: `Authorization: Bearer …`. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
