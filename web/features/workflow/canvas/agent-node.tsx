import { Handle, type NodeProps, Position, type ReactFlowState, useStore } from '@xyflow/react';
import { type CSSProperties, lazy, memo, Suspense } from 'react';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { WAYS } from '../../../../domain/workflow/way.ts';
import { patiently } from '../../../lib/api/connection.ts';
import { classNames } from '../../../lib/class-names.ts';
import { AgentOutputs } from '../agent/agent-outputs.tsx';
import { type AgentNode, firstId } from '../drawing/drawing.ts';
import { useOpened, useWorkflow } from '../drawing/workflow-store.ts';
import type { NodeRun } from '../run/run-progress.ts';
import { longestWord } from './far-text.ts';
import type { FlowNode } from './flow-nodes.ts';
import { HANDLE_Y, WAY_Y } from './node-size.ts';
import { useNodeRun } from './use-node-run.ts';

/** From so far away nobody can read a field: name and state are enough. */
const FAR_AWAY = 0.45;
const isFarAway = ({ transform }: ReactFlowState): boolean => transform[2] < FAR_AWAY;
const RINGS: Record<NodeRun['status'], string> = {
  waiting: '',
  running: 'node-running',
  done: '',
  failed: 'node-failed',
  refused: 'node-failed',
  skipped: 'node-skipped',
};
const HANDLE_STYLE = { top: HANDLE_Y };

const fetchNearNode = patiently(() => import('./near-node.tsx'));
const NearNode = lazy(fetchNearNode);

/** Fetches what an agent needs to be drawn before there is one. */
export function expectAgents(): void {
  void fetchNearNode();
}

/** One agent on the canvas. */
export const AgentNodeView = memo(function AgentNodeView({ id, selected }: NodeProps<FlowNode>) {
  const agent = useWorkflow(({ nodes }) => nodes.get(id));
  const isFirst = useWorkflow((state) => firstId(state) === id);
  const opened = useOpened(({ count }) => count);
  const isFar = useStore(isFarAway);
  const run = useNodeRun(id);
  if (!agent) return null;
  if (isFar) return <FarNode agent={agent} isFirst={isFirst} run={run} isSelected={selected} />;
  return (
    <article
      data-state={run?.status}
      className={classNames('agent-node', selected && 'node-selected', run && RINGS[run.status])}
    >
      {!isFirst && (
        <Handle type="target" position={Position.Left} style={HANDLE_STYLE} title={`Input of ${agent.name}`} />
      )}
      <Suspense fallback={null}>
        <NearNode key={opened} agent={agent} run={run} />
      </Suspense>
      <AgentOutputs agent={agent} />
    </article>
  );
});

const MARKS: Record<NodeRun['status'], string> = {
  waiting: 'bg-line-strong',
  running: 'bg-accent',
  done: 'bg-ok',
  failed: 'bg-bad',
  refused: 'bg-bad',
  skipped: 'bg-line-strong',
};

const isUndone = (run: NodeRun): boolean => run.status === 'done' && (run.output.undone?.length ?? 0) > 0;

interface FarProps {
  agent: AgentNode;
  isFirst: boolean;
  run: NodeRun | null;
  isSelected: boolean;
}

/** Name and state alone, in as few elements as can be: there may be thousands. */
function FarNode({ agent, isFirst, run, isSelected }: FarProps) {
  const { feeds, branches, tone } = kindOf(agent);
  return (
    <article
      data-state={run?.status}
      className={classNames(
        'agent-node far-node',
        `far-${tone}`,
        isSelected && 'node-selected',
        run && RINGS[run.status],
      )}
      style={{ '--longest': longestWord(agent.name) } as CSSProperties}
    >
      {agent.name}
      {!isFirst && <b className="target" data-handlepos="left" style={HANDLE_STYLE} />}
      {branches
        ? WAYS.map((way) => (
            <b key={way} className="source" data-handleid={way} data-handlepos="right" style={{ top: WAY_Y[way] }} />
          ))
        : feeds && <b className="source" data-handlepos="right" style={HANDLE_STYLE} />}
      {run && <i className={isUndone(run) ? 'bg-warn' : MARKS[run.status]} />}
    </article>
  );
}
