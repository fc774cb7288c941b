import type { AgentKind } from '../../../domain/agents.ts';
import type { Agent } from '../../../domain/graph.ts';
import type { Medium } from '../../../domain/plan.ts';

const AGENTS: Record<Medium, { type: AgentKind; name: string }> = {
  text: { type: 'chat', name: 'Chat Agent' },
  image: { type: 'image', name: 'Image Agent' },
  audio: { type: 'audio', name: 'Audio Agent' },
};

/** The one agent that makes what a plan promises. */
export function agentOf(
  {
    medium,
    input,
    description,
    workflowName,
  }: { medium: Medium; input: string; description: string; workflowName: string },
  now: Date,
): Agent {
  const { type, name } = AGENTS[medium];
  // An agent needs something to start from; a plan that says nothing else has its name.
  return { id: `${type}-${now.getTime()}`, type, name, input: input || (description ? '' : workflowName), description };
}
