import packageJson from '../../package.json' with { type: 'json' };
import type { Health } from '../platform/http/status-server.ts';
import { inTime } from '../platform/in-time.ts';

/** Whoever watches gives up soon, and a frozen database says nothing for ever. */
const ANSWER_WITHIN_MS = 1_500;

/** How a process is, from its first moment to its last. */
export interface ProcessHealth {
  /** What watchers are told. */
  now(): Promise<Health>;
  /** Says why it can't serve yet, or no longer. */
  holdBack(cause: string): void;
  /** From now on it serves as long as nothing is wrong with what it stands on, and what it asks answers. */
  watch(trouble: () => Promise<string | null>, ask: () => Promise<unknown>): void;
}

/** A process that is starting. */
export function createHealth(): ProcessHealth {
  let causeNow: () => Promise<string | null>;
  const holdBack = (cause: string): void => {
    causeNow = async () => cause;
  };
  holdBack('Fanfare is starting.');
  return {
    now: async () => {
      const cause = await causeNow();
      return { status: cause === null ? 'ok' : 'failing', version: packageJson.version, cause };
    },
    holdBack,
    watch: (trouble, ask) => {
      const answers = inTime(async () => {
        await ask();
        return true;
      }, ANSWER_WITHIN_MS);
      causeNow = async () => (await trouble()) ?? ((await answers()) ? null : 'The database does not answer.');
    },
  };
}
