import { and, asc, eq } from 'drizzle-orm';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import type { Brand } from '../../../domain/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { NO_PARTS } from '../../../domain/post/post.ts';
import { NEEDS_MODEL } from '../../../domain/schedule/plan.ts';
import { factsFor } from '../../../domain/workflow/agent-references.ts';
import { scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { type ReadMedia, withImageData } from '../../platform/media/image-data.ts';
import { refuseFaulty } from '../workflows/refuse-faulty.ts';
import { createScheduled } from './create.ts';
import { duplicateTask } from './duplicate.ts';
import { deleteTask, type EditDeps, editTask, executeTask, retryTask } from './edits.ts';
import { listTasks } from './listing/list.ts';
import { checkUpcoming, momentAt } from './moments.ts';
import { ownParts } from './post-media.ts';
import { restoreTask } from './restore.ts';
import { type FoundTask, findTask, taskDetails, taskResults, toTask } from './tasks.ts';

type ContentDraft = { text_input: string; text_description: string; image_input?: string; image_description?: string };

export interface ScheduledDeps extends EditDeps {
  /** Drafts the content of a post for its owner. */
  draft(
    userId: string,
    request: {
      description: string;
      platforms: ReturnType<typeof toTask>['platforms'];
      agentType: ReturnType<typeof toTask>['agentType'];
    },
    signal: AbortSignal,
  ): Promise<ContentDraft>;
  readMedia: ReadMedia;
  /** Whether some process keeps the time. */
  isKeepingTime(): Promise<boolean>;
  /** Whether a connected model writes for this user. */
  hasModel(userId: string): Promise<boolean>;
  brandOf(userId: string): Promise<Brand>;
}

/** Why a workflow does not start stands under `error` too: that is where its clients look. */
function withError(thrown: unknown): never {
  if (!(thrown instanceof Failure)) throw thrown;
  throw new Failure(thrown.code, thrown.message, { ...thrown.details, error: thrown.message });
}

/** Serves what people do with scheduled workflows. */
export function scheduledRoutes({ serve }: ApiRouter, deps: ScheduledDeps): void {
  const { db, clock } = deps;
  const shown = (found: FoundTask) => ({ data: toTask(found) });

  serve(calls.listScheduledWorkflows, [], ({ input, caller }) => listTasks(db, caller.userId, input));
  serve(calls.getScheduledWorkflow, [], ({ input, caller }) => taskDetails(db, caller.userId, input.id));
  serve(calls.getWorkflowResults, [], async ({ input, caller }) => {
    const { data } = await taskResults(db, caller.userId, input.id);
    const wish = { userId: caller.userId, wished: input.imageData };
    return { data: (await withImageData(deps.readMedia, wish, [data]))[0] ?? data };
  });

  serve(calls.getWorkflowStatus, [], async ({ input, caller }) => {
    const { row } = await findTask(db, caller.userId, input.id);
    return { data: { status: row.status } };
  });

  serve(calls.updateScheduledWorkflow, [], async ({ input, caller }) => {
    if (input.fresh && !(await deps.hasModel(caller.userId))) throw new Failure('VALIDATION', NEEDS_MODEL);
    return shown(await editTask(deps, caller.userId, input));
  });

  serve(calls.deleteScheduledWorkflow, [], async ({ input, caller }) => {
    const data = await deleteTask(deps, caller.userId, input);
    return input.occurrence === undefined ? {} : { data };
  });

  serve(calls.executeScheduledWorkflow, [], async ({ input, caller }) => {
    return shown(await executeTask(deps, caller.userId, input.id).catch(withError));
  });

  serve(calls.retryScheduledWorkflow, [], async ({ input, caller }) => {
    return shown(await retryTask(deps, caller.userId, input.id).catch(withError));
  });

  serve(calls.duplicateScheduledWorkflow, [], async ({ input, caller }) =>
    shown(await duplicateTask(deps, caller.userId, input)),
  );

  serve(calls.restoreScheduledWorkflow, [], async ({ input, caller }) =>
    shown(await restoreTask(deps, caller.userId, input.id)),
  );

  serve(calls.scheduleWorkflow, [], async ({ input, caller, timeZone }) => {
    const { name, platforms, agentType, agents, connections, workflowId } = input;
    const now = clock();
    const facts = await factsFor(agents, () => deps.brandOf(caller.userId), now, timeZone);
    await refuseFaulty({ agents, connections }, { facts, hasModel: () => deps.hasModel(caller.userId) });
    const moment = momentAt(new Date(input.scheduledAt), input.userTimezone ?? timeZone, input.recurrence ?? null);
    checkUpcoming(moment, now);
    const task = await db.transaction(async (tx) => {
      const post = await ownParts(tx, caller.userId, input.post ?? NO_PARTS);
      const wanted = { name, moment, platforms, agentType, agents, connections, workflowId, post };
      const { id } = await createScheduled(tx, caller.userId, wanted, now);
      return findTask(tx, caller.userId, id);
    });
    return { message: 'Workflow scheduled successfully!', ...shown(task) };
  });

  serve(calls.generateContent, [], async ({ input, caller, signal }) => ({
    data: await deps.draft(caller.userId, input, signal),
  }));

  serve(calls.schedulerStatus, [], async ({ caller }) => {
    const [next] = await db
      .select({ at: scheduledWorkflows.scheduledFor, name: scheduledWorkflows.name })
      .from(scheduledWorkflows)
      .where(and(eq(scheduledWorkflows.userId, caller.userId), eq(scheduledWorkflows.status, 'scheduled')))
      .orderBy(asc(scheduledWorkflows.scheduledFor), asc(scheduledWorkflows.createdAt), asc(scheduledWorkflows.id))
      .limit(1);
    return {
      data: {
        healthy: await deps.isKeepingTime(),
        nextRunAt: next?.at.toISOString() ?? null,
        nextRunName: next?.name ?? null,
      },
    };
  });
}
