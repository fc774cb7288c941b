import type { Logger } from 'pino';

/**
 * The last guard: an error that nobody caught, in a callback or a promise, is logged and the process asked to end in order
 * (what runs is finished, jobs are handed back), so that whoever supervises it starts it anew. To go on would be a guess.
 *
 * What can't be printed is no such error: on a full disk lines are lost, and the product serves on.
 */
export function guardLast(log: Pick<Logger, 'fatal'>, end: () => void): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  // A rejection that nobody awaits arrives here too.
  process.on('uncaughtException', (cause, origin) => {
    // First: it ends whatever becomes of the line.
    end();
    log.fatal({ err: cause, origin }, 'Nobody caught this: Fanfare ends in order, to be started again.');
  });
}
