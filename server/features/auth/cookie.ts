import type { FastifyReply } from 'fastify';
import { REFRESH_LIFETIME_MS } from './sessions.ts';

/** The cookie that keeps a browser signed in. */
export const COOKIE = 'fanfare_refresh';

/** Gives a browser what keeps it signed in; no script can read it. */
export function setCookie(reply: FastifyReply, refresh: string, secure: boolean): void {
  void reply.setCookie(COOKIE, refresh, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: REFRESH_LIFETIME_MS / 1000,
  });
}
