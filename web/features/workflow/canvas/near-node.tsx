import { Cable, Copy, Trash2 } from 'lucide-react';
import { AGENT_NAME_MAX } from '../../../../domain/limits.ts';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { AgentIcon } from '../../../components/agent-icon.tsx';
import { IconButton } from '../../../components/button.tsx';
import { AgentFault } from '../agent/agent-fault.tsx';
import { AgentFields } from '../agent/agent-fields.tsx';
import { AgentResult } from '../agent/agent-result.tsx';
import { openBuilderLayer } from '../builder-ui.ts';
import type { AgentNode } from '../drawing/drawing.ts';
import { discard, duplicateAgents, update } from '../drawing/workflow-actions.ts';
import { RunMenu } from '../run/run-menu.tsx';
import type { NodeRun } from '../run/run-progress.ts';

/** An agent from near: all that it says, and what can be done with it. */
export default function NearNode({ agent, run }: { agent: AgentNode; run: NodeRun | null }) {
  const { id, name, type } = agent;
  return (
    <>
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line pr-2 pl-3">
        <AgentIcon kind={type} />
        <input
          aria-label="Name"
          value={name}
          maxLength={AGENT_NAME_MAX}
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
              onClick={() => openBuilderLayer({ kind: 'connect', source: id })}
              className={SMALL}
            >
              <Cable size={13} />
            </IconButton>
          )}
          <IconButton label={`Duplicate ${name}`} onClick={() => duplicateAgents(new Set([id]))} className={SMALL}>
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
      <AgentFault id={id} run={run} />
      {run && (
        <div className="h-[92px]">
          <AgentResult agent={agent} run={run} />
        </div>
      )}
    </>
  );
}

const SMALL = 'size-6 text-ink-3';
