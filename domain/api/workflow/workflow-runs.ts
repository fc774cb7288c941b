import * as z from 'zod/mini';
import { agentKindSchema } from '../../workflow/agents.ts';
import { agentSchema, connectionSchema } from '../../workflow/graph.ts';
import { outputSchema } from '../../workflow/outputs.ts';
import { RUN_STATES } from '../../workflow/run-state.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { placeFields } from '../paging.ts';

/** How many runs of one workflow are kept. */
export const RUNS_KEPT = 100;

/** Who started a run: a person in the builder, the schedule, or a program by the API. */
export const RUN_STARTERS = ['hand', 'schedule', 'program'] as const;
export type RunStarter = (typeof RUN_STARTERS)[number];

/** What one agent did in a run. */
export const runNodeSchema = z.object({
  nodeId: z.string(),
  /** As it was called then. */
  agent: z.string(),
  type: agentKindSchema,
  /** What it worked on: what came in, or its own input or description. */
  input: z.string(),
  output: z.nullable(outputSchema),
  /** Why it made nothing. */
  error: z.nullable(z.string()),
  /** Why it was not asked to make anything: a branch went the other way. */
  skipped: z._default(z.nullable(z.string()), null),
  /** How long it worked, in milliseconds; null where it did not. */
  ms: z.nullable(z.int()),
});
export type RunNode = z.infer<typeof runNodeSchema>;

const runFields = {
  id: z.string(),
  by: z.enum(RUN_STARTERS),
  state: z.enum(RUN_STATES),
  started_at: z.iso.datetime(),
  /** How long it took, in milliseconds. */
  ms: z.int(),
  /** How many of its agents made something, took over what was there, and failed. */
  made: z.int(),
  reused: z.int(),
  failed: z.int(),
  /** The tokens that connected models used for it. */
  tokens: z.int(),
  /** Whether it was one of the workflows that the free plan counts. */
  counted: z.boolean(),
  /** The first thing that went wrong, or was not done. */
  error: z.nullable(z.string()),
};

export const workflowRunSchema = z.object(runFields);
export type WorkflowRun = z.infer<typeof workflowRunSchema>;

export const workflowRunDetailsSchema = z.object({
  ...runFields,
  agents: z.array(agentSchema),
  connections: z.array(connectionSchema),
  /** What each agent did, in their order; null of a run that was too large to be kept whole. */
  nodes: z.nullable(z.array(runNodeSchema)),
});
export type WorkflowRunDetails = z.infer<typeof workflowRunDetailsSchema>;

export const listWorkflowRuns = call('GET', '/workflows/{id}/runs', {
  summary: `The last ${RUNS_KEPT} runs of a saved workflow, newest first.`,
  access: 'session',
  input: z.object({
    id: idSchema,
    limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(RUNS_KEPT))), 20),
    ...placeFields,
  }),
  answer: z.object({ data: z.array(workflowRunSchema) }),
});

export const getWorkflowRun = call('GET', '/workflows/{id}/runs/{runId}', {
  summary: 'One run of a saved workflow, with what each of its agents did.',
  access: 'session',
  input: z.object({ id: idSchema, runId: idSchema }),
  answer: z.object({ data: workflowRunDetailsSchema }),
});

export const getRunSettings = call('GET', '/run-settings', {
  summary:
    'What surrounds a run: a mark by the kind of agent (outputs made under another mark are made anew), and the facts to refer to.',
  access: 'session',
  input: z.object({}),
  answer: z.object({
    data: z.object({ marks: z.record(agentKindSchema, z.string()), facts: z.record(z.string(), z.string()) }),
  }),
});
