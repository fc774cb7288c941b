import { CalendarDays, KanbanSquare, List, ListChecks, ListTree, type LucideIcon, RefreshCw } from 'lucide-react';
import { IconButton } from '../../components/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { FILTER_LOOK, PlatformChoice, StatusChoice } from './filter-choices.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { Filters } from './find-tasks.ts';
import { SearchField } from './search-field.tsx';
import { beginSelection, useSelection } from './selection.ts';
import { type TaskAddress, VIEWS, type View } from './task-address.ts';

const VIEW_LOOKS: Record<View, { label: string; icon: LucideIcon }> = {
  kanban: { label: 'Kanban', icon: KanbanSquare },
  list: { label: 'List', icon: List },
  agenda: { label: 'Agenda', icon: ListTree },
  calendar: { label: 'Calendar', icon: CalendarDays },
};
interface Props {
  shown: TaskAddress;
  show: (change: Partial<TaskAddress>) => void;
  isNarrow: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** How the tasks are shown, and which of them: one row, and what it has no room for behind a button. */
export function FilterBar({ shown, show, isNarrow, isRefreshing, onRefresh }: Props) {
  const { view, filters } = shown;
  const isSelecting = useSelection(({ isOpen }) => isOpen);
  const set = (change: Partial<Filters>) => show({ filters: { ...filters, ...change } });
  const refresh = (
    <IconButton label="Refresh" onClick={onRefresh}>
      <RefreshCw size={15} className={isRefreshing ? 'animate-spin' : undefined} />
    </IconButton>
  );
  return (
    <div className="flex items-center gap-2 px-4 py-3 max-sm:gap-1.5">
      <fieldset className="flex shrink-0 rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)]">
        <legend className="sr-only">View</legend>
        {VIEWS.map((each) => (
          <ViewButton key={each} view={each} isHere={each === view} onUse={() => show({ view: each })} />
        ))}
      </fieldset>
      <div className="ml-auto flex min-w-0 items-center gap-2 max-sm:gap-1">
        {isNarrow ? (
          <StatusChoice filters={filters} onFilters={set} />
        ) : (
          <>
            <SearchField
              value={filters.search}
              onChange={(search) => set({ search })}
              className={classNames(FILTER_LOOK, 'w-56 min-w-24')}
            />
            <PlatformChoice filters={filters} onFilters={set} />
          </>
        )}
        <FilterSheet shown={shown} show={show} isNarrow={isNarrow} />
        {view !== 'calendar' && (
          <IconButton label="Select" aria-pressed={isSelecting} onClick={() => beginSelection(!isSelecting)}>
            <ListChecks size={16} />
          </IconButton>
        )}
        {refresh}
      </div>
    </div>
  );
}

function ViewButton({ view, isHere, onUse }: { view: View; isHere: boolean; onUse: () => void }) {
  const { label, icon: Icon } = VIEW_LOOKS[view];
  return (
    <button
      type="button"
      aria-pressed={isHere}
      aria-label={label}
      title={label}
      onClick={onUse}
      className={classNames(
        'flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm transition-colors duration-120 pointer-coarse:h-8 max-sm:px-2',
        isHere ? 'bg-surface font-medium text-ink shadow-xs' : 'text-ink-2 hover:text-ink',
      )}
    >
      <Icon size={14} strokeWidth={1.8} aria-hidden="true" />
      <span className="max-lg:hidden">{label}</span>
    </button>
  );
}
