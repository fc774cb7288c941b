import { AGENT_KINDS, type AgentKind, KINDS } from '../../../domain/agents.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { expectAgents } from './agent-node.tsx';
import { useAddAgent } from './use-add-agent.ts';

export const DRAG_TYPE = 'application/x-fanfare-agent';

/** The agents there are: a click adds one, or it is dragged to its place. */
export function Palette() {
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
        <PaletteItem key={kind} kind={kind} onAdd={() => addAgent(kind, { at: 'anywhere' })} />
      ))}
    </div>
  );
}

function PaletteItem({ kind, onAdd }: { kind: AgentKind; onAdd: () => void }) {
  return (
    <button
      type="button"
      draggable
      aria-label={`Add ${KINDS[kind].label}`}
      title={`${KINDS[kind].hint}. Click, or drag it to its place.`}
      onClick={onAdd}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAG_TYPE, kind);
        dataTransfer.effectAllowed = 'copy';
      }}
      className="flex h-9 items-center gap-2.5 rounded-md pr-3 pl-1.5 text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink active:cursor-grabbing"
    >
      <AgentIcon kind={kind} />
      <span className="capitalize">{kind}</span>
    </button>
  );
}
