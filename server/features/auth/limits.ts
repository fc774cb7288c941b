import type pg from 'pg';
import type { Context } from '../../platform/http/context.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { createRateLimit, type RateLimit } from '../../platform/rate-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export interface AuthLimits {
  guesses: { perAccount: RateLimit; perNetwork: RateLimit };
  mails: { perMailbox: RateLimit; perNetwork: RateLimit };
  registrations: RateLimit;
  links: RateLimit;
  /** By account: a right password gives none of them back, or whoever knows it could try every code. */
  codes: RateLimit;
  passkeys: RateLimit;
}

/** What stops guessing and flooding. None of them locks anybody out for longer than its window. */
export function createAuthLimits(pool: pg.Pool): AuthLimits {
  return {
    guesses: {
      perAccount: createRateLimit(pool, 'guess-account', 5, 15 * MINUTE),
      perNetwork: createRateLimit(pool, 'guess-network', 100, 15 * MINUTE),
    },
    mails: {
      perMailbox: createRateLimit(pool, 'mail', 5, HOUR),
      perNetwork: createRateLimit(pool, 'mail-network', 100, HOUR),
    },
    registrations: createRateLimit(pool, 'register', 100, HOUR),
    links: createRateLimit(pool, 'link', 100, HOUR),
    codes: createRateLimit(pool, 'code', 5, 15 * MINUTE),
    passkeys: createRateLimit(pool, 'passkey', 200, 15 * MINUTE),
  };
}

/** Limits a call by the network address it comes from; a forwarded one counts only where a configured proxy says so. */
export function perNetwork(limit: RateLimit): (context: Pick<Context, 'request'>) => Promise<void> {
  return ({ request }) => limit.spend(networkOf(request.ip));
}
