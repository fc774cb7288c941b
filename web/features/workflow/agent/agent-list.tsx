import { Plus, Redo2, Search, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { AGENT_KIND_ROWS, AGENT_KINDS, type AgentKind } from '../../../../domain/workflow/agents.ts';
import { AgentIcon } from '../../../components/agent-icon.tsx';
import { IconButton } from '../../../components/button.tsx';
import { openBuilderLayer } from '../builder-ui.ts';
import { focusAgent } from '../canvas/focus-agent.ts';
import { placeBeside } from '../drawing/placement.ts';
import { add, redo, undo } from '../drawing/workflow-actions.ts';
import { drawingNow, useHistory, useOpened, useWorkflow } from '../drawing/workflow-store.ts';
import { addNoteInSight } from '../notes/add-note.ts';
import { ListedNotes } from '../notes/listed-notes.tsx';
import { NOTE_HINT, NoteIcon } from '../notes/note-icon.tsx';
import { loadStarter } from '../saved/starters.ts';
import { useToastsBelow } from '../use-toasts-below.ts';
import { AgentCard } from './agent-card.tsx';

/** The same workflow as a list: every agent in its order, with where its input comes from. */
export default function AgentList() {
  const nodes = useWorkflow((state) => state.nodes);
  const opened = useOpened(({ count }) => count);
  const addAt = (kind: AgentKind) => {
    const last = [...drawingNow().nodes.values()].at(-1)?.position ?? { x: 0, y: 0 };
    const id = add(kind, placeBeside(drawingNow(), last, kind));
    focusAgent(id);
  };
  return (
    <section aria-label="Agents" className="absolute inset-0 scroll-pt-14 overflow-y-auto">
      <ListHead count={nodes.size} />
      <div className="mx-auto max-w-190 px-4 pb-6">
        {nodes.size === 0 && (
          <p className="text-sm text-pretty text-ink-2">
            Add agents that write, draw or speak, and connect them: what one writes becomes what the next one works
            with.{' '}
            <button
              type="button"
              onClick={loadStarter}
              className="rounded-sm font-medium text-accent-text underline underline-offset-3"
            >
              Start with an example
            </button>{' '}
            or{' '}
            <button
              type="button"
              onClick={() => openBuilderLayer({ kind: 'describe' })}
              className="rounded-sm font-medium text-accent-text underline underline-offset-3"
            >
              describe it
            </button>
          </p>
        )}
        <ol key={opened} className="mt-1 flex flex-col gap-3">
          {[...nodes.keys()].map((id, at) => (
            <AgentCard key={id} id={id} number={at + 1} />
          ))}
        </ol>
        <ListedNotes />
        <fieldset className="mt-4">
          <legend className="sr-only">Add an agent</legend>
          <div className="grid gap-2 sm:grid-cols-3">
            {AGENT_KINDS.map((kind) => (
              <AddButton
                key={kind}
                icon={<AgentIcon kind={kind} />}
                label={AGENT_KIND_ROWS[kind].label}
                hint={AGENT_KIND_ROWS[kind].hint}
                onAdd={() => addAt(kind)}
              />
            ))}
            <AddButton icon={<NoteIcon />} label="Note" hint={NOTE_HINT} onAdd={addNoteInSight} />
          </div>
        </fieldset>
      </div>
    </section>
  );
}

/** Stays in sight while the agents scroll below it. */
function ListHead({ count }: { count: number }) {
  const canUndo = useHistory(({ past }) => past.length > 0);
  const canRedo = useHistory(({ future }) => future.length > 0);
  const head = useRef<HTMLDivElement>(null);
  useToastsBelow(head);
  return (
    <div ref={head} className="sticky top-0 z-2 bg-canvas">
      <div className="mx-auto flex max-w-190 items-center justify-between px-4 py-3">
        <h2 className="text-md font-[560]">
          Agents <span className="font-mono text-xs font-normal text-ink-3">{count}</span>
        </h2>
        <span className="flex">
          <IconButton
            label="Find an agent"
            disabled={count === 0}
            onClick={() => openBuilderLayer({ kind: 'search' })}
            className="disabled:opacity-50"
          >
            <Search size={15} />
          </IconButton>
          <IconButton label="Undo" disabled={!canUndo} onClick={undo} className="disabled:opacity-50">
            <Undo2 size={15} />
          </IconButton>
          <IconButton label="Redo" disabled={!canRedo} onClick={redo} className="disabled:opacity-50">
            <Redo2 size={15} />
          </IconButton>
        </span>
      </div>
    </div>
  );
}

interface AddButtonProps {
  icon: ReactNode;
  label: string;
  hint: string;
  onAdd: () => void;
}

function AddButton({ icon, label, hint, onAdd }: AddButtonProps) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className="flex items-center gap-3 rounded-lg border border-dashed border-line-strong px-3 py-2.5 text-left transition-colors duration-120 hover:bg-hover"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">
          <span className="sr-only">Add </span>
          {label}
        </span>
        <span className="block text-2xs text-ink-3">{hint}</span>
      </span>
      <Plus size={15} aria-hidden="true" className="text-ink-3" />
    </button>
  );
}
