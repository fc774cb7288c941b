import { useReactFlow } from '@xyflow/react';
import { Keyboard, type LucideIcon, Maximize, Minus, Plus, Redo2, Search, Undo2, Workflow } from 'lucide-react';
import { openBuilderLayer } from '../builder-ui.ts';
import { redo, tidyAgents, undo } from '../drawing/workflow-actions.ts';
import { useHistory, useWorkflow } from '../drawing/workflow-store.ts';
import { useFarText } from './far-text.ts';
import { showAll, useShowAgent, useShowAll } from './show-all.ts';

/** Undo and redo, zoom, fit, tidy. */
export function CanvasControls() {
  const { zoomIn, zoomOut } = useReactFlow();
  const canUndo = useHistory(({ past }) => past.length > 0);
  const canRedo = useHistory(({ future }) => future.length > 0);
  const isEmpty = useWorkflow(({ nodes }) => nodes.size === 0);
  useShowAll();
  useShowAgent();
  useFarText();
  const tidyUp = () => {
    tidyAgents();
    showAll();
  };
  return (
    <div
      role="toolbar"
      aria-label="Canvas"
      className="absolute bottom-4 left-4 z-10 flex items-center gap-0.5 rounded-lg bg-surface p-1 shadow-md"
    >
      <Control icon={Undo2} label="Undo" keys="Ctrl Z" onUse={undo} isOff={!canUndo} />
      <Control icon={Redo2} label="Redo" keys="Ctrl Shift Z" onUse={redo} isOff={!canRedo} />
      <span className="mx-1 h-5 w-px bg-line" />
      <Control icon={Minus} label="Zoom out" onUse={() => void zoomOut({ duration: 120 })} />
      <Control icon={Plus} label="Zoom in" onUse={() => void zoomIn({ duration: 120 })} />
      <Control icon={Maximize} label="Fit view" keys="F" onUse={showAll} isOff={isEmpty} />
      <span className="mx-1 h-5 w-px bg-line" />
      <Control
        icon={Search}
        label="Find an agent"
        keys="Ctrl F"
        onUse={() => openBuilderLayer({ kind: 'search' })}
        isOff={isEmpty}
      />
      <Control icon={Workflow} label="Tidy up" keys="T" onUse={tidyUp} isOff={isEmpty} />
      <Control
        icon={Keyboard}
        label="Keyboard shortcuts"
        keys="?"
        onUse={() => openBuilderLayer({ kind: 'shortcuts' })}
      />
    </div>
  );
}

interface ControlProps {
  icon: LucideIcon;
  label: string;
  keys?: string;
  onUse: () => void;
  isOff?: boolean;
}

function Control({ icon: Icon, label, keys, onUse, isOff = false }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      disabled={isOff}
      onClick={onUse}
      className="grid size-8 place-items-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink disabled:text-ink-3 disabled:opacity-50"
    >
      <Icon size={15} strokeWidth={1.9} aria-hidden="true" />
    </button>
  );
}
