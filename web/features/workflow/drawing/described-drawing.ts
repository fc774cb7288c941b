import { type DescribedAgent, graphOfDescribed } from '../../../../domain/workflow/described-workflow.ts';
import { newId } from '../../../lib/new-id.ts';
import { addAgent, connect, type Drawing, EMPTY_DRAWING, updateAgent } from './drawing.ts';
import { tidiedDrawing } from './tidy-layout.ts';

/** A workflow that was described agent by agent, each in its place. */
export function describedDrawing(described: readonly DescribedAgent[], id: () => string = newId): Drawing {
  const { agents, connections } = graphOfDescribed(described, () => id());
  let drawing = EMPTY_DRAWING;
  for (const agent of agents) {
    drawing = addAgent(drawing, agent.type, agent.id, { x: 0, y: 0 });
    const { name, input, description, rule, separator } = agent;
    const kept = { ...(rule ? { rule } : {}), ...(separator ? { separator } : {}) };
    drawing = updateAgent(drawing, agent.id, { name, input, description, ...kept });
  }
  for (const { source, target, when } of connections) drawing = connect(drawing, source, target, new Map(), when);
  return tidiedDrawing(drawing);
}
