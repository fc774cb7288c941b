import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { DatabaseRefusal } from '../refusal.ts';
import type { EmbeddedPostgres } from './embedded.ts';

export interface Supervisor {
  /** What people who ask after the product's health are told; null while all is well. */
  trouble(): string | null;
  /** Resolves when it has given up. */
  givenUp: Promise<DatabaseRefusal>;
  /** Looks no more, and lets a start that is under way end. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 250;
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 500;
/** Who has run for so long has recovered: the next end is counted as the first. */
const STEADY_MS = 60_000;

const STARTED_AGAIN = 'The database has stopped and is being started again.';

/** Starts PostgreSQL again whenever it has ended, ever later; gives up when it ends again and again. */
export function supervisePostgres(
  postgres: Pick<EmbeddedPostgres, 'isRunning' | 'startAgain'>,
  log: Log,
  firstPauseMs = FIRST_PAUSE_MS,
): Supervisor {
  const stopping = new AbortController();
  const givenUp = Promise.withResolvers<DatabaseRefusal>();
  let trouble: string | null = null;
  let tries = 0;
  let wellSince = performance.now();

  const rest = async (ms: number): Promise<void> => {
    await pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  };

  /** One try to start it again; gives why it failed. */
  const bringBack = async (): Promise<unknown> => {
    try {
      await postgres.startAgain();
      wellSince = performance.now();
      trouble = null;
      log.warn('PostgreSQL runs again');
      return null;
    } catch (cause) {
      log.error({ err: cause }, 'PostgreSQL could not be started again');
      return cause;
    }
  };

  const watch = async (): Promise<void> => {
    let why: unknown = null;
    while (!stopping.signal.aborted) {
      await rest(LOOK_EVERY_MS);
      if (stopping.signal.aborted || postgres.isRunning()) continue;
      if (trouble === null && performance.now() - wellSince > STEADY_MS) tries = 0;
      trouble = STARTED_AGAIN;
      if (tries === MOST_TRIES) {
        trouble = 'The database has stopped and can’t be started again.';
        givenUp.resolve(
          new DatabaseRefusal(
            `PostgreSQL has ended again and again, and Fanfare with it. ${why instanceof Error ? why.message : 'Its log tells why.'}`,
          ),
        );
        return;
      }
      if (tries > 0) await rest(firstPauseMs * 2 ** (tries - 1));
      if (stopping.signal.aborted) return;
      tries += 1;
      log.error(`PostgreSQL has ended; it is started again (try ${tries} of ${MOST_TRIES})`);
      why = await bringBack();
    }
  };

  const watching = watch();
  return {
    // Whoever asks before the next look hears it too.
    trouble: () => trouble ?? (postgres.isRunning() ? null : STARTED_AGAIN),
    givenUp: givenUp.promise,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}
