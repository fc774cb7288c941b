import { useReactFlow, useStoreApi } from '@xyflow/react';
import type { AgentKind } from '../../../../domain/workflow/agents.ts';
import { focusAgent } from '../canvas/focus-agent.ts';
import { NODE_WIDTH } from '../canvas/node-size.ts';
import type { Spot } from './insert-agent.ts';
import { placeBeside } from './placement.ts';
import { insert } from './workflow-actions.ts';
import { drawingNow, useWorkflow } from './workflow-store.ts';

/** Adds an agent at a spot, or where there is room for it in sight, shows it and puts the keyboard on it. */
export function useAddAgent(): (kind: AgentKind, spot: Spot) => void {
  const { setCenter, getZoom, screenToFlowPosition } = useReactFlow();
  const store = useStoreApi();
  return (kind, wanted) => {
    const { domNode, width, height } = store.getState();
    const frame = domNode?.getBoundingClientRect();
    const inFrame = (x: number, y: number) =>
      screenToFlowPosition({ x: (frame?.left ?? 0) + x, y: (frame?.top ?? 0) + y });
    const anywhere = () => ({ at: 'place', position: besideLast(kind) ?? inFrame(200, 72) }) as const;
    const id = insert(kind, wanted.at === 'anywhere' ? anywhere() : wanted);
    const position = drawingNow().nodes.get(id)?.position;
    if (!position) return;
    const topLeft = inFrame(8, 8);
    const zoom = Math.max(getZoom(), 0.6);
    const isInSight =
      zoom === getZoom() &&
      position.x >= topLeft.x &&
      position.y >= topLeft.y &&
      position.x + NODE_WIDTH <= topLeft.x + width / zoom &&
      position.y + NODE_WIDTH <= topLeft.y + height / zoom;
    if (!isInSight) void setCenter(position.x + NODE_WIDTH / 2, position.y + NODE_WIDTH / 2, { zoom, duration: 260 });
    focusAgent(id);
  };
}

/** A free place beside the agent that is selected, or the last one; null where there is none. */
function besideLast(kind: AgentKind) {
  const drawing = drawingNow();
  const selected = [...useWorkflow.getState().selectedAgents].findLast((id) => drawing.nodes.has(id));
  const last = selected ?? [...drawing.nodes.keys()].at(-1);
  const beside = drawing.nodes.get(last ?? '')?.position;
  return beside && placeBeside(drawing, beside, kind);
}
