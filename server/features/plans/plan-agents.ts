import { approvedWriter } from '../../../domain/post/approved-text.ts';
import { AS_WRITTEN, type Medium } from '../../../domain/schedule/plan.ts';
import type { AgentKind } from '../../../domain/workflow/agents.ts';
import type { Agent } from '../../../domain/workflow/graph.ts';

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
  // What stands on the card is what was approved: it goes out as it is, not as another version of it, pictures without words too.
  const isFixed = input.trim() !== '' || description.startsWith(AS_WRITTEN);
  if (medium === 'text' && isFixed) return approvedWriter(input, now);
  const { type, name } = AGENTS[medium];
  const id = `${type}-${now.getTime()}`;
  // An agent needs something to start from; a plan that says nothing else has its name.
  return { id, type, name, input: input || (description ? '' : workflowName), description };
}
