import { expect, vi } from 'vitest';
import type { Workplace } from '../workplace.ts';

const LOCK = 4_711;

export interface Hold {
  /** Resolves when a process stands still at the point. */
  reached(): Promise<void>;
  /** Lets everybody pass from now on. */
  release(): Promise<void>;
}

/** Makes the database stand still at a point of the product's work, so that a process can be killed exactly there. */
export async function holdAt(place: Workplace, point: string): Promise<Hold> {
  const client = await place.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await client.query(`create or replace function hold() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${LOCK});
      return new;
    end $$`);
  await client.query(`create ${point.replace('TRIGGER', 'trigger held')} execute function hold()`);
  const table = /\bon (\w+)/.exec(point)?.[1];
  return {
    reached: () =>
      vi.waitFor(
        async () => {
          const waiting = await place.sql(
            `select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
          );
          expect(waiting.length).toBeGreaterThan(0);
        },
        { timeout: 30_000, interval: 20 },
      ),
    release: async () => {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
      // Waits for whoever stood there.
      await client.query(`drop trigger held on ${table}`);
      await client.end();
    },
  };
}
