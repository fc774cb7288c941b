import { create } from 'zustand';
import type { NodeOutput } from '../../../../domain/api/workflow/workflows.ts';
import { type FlowEdge, type FlowNode, flowEdgesOf, flowNodesOf, notesById } from '../canvas/flow-nodes.ts';
import { outputsByNode, type ResponseData, readOutputs } from '../run/outputs.ts';
import { type AgentNode, type Drawing, EMPTY_DRAWING, type Wiring, writtenDrawing } from './drawing.ts';
import { type History, NO_HISTORY, remember } from './history.ts';

/** Everything the builder knows of the workflow at hand. */
export interface WorkflowState {
  nodes: ReadonlyMap<string, AgentNode>;
  /** Notes that are selected stand among them. */
  selectedAgents: ReadonlySet<string>;
  flowNodes: FlowNode[];
  flowEdges: FlowEdge[];
  loadedWorkflowId: string | null;
  showResponseSidebar: boolean;
  responseData: ResponseData | null;
}

export const EMPTY: WorkflowState = {
  nodes: EMPTY_DRAWING.nodes,
  selectedAgents: new Set(),
  flowNodes: [],
  flowEdges: [],
  loadedWorkflowId: null,
  showResponseSidebar: false,
  responseData: null,
};

export const useWorkflow = create<WorkflowState>(() => EMPTY);

/** What can be taken back; apart, since no screen draws it but two buttons. */
export const useHistory = create<History>(() => NO_HISTORY);

/** What is drawn and what it made: all that saving keeps. */
interface Content {
  drawing: Drawing;
  responseData: ResponseData | null;
}

/** What the canvas last was the same as: a workflow as it is saved, a template, or nothing at all. */
export interface Baseline {
  /** The version of the saved workflow, which a save names; null where none is saved. */
  version: string | null;
  /** What the saved workflow is called. */
  name: string | null;
  /** Null where it is not known any more: the canvas then counts as changed. */
  content: Content | null;
}

const NO_BASELINE: Baseline = { version: null, name: null, content: { drawing: EMPTY_DRAWING, responseData: null } };

/** Apart from the workflow's own state, since no screen draws it. */
export const useBaseline = create<Baseline>(() => NO_BASELINE);

/**
 * Counts the workflows that were put on the canvas. Each has fields of its own, even where its agents are called the same:
 * in a field that stays, the browser's undo would bring back what was written there for another workflow.
 */
export const useOpened = create<{ count: number }>(() => ({ count: 0 }));

/** The agents of a run that goes on: their nodes are higher, for what they make. */
let working: ReadonlySet<string> = new Set();

/** What is drawn now. */
export function drawingNow(): Drawing {
  return drawingIn(useWorkflow.getState());
}

/** What is drawn in a state. */
export function drawingIn(state: Pick<WorkflowState, 'nodes' | 'flowNodes' | 'flowEdges'>): Drawing {
  return { ...wiringIn(state), notes: notesById(state.flowNodes) };
}

/** What of it runs. */
export function wiringIn({ nodes, flowEdges }: Pick<WorkflowState, 'nodes' | 'flowEdges'>): Wiring {
  return {
    nodes,
    edges: flowEdges.map(({ id, source, target, data }) => ({
      id,
      source,
      target,
      ...(data?.when ? { when: data.when } : {}),
    })),
  };
}

/** What is drawn now, and what it made. */
export function contentNow(): Content {
  return { drawing: drawingNow(), responseData: useWorkflow.getState().responseData };
}

/** Whether something is on the canvas that would be lost with it. */
export function hasUnsaved(): boolean {
  if (useWorkflow.getState().flowNodes.length === 0) return false;
  const { content } = useBaseline.getState();
  return content === null || written(content) !== written(contentNow());
}

function written({ drawing, responseData }: Content): string {
  return JSON.stringify([writtenDrawing(drawing), readOutputs(responseData)]);
}

/** What each agent made last. */
export function outputsNow(): Map<string, NodeOutput> {
  return outputsByNode(drawingNow(), useWorkflow.getState().responseData);
}

/** Changes what is drawn; what it was before can be had again. Changes of one kind in a row are one step. */
export function changeDrawing(
  edit: (drawing: Drawing) => Drawing,
  options: { kind?: string; select?: ReadonlySet<string> } = {},
): void {
  const before = drawingNow();
  const next = edit(before);
  if (next === before) return;
  useHistory.setState(remember(useHistory.getState(), before, options.kind ?? null, Date.now()));
  show(next, options.select);
}

/** Shows a drawing without a way back. */
export function show(drawing: Drawing, select: ReadonlySet<string> = useWorkflow.getState().selectedAgents): void {
  const { flowNodes, flowEdges, responseData } = useWorkflow.getState();
  const outputs = outputsByNode(drawing, responseData);
  const selectedAgents = new Set([...select].filter((id) => drawing.nodes.has(id) || drawing.notes.has(id)));
  useWorkflow.setState({
    nodes: drawing.nodes,
    selectedAgents,
    flowNodes: flowNodesOf(drawing, flowNodes, selectedAgents, (id) => outputs.has(id) || working.has(id)),
    flowEdges: flowEdgesOf(drawing, flowEdges),
  });
}

/** Makes room in the nodes of a run for what they make. */
export function setWorking(ids: ReadonlySet<string>): void {
  working = ids;
  show(drawingNow());
}

/** Forgets everything: another person may sit here next. */
export function forgetWorkflow(): void {
  working = new Set();
  useWorkflow.setState(EMPTY);
  useHistory.setState(NO_HISTORY);
  useBaseline.setState(NO_BASELINE);
}
