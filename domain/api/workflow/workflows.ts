import * as z from 'zod/mini';
import { instantSchema } from '../../instants.ts';
import { HANDED_ON_MAX, RUN_TEXT_MAX, SEARCH_MAX, WORKFLOW_WISH_MAX } from '../../limits.ts';
import { tidyName } from '../../names.ts';
import { describedAgentSchema } from '../../workflow/described-workflow.ts';
import { agentSchema, connectionSchema, MAX_AGENTS } from '../../workflow/graph.ts';
import { notesSchema } from '../../workflow/notes.ts';
import { imageDataWish, outputSchema } from '../../workflow/outputs.ts';
import { positionSchema } from '../../workflow/position.ts';
import { RUN_STATES } from '../../workflow/run-state.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { placeFields } from '../paging.ts';

/** An agent with its place on the canvas. */
export const placedAgentSchema = z.extend(agentSchema, { position: positionSchema });
export type PlacedAgent = z.infer<typeof placedAgentSchema>;

/** How many versions of one output are kept beside the chosen one. */
export const OTHER_VERSIONS_MAX = 9;

/** What a run made, by the node that made it. */
export const nodeOutputSchema = z.extend(outputSchema, {
  nodeId: z.optional(z.string()),
  /** Other versions of the same, from the first on, to choose from. */
  others: z.optional(z.array(outputSchema).check(z.maxLength(OTHER_VERSIONS_MAX))),
});
export type NodeOutput = z.infer<typeof nodeOutputSchema>;

const nameSchema = z
  .string('A workflow name is required')
  .check(tidyName(), z.minLength(1, 'A workflow name is required'), z.maxLength(200, 'This name is too long'));

const workflowFields = {
  name: nameSchema,
  agents: z.array(placedAgentSchema),
  connections: z.array(connectionSchema),
  executionResults: z._default(
    z.array(nodeOutputSchema).check(z.maxLength(MAX_AGENTS, 'These are more results than a workflow can have')),
    [],
  ),
  /** What somebody wrote beside the agents; no part of a run. */
  notes: notesSchema,
};

export const savedWorkflowSchema = z.object({
  id: z.string(),
  ...workflowFields,
  executionResults: z.array(nodeOutputSchema),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  executed_at: z.nullable(z.iso.datetime()),
});
export type SavedWorkflow = z.infer<typeof savedWorkflowSchema>;

/** The orders in which saved workflows can be asked for. */
export const WORKFLOW_SORTS = ['changed', 'name', 'created'] as const;
export type WorkflowSort = (typeof WORKFLOW_SORTS)[number];

export const listWorkflows = call('GET', '/workflows', {
  summary: 'The caller’s saved workflows: the last saved one first, or as sort says.',
  access: 'session',
  input: z.object({
    /** Part of the name, or of an agent's name. */
    q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
    sort: z._default(z.enum(WORKFLOW_SORTS, 'This order is not known'), 'changed'),
    /** Where the next page begins: what the page before gave as next. */
    after: z.optional(z.string().check(z.maxLength(4_000))),
    limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(500))), 200),
    /** Only those that were last saved before this moment, or at it with a later id. */
    ...placeFields,
  }),
  answer: z.object({
    data: z.array(savedWorkflowSchema),
    /** Where the next page begins; null where this is the last. */
    next: z._default(z.nullable(z.string()), null),
  }),
});

export const saveWorkflow = call('POST', '/workflows', {
  summary: 'Saves a workflow under a name.',
  access: 'session',
  status: 201,
  input: z.object(workflowFields),
  answer: z.object({ data: savedWorkflowSchema }),
});

export const getWorkflow = call('GET', '/workflows/{id}', {
  summary: 'One saved workflow.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({ data: savedWorkflowSchema }),
});

export const saveOverWorkflow = call('PUT', '/workflows/{id}', {
  summary: 'Saves over a workflow that was loaded; refused where it was saved elsewhere since.',
  access: 'session',
  input: z.object({
    id: idSchema,
    /** The `updated_at` of the version that was loaded: only that one is replaced. */
    basedOn: instantSchema,
    ...workflowFields,
  }),
  answer: z.object({ data: savedWorkflowSchema }),
});

