import { sql } from 'drizzle-orm';
import packageJson from '../../package.json' with { type: 'json' };
import type { Health } from '../platform/http/status-server.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Parts } from './parts.ts';

/** Whether this process can serve, and why not: its own database, the disk, the database, the queue. */
export function healthOf({ db, trouble }: Pick<Parts, 'db' | 'trouble'>, queue: Queue): () => Promise<Health> {
  const causeNow = async (): Promise<string | null> => {
    const known = await trouble();
    if (known !== null) return known;
    return Promise.all([db.execute(sql`select 1`), queue.ping()]).then(
      () => null,
      () => 'The database does not answer.',
    );
  };
  return async () => {
    const cause = await causeNow();
    return { status: cause === null ? 'ok' : 'failing', version: packageJson.version, cause };
  };
}
