import { Failure } from '../../domain/errors.ts';
import { HANDED_ON_MAX, RUN_TEXT_MAX } from '../../domain/limits.ts';
import { byName, type Facts, referenceLinks } from '../../domain/workflow/agent-references.ts';
import { type FilledAgent, fillAgent } from '../../domain/workflow/fill-agent.ts';
import { type Agent, type Graph, joinTexts, type Link, runFault, runOrder } from '../../domain/workflow/graph.ts';
import type { Output } from '../../domain/workflow/outputs.ts';
import type { Way } from '../../domain/workflow/way.ts';
import { createSlots } from '../lib/slots.ts';

/** What happens while a workflow runs. */
export type RunEvent =
  | { type: 'node.started'; nodeId: string }
  | { type: 'node.text'; nodeId: string; delta: string }
  | { type: 'node.finished'; nodeId: string; output: Output }
  | { type: 'node.failed'; nodeId: string; message: string }
  | { type: 'node.skipped'; nodeId: string; message: string };

/** What is said of an agent that made nothing. */
export interface AgentFailure {
  nodeId: string;
  agent: string;
  message: string;
}

/** What the engine needs of the world. */
export interface RunPorts {
  /** Does one agent's work with what its sources have handed it. */
  work(
    agent: Agent,
    incoming: string,
    options: { signal: AbortSignal; onText: (delta: string) => void },
  ): Promise<Output>;
  /** What an earlier attempt has finished already: it is not done again. */
  finished: ReadonlyMap<string, Output>;
  /** Keeps what a node has made before anything builds on it. */
  keep(nodeId: string, output: Output): Promise<void>;
  emit(event: RunEvent): void;
  /** What agents can refer to beside each other: the brand, the day. */
  facts: Facts;
  /** The sentence that people see for what an agent threw; null where it is no agent's fault and the run must be tried again. */
  explain(thrown: unknown): string | null;
}

export interface RunResult {
  /** In the order of the workflow's agents. */
  outputs: { nodeId: string; output: Output }[];
  failures: AgentFailure[];
  /** Those behind a branch that went the other way. */
  skipped: AgentFailure[];
}

const ENOUGH = 'This run has made as much text as one may. Run the rest as a part of its own.';

/** Thrown when the run was called off; what was kept until then stays kept. */
export class RunCancelled extends Error {}

/**
 * Runs a workflow from its roots: every agent as soon as its sources are done, independent ones side by side. A failed
 * agent takes its dependants with it and leaves the rest running; what stands behind a branch that was not taken is skipped.
 */
export async function runGraph(
  graph: Graph,
  ports: RunPorts,
  options: {
    signal: AbortSignal;
    atOnce: number;
    /** The agents that take part; all where it is left out. */
    only?: ReadonlySet<string>;
  },
): Promise<RunResult> {
  const fault = runFault(graph);
  if (fault) throw new Error(fault);
  const results = new Map<string, Promise<NodeResult>>();
  const slots = createSlots(options.atOnce);
  const trouble = new AbortController();
  const signal = AbortSignal.any([options.signal, trouble.signal]);

  const agents = new Map(graph.agents.map((agent) => [agent.id, agent]));
  const linesInto = Map.groupBy(graph.connections, ({ target }) => target);
  const referredBy = Map.groupBy(referenceLinks(graph), ({ target }) => target);
  const names = byName(graph.agents);
  let made = 0;
  const before = (links: readonly (Link & { when?: Way | undefined })[] = []) =>
    Promise.all(
      links.flatMap(({ source, when }) => {
        const result = results.get(source);
        return result ? [result.then((made) => ({ source, result: arrivalOf(made, when) }))] : [];
      }),
    );
  const runNode = async (agent: Agent): Promise<NodeResult> => {
    const { id: nodeId, name } = agent;
    const arrived = await before(linesInto.get(nodeId));
    const referred = await before(referredBy.get(nodeId));
    const needed = [...arrived, ...referred].map(({ result }) => result);
    // What comes in along lines counts; one without lines lives by what it refers to.
    const skip = skipReason((arrived.length > 0 ? arrived : referred).map(({ result }) => result));
    if (skip !== null) {
      const skipped = skippedFor(agent, skip);
      ports.emit({ type: 'node.skipped', nodeId, message: skipped.message });
      return { skipped, reason: skip };
    }
    const reason = needed.map(reasonAgainst).find((one) => one !== null);
    if (reason) {
      const message = `Not run, because ${reason}`;
      ports.emit({ type: 'node.failed', nodeId, message });
      return { failure: { nodeId, agent: name, message }, reason };
    }
    const texts = arrived.map(({ result }) => textOf(result));
    const fill = (): FilledAgent => {
      if (made > RUN_TEXT_MAX) throw new Failure('VALIDATION', ENOUGH);
      // Measured before they are put together: joins of joins double a text again and again.
      if (texts.reduce((sum, { length }) => sum + length, 0) > HANDED_ON_MAX)
        throw new Failure('VALIDATION', `What comes to ${name} is too long altogether. Connect less to it.`);
      return fillAgent({ agent, incoming: joinTexts(texts, agent) }, linesInto.has(nodeId), {
        names,
        facts: ports.facts,
        textOf: (id) => textOf(referred.find(({ source }) => source === id)?.result),
      });
    };
    const result = await slots(() => workOn(agent, fill, ports, signal));
    made += textOf(result).length;
    return result;
  };

  // Sources first: each agent finds them begun, however long the chain is.
  for (const id of runOrder(graph) ?? []) {
    const agent = agents.get(id);
    if (agent && (options.only?.has(id) ?? true)) results.set(id, runNode(agent));
  }
  const all = await settled(
    graph.agents.flatMap(({ id: nodeId }) => results.get(nodeId)?.then((result) => ({ nodeId, result })) ?? []),
    trouble,
  );
  if (options.signal.aborted) throw new RunCancelled('The run was called off');
  return {
    outputs: all.flatMap(({ nodeId, result }) => ('output' in result ? [{ nodeId, output: result.output }] : [])),
    failures: all.flatMap(({ result }) => ('failure' in result ? [result.failure] : [])),
    skipped: all.flatMap(({ result }) => ('skipped' in result && result.skipped ? [result.skipped] : [])),
  };
}

