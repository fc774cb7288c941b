import * as z from 'zod/mini';
import { agentSchema, connectionSchema } from '../graph.ts';
import { outputSchema } from '../outputs.ts';
import { call } from './call.ts';

const idSchema = z.string().check(z.minLength(1), z.maxLength(100));
const positionSchema = z.object({ x: z.number(), y: z.number() });

/** An agent with its place on the canvas. */
export const placedAgentSchema = z.extend(agentSchema, { position: positionSchema });
export type PlacedAgent = z.infer<typeof placedAgentSchema>;

/** What a run made, by the node that made it. */
export const nodeOutputSchema = z.extend(outputSchema, { nodeId: z.optional(z.string()) });
export type NodeOutput = z.infer<typeof nodeOutputSchema>;

const workflowFields = {
  name: z
    .string('A workflow name is required')
    .check(z.trim(), z.minLength(1, 'A workflow name is required'), z.maxLength(200, 'This name is too long')),
  agents: z.array(placedAgentSchema),
  connections: z.array(connectionSchema),
  executionResults: z._default(z.array(nodeOutputSchema), []),
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

export const listWorkflows = call('GET', '/workflows', {
  summary: 'The caller’s saved workflows, newest first.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ data: z.array(savedWorkflowSchema) }),
});

export const saveWorkflow = call('POST', '/workflows', {
  summary: 'Saves a workflow under a name.',
  access: 'session',
  status: 201,
  input: z.object(workflowFields),
  answer: z.object({ data: savedWorkflowSchema }),
});

export const saveOverWorkflow = call('PUT', '/workflows/{id}', {
  summary: 'Saves over a workflow that was loaded.',
  access: 'session',
  input: z.object({ id: idSchema, ...workflowFields }),
  answer: z.object({ data: savedWorkflowSchema }),
});

export const deleteWorkflow = call('DELETE', '/workflows/{id}', {
  summary: 'Deletes a saved workflow.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({}),
});

export const executeWorkflow = call('POST', '/execute-workflow', {
  summary: 'Runs a workflow from its roots; a stream tells of every node while it runs.',
  access: 'session',
  streams: true,
  input: z.object({ agents: z.array(agentSchema), connections: z._default(z.array(connectionSchema), []) }),
  answer: z.object({
    outputs: z.array(nodeOutputSchema),
    /** The agents that failed, and why; the rest of the workflow ran. */
    failures: z.array(z.object({ nodeId: z.string(), agent: z.string(), message: z.string() })),
  }),
});
