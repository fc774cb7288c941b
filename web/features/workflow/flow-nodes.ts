import { type Edge, type Node, Position } from '@xyflow/react';
import { kindOf } from '../../../domain/agents.ts';
import { WAYS, type Way } from '../../../domain/branch.ts';
import { type AgentNode, type Drawing, firstId } from './drawing.ts';
import { HANDLE_SIZE, HANDLE_Y, NODE_WIDTH, nodeHeight, WAY_Y } from './node-size.ts';

/** What the graph library draws; what an agent says stands in the store's map, so typing redraws one node alone. */
export type FlowNode = Node<Record<string, never>, 'agent'>;
export type FlowEdge = Edge<{ when?: Way | undefined }>;

/** The drawing as the graph library takes it; nodes that did not change stay the same objects. */
export function flowNodesOf(
  drawing: Drawing,
  before: readonly FlowNode[],
  selected: ReadonlySet<string>,
  showsResult: (id: string) => boolean,
): FlowNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  const first = firstId(drawing);
  return [...drawing.nodes.values()].map((agent) => {
    const next = flowNodeOf(agent, agent.id === first, selected.has(agent.id), showsResult(agent.id));
    const old = known.get(agent.id);
    return old && isSame(old, next) ? old : { ...next, measured: { width: next.width, height: next.height } };
  });
}

/** The connections as the graph library takes them; those that did not change stay the same objects. */
export function flowEdgesOf({ nodes, edges }: Drawing, before: readonly FlowEdge[]): FlowEdge[] {
  const known = new Map(before.map((edge) => [edge.id, edge]));
  return edges.map(({ id, source, target, when }) => {
    const ariaLabel = `Connection from ${nodes.get(source)?.name}${when ? `, ${when},` : ''} to ${nodes.get(target)?.name}`;
    const old = known.get(id);
    if (old?.ariaLabel === ariaLabel) return old;
    return { ...old, id, source, target, sourceHandle: when ?? null, type: 'agent', ariaLabel, data: { when } };
  });
}

function flowNodeOf(agent: AgentNode, isFirst: boolean, selected: boolean, showsResult: boolean) {
  const handleBox = { y: HANDLE_Y - HANDLE_SIZE / 2, width: HANDLE_SIZE, height: HANDLE_SIZE };
  const target = { ...handleBox, type: 'target' as const, position: Position.Left, x: -HANDLE_SIZE / 2 };
  const source = { ...handleBox, type: 'source' as const, position: Position.Right, x: NODE_WIDTH - HANDLE_SIZE / 2 };
  const ways = WAYS.map((way) => ({ ...source, id: way, y: WAY_Y[way] - HANDLE_SIZE / 2 }));
  const { feeds, branches } = kindOf(agent);
  return {
    id: agent.id,
    type: 'agent' as const,
    position: agent.position,
    data: {},
    width: NODE_WIDTH,
    height: nodeHeight(agent.type, showsResult),
    handles: [...(isFirst ? [] : [target]), ...(branches ? ways : feeds ? [source] : [])],
    selected,
    ariaLabel: `${agent.name}, ${agent.label}`,
  };
}

function isSame(old: FlowNode, next: ReturnType<typeof flowNodeOf>): boolean {
  return (
    old.position.x === next.position.x &&
    old.position.y === next.position.y &&
    old.height === next.height &&
    old.selected === next.selected &&
    old.ariaLabel === next.ariaLabel &&
    old.handles?.length === next.handles.length
  );
}
