import type { Logger } from 'pino';

/**
 * The last guard: an error that nobody caught, in a callback or a promise, is logged and the process asked to end in order
 * (what runs is finished, jobs are handed back), so that whoever supervises it starts it anew. To go on would be a guess.
 */
export function guardLast(log: Pick<Logger, 'fatal'>, end: () => void): void {
  // A rejection that nobody awaits arrives here too.
  process.on('uncaughtException', (cause, origin) => {
    log.fatal({ err: cause, origin }, 'Nobody caught this: Fanfare ends in order, to be started again.');
    end();
  });
}
