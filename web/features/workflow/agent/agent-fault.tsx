import { CircleAlert } from 'lucide-react';
import { byName, meaningsIn } from '../../../../domain/workflow/agent-references.ts';
import { agentFaults } from '../../../../domain/workflow/graph.ts';
import { graphOf, type Wiring } from '../drawing/drawing.ts';
import { useWorkflow, type WorkflowState, wiringIn } from '../drawing/workflow-store.ts';
import type { NodeRun } from '../run/run-progress.ts';

let known: { nodes: Wiring['nodes']; edges: WorkflowState['flowEdges']; faults: Map<string, string> } | null = null;

/** What is wrong with the references of each agent; hundreds of nodes ask, one of them works it out. */
function faultsIn(state: WorkflowState): Map<string, string> {
  if (known?.nodes !== state.nodes || known.edges !== state.flowEdges)
    known = { nodes: state.nodes, edges: state.flowEdges, faults: referenceFaults(wiringIn(state)) };
  return known.faults;
}

/** Only those that refer: what is merely empty yet is no fault while somebody draws. */
function referenceFaults(drawing: Wiring): Map<string, string> {
  const names = byName(drawing.nodes.values());
  const referring = [...drawing.nodes.values()].filter((node) =>
    meaningsIn(node, node.isInputConnected, names).some(({ kind }) => kind !== 'words'),
  );
  if (referring.length === 0) return new Map();
  const faults = agentFaults(graphOf(drawing));
  return new Map(referring.flatMap(({ id }) => (faults.has(id) ? [[id, faults.get(id) ?? '']] : [])));
}

/** Says on an agent why it could not run, unless its last run says the same beside it. */
export function AgentFault({ id, run = null }: { id: string; run?: NodeRun | null }) {
  const message = useWorkflow((state) => faultsIn(state).get(id));
  if (message === undefined || (run?.status === 'refused' && run.message === message)) return null;
  return (
    <p role="note" className="agent-fault" title={message}>
      <CircleAlert size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{message}</span>
    </p>
  );
}
