import { applyEdgeChanges, applyNodeChanges, type EdgeChange, type NodeChange } from '@xyflow/react';
import type { FlowEdge, FlowNode } from './flow-nodes.ts';
import { place } from './workflow-actions.ts';
import { useWorkflow } from './workflow-store.ts';

/** Takes what the graph library reports of its nodes; where a move has ended, it becomes part of the drawing. */
export function onNodesChange(changes: NodeChange<FlowNode>[]): void {
  const before = useWorkflow.getState();
  const flowNodes = applyNodeChanges(changes, before.flowNodes);
  const hasSelected = changes.some(({ type }) => type === 'select');
  useWorkflow.setState({
    flowNodes,
    ...(hasSelected
      ? { selectedAgents: new Set(flowNodes.filter(({ selected }) => selected).map(({ id }) => id)) }
      : {}),
  });
  const ended = changes.flatMap((change) => {
    if (change.type !== 'position' || change.dragging || !change.position) return [];
    const at = before.nodes.get(change.id)?.position;
    return at && (at.x !== change.position.x || at.y !== change.position.y)
      ? [[change.id, change.position] as const]
      : [];
  });
  // Several presses of an arrow key are one step to take back.
  if (ended.length > 0) place(new Map(ended), `place of ${ended.map(([id]) => id).join()}`);
}

/** Takes what the graph library reports of its edges: which are selected. */
export function onEdgesChange(changes: EdgeChange<FlowEdge>[]): void {
  useWorkflow.setState(({ flowEdges }) => ({
    flowEdges: applyEdgeChanges(
      changes.filter(({ type }) => type !== 'remove'),
      flowEdges,
    ),
  }));
}
