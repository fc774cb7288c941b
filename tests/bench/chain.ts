import type { PlacedAgent } from '../../domain/api/workflow/workflows.ts';
import type { Connection } from '../../domain/workflow/graph.ts';

/** A line from one agent to another. */
export const line = (source: string, target: string): Connection => ({ id: `${source}-${target}`, source, target });

/** A workflow of so many chat agents in a row. */
export function chainOf(count: number): { agents: PlacedAgent[]; connections: Connection[] } {
  const agents = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    type: 'chat' as const,
    name: `Agent ${at + 1}`,
    input: at === 0 ? 'Summarise the brief' : '',
    description: '',
    position: { x: at * 340, y: 0 },
  }));
  return { agents, connections: agents.slice(1).map(({ id }, at) => line(`n${at}`, id)) };
}
