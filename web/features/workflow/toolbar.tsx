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
import { MenuItem } from '../../components/menu.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { type BuilderLayer, openBuilderLayer, setView, useBuilderUi } from './builder-ui.ts';
import { useWorkflow } from './drawing/workflow-store.ts';
import { useRun } from './run/run-store.ts';
import { LoadedName } from './saved/loaded-name.tsx';
import { UsageCounter } from './usage-counter.tsx';
import { useToastsBelow } from './use-toasts-below.ts';

interface Props {
  tabs: ReactNode;
  canSchedule: boolean;
  onRun: () => void;
}

/** Which of the tools stand in the row by name, by the room that it has; the others stand behind '…'. */
const IN_ROW = {
  wide: ['Saved workflows', 'Save', 'Clear', 'Schedule', 'Results'],
  medium: ['Save'],
  narrow: [] as string[],
};

/** Those that keep their name in a row that is short of room. */
const NAMED = ['Saved workflows', 'Save'];

function useRoom(): keyof typeof IN_ROW {
  const isWide = useMediaQuery('(width >= 1280px)');
  const isMedium = useMediaQuery('(width >= 768px)');
  return isWide ? 'wide' : isMedium ? 'medium' : 'narrow';
}

/** The builder's toolbar: the two tabs, and everything to do with the workflow at hand. */
export function Toolbar({ tabs, canSchedule, onRun }: Props) {
  const tools = useTools(canSchedule);
  const inRow = IN_ROW[useRoom()];
  const isBusy = useRun(({ phase }) => phase !== 'idle');
  const header = useRef<HTMLElement>(null);
  useToastsBelow(header);
  return (
    <header
      ref={header}
      className="flex h-14 shrink-0 items-center gap-x-3 border-b border-line bg-canvas px-4 max-md:gap-x-2 max-md:px-3"
    >
      {tabs}
      <LoadedName />
      <div role="toolbar" aria-label="Workflow" className="ml-auto flex shrink-0 items-center gap-1">
        <UsageCounter />
        {tools
          .filter(({ label }) => inRow.includes(label))
          .map((tool) => (
            <ToolButton key={tool.label} {...tool} />
          ))}
        <MoreMenu>
          {tools
            .filter(({ label }) => !inRow.includes(label))
            .map(({ label, icon: Icon, isOff, isDangerous, onUse }) => (
              <MenuItem
                key={label}
                isOff={isOff}
                onSelect={onUse}
                className={isDangerous ? 'enabled:hover:text-bad' : undefined}
              >
                <Icon size={14} aria-hidden="true" />
                {label}
              </MenuItem>
            ))}
        </MoreMenu>
        <Button size="small" busy={isBusy} onClick={onRun} title="Run (Ctrl Enter)" className="ml-1">
          {!isBusy && <Play size={13} fill="currentColor" aria-hidden="true" />}
          Run
        </Button>
      </div>
    </header>
  );
}

interface Tool {
  icon: LucideIcon;
  label: string;
  isOff: boolean;
  isDangerous?: boolean;
  onUse: () => void;
}

/** Everything to do with the workflow but running it, in the order in which it is shown. */
function useTools(canSchedule: boolean): Tool[] {
  const isEmpty = useWorkflow(({ nodes }) => nodes.size === 0);
  const isBlank = useWorkflow(({ flowNodes }) => flowNodes.length === 0);
  const loadedId = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId);
  const hasResults = useWorkflow(({ responseData }) => responseData !== null);
  const isCanvas = useBuilderUi(({ view }) => view === 'canvas');
  const opening = (layer: BuilderLayer) => () => openBuilderLayer(layer);
  const schedule = { icon: CalendarPlus, label: 'Schedule', isOff: isEmpty, onUse: opening({ kind: 'schedule' }) };
  return [
    { icon: FolderOpen, label: 'Saved workflows', isOff: false, onUse: opening({ kind: 'saved' }) },
    { icon: Save, label: 'Save', isOff: isBlank, onUse: opening({ kind: 'save' }) },
    { icon: Eraser, label: 'Clear', isOff: isBlank, isDangerous: true, onUse: opening({ kind: 'clear' }) },
    ...(canSchedule ? [schedule] : []),
    { icon: ScrollText, label: 'Results', isOff: !hasResults, onUse: opening({ kind: 'results' }) },
    {
      icon: isCanvas ? LayoutList : Workflow,
      label: isCanvas ? 'Show as a list' : 'Show as a canvas',
      isOff: false,
      onUse: () => setView(isCanvas ? 'list' : 'canvas'),
    },
    { icon: ListTree, label: 'Mindmap View', isOff: isEmpty, onUse: opening({ kind: 'mindmap' }) },
    { icon: Activity, label: 'Run history', isOff: isEmpty, onUse: opening({ kind: 'history' }) },
    {
      icon: History,
      label: 'Versions',
      isOff: loadedId === null,
      onUse: opening({ kind: 'versions', workflowId: loadedId ?? '' }),
    },
  ];
}

function ToolButton({ icon: Icon, label, isOff, isDangerous = false, onUse }: Tool) {
  return (
    <button
      type="button"
      title={label}
      disabled={isOff}
      onClick={onUse}
      className={classNames(
        'touchable flex h-8 items-center gap-2 rounded-md px-2.5 text-sm text-ink-2 transition-colors duration-120 hover:bg-hover disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent',
        isDangerous ? 'enabled:hover:text-bad' : 'enabled:hover:text-ink',
      )}
    >
      <Icon size={15} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      {/* Where the row is short of room, the workflow's name needs it more than tools that their sign tells. */}
      <span className={NAMED.includes(label) ? undefined : 'max-2xl:sr-only'}>{label}</span>
    </button>
  );
}
