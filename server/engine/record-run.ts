import type { RunNode } from '../../domain/api/workflow/workflow-runs.ts';
import type { Agent } from '../../domain/workflow/graph.ts';
import type { Output } from '../../domain/workflow/outputs.ts';
import type { RunPorts } from './run-graph.ts';

/** Writes down what each agent of a run works on, makes and takes; the ports do what they did before. */
export function recorded(agents: Agent[], ports: RunPorts, now: () => Date): { ports: RunPorts; nodes(): RunNode[] } {
  const nodes = new Map<string, RunNode>();
  const noted = (nodeId: string, what: Partial<RunNode>): void => {
    const known = nodes.get(nodeId) ?? blankOf(agents.find(({ id }) => id === nodeId));
    if (known) nodes.set(nodeId, { ...known, ...what });
  };
  return {
    nodes: () => agents.flatMap(({ id }) => nodes.get(id) ?? []),
    ports: {
      ...ports,
      work: async (agent, incoming, options) => {
        const began = now().getTime();
        noted(agent.id, { input: incoming || agent.input || agent.description });
        try {
          return await ports.work(agent, incoming, options);
        } finally {
          noted(agent.id, { ms: Math.max(0, now().getTime() - began) });
        }
      },
      emit: (event) => {
        if (event.type === 'node.finished') noted(event.nodeId, { output: event.output });
        if (event.type === 'node.failed') noted(event.nodeId, { error: event.message });
        if (event.type === 'node.skipped') noted(event.nodeId, { skipped: event.message });
        ports.emit(event);
      },
    },
  };
}

function blankOf(agent: Agent | undefined): RunNode | undefined {
  return agent && { ...namedIn(agent), input: '', output: null, error: null, skipped: null, ms: null };
}

const namedIn = ({ id: nodeId, name: agent, type }: Agent) => ({ nodeId, agent, type });

/** What is written down of an agent whose words were only handed on. */
export function handedOn(agent: Agent, output: Output): RunNode {
  return { ...namedIn(agent), input: agent.input || agent.description, output, error: null, skipped: null, ms: 0 };
}
