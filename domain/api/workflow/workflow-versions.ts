import * as z from 'zod/mini';
import { instantSchema } from '../../instants.ts';
import { connectionSchema } from '../../workflow/graph.ts';
import { notesSchema } from '../../workflow/notes.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { placedAgentSchema } from './workflows.ts';

/** A version in the list of them; its moment is what it is called by, as a save calls the one that it replaces. */
export const versionSchema = z.object({
  version: z.iso.datetime(),
  name: z.string(),
  /** How many agents it has. */
  agents: z.int(),
  /** What changed since the one before it, in a few words; null of the oldest that is kept. */
  changes: z.nullable(z.string()),
});
export type Version = z.infer<typeof versionSchema>;

/** A version whole, as it was drawn. */
export const drawnVersionSchema = z.object({
  version: z.iso.datetime(),
  name: z.string(),
  agents: z.array(placedAgentSchema),
  connections: z.array(connectionSchema),
  notes: notesSchema,
});
export type DrawnVersion = z.infer<typeof drawnVersionSchema>;

export const listVersions = call('GET', '/workflows/{id}/versions', {
  summary: 'The versions of a saved workflow, the one that is saved now first, then up to 50 earlier ones.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({ data: z.array(versionSchema) }),
});

export const getVersion = call('GET', '/workflows/{id}/versions/{version}', {
  summary: 'One version of a saved workflow as it was drawn; saving it over the newest brings it back.',
  access: 'session',
  input: z.object({ id: idSchema, version: instantSchema }),
  answer: z.object({ data: drawnVersionSchema }),
});
