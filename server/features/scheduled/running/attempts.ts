import { and, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { runs, scheduledWorkflows } from '../../../platform/db/schema/scheduled.ts';
import type { ScheduledRow } from '../series/series.ts';

interface AttemptRequest extends PromiseWithResolvers<ScheduledRow | null> {
  runId: string;
  attempt: number;
}

/**
 * Begins attempts of runs: gives the workflow of one that may go on, null for one that has ended or that another worker
 * has begun anew. Those that come in the same turn, as a burst does, share a statement.
 */
export function attemptsOf(db: Database): (runId: string, attempt: number) => Promise<ScheduledRow | null> {
  let waiting: AttemptRequest[] = [];
  const beginAll = (): void => {
    const all = Map.groupBy(waiting, ({ attempt }) => attempt);
    waiting = [];
    for (const [attempt, asked] of all)
      beginAttempt(db, asked, attempt).then(
        (begun) => asked.forEach(({ runId, resolve }) => void resolve(begun.get(runId) ?? null)),
        (cause) => asked.forEach(({ reject }) => void reject(cause)),
      );
  };
  return (runId, attempt) => {
    const asked = { ...Promise.withResolvers<ScheduledRow | null>(), runId, attempt };
    if (waiting.push(asked) === 1) queueMicrotask(beginAll);
    return asked.promise;
  };
}

async function beginAttempt(
  db: Database,
  asked: AttemptRequest[],
  attempt: number,
): Promise<Map<string, ScheduledRow>> {
  const rows = await db
    .update(runs)
    .set({ attempts: attempt + 1, startedAt: sql`coalesce(${runs.startedAt}, clock_timestamp())` })
    .from(scheduledWorkflows)
    .where(
      and(
        inArray(
          runs.id,
          asked.map(({ runId }) => runId),
        ),
        // A worker that wakes up late does not take the run from whoever has it now.
        lte(runs.attempts, attempt),
        eq(scheduledWorkflows.id, runs.scheduledWorkflowId),
        eq(scheduledWorkflows.status, 'executing'),
      ),
    )
    .returning({ runId: runs.id, ...getTableColumns(scheduledWorkflows) });
  return new Map(rows.map(({ runId, ...workflow }) => [runId, workflow]));
}
