import { useReactFlow } from '@xyflow/react';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { WAYS } from '../../../../domain/workflow/way.ts';
import { MenuItem } from '../../../components/menu.tsx';
import { openBuilderLayer } from '../builder-ui.ts';
import { discard, duplicateAgents, selectAgents, tidyAgents } from '../drawing/workflow-actions.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { addNoteAt } from '../notes/add-note.ts';
import { runAndTell } from '../run/run-and-tell.ts';
import { type OpenMenu, openMenu } from './canvas-menu-store.ts';
import { focusAgent } from './focus-agent.ts';
import { showAll } from './show-all.ts';

interface Props {
  at: OpenMenu['at'];
}

/** What can be done where nothing stands. */
export function CanvasMenuItems({ at }: Props) {
  const { screenToFlowPosition } = useReactFlow();
  const isEmpty = useWorkflow(({ nodes }) => nodes.size === 0);
  return (
    <>
      <MenuItem
        onSelect={() => openMenu(at, { kind: 'choose', spot: { at: 'place', position: screenToFlowPosition(at) } })}
      >
        Add an agent…
      </MenuItem>
      <MenuItem onSelect={() => addNoteAt(screenToFlowPosition(at))}>Add a note</MenuItem>
      {!isEmpty && (
        <>
          <MenuItem onSelect={() => openBuilderLayer({ kind: 'search' })}>Find…</MenuItem>
          <MenuItem onSelect={() => selectAgents(useWorkflow.getState().flowNodes.map(({ id }) => id))}>
            Select all
          </MenuItem>
          <MenuItem
            onSelect={() => {
              tidyAgents();
              showAll();
            }}
          >
            Tidy up
          </MenuItem>
          <MenuItem onSelect={showAll}>Fit view</MenuItem>
        </>
      )}
    </>
  );
}

/** What can be done with an agent. */
export function AgentMenuItems({ at, id }: Props & { id: string }) {
  const agent = useWorkflow(({ nodes }) => nodes.get(id));
  if (!agent) return null;
  const { feeds, branches } = kindOf(agent);
  return (
    <>
      <MenuItem onSelect={() => void runAndTell({ kind: 'to', id })}>Run to here</MenuItem>
      <MenuItem onSelect={() => void runAndTell({ kind: 'only', id })}>Run only this one</MenuItem>
      <MenuItem onSelect={() => void runAndTell({ kind: 'from', id })}>Run from here on</MenuItem>
      {feeds &&
        (branches ? WAYS : [undefined]).map((when) => (
          <MenuItem
            key={when ?? ''}
            onSelect={() => openMenu(at, { kind: 'choose', spot: { at: 'after', source: id, when } })}
          >
            {when ? `Add after it, where ‘${when}’…` : 'Add after it…'}
          </MenuItem>
        ))}
      {feeds && <MenuItem onSelect={() => openBuilderLayer({ kind: 'connect', source: id })}>Connect to…</MenuItem>}
      <MenuItem onSelect={() => duplicateAgents(new Set([id]))}>Duplicate</MenuItem>
      <MenuItem onSelect={() => discard([id])} className="text-bad">
        Delete
      </MenuItem>
    </>
  );
}

/** What can be done with a note. */
export function NoteMenuItems({ id }: { id: string }) {
  return (
    <>
      <MenuItem onSelect={() => focusAgent(id)}>Write in it</MenuItem>
      <MenuItem onSelect={() => duplicateAgents(new Set([id]))}>Duplicate</MenuItem>
      <MenuItem onSelect={() => discard([id])} className="text-bad">
        Delete
      </MenuItem>
    </>
  );
}

/** What can be done with a line. */
export function LineMenuItems({ at, id }: Props & { id: string }) {
  return (
    <>
      <MenuItem onSelect={() => openMenu(at, { kind: 'choose', spot: { at: 'line', edge: id } })}>
        Insert an agent…
      </MenuItem>
      <MenuItem onSelect={() => discard([], [id])} className="text-bad">
        Remove the line
      </MenuItem>
    </>
  );
}
