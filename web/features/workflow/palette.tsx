import type { ReactNode } from 'react';
import { AGENT_KIND_ROWS, AGENT_KINDS } from '../../../domain/workflow/agents.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { expectAgents } from './canvas/agent-node.tsx';
import { useAddAgent } from './drawing/use-add-agent.ts';
import { addNoteInSight } from './notes/add-note.ts';
import { NOTE_HINT, NoteIcon } from './notes/note-icon.tsx';

export const DRAG_TYPE = 'application/x-fanfare-agent';
/** What is dragged where it is a note and no agent. */
export const NOTE = 'note';

/** The agents there are: a click adds one, or it is dragged to its place. */
export function AgentPalette() {
  const addAgent = useAddAgent();
  return (
    <div
      role="toolbar"
      aria-label="Add an agent"
      onPointerEnter={expectAgents}
      onFocus={expectAgents}
      className="absolute top-4 left-4 z-10 flex flex-col gap-0.5 rounded-lg bg-surface p-1 shadow-md max-md:flex-row"
    >
      {AGENT_KINDS.map((kind) => (
        <PaletteItem
          key={kind}
          what={kind}
          label={AGENT_KIND_ROWS[kind].label}
          hint={AGENT_KIND_ROWS[kind].hint}
          icon={<AgentIcon kind={kind} />}
          onAdd={() => addAgent(kind, { at: 'anywhere' })}
        />
      ))}
      <PaletteItem what={NOTE} label="a note" hint={NOTE_HINT} icon={<NoteIcon />} onAdd={addNoteInSight} />
    </div>
  );
}

interface ItemProps {
  /** What is dragged. */
  what: string;
  label: string;
  hint: string;
  icon: ReactNode;
  onAdd: () => void;
}

function PaletteItem({ what, label, hint, icon, onAdd }: ItemProps) {
  return (
    <button
      type="button"
      draggable
      aria-label={`Add ${label}`}
      title={`${hint}. Click, or drag it to its place.`}
      onClick={onAdd}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAG_TYPE, what);
        dataTransfer.effectAllowed = 'copy';
      }}
      className="flex h-9 items-center gap-2.5 rounded-md pr-3 pl-1.5 text-sm text-ink-2 max-md:pr-1.5 transition-colors duration-120 hover:bg-hover hover:text-ink active:cursor-grabbing"
    >
      {icon}
      <span className="capitalize max-md:sr-only">{what}</span>
    </button>
  );
}
