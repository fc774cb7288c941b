import { sql } from 'drizzle-orm';
import packageJson from '../../package.json' with { type: 'json' };
import type { Health } from '../platform/http/status-server.ts';
import { inTime } from '../platform/in-time.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Parts } from './parts.ts';

/** Whoever watches gives up soon, and a frozen database says nothing for ever. */
const ANSWER_WITHIN_MS = 1_500;

/** Whether this process can serve, and why not: its own database, the disk, the database, the queue. */
export function healthOf({ db, trouble }: Pick<Parts, 'db' | 'trouble'>, queue: Queue): () => Promise<Health> {
  const answers = inTime(() => Promise.all([db.execute(sql`select 1`), queue.ping()]), ANSWER_WITHIN_MS);
  return async () => {
    const cause = (await trouble()) ?? ((await answers()) === null ? 'The database does not answer.' : null);
    return { status: cause === null ? 'ok' : 'failing', version: packageJson.version, cause };
  };
}
