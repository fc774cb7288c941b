import * as z from 'zod/mini';
import * as calls from '../../../../domain/api/schedule/scheduled.ts';
import { scheduledWorkflowSchema, taskEventSchema } from '../../../../domain/schedule/scheduled.ts';

/** Other names under which servers have sent the same field. */
const ALIASES: Record<string, string[]> = {
  scheduledFor: ['scheduled_at', 'scheduledForUTC'],
  agentType: ['agent_type'],
};

function withOneName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = { ...value };
  for (const [name, others] of Object.entries(ALIASES))
    fields[name] ??= others.map((other) => fields[other]).find((found) => found !== undefined);
  return fields;
}

// The status is the server's to name: one that is not known here is shown, not refused.
const task = z.extend(scheduledWorkflowSchema, { status: z.string() });
const lenient = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(withOneName), schema);
const taskSchema = lenient(task);

/** A scheduled workflow as these screens show it. */
export type Task = z.infer<typeof task>;

/** Whether it can still be changed: it has not run, or it failed. */
export function isChangeable({ status }: Pick<Task, 'status'>): boolean {
  return status === 'scheduled' || status === 'failed';
}

/** Whether a copy is no double: what has run is posted again only once it is out. Until then its posts have ways of their own. */
export function canCopy({ status, posting }: Pick<Task, 'status' | 'posting'>): boolean {
  return status !== 'completed' || posting === null || posting === 'sent';
}

/** How a task of a series looks when it comes round again: the same, at that moment, and nothing has happened to it. */
export function asLater<T extends Task>(task: T, occurrence: string): T {
  const nothing = { executed_at: null, execution_duration: null, error_message: null, lateness: null };
  return { ...task, ...nothing, status: 'scheduled', scheduledFor: occurrence, preparedAt: null, posting: null };
}

export const listCall = {
  ...calls.listScheduledWorkflows,
  answer: z.object({
    data: z.array(taskSchema),
    projected: z._default(calls.listScheduledWorkflows.answer.shape.projected, []),
    next: calls.listScheduledWorkflows.answer.shape.next,
    count: calls.listScheduledWorkflows.answer.shape.count,
  }),
};
export type ProjectedOccurrence = z.infer<typeof calls.listScheduledWorkflows.answer>['projected'][number];

export const readTask = {
  ...calls.getScheduledWorkflow,
  answer: z.object({
    data: lenient(
      z.extend(task, {
        timeline: z._default(z.array(taskEventSchema), []),
        publications: calls.getScheduledWorkflow.answer.shape.data.shape.publications,
      }),
    ),
  }),
};
export type TaskWithTimeline = z.infer<typeof readTask.answer>['data'];

export const duplicateCall = { ...calls.duplicateScheduledWorkflow, answer: z.object({ data: taskSchema }) };
export const restoreCall = { ...calls.restoreScheduledWorkflow, answer: z.object({ data: taskSchema }) };
export const retryCall = { ...calls.retryScheduledWorkflow, answer: z.object({ data: taskSchema }) };
export const executeCall = { ...calls.executeScheduledWorkflow, answer: z.object({ data: taskSchema }) };
export const changeTask = { ...calls.updateScheduledWorkflow, answer: z.object({ data: taskSchema }) };
export const readStatus = {
  ...calls.getWorkflowStatus,
  answer: z.object({ data: z.object({ status: z.string() }) }),
};