/** A failure carries its first reason on, as what was skipped does: told anew at every agent of a long chain, it would grow without end. */
export type NodeResult =
  | { output: Output }
  | { failure: AgentFailure; reason: string }
  | { skipped: AgentFailure | null; reason: string };

/** What comes along a line: nothing where it leads from a branch that went the other way. */
export function arrivalOf(result: NodeResult, when: Way | undefined): NodeResult {
  if (!('output' in result) || !when || !result.output.way || result.output.way === when) return result;
  return { skipped: null, reason: `${result.output.agent} said ${result.output.way}` };
}

/** Why nothing comes at all, where that is so; null stands for a source that has no result. */
export function skipReason(results: (NodeResult | null)[]): string | null {
  const [first] = results;
  return first && 'skipped' in first && results.every((one) => one && 'skipped' in one) ? first.reason : null;
}

/** What is said of an agent that is skipped. */
export function skippedFor({ id: nodeId, name: agent }: Agent, reason: string): AgentFailure {
  return { nodeId, agent, message: `Skipped, because ${reason}` };
}

/** The text that an agent has made; empty where it made none. */
function textOf(result: NodeResult | undefined): string {
  return result && 'output' in result ? result.output.output : '';
}

/** Why nothing can be made of what came of a source; null where something can. A question back is nothing to build on. */
function reasonAgainst(result: NodeResult): string | null {
  if ('failure' in result) return result.reason;
  if ('skipped' in result) return null;
  const { question, agent, output } = result.output;
  return question ? `${agent} asks: ${output}` : null;
}

async function workOn(
  agent: Agent,
  fill: () => FilledAgent,
  ports: RunPorts,
  signal: AbortSignal,
): Promise<NodeResult> {
  const nodeId = agent.id;
  const done = ports.finished.get(nodeId);
  if (done) {
    ports.emit({ type: 'node.finished', nodeId, output: done });
    return { output: done };
  }
  let output: Output;
  try {
    signal.throwIfAborted();
    ports.emit({ type: 'node.started', nodeId });
    const onText = (delta: string): void => ports.emit({ type: 'node.text', nodeId, delta });
    const filled = fill();
    output = await ports.work(filled.agent, filled.incoming, { signal, onText });
    signal.throwIfAborted();
  } catch (thrown) {
    const message = signal.aborted ? 'The run was called off' : ports.explain(thrown);
    if (message === null) throw thrown;
    ports.emit({ type: 'node.failed', nodeId, message });
    return { failure: { nodeId, agent: agent.name, message }, reason: `${agent.name} failed: ${message}` };
  }
  // What can't be kept is no agent's failure: the run ends here and is tried again.
  await ports.keep(nodeId, output);
  ports.emit({ type: 'node.finished', nodeId, output });
  return { output };
}

/** Waits for all; when one breaks, the others are called off, and waited for, before that is told. */
async function settled<T>(work: Promise<T>[], trouble: AbortController): Promise<T[]> {
  try {
    return await Promise.all(work);
  } catch (cause) {
    trouble.abort(cause);
    await Promise.allSettled(work);
    throw cause;
  }
}
