import { type Agent, type Graph, joinTexts, runFault, runOrder, sourcesOf } from '../../domain/graph.ts';
import type { Output } from '../../domain/outputs.ts';
import { createSlots } from '../../domain/slots.ts';

/** What happens while a workflow runs. */
export type RunEvent =
  | { type: 'node.started'; nodeId: string }
  | { type: 'node.text'; nodeId: string; delta: string }
  | { type: 'node.finished'; nodeId: string; output: Output }
  | { type: 'node.failed'; nodeId: string; message: string };

export interface NodeFailure {
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
  /** The sentence that people see for what an agent threw; null where it is no agent's fault and the run must be tried again. */
  explain(thrown: unknown): string | null;
}

export interface RunResult {
  /** In the order of the workflow's agents. */
  outputs: { nodeId: string; output: Output }[];
  failures: NodeFailure[];
}

/** Thrown when the run was called off; what was kept until then stays kept. */
export class RunCancelled extends Error {}

/**
 * Runs a workflow from its roots: every agent as soon as its sources are done, independent ones side by side. A failed
 * agent takes its dependants with it and leaves the rest running.
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
  const runNode = async (agent: Agent): Promise<NodeResult> => {
    const before = await Promise.all(sourcesOf(graph.connections, agent.id).flatMap((id) => results.get(id) ?? []));
    const reason = before.map(reasonAgainst).find((one) => one !== null);
    if (reason) {
      const message = `Not run, because ${reason}`;
      ports.emit({ type: 'node.failed', nodeId: agent.id, message });
      return { failure: { nodeId: agent.id, agent: agent.name, message }, reason };
    }
    const incoming = joinTexts(before.flatMap((result) => ('output' in result ? [result.output.output] : [])));
    return slots(() => workOn(agent, incoming, ports, signal));
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
  };
}

/** A failure carries its first reason on: told anew at every agent of a long chain, it would grow without end. */
type NodeResult = { output: Output } | { failure: NodeFailure; reason: string };

/** Why nothing can be made of what came of a source; null where something can. A question back is nothing to build on. */
function reasonAgainst(result: NodeResult): string | null {
  if ('failure' in result) return result.reason;
  const { question, agent, output } = result.output;
  return question ? `${agent} asks: ${output}` : null;
}

async function workOn(agent: Agent, incoming: string, ports: RunPorts, signal: AbortSignal): Promise<NodeResult> {
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
    output = await ports.work(agent, incoming, { signal, onText });
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
