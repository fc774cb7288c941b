import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { type TaskSort, taskSortSchema } from '../../../../domain/schedule/scheduled.ts';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/fields/choice.tsx';
import { placeLayer } from '../../../components/menu.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useLabels } from '../labels/labels-query.ts';
import { lookOf } from '../task/status-look.tsx';
import type { TaskAddress } from '../task/task-address.ts';
import { SORT_WORDS } from '../views/sort-head.tsx';
import { FILTER_LOOK, PlatformChoice, StatusChoice } from './filter-choices.tsx';
import { EVERYTHING, type Filters } from './find-tasks.ts';
import { SearchField } from './search-field.tsx';

const POSTING = ['ready', 'refused', 'unconfirmed', 'sent'] as const;

interface Props {
  shown: TaskAddress;
  show: (change: Partial<TaskAddress>) => void;
  isNarrow: boolean;
}

/** The filters that the bar has no room for, beside their button or, on a phone, at the foot of the screen. */
export function FilterSheet({ shown, show, isNarrow }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { filters, sort } = shown;
  const { data: labels = [] } = useLabels();
  const set = (change: Partial<Filters>) => show({ filters: { ...filters, ...change } });
  const hidden = isNarrow ? [filters.search !== '', filters.platform !== 'all'] : [];
  const used = [...hidden, filters.status !== 'all', filters.posting !== 'all', filters.label !== 'all'].filter(
    Boolean,
  ).length;
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={used === 0 ? 'Filters' : `Filters, ${used} in use`}
        className={classNames(FILTER_LOOK, 'flex shrink-0 items-center gap-1.5 px-2.5', used > 0 && 'text-accent-text')}
      >
        <SlidersHorizontal size={14} aria-hidden="true" />
        <span className="max-lg:hidden">Filters</span>
        {used > 0 && <span className="font-mono text-xs">{used}</span>}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Filters"
        onToggle={({ newState }) => {
          if (newState !== 'open' || !sheet.current || !button.current) return;
          if (isNarrow) sheet.current.removeAttribute('style');
          else placeLayer(sheet.current, button.current);
        }}
        className="menu w-72! p-4 max-md:inset-x-2! max-md:top-auto! max-md:bottom-2! max-md:w-auto!"
      >
        <div className="flex flex-col gap-3">
          {isNarrow && (
            <>
              <SearchField
                value={filters.search}
                onChange={(search) => set({ search })}
                className={classNames(FILTER_LOOK, 'h-10')}
              />
              <Labelled title="Platform">
                <PlatformChoice filters={filters} onFilters={set} />
              </Labelled>
            </>
          )}
          <Labelled title="Status">
            <StatusChoice filters={filters} onFilters={set} />
          </Labelled>
          <Labelled title="Posting">
            <Choice
              aria-label="Posting"
              value={filters.posting}
              className={`${FILTER_LOOK} pl-2.5`}
              onChoose={(posting) => set({ posting: posting as Filters['posting'] })}
            >
              <option value="all">All posts</option>
              {POSTING.map((state) => (
                <option key={state} value={state}>
                  {lookOf(state).label}
                </option>
              ))}
            </Choice>
          </Labelled>
          <Labelled title="Label">
            <Choice
              aria-label="Label"
              value={filters.label}
              className={`${FILTER_LOOK} pl-2.5`}
              onChoose={(label) => set({ label })}
            >
              <option value="all">All labels</option>
              {labels.map((label) => (
                <option key={label.id} value={label.id}>
                  {label.name}
                </option>
              ))}
            </Choice>
          </Labelled>
          {shown.view === 'list' && (
            <Labelled title="Sort">
              <Choice
                aria-label="Sort"
                value={sort}
                className={`${FILTER_LOOK} pl-2.5`}
                onChoose={(next) => show({ sort: next as TaskSort })}
              >
                {taskSortSchema.options.map((each) => (
                  <option key={each} value={each}>
                    {SORT_WORDS[each]}
                  </option>
                ))}
              </Choice>
            </Labelled>
          )}
          <div className="flex justify-between">
            <Button look="ghost" size="small" disabled={used === 0} onClick={() => show({ filters: EVERYTHING })}>
              Show all
            </Button>
            <Button look="quiet" size="small" onClick={() => sheet.current?.hidePopover()}>
              Done
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

function Labelled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-xs text-ink-2">
        {title}
      </span>
      {children}
    </div>
  );
}
