import { Handle, type NodeProps, Position, type ReactFlowState, useStore } from '@xyflow/react';
import { Cable, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { kindOf } from '../../../domain/agents.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { IconButton } from '../../components/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { AgentFault } from './agent-fault.tsx';
import { AgentFields } from './agent-fields.tsx';
import { AgentOutputs } from './agent-outputs.tsx';
import { AgentResult, useNodeRun } from './agent-result.tsx';
import { open } from './builder-ui.ts';
import { type AgentNode, firstId } from './drawing.ts';
import type { FlowNode } from './flow-nodes.ts';
import { HANDLE_Y } from './node-size.ts';
import { RunMenu } from './run-menu.tsx';
import type { NodeRun } from './run-progress.ts';
import { discard, duplicate, update } from './workflow-actions.ts';
import { useOpened, useWorkflow } from './workflow-store.ts';

/** From so far away nobody can read a field: name and state are enough. */
const FAR_AWAY = 0.45;
const isFarAway = ({ transform }: ReactFlowState): boolean => transform[2] < FAR_AWAY;
const RINGS: Record<NodeRun['status'], string> = {
  waiting: '',
  running: 'node-running',
  done: '',
  failed: 'node-failed',
  skipped: 'node-skipped',
};
const HANDLE_STYLE = { top: HANDLE_Y };

/** One agent on the canvas. */
export const AgentNodeView = memo(function AgentNodeView({ id, selected }: NodeProps<FlowNode>) {
  const agent = useWorkflow(({ nodes }) => nodes.get(id));
  const isFirst = useWorkflow((state) => firstId(state) === id);
  const opened = useOpened(({ count }) => count);
  const isFar = useStore(isFarAway);
  const run = useNodeRun(id);
  if (!agent) return null;
  if (isFar) return <FarNode agent={agent} run={run} isSelected={selected} />;
  return (
    <article
      data-state={run?.status}
      className={classNames('agent-node', selected && 'node-selected', run && RINGS[run.status])}
    >
      {!isFirst && (
        <Handle type="target" position={Position.Left} style={HANDLE_STYLE} title={`Input of ${agent.name}`} />
      )}
      <NearNode key={opened} agent={agent} run={run} />
      <AgentOutputs agent={agent} />
    </article>
  );
});

const MARKS: Record<NodeRun['status'], string> = {
  waiting: 'bg-line-strong',
  running: 'bg-accent',
  done: 'bg-ok',
  failed: 'bg-bad',
  skipped: 'bg-line-strong',
};

const isUndone = (run: NodeRun): boolean => run.status === 'done' && (run.output.undone?.length ?? 0) > 0;

/** Name and state alone, in as few elements as can be: there may be thousands. */
function FarNode({ agent, run, isSelected }: { agent: AgentNode; run: NodeRun | null; isSelected: boolean }) {
  return (
    <article
      data-state={run?.status}
      className={classNames(
        'agent-node items-center justify-center gap-4 px-4 text-center text-2xl font-medium',
        isSelected && 'node-selected',
        run && RINGS[run.status],
      )}
    >
      {agent.name}
      {run && <span className={classNames('h-2.5 w-16 rounded-full', isUndone(run) ? 'bg-warn' : MARKS[run.status])} />}
    </article>
  );
}

function NearNode({ agent, run }: { agent: AgentNode; run: NodeRun | null }) {
  const { id, name, type } = agent;
  return (
    <>
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line pr-2 pl-3">
        <AgentIcon kind={type} />
        <input
          aria-label="Name"
          value={name}
          maxLength={100}
          onChange={({ target }) => update(id, { name: target.value })}
          onBlur={() => {
            if (name.trim() === '') update(id, { name: agent.label });
          }}
          className="nodrag nopan h-7 min-w-0 flex-1 truncate rounded-sm bg-transparent px-1 text-sm font-medium outline-none hover:bg-hover focus:bg-sunken focus:shadow-[inset_0_0_0_1.5px_var(--c-accent)]"
        />
        <span className="node-kind text-2xs text-ink-3">{type}</span>
        <span className="node-actions nodrag nopan">
          <RunMenu
            agent={agent}
            className={`${SMALL} inline-flex items-center justify-center rounded-sm hover:bg-hover`}
          />
          {kindOf(agent).feeds && (
            <IconButton
              label={`Connect ${name}`}
              onClick={() => open({ kind: 'connect', source: id })}
              className={SMALL}
            >
              <Cable size={13} />
            </IconButton>
          )}
          <IconButton label={`Duplicate ${name}`} onClick={() => duplicate(new Set([id]))} className={SMALL}>
            <Copy size={13} />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={() => discard([id])} className={SMALL}>
            <Trash2 size={13} />
          </IconButton>
        </span>
      </header>
      <div className="px-3 pt-2.5 pb-3">
        <AgentFields agent={agent} />
      </div>
      <AgentFault id={id} />
      {run && (
        <div className="h-[92px]">
          <AgentResult agent={agent} run={run} />
        </div>
      )}
    </>
  );
}

const SMALL = 'size-6 text-ink-3';
