import { databaseIsAway } from '../away.ts';
import type { EmbeddedPostgres } from './embedded.ts';

/**
 * Does the first work on the PostgreSQL inside; once more where it was stopped meanwhile: who leaves at that moment may not
 * have seen that somebody joins.
 */
export async function rejoinIfStopped<T>(
  postgres: Pick<EmbeddedPostgres, 'startAgain'>,
  print: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!databaseIsAway(cause)) throw cause;
    print('PostgreSQL was stopped while this process joined it. It is started again.');
    await postgres.startAgain();
    return work();
  }
}
