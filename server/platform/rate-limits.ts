import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../domain/errors.ts';

/** A limit that all processes share, since it is counted in the database. */
export interface RateLimit {
  /** Counts one try for the key, or fails with RATE_LIMITED and the time to wait. */
  spend(key: string): Promise<void>;
  /** Takes one counted try back: it was none. */
  refund(key: string): Promise<void>;
  /** Gives the key all its tries back. */
  forgive(key: string): Promise<void>;
}

/** Makes a limit of so many tries in so many seconds for each key. */
export function createRateLimit(pool: pg.Pool, name: string, tries: number, seconds: number): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points: tries,
    duration: seconds,
  });
  return {
    spend: async (key) => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new Failure('RATE_LIMITED', `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`, {
          retryAfterSeconds,
        });
      }
    },
    refund: async (key) => {
      await limiter.reward(key);
    },
    forgive: async (key) => {
      await limiter.delete(key);
    },
  };
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Limits a call by who makes it. */
export function perUser(limit: RateLimit): (context: { caller: { userId: string } }) => Promise<void> {
  return ({ caller }) => limit.spend(caller.userId);
}
