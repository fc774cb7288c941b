import { CalendarDays, KanbanSquare, List, ListChecks, ListTree, type LucideIcon, RefreshCw } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { beginSelection, useSelection } from '../bulk/selection.ts';
import { CalendarNavigation, TodayButton } from '../calendar/calendar-navigation.tsx';
import { type TaskAddress, type TasksView, VIEWS } from '../task/task-address.ts';
import { PhoneViewChoice } from '../views/phone-view-choice.tsx';
import { FILTER_LOOK, PlatformChoice } from './filter-choices.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { Filters } from './find-tasks.ts';
import { SearchField } from './search-field.tsx';

const VIEW_LOOKS: Record<TasksView, { label: string; icon: LucideIcon }> = {
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
  const isCalendar = view === 'calendar';
  const isSelecting = useSelection(({ isOpen }) => isOpen);
  const set = (change: Partial<Filters>) => show({ filters: { ...filters, ...change } });
  return (
    <div className="flex items-center gap-2 px-4 py-3 max-md:gap-1 max-md:px-3">
      {isNarrow ? (
        <PhoneViewChoice shown={shown} show={show} />
      ) : (
        <fieldset className="flex shrink-0 rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)]">
          <legend className="sr-only">View</legend>
          {VIEWS.map((each) => (
            <ViewButton key={each} view={each} isHere={each === view} onUse={() => show({ view: each })} />
          ))}
        </fieldset>
      )}
      {isNarrow && isCalendar && <CalendarNavigation shown={shown} show={show} isNarrow />}
      <div className="ml-auto flex min-w-0 items-center gap-2 max-md:gap-1">
        {!isNarrow && (
          <>
            <SearchField
              value={filters.search}
              onChange={(search) => set({ search })}
              className={classNames(FILTER_LOOK, 'w-56 min-w-24')}
            />
            <PlatformChoice filters={filters} onFilters={set} />
          </>
        )}
        {isNarrow && isCalendar && shown.day !== null && <TodayButton show={show} className="max-md:px-2" />}
        <FilterSheet shown={shown} show={show} isNarrow={isNarrow} />
        {!isCalendar && (
          <IconButton label="Select" aria-pressed={isSelecting} onClick={() => beginSelection(!isSelecting)}>
            <ListChecks size={16} />
          </IconButton>
        )}
        {!(isNarrow && isCalendar) && (
          <IconButton label="Refresh" onClick={onRefresh}>
            <RefreshCw size={15} className={isRefreshing ? 'animate-spin' : undefined} />
          </IconButton>
        )}
      </div>
    </div>
  );
}

function ViewButton({ view, isHere, onUse }: { view: TasksView; isHere: boolean; onUse: () => void }) {
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
      <span className={isHere ? 'max-lg:hidden' : 'max-xl:hidden'}>{label}</span>
    </button>
  );
}
