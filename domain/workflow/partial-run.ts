import { Failure } from '../errors.ts';
import { byName, referringTexts } from './agent-references.ts';
import { type FilledAgent, fillAgent, type ReferenceSources } from './fill-agent.ts';
import { fingerprint } from './fingerprint.ts';
import { type Agent, type Connection, type Graph, joinTexts, linksOf, runOrder } from './graph.ts';
import type { Output } from './outputs.ts';

/** What a run of some agents is to make, and what is there already. */
export interface PartialRun {
  /** The agents that are asked for; all where it is left out. */
  only?: readonly string[] | undefined;
  /** What agents made before. With a fingerprint it counts while that is true, without one it is taken as it is. */
  given: ReadonlyMap<string, Output>;
}

/**
 * What an output was made from, in one mark: what its agent says, what came in, and the setting, i.e. the brand and the
 * engine. Names and places on the canvas make nothing else of it, nor does the input of an agent that others feed.
 */
export function fingerprintOf(agent: Agent, incoming: string, setting: string): string {
  const { id: _, name: __, isConnected: ___, sourceNodeId: ____, input, ...says } = agent;
  const { position: _____, ...fields } = says as typeof says & { position?: unknown };
  const parts = Object.entries({ ...fields, input: incoming === '' ? input : null })
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${fingerprint(JSON.stringify([parts, incoming]))}.${setting}`;
}

/** The agents that a run has to look at: those asked for and, before them, all whose output is not simply given. */
export function neededFor(graph: Graph, { only, given }: PartialRun): Set<string> {
  const known = new Set(graph.agents.map(({ id }) => id));
  const needed = new Set(only === undefined ? known : only.filter((id) => known.has(id)));
  const sources = Map.groupBy(linksOf(graph), ({ target }) => target);
  // A set grows while it is walked, so everything that is found is walked too.
  for (const id of needed) {
    const before = given.get(id);
    if (before && before.fingerprint === undefined) continue;
    for (const { source } of sources.get(id) ?? []) needed.add(source);
  }
  return needed;
}

/** An agent and all that build on it. */
export function fromHereOn(graph: Graph, id: string): Set<string> {
  const targets = Map.groupBy(linksOf(graph), ({ source }) => source);
  const found = new Set([id]);
  for (const at of found) for (const { target } of targets.get(at) ?? []) found.add(target);
  return found;
}

/** What surrounds a run: a mark of brand and engine by the kind of agent, and the facts to refer to. */
export interface RunSurroundings {
  marks: Readonly<Partial<Record<Agent['type'], string>>>;
  facts: Readonly<Record<string, string>>;
}

/**
 * The agents whose last output is old: they say something else by now, something else comes in, the setting is another,
 * or something before them is old. Without surroundings those of then are taken to be today's.
 */
export function oldAgents(
  graph: Graph,
  outputs: ReadonlyMap<string, Output>,
  around: RunSurroundings | null,
): Set<string> {
  const old = new Set<string>();
  const agents = new Map(graph.agents.map((agent) => [agent.id, agent]));
  const linesInto = Map.groupBy(graph.connections, ({ target }) => target);
  const neededBy = Map.groupBy(linksOf(graph), ({ target }) => target);
  const known = {
    names: byName(graph.agents),
    facts: new Map(Object.entries(around?.facts ?? {})),
    textOf: (id: string) => outputs.get(id)?.output ?? '',
  };
  for (const id of runOrder(graph) ?? []) {
    const agent = agents.get(id);
    const made = outputs.get(id);
    if (neededBy.get(id)?.some(({ source }) => old.has(source))) old.add(id);
    if (!agent || made?.fingerprint === undefined || (around === null && refersTo(agent))) continue;
    const [, madeIn = ''] = made.fingerprint.split('.');
    const lines = linesInto.get(id) ?? [];
    const arrived = lines.filter(({ source, when }) => goes(outputs.get(source), when));
    const incoming = joinTexts(
      arrived.map(({ source }) => known.textOf(source)),
      agent,
    );
    const filled = filledHere({ agent, incoming }, lines.length > 0, known);
    if (!filled) continue;
    const mark = fingerprintOf(filled.agent, filled.incoming, around?.marks[agent.type] ?? madeIn);
    if (made.fingerprint !== mark) old.add(id);
  }
  return old;
}

/** An agent with what it refers to; null where that can't be told, as with a brand that has lost its tagline: a run says so. */
function filledHere(given: FilledAgent, isFed: boolean, known: ReferenceSources): FilledAgent | null {
  try {
    return fillAgent(given, isFed, known);
  } catch (thrown) {
    if (thrown instanceof Failure) return null;
    throw thrown;
  }
}

const refersTo = (agent: Agent): boolean => referringTexts(agent, false).length > 0;

/** Whether what an agent made goes along a line: a branch sends it one way. */
const goes = (made: Output | undefined, when: Connection['when']): boolean =>
  made?.way === undefined || when === undefined || made.way === when;
