import * as z from 'zod/mini';
import { AGENT_NAME_MAX, POST_TEXT_MAX } from '../limits.ts';
import { tidyName } from '../names.ts';
import { byName, type Facts, factMissing, meaningsIn, referenceLinks } from './agent-references.ts';
import { agentKindSchema, kindOf, voiceSchema } from './agents.ts';
import { asksModel, noModelFault, ruleSchema } from './branch.ts';
import { SEPARATORS, separatorSchema } from './join.ts';
import { waySchema } from './way.ts';

/** More agents than this are no workflow but an attack, or a mistake. */
export const MAX_AGENTS = 2_000;
export const MAX_CONNECTIONS = 10_000;

/** Longest wish that an agent works from. */
export const WISH_MAX = 20_000;
const INPUT_TOO_LONG = 'An agent’s input is too long';

/** One agent of a workflow. */
export const agentSchema = z
  .object({
    id: z.string().check(z.minLength(1, 'Every agent needs an id'), z.maxLength(100)),
    type: agentKindSchema,
    name: z
      .string()
      .check(
        tidyName(),
        z.minLength(1, 'Every agent needs a name'),
        z.maxLength(AGENT_NAME_MAX, 'This name is too long'),
      ),
    input: z._default(z.string().check(z.maxLength(POST_TEXT_MAX, INPUT_TOO_LONG)), ''),
    description: z._default(z.string().check(z.maxLength(WISH_MAX, 'An agent’s description is too long')), ''),
    /** Audio agents: the voice; the default one where it is left out. */
    speaker: z.optional(voiceSchema),
    /** Image agents: the photo of its owner's that the picture stands on, as the id of its medium. */
    photo: z.optional(z.uuid()),
    /** Branches: what decides which way it goes. */
    rule: z.optional(ruleSchema),
    /** Joins: what stands between the texts. */
    separator: z.optional(separatorSchema),
    /** Chat agents: the text was approved as it is; it is handed on, not written anew. */
    verbatim: z.optional(z.boolean()),
    /** What the canvas knows of its connections; the connections themselves count. */
    isConnected: z.optional(z.boolean()),
    sourceNodeId: z.optional(z.nullable(z.string())),
  })
  // Words that go out as they are may be as long as a post.
  .check(
    z.refine(({ verbatim, input }) => verbatim || input.length <= WISH_MAX, { path: ['input'], error: INPUT_TOO_LONG }),
  );
export type Agent = z.infer<typeof agentSchema>;

/** What one agent makes goes into another. */
export const connectionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  source: z.string(),
  target: z.string(),
  /** From a branch: the way along which this leads; both where it is left out. */
  when: z.optional(waySchema),
});
export type Connection = z.infer<typeof connectionSchema>;

export interface Graph {
  agents: Agent[];
  connections: Connection[];
}

/** What leads from one agent to another. */
export type Link = Pick<Connection, 'source' | 'target'>;

/** Why two agents may not be connected, in the words that the canvas shows; null where they may. */
export function connectionRefusal(graph: Graph, { source, target }: Link): string | null {
  if (source === target) return 'An agent cannot connect to itself';
  const from = graph.agents.find(({ id }) => id === source);
  if (!from || !graph.agents.some(({ id }) => id === target)) return 'One of these agents is not there';
  if (!kindOf(from).feeds) return 'Only chat agents can send their output';
  if (graph.connections.some((known) => known.source === source && known.target === target))
    return 'These agents are already connected';
  if (reaches(graph.connections, target, source)) return 'This would make a loop';
  return null;
}

/** Why a whole workflow can't be drawn or kept, or null; O(agents + connections). */
export function structureFault({ agents, connections }: Graph): string | null {
  if (agents.length > MAX_AGENTS) return `A workflow can have at most ${MAX_AGENTS.toLocaleString('en-US')} agents`;
  if (connections.length > MAX_CONNECTIONS) return 'This workflow has too many connections';
  const known = new Map(agents.map((agent) => [agent.id, agent]));
  if (known.size !== agents.length) return 'Two agents have the same id';
  if (new Set(connections.map(({ id }) => id)).size !== connections.length) return 'Two connections have the same id';
  const pairs = new Set<string>();
  for (const { source, target, when } of connections) {
    if (source === target) return 'An agent cannot connect to itself';
    const from = known.get(source);
    if (!from || !known.has(target)) return 'A connection leads to an agent that is not there';
    if (!kindOf(from).feeds) return 'Only chat agents can send their output';
    if (when && !kindOf(from).branches) return 'Only a branch sends on by yes and no';
    const pair = JSON.stringify([source, target]);
    if (pairs.has(pair)) return 'These agents are already connected';
    pairs.add(pair);
  }
  const isLoop = inOrder([...known.keys()], connections).length < agents.length;
  return isLoop ? 'The workflow contains a loop' : null;
}

/** Why a workflow can't run, and the agent that has the fault where it is one's. */
export interface RunFault {
  message: string;
  nodeId: string | null;
}

