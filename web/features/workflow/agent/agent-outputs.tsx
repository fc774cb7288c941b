import { Handle, Position } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { WAYS, type Way } from '../../../../domain/workflow/way.ts';
import { classNames } from '../../../lib/class-names.ts';
import { openMenuBelow } from '../canvas/canvas-menu-store.ts';
import { HANDLE_Y, WAY_Y } from '../canvas/node-size.ts';
import type { AgentNode } from '../drawing/drawing.ts';

/** Where lines begin, one place or one for each way of a branch; beside each, a button that adds what comes next. */
export function AgentOutputs({ agent }: { agent: AgentNode }) {
  const { feeds, branches } = kindOf(agent);
  if (branches) return WAYS.map((way) => <Output key={way} agent={agent} way={way} />);
  return feeds && <Output agent={agent} />;
}

function Output({ agent: { id, name }, way }: { agent: AgentNode; way?: Way }) {
  const top = way ? WAY_Y[way] : HANDLE_Y;
  return (
    <>
      <Handle
        {...(way ? { id: way } : {})}
        type="source"
        position={Position.Right}
        style={{ top }}
        title={`${way ? `‘${way}’` : 'Output'} of ${name}: drag it to another agent, or to where one is to stand`}
      >
        {way && <span className="way-label">{way}</span>}
      </Handle>
      <button
        type="button"
        aria-label={`Add after ${name}${way ? `, ${way}` : ''}`}
        aria-haspopup="menu"
        title="Add what comes next"
        onClick={({ currentTarget }) =>
          openMenuBelow(currentTarget, { kind: 'choose', spot: { at: 'after', source: id, when: way } })
        }
        style={{ top }}
        className={classNames('add-after nodrag nopan', way && 'after-way')}
      >
        <Plus size={13} aria-hidden="true" />
      </button>
    </>
  );
}
