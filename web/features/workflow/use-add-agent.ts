import { useReactFlow, useStoreApi } from '@xyflow/react';
import type { AgentKind } from '../../../domain/agents.ts';
import { NODE_WIDTH } from './node-size.ts';
import { freePlace } from './tidy-layout.ts';
import { add } from './workflow-actions.ts';
import { drawingNow, useWorkflow } from './workflow-store.ts';

/** Adds an agent where there is room for it, in sight, and puts the keyboard on it. */
export function useAddAgent(): (kind: AgentKind) => void {
  const { setCenter, getZoom, screenToFlowPosition } = useReactFlow();
  const store = useStoreApi();
  return (kind) => {
    const { domNode, width, height } = store.getState();
    const frame = domNode?.getBoundingClientRect();
    const drawing = drawingNow();
    const selected = [...useWorkflow.getState().selectedAgents].at(-1) ?? [...drawing.nodes.keys()].at(-1);
    const beside = drawing.nodes.get(selected ?? '')?.position;
    const corner = screenToFlowPosition({ x: (frame?.left ?? 0) + 200, y: (frame?.top ?? 0) + 72 });
    const position = freePlace(drawing, beside ?? { x: Math.round(corner.x / 8) * 8, y: Math.round(corner.y / 8) * 8 });
    const id = add(kind, position);
    const topLeft = screenToFlowPosition({ x: (frame?.left ?? 0) + 8, y: (frame?.top ?? 0) + 8 });
    const zoom = Math.max(getZoom(), 0.6);
    const isInSight =
      zoom === getZoom() &&
      position.x >= topLeft.x &&
      position.y >= topLeft.y &&
      position.x + NODE_WIDTH <= topLeft.x + width / zoom &&
      position.y + NODE_WIDTH <= topLeft.y + height / zoom;
    if (!isInSight) void setCenter(position.x + NODE_WIDTH / 2, position.y + NODE_WIDTH / 2, { zoom, duration: 260 });
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        domNode?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] textarea`)?.focus({ preventScroll: true }),
      ),
    );
  };
}
