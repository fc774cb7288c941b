import * as z from 'zod/mini';
import { agentKindSchema } from './agents.ts';
import { type Agent, type Connection, type Graph, WISH_MAX } from './graph.ts';

const words = z.string().check(z.maxLength(WISH_MAX));
const name = z.string().check(z.maxLength(100));

/** An agent as people describe it: what it makes, from which words, and whose text it works on. */
export const describedAgentSchema = z.object({
  name,
  type: agentKindSchema,
  input: z.optional(words),
  /** How it should be done. */
  description: z.optional(words),
  /** The names of the chat agents that feed it, in their order. */
  from: z.optional(z.union([name, z.array(name)])),
});
export type DescribedAgent = z.infer<typeof describedAgentSchema>;

/** The agents and connections of a description; names that nobody has lead to an agent that is not there. */
export function graphOfDescribed(
  described: readonly DescribedAgent[],
  idOf: (name: string, at: number) => string,
): Graph {
  const key = (own: string): string => own.trim().toLowerCase();
  const ids = new Map(described.map(({ name: own }, at) => [key(own), idOf(own, at)]));
  const find = (own: string): string => ids.get(key(own)) ?? '';
  return {
    agents: described.map(({ name: own, type, input = '', description = '' }): Agent => {
      return { id: find(own), type, name: own.trim(), input, description };
    }),
    connections: described.flatMap(({ name: own, from = [] }) =>
      [from].flat().map((source): Connection => {
        return { id: `${find(source)}-${find(own)}`, source: find(source), target: find(own) };
      }),
    ),
  };
}
