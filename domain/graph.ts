import * as z from 'zod/mini';
import { agentKindSchema, voiceSchema } from './agents.ts';

/** One agent of a workflow. */
export const agentSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  type: agentKindSchema,
  name: z.string().check(z.trim(), z.minLength(1, 'Every agent needs a name'), z.maxLength(100)),
  input: z.string().check(z.maxLength(20_000)),
  description: z.string().check(z.maxLength(20_000)),
  /** Audio agents: the voice; the default where it is left out. */
  speaker: z.optional(voiceSchema),
  isConnected: z.optional(z.boolean()),
  sourceNodeId: z.optional(z.nullable(z.string())),
});
export type Agent = z.infer<typeof agentSchema>;

/** What one agent makes goes into another. */
export const connectionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  source: z.string(),
  target: z.string(),
});
export type Connection = z.infer<typeof connectionSchema>;
