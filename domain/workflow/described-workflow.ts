import * as z from 'zod/mini';
import { AGENT_NAME_MAX } from '../limits.ts';
import { agentKindSchema, kindOf } from './agents.ts';
import { ruleSchema } from './branch.ts';
import { type Agent, agentFaults, type Connection, type Graph, structureFault, WISH_MAX } from './graph.ts';
import { separatorSchema } from './join.ts';
import { waySchema } from './way.ts';

const words = z.string().check(z.maxLength(WISH_MAX));
const name = z.string().check(z.maxLength(AGENT_NAME_MAX));

/** An agent as people describe it: what it makes, from which words, and whose text it works on. */
export const describedAgentSchema = z.object({
  name,
  type: agentKindSchema,
  input: z.optional(words),
  /** How it should be done. */
  description: z.optional(words),
  /** The names of the agents that feed it, in their order. */
  from: z.optional(z.union([name, z.array(name)])),
  /** Behind a branch: the way on which it stands. */
  when: z.optional(waySchema),
  /** Of a branch: what decides. */
  rule: z.optional(ruleSchema),
  /** Of a join: what stands between the texts. */
  separator: z.optional(separatorSchema),
});
export type DescribedAgent = z.infer<typeof describedAgentSchema>;

const key = (own: string): string => own.trim().toLowerCase();

/** The agents and connections of a description; names that nobody has lead to an agent that is not there. */
export function graphOfDescribed(
  described: readonly DescribedAgent[],
  idOf: (name: string, at: number) => string,
): Graph {
  const known = new Map(described.map((one, at) => [key(one.name), { ...one, id: idOf(one.name, at) }]));
  const find = (own: string): string => known.get(key(own))?.id ?? '';
  return {
    agents: described.map(({ name: own, type, input = '', description = '', rule, separator }): Agent => {
      const more = { ...(rule ? { rule } : {}), ...(separator ? { separator } : {}) };
      return { id: find(own), type, name: own.trim(), input, description, ...more };
    }),
    connections: described.flatMap(({ name: own, from = [], when }) =>
      [from].flat().map((by): Connection => {
        const source = known.get(key(by));
        const way = when && source && kindOf(source).branches ? { when } : {};
        return { id: `${find(by)}-${find(own)}`, source: find(by), target: find(own), ...way };
      }),
    ),
  };
}

/** Why a description is no workflow, or null; where `mayWait`, a text to begin with may be left for a person to fill in. */
export function describedFault(described: readonly DescribedAgent[], mayWait = false): string | null {
  if (new Set(described.map((one) => key(one.name))).size < described.length)
    return 'Two agents have the same name. Give each a name of its own.';
  const graph = graphOfDescribed(described, (_, at) => `agent-${at + 1}`);
  const fault = structureFault(graph);
  if (fault !== null) return fault;
  const filled = ({ type, input }: Agent): string => (mayWait && type === 'chat' && input === '' ? '…' : input);
  const [first] = agentFaults({ ...graph, agents: graph.agents.map((one) => ({ ...one, input: filled(one) })) });
  return first?.[1] ?? null;
}
