import { CalendarDays, KanbanSquare, List, type LucideIcon, RefreshCw, Search } from 'lucide-react';
import { PLATFORM_RULES } from '../../../domain/platforms.ts';
import { IconButton } from '../../components/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { Choice } from './choice.tsx';
import { COLUMNS, FILTER_PLATFORMS, type Filters } from './find-tasks.ts';

export const VIEWS = ['kanban', 'list', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

const VIEW_LOOKS: Record<View, { label: string; icon: LucideIcon }> = {
  kanban: { label: 'Kanban', icon: KanbanSquare },
  list: { label: 'List', icon: List },
  calendar: { label: 'Calendar', icon: CalendarDays },
};
const FIELD_LOOK =
  'h-8 rounded-md bg-surface text-sm shadow-xs transition-shadow duration-120 hover:shadow-sm max-lg:text-md pointer-coarse:h-9';

interface Props {
  view: View;
  onView: (view: View) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** How the tasks are shown, and which of them. */
export function FilterBar({ view, onView, filters, onFilters, isRefreshing, onRefresh }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <fieldset className="flex rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)]">
        <legend className="sr-only">View</legend>
        {VIEWS.map((each) => (
          <ViewButton key={each} view={each} isHere={each === view} onUse={() => onView(each)} />
        ))}
      </fieldset>
      <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2 max-md:ml-0 max-md:w-full">
        <label
          className={classNames(
            FIELD_LOOK,
            'flex w-56 items-center gap-2 px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-accent max-md:w-auto max-md:flex-1 max-md:basis-[70%]',
          )}
        >
          <Search size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
          <input
            type="search"
            value={filters.search}
            onChange={(event) => onFilters({ ...filters, search: event.target.value })}
            placeholder="Search tasks..."
            aria-label="Search by name or agent type"
            className="w-full min-w-0 bg-transparent outline-none placeholder:text-ink-3"
          />
        </label>
        <IconButton label="Refresh" onClick={onRefresh} className="md:order-last">
          <RefreshCw size={15} className={isRefreshing ? 'animate-spin' : undefined} />
        </IconButton>
        <Choice
          aria-label="Platform"
          value={filters.platform}
          className={`${FIELD_LOOK} pl-2.5`}
          frameClassName="max-md:flex-1 max-md:basis-[40%]"
          onChoose={(platform) => onFilters({ ...filters, platform: platform as Filters['platform'] })}
        >
          {FILTER_PLATFORMS.map((platform) => (
            <option key={platform} value={platform}>
              {platform === 'all' ? 'All platforms' : PLATFORM_RULES[platform].label}
            </option>
          ))}
        </Choice>
        <Choice
          aria-label="Status"
          value={filters.status}
          className={`${FIELD_LOOK} pl-2.5`}
          frameClassName="flex-1 basis-[40%] md:hidden"
          onChoose={(status) => onFilters({ ...filters, status: status as Filters['status'] })}
        >
          <option value="all">All statuses</option>
          {COLUMNS.map(({ status, title }) => (
            <option key={status} value={status}>
              {title}
            </option>
          ))}
        </Choice>
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
      onClick={onUse}
      className={classNames(
        'flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-sm transition-colors duration-120',
        isHere ? 'bg-surface font-medium text-ink shadow-xs' : 'text-ink-2 hover:text-ink',
      )}
    >
      <Icon size={14} strokeWidth={1.8} aria-hidden="true" />
      {label}
    </button>
  );
}