/** What a run would find: the facts to refer to, and whether a model is connected; what is left out is not looked at. */
export interface RunWorld {
  facts?: Facts;
  hasModel?: boolean;
}

/** Why a workflow can't run, or null: it needs agents, and each of them what its kind needs and what it refers to. */
export function runFaultAt(graph: Graph, world: RunWorld = {}): RunFault | null {
  if (graph.agents.length === 0) return { message: 'No agents found in workflow', nodeId: null };
  const fault = structureFault(graph);
  if (fault) return { message: fault, nodeId: null };
  const [first] = agentFaults(graph, world);
  return first ? { nodeId: first[0], message: first[1] } : null;
}

/** Why a workflow can't run, in a sentence; null where it can. */
export function runFault(graph: Graph): string | null {
  return runFaultAt(graph)?.message ?? null;
}

/** Which agents can't run as they are, each with the reason; O(agents + connections + references). */
export function agentFaults(graph: Graph, { facts, hasModel = true }: RunWorld = {}): Map<string, string> {
  const { agents, connections } = graph;
  const fed = new Set(connections.map(({ target }) => target));
  const names = byName(agents);
  const called = new Map(agents.map(({ id, name }) => [id, name]));
  const looping = loopingIds(graph);
  return new Map(
    agents.flatMap((agent): [string, string][] => {
      const own = kindOf(agent).fault(agent, fed.has(agent.id));
      if (own) return [[agent.id, own]];
      for (const meaning of meaningsIn(agent, fed.has(agent.id), names)) {
        if (meaning.kind === 'fault') return [[agent.id, `${agent.name}: ${meaning.message}`]];
        if (meaning.kind === 'fact' && facts && !facts.has(meaning.key))
          return [[agent.id, factMissing(agent.name, meaning.key)]];
        if (meaning.kind !== 'agent' || !looping.has(agent.id) || !looping.has(meaning.id)) continue;
        const what = meaning.id === agent.id ? 'itself' : `${called.get(meaning.id)}, which comes after it`;
        return [[agent.id, `${agent.name} refers to ${what}. Refer to an agent before it.`]];
      }
      return !hasModel && asksModel(agent) ? [[agent.id, noModelFault(agent.name)]] : [];
    }),
  );
}

/** What has to be done before what: along the lines, and by reference. */
export function linksOf(graph: Graph): Link[] {
  return [...graph.connections, ...referenceLinks(graph)];
}

/** The ids of the agents so that each stands behind all that it needs; null where a loop forbids any order. */
export function runOrder(graph: Graph): string[] | null {
  const order = inOrder(
    graph.agents.map(({ id }) => id),
    linksOf(graph),
  );
  return order.length === graph.agents.length ? order : null;
}

/** As many as can be put behind all that lead to them; those of a loop can't, nor what comes after it. */
function inOrder(ids: string[], links: readonly Link[]): string[] {
  const waitingFor = new Map(ids.map((id) => [id, 0]));
  const targets = Map.groupBy(links, ({ source }) => source);
  for (const { target } of links) waitingFor.set(target, (waitingFor.get(target) ?? 0) + 1);
  const order = ids.filter((id) => waitingFor.get(id) === 0);
  for (let next = 0; next < order.length; next++)
    for (const { target } of targets.get(order[next] ?? '') ?? []) {
      const left = (waitingFor.get(target) ?? 0) - 1;
      waitingFor.set(target, left);
      if (left === 0) order.push(target);
    }
  return order;
}

/** The agents that wait for themselves: what neither can be ordered from the front nor from the back. */
function loopingIds(graph: Graph): Set<string> {
  const links = linksOf(graph);
  const ids = graph.agents.map(({ id }) => id);
  const ordered = new Set(inOrder(ids, links));
  const left = new Set(ids.filter((id) => !ordered.has(id)));
  const turned = links
    .filter(({ source, target }) => left.has(source) && left.has(target))
    .map(({ source, target }) => ({ source: target, target: source }));
  for (const id of inOrder([...left], turned)) left.delete(id);
  return left;
}

/** The sources of an agent in the order in which they were connected. */
export function sourcesOf(connections: readonly Connection[], target: string): string[] {
  return connections.filter((connection) => connection.target === target).map(({ source }) => source);
}

/** What several sources hand on together, as the agent that takes it wants it. */
export function joinTexts(texts: string[], { separator = 'blank line' }: Pick<Agent, 'separator'> = {}): string {
  return texts.filter((text) => text.trim() !== '').join(SEPARATORS[separator].text);
}

function reaches(connections: Connection[], from: string, to: string): boolean {
  const targets = Map.groupBy(connections, ({ source }) => source);
  const seen = new Set([from]);
  // A set grows while it is walked, so everything that is found is walked too.
  for (const at of seen) for (const { target } of targets.get(at) ?? []) seen.add(target);
  return seen.has(to);
}
