import { Plus } from 'lucide-react';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { WAYS } from '../../../../domain/workflow/way.ts';
import { Menu } from '../../../components/menu.tsx';
import { KindItems } from '../agent/kind-items.tsx';
import type { AgentNode } from '../drawing/drawing.ts';
import { kindsFor } from '../drawing/insert-agent.ts';
import { insert } from '../drawing/workflow-actions.ts';
import { focusAgent } from './focus-agent.ts';

/** Adds what comes next, fed by this agent; a branch says on which way. */
export function AddAfter({ agent }: { agent: AgentNode }) {
  const { feeds, branches } = kindOf(agent);
  if (!feeds) return null;
  const ways = branches ? WAYS : [undefined];
  return (
    <Menu
      label={`What comes after ${agent.name}`}
      triggerClassName="touchable grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
      trigger={
        <>
          <Plus size={14} aria-hidden="true" />
          <span className="sr-only">Add after {agent.name}</span>
        </>
      }
    >
      {ways.map((when) => {
        const spot = { at: 'after', source: agent.id, when } as const;
        return (
          <KindItems
            key={when ?? ''}
            kinds={kindsFor(spot)}
            suffix={when ? `, where ‘${when}’` : ''}
            onChoose={(kind) => focusAgent(insert(kind, spot))}
          />
        );
      })}
    </Menu>
  );
}
