import * as z from 'zod/mini';
import { listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import { runSavedWorkflow } from '../../../domain/api/workflow/run-saved.ts';
import { listWorkflows } from '../../../domain/api/workflow/workflows.ts';
import { instantSchema } from '../../../domain/instants.ts';
import { platformSchema } from '../../../domain/post/platforms.ts';
import { platformWords } from '../../../domain/schedule/plan.ts';
import { taskStatusSchema } from '../../../domain/schedule/scheduled.ts';
import { formatLong } from '../../../domain/time.ts';
import { RUN_STATES } from '../../../domain/workflow/run-state.ts';
import { tool } from './tool.ts';
import { describedOutputs, madeInWords, madeSchema } from './words.ts';

/** As many as a model reads at once. */
const MOST = 100;
const limit = z._default(z.int().check(z.minimum(1), z.maximum(MOST), z.describe('How many at most.')), 25);
const search = z.optional(z.string().check(z.maxLength(200), z.describe('Part of the name or of the words.')));
const more = z
  .nullable(z.string())
  .check(z.describe('Give it as after to get those that follow; null where these are all.'));
const after = z.optional(z.string().check(z.describe('What the answer before gave as more.')));

export const WORK_TOOLS = [
  tool({
    name: 'list_tasks',
    title: 'List scheduled tasks',
    description:
      'The scheduled tasks: what was approved or scheduled, with its moment, networks and how it stands or ended. With from or to in the order of time, otherwise the latest first. Later occurrences of a series inside from and to are under projected.',
    call: listScheduledWorkflows,
    input: z.object({
      from: z.optional(instantSchema.check(z.describe('From this moment on, ISO 8601 with its zone.'))),
      to: z.optional(instantSchema.check(z.describe('Up to this moment, ISO 8601 with its zone.'))),
      status: z.optional(taskStatusSchema),
      search,
      limit,
      after,
    }),
    output: z.object({
      tasks: z.array(
        z.object({
          taskId: z.string(),
          name: z.string(),
          status: taskStatusSchema,
          platforms: z.array(platformSchema),
          scheduledFor: z.string(),
          when: z.string(),
          recurrence: z.nullable(z.string()),
          /** How its posts stand on their way out. */
          posting: z.nullable(z.string()),
          error: z.nullable(z.string()),
        }),
      ),
      projected: z.array(z.object({ name: z.string(), scheduledFor: z.string(), when: z.string() })),
      more,
    }),
    run: async ({ search: q, ...wish }, { ask, timeZone }) => {
      const isStretch = wish.from !== undefined || wish.to !== undefined;
      const answer = await ask(listScheduledWorkflows, { ...wish, q, sort: isStretch ? 'ahead' : 'newest' });
      const tasks = answer.data.map((task) => ({
        taskId: task.id,
        name: task.name,
        status: task.status,
        platforms: task.platforms,
        scheduledFor: task.scheduledFor,
        when: formatLong(task.scheduledFor, timeZone),
        recurrence: task.recurrenceText,
        posting: task.posting,
        error: task.error_message,
      }));
      const projected = answer.projected.map(({ name, scheduledFor }) => ({
        name,
        scheduledFor,
        when: formatLong(scheduledFor, timeZone),
      }));
      const lines = [
        ...tasks.map(
          (task) =>
            `"${task.name}" (task ${task.taskId}): ${task.status}, ${task.when}${task.recurrence === null ? '' : `, ${task.recurrence}`}, on ${platformWords(task.platforms)}.${task.error === null ? '' : ` ${task.error}`}`,
        ),
        ...projected.map(({ name, when }) => `"${name}" comes again: ${when}.`),
      ];
      return { text: lines.join('\n') || 'There are no such tasks.', data: { tasks, projected, more: answer.next } };
    },
  }),
  tool({
    name: 'list_workflows',
    title: 'List saved workflows',
    description: 'The saved workflows with the agents that each begins with; run_workflow runs one.',
    call: listWorkflows,
    input: z.object({ search, limit, after }),
    output: z.object({
      workflows: z.array(
        z.object({
          workflowId: z.string(),
          name: z.string(),
          /** The agents by name; run_workflow takes inputs by these names. */
          agents: z.array(z.object({ name: z.string(), kind: z.string(), input: z.string() })),
          savedAt: z.string(),
        }),
      ),
      more,
    }),
    run: async ({ search: q, ...page }, { ask }) => {
      const { data, next } = await ask(listWorkflows, { q, ...page });
      const workflows = data.map(({ id, name, agents, updated_at }) => ({
        workflowId: id,
        name,
        agents: agents.map((agent) => ({ name: agent.name, kind: agent.type, input: agent.input })),
        savedAt: updated_at,
      }));
      const lines = workflows.map(
        ({ workflowId, name, agents }) =>
          `"${name}" (workflow ${workflowId}): ${agents.map((agent) => agent.name).join(', ') || 'no agents'}.`,
      );
      return { text: lines.join('\n') || 'No workflow is saved yet.', data: { workflows, more: next } };
    },
  }),
  tool({
    name: 'run_workflow',
    title: 'Run a workflow',
    description:
      'Runs a saved workflow now and gives what its agents made; it publishes nothing. Counts as one of the account’s workflows of today.',
    call: runSavedWorkflow,
    input: z.object({
      workflowId: z.string().check(z.describe('The workflowId that list_workflows gave.')),
      inputs: z.optional(
        z
          .record(z.string(), z.string())
          .check(z.describe('What agents begin with in place of their saved input, by the agent’s name.')),
      ),
    }),
    output: z.object({
      state: z.enum(RUN_STATES),
      made: z.array(madeSchema),
      failures: z.array(z.object({ agent: z.string(), message: z.string() })),
    }),
    run: async ({ workflowId: id, inputs }, { ask, appUrl }) => {
      const { state, outputs, failures } = await ask(runSavedWorkflow, { id, inputs });
      const made = describedOutputs(outputs, appUrl);
      const failed = failures.map(({ agent, message }) => ({ agent, message }));
      const lines = [...made.map(madeInWords), ...failed.map(({ agent, message }) => `${agent} failed: ${message}`)];
      return { text: [`The run is ${state}.`, ...lines].join('\n\n'), data: { state, made, failures: failed } };
    },
  }),
];
