import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { MonthYearPicker } from './month-year-picker.tsx';
import { type CalendarView, step, visibleRange } from './visible-range.ts';

const VIEWS: { view: CalendarView; label: string }[] = [
  { view: 'month', label: 'Month' },
  { view: 'week', label: 'Week' },
  { view: 'day', label: 'Day' },
];

interface Props {
  view: CalendarView;
  date: Date;
  firstDay: number;
  isLoading: boolean;
  onView: (view: CalendarView) => void;
  onDate: (date: Date) => void;
}

/** The ways through the calendar. */
export function CalendarToolbar({ view, date, firstDay, isLoading, onView, onDate }: Props) {
  return (
    <div role="toolbar" aria-label="Calendar" className="flex flex-wrap items-center gap-2 px-4 pb-3">
      <div className="flex items-center">
        <IconButton label={`Previous ${view}`} onClick={() => onDate(step(view, date, -1))}>
          <ChevronLeft size={17} />
        </IconButton>
        <IconButton label={`Next ${view}`} onClick={() => onDate(step(view, date, 1))}>
          <ChevronRight size={17} />
        </IconButton>
      </div>
      <MonthYearPicker title={titleOf(view, date, firstDay)} date={date} onPick={onDate} />
      {isLoading && (
        <span role="status" className="appear-late text-ink-3">
          <Spinner size={14} />
          <span className="sr-only">Loading…</span>
        </span>
      )}
      <div className="ml-auto flex items-center gap-2">
        <Button look="quiet" size="small" onClick={() => onDate(new Date())}>
          Today
        </Button>
        <fieldset className="flex rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)]">
          <legend className="sr-only">Calendar view</legend>
          {VIEWS.map((each) => (
            <button
              key={each.view}
              type="button"
              aria-pressed={each.view === view}
              onClick={() => onView(each.view)}
              className={classNames(
                'h-7 rounded-sm px-2.5 text-sm transition-colors duration-120',
                each.view === view ? 'bg-surface font-medium text-ink shadow-xs' : 'text-ink-2 hover:text-ink',
              )}
            >
              {each.label}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function titleOf(view: CalendarView, date: Date, firstDay: number): string {
  if (view === 'month') return inUsEnglish(date, { month: 'long', year: 'numeric' });
  if (view === 'day') return inUsEnglish(date, { month: 'long', day: 'numeric', year: 'numeric' });
  const { from, to } = visibleRange('week', date, firstDay);
  const last = new Date(to.getFullYear(), to.getMonth(), to.getDate() - 1);
  const isOneMonth = from.getMonth() === last.getMonth();
  const end = inUsEnglish(last, isOneMonth ? { day: 'numeric' } : { month: 'short', day: 'numeric' });
  return `${inUsEnglish(from, { month: 'short', day: 'numeric' })} – ${end}, ${last.getFullYear()}`;
}
