import { type Edge, type Node, Position } from '@xyflow/react';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import type { Note } from '../../../../domain/workflow/notes.ts';
import { WAYS, type Way } from '../../../../domain/workflow/way.ts';
import { type AgentNode, type Drawing, firstId } from '../drawing/drawing.ts';
import { HANDLE_SIZE, HANDLE_Y, NODE_WIDTH, nodeHeight, WAY_Y } from './node-size.ts';

/** What the graph library draws; what an agent says stands in the store's map, so typing redraws one node alone. */
type AgentFlowNode = Node<Record<string, never>, 'agent'>;
/** A note has no other place than here, as a connection has none but among the edges. */
export type NoteFlowNode = Node<{ note: Note }, 'note'>;
export type FlowNode = AgentFlowNode | NoteFlowNode;
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
  const agents = [...drawing.nodes.values()].map((agent) => {
    const next = flowNodeOf(agent, agent.id === first, selected.has(agent.id), showsResult(agent.id));
    const old = known.get(agent.id);
    return old && isSame(old, next) ? old : { ...next, measured: { width: next.width, height: next.height } };
  });
  const notes = [...drawing.notes.values()].map((note) => {
    const old = known.get(note.id);
    const isOld = old?.type === 'note' && old.data.note === note && old.selected === selected.has(note.id);
    return isOld ? old : noteNodeOf(note, selected.has(note.id));
  });
  return [...notes, ...agents];
}

/** The notes among what the graph library draws. */
export function notesIn(flowNodes: readonly FlowNode[]): Note[] {
  return flowNodes.flatMap((node) => (node.type === 'note' ? node.data.note : []));
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

/** The same by their ids. */
export function notesById(flowNodes: readonly FlowNode[]): Map<string, Note> {
  return new Map(notesIn(flowNodes).map((note) => [note.id, note]));
}

/** Below agents and lines, also while it is selected: then the library lifts it by a thousand. */
const BEHIND = -2_000;
const LABEL_LENGTH = 80;

function noteNodeOf(note: Note, selected: boolean): NoteFlowNode {
  const { id, position, width, height, text } = note;
  const ariaLabel = text.trim() === '' ? 'Note' : `Note: ${text.slice(0, LABEL_LENGTH)}`;
  const measured = { width, height };
  return { id, type: 'note', position, data: { note }, ...measured, measured, selected, zIndex: BEHIND, ariaLabel };
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
