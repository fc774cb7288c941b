import { Failure } from '../../../../domain/errors.ts';
import { describedFault, graphOfDescribed } from '../../../../domain/workflow/described-workflow.ts';
import type { BuildWorkflowOperation } from '../../../assistant/operations.ts';
import type { ChatOutcome, DrawnWorkflow, Exchange } from '../answering.ts';
import { onlySaid } from './talk-answer.ts';

const BUILD_THERE = 'Workflows are built on the canvas: open Workflow Builder, add agents and connect them.';
/** How far agents stand from each other on the canvas. */
const APART = { x: 420, y: 260 };

/** Draws a workflow that was described agent by agent; nothing of it runs. Without agents it is said where one is built. */
export function answerWorkflow({ deps }: Exchange, { name = '', agents = [] }: BuildWorkflowOperation): ChatOutcome {
  if (agents.length === 0) return onlySaid(BUILD_THERE, deps.clock());
  const drawn = draw(name, agents);
  const message = `The workflow “${drawn.name}” is saved. Open it in Workflow Builder under Saved workflows: nothing runs before you start it.`;
  return { status: 'completed', message, outputs: [], plans: [], effects: [], workflows: [drawn] };
}

function draw(name: string, wanted: NonNullable<BuildWorkflowOperation['agents']>): DrawnWorkflow {
  const fault = describedFault(wanted);
  if (fault !== null) throw new Failure('VALIDATION', fault);
  const { agents, connections } = graphOfDescribed(wanted, (_, at) => `agent-${at + 1}`);
  const depthOf = (id: string): number => {
    const source = connections.find(({ target }) => target === id)?.source;
    return source === undefined ? 0 : depthOf(source) + 1;
  };
  const rows = new Map<number, number>();
  const placed = agents.map((agent) => {
    const depth = depthOf(agent.id);
    const row = rows.get(depth) ?? 0;
    rows.set(depth, row + 1);
    return { ...agent, position: { x: depth * APART.x, y: row * APART.y } };
  });
  return { name: name.trim() || 'Workflow', agents: placed, connections, executionResults: [], notes: [] };
}
