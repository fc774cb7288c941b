import {
  Activity,
  CalendarPlus,
  Eraser,
  FolderOpen,
  History,
  LayoutList,
  ListTree,
  type LucideIcon,
  Play,
  Save,
  ScrollText,
  Workflow,
} from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { type Layer, open, setView, useBuilderUi } from './builder-ui.ts';
import { LoadedName } from './loaded-name.tsx';
import { useRun } from './run-store.ts';
import { UsageCounter } from './usage-counter.tsx';
import { useToastsBelow } from './use-toasts-below.ts';
import { useWorkflow } from './workflow-store.ts';

interface Props {
  tabs: ReactNode;
  canSchedule: boolean;
  onRun: () => void;
}

/** The builder's toolbar: the two tabs, and everything to do with the workflow at hand. */
export function Toolbar({ tabs, canSchedule, onRun }: Props) {
  const isEmpty = useWorkflow(({ nodes }) => nodes.size === 0);
  const isBlank = useWorkflow(({ flowNodes }) => flowNodes.length === 0);
  const loadedId = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId);
  const hasResults = useWorkflow(({ responseData }) => responseData !== null);
  const isBusy = useRun(({ phase }) => phase !== 'idle');
  const view = useBuilderUi((state) => state.view);
  const header = useRef<HTMLElement>(null);
  useToastsBelow(header);
  return (
    <header
      ref={header}
      className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-canvas px-4 py-2"
    >
      {tabs}
      <LoadedName />
      <div role="toolbar" aria-label="Workflow" className="ml-auto flex flex-wrap items-center gap-1 max-md:ml-0">
        <UsageCounter />
        <Tool icon={FolderOpen} label="Saved workflows" layer={{ kind: 'saved' }} />
        <Tool icon={Save} label="Save" layer={{ kind: 'save' }} isOff={isBlank} />
        {canSchedule && <Tool icon={CalendarPlus} label="Schedule" layer={{ kind: 'schedule' }} isOff={isEmpty} />}
        <Tool
          icon={History}
          label="Versions"
          layer={{ kind: 'versions', workflowId: loadedId ?? '' }}
          isOff={loadedId === null}
          isSmall
        />
        <Tool icon={ScrollText} label="Results" layer={{ kind: 'results' }} isOff={!hasResults} isSmall />
        <Tool icon={Activity} label="Run history" layer={{ kind: 'history' }} isOff={isEmpty} isSmall />
        <Tool icon={ListTree} label="Mindmap View" layer={{ kind: 'mindmap' }} isOff={isEmpty} isSmall />
        <ToolButton
          icon={view === 'canvas' ? LayoutList : Workflow}
          label={view === 'canvas' ? 'Show as a list' : 'Show as a canvas'}
          onUse={() => setView(view === 'canvas' ? 'list' : 'canvas')}
          isSmall
        />
        <Tool icon={Eraser} label="Clear" layer={{ kind: 'clear' }} isOff={isBlank} isSmall />
        <Button
          size="small"
          busy={isBusy}
          onClick={onRun}
          title="Run (Ctrl Enter)"
          className="ml-1 max-sm:ml-0 max-sm:flex-1"
        >
          {!isBusy && <Play size={13} fill="currentColor" aria-hidden="true" />}
          Run
        </Button>
      </div>
    </header>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  isOff?: boolean;
  /** The icon alone, everywhere; the others lose their words only where there is no room. */
  isSmall?: boolean;
}

function Tool({ layer, ...rest }: ToolProps & { layer: Layer }) {
  return <ToolButton {...rest} onUse={() => open(layer)} />;
}

function ToolButton({ icon: Icon, label, isOff = false, isSmall = false, onUse }: ToolProps & { onUse: () => void }) {
  return (
    <button
      type="button"
      title={label}
      disabled={isOff}
      onClick={onUse}
      className={classNames(
        'flex h-8 items-center gap-2 rounded-md text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent',
        isSmall ? 'w-8 justify-center' : 'px-2.5 max-xl:w-8 max-xl:justify-center max-xl:px-0',
      )}
    >
      <Icon size={15} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      <span className={isSmall ? 'sr-only' : 'max-xl:sr-only'}>{label}</span>
    </button>
  );
}
