import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';

/** Forgets the jobs, done or not, in whose data one of these texts stands; `names` selects them as `name`. */
export async function forgetJobs(db: Queries, names: SQL): Promise<void> {
  // A database on which the product was never started has no queue.
  const { rows } = await db.execute<{ there: string | null }>(sql`select to_regclass('pgboss.job')::text as there`);
  if (!rows[0]?.there) return;
  await db.execute(sql`
    with forgotten as materialized (${names})
    delete from pgboss.job where (name, id) in (
      select job.name, job.id from pgboss.job as job cross join jsonb_each_text(job.data) as field
      join forgotten on forgotten.name = field.value)`);
}
