import { applyEdgeChanges, applyNodeChanges, type EdgeChange, type NodeChange } from '@xyflow/react';
import { aligned, type DrawnBox } from '../drawing/alignment.ts';
import type { Position } from '../drawing/drawing.ts';
import { placeAgents } from '../drawing/workflow-actions.ts';
import { useWorkflow, type WorkflowState } from '../drawing/workflow-store.ts';
import { type FlowEdge, type FlowNode, notesById } from './flow-nodes.ts';
import { showGuides } from './guides.tsx';

/** Takes what the graph library reports of its nodes; where a move has ended, it becomes part of the drawing. */
export function onNodesChange(reported: NodeChange<FlowNode>[]): void {
  const before = useWorkflow.getState();
  const changes = inLine(reported, before.flowNodes);
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
    const at = placeOf(change.id, before);
    return at && (at.x !== change.position.x || at.y !== change.position.y)
      ? [[change.id, change.position] as const]
      : [];
  });
  // Several presses of an arrow key are one step to take back.
  if (ended.length > 0) placeAgents(new Map(ended), `place of ${ended.map(([id]) => id).join()}`);
}

function placeOf(id: string, { nodes, flowNodes }: WorkflowState): Position | undefined {
  return (nodes.get(id) ?? notesById(flowNodes).get(id))?.position;
}

/** The agent that is being dragged, where it is one alone. */
let dragged: string | null = null;

/** Draws an agent that is dragged alone into line with those it nearly is in line with; the last report of a drag too. */
function inLine(changes: NodeChange<FlowNode>[], flowNodes: readonly FlowNode[]): NodeChange<FlowNode>[] {
  const [move, second] = changes.filter((change) => change.type === 'position');
  if (!move || second || !move.position || !(move.dragging || dragged === move.id)) {
    if (move) dragged = null;
    showGuides([]);
    return changes;
  }
  const { position, guides } = aligned(boxOf(move.id, move.position, flowNodes), othersThan(move.id, flowNodes));
  dragged = move.dragging ? move.id : null;
  showGuides(move.dragging ? guides : []);
  return changes.map((change) => (change === move ? { ...move, position } : change));
}

function boxOf(id: string, position: Position, flowNodes: readonly FlowNode[]): DrawnBox {
  const { width = 0, height = 0 } = flowNodes.find((node) => node.id === id) ?? {};
  return { ...position, width, height };
}

function othersThan(id: string, flowNodes: readonly FlowNode[]): DrawnBox[] {
  return flowNodes.flatMap(({ id: other, position, width = 0, height = 0 }) =>
    other === id ? [] : [{ ...position, width, height }],
  );
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