export const renameWorkflow = call('PUT', '/workflows/{id}/name', {
  summary: 'Gives a saved workflow another name; what is drawn and its version stay as they are.',
  access: 'session',
  input: z.object({ id: idSchema, name: nameSchema }),
  answer: z.object({ data: savedWorkflowSchema }),
});

export const deleteWorkflow = call('DELETE', '/workflows/{id}', {
  summary: 'Deletes a saved workflow.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({}),
});

export const describeWorkflow = call('POST', '/describe-workflow', {
  summary:
    'Reads a workflow out of words, by the connected model where there is one; nothing is kept and nothing runs.',
  access: 'session',
  input: z.object({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Say what the workflow should do'),
        z.maxLength(WORKFLOW_WISH_MAX, 'This is too long'),
      ),
  }),
  answer: z.object({
    agents: z.array(describedAgentSchema),
    /** What was not understood, as one question: then there are no agents. */
    question: z.nullable(z.string()),
    /** What people should know of it: that the connected model could not be used, say. */
    note: z._default(z.nullable(z.string()), null),
  }),
});

/** An agent that failed, and why. */
export const nodeFailureSchema = z.object({ nodeId: z.string(), agent: z.string(), message: z.string() });
export type NodeFailure = z.infer<typeof nodeFailureSchema>;

/** What a stream tells while a workflow runs, by the name of the event. */
export const runEventSchemas = {
  'node.started': z.object({ nodeId: z.string() }),
  'node.text': z.object({ nodeId: z.string(), delta: z.string() }),
  'node.finished': z.object({ nodeId: z.string(), output: outputSchema }),
  'node.failed': z.object({ nodeId: z.string(), message: z.string() }),
  'node.skipped': z.object({ nodeId: z.string(), message: z.string() }),
};

const TOO_MUCH_GIVEN = 'What was made before is too long to go on with. Please run the whole workflow.';

/** What an agent made before: with its fingerprint it is used while it is true, without one it is used as it is. */
const givenOutputSchema = z.extend(z.omit(outputSchema, { image_data: true, reused: true }), {
  nodeId: idSchema,
  output: z.string().check(z.maxLength(HANDED_ON_MAX, TOO_MUCH_GIVEN)),
});

/** What a run may say beside the workflow: which part of it is meant, and what is there already. */
const partFields = {
  /** The agents to run; what they need is run with them, unless it is given. */
  only: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_AGENTS))),
  given: z._default(
    z.array(givenOutputSchema).check(
      z.maxLength(MAX_AGENTS),
      z.refine((given) => given.reduce((sum, { output }) => sum + output.length, 0) <= RUN_TEXT_MAX, TOO_MUCH_GIVEN),
    ),
    [],
  ),
  /** Which version the agents in `only` make: 0 is the first one. */
  variant: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0),
  /** The saved workflow that this is a run of: it then stands in its history. */
  workflowId: z.optional(idSchema),
};

export const executeWorkflow = call('POST', '/execute-workflow', {
  summary: 'Runs a workflow from its roots, or a part of it; a stream tells of every node while it runs.',
  access: 'session',
  streams: true,
  input: z.object({
    agents: z.array(agentSchema),
    connections: z._default(z.array(connectionSchema), []),
    imageData: imageDataWish,
    ...partFields,
  }),
  answer: z.object({
    outputs: z.array(nodeOutputSchema),
    /** The agents that failed, and why; the rest of the workflow ran. */
    failures: z.array(nodeFailureSchema),
    /** The agents behind a branch that went the other way; they made nothing and cost nothing. */
    skipped: z._default(z.array(nodeFailureSchema), []),
    /** How it ended as a whole: never 'completed' where an agent did not do what it was told. */
    state: z._default(z.enum(RUN_STATES), 'completed'),
  }),
});
