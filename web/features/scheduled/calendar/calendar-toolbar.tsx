import { Spinner } from '../../../components/spinner.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { CalendarNavigation, type NavigationProps, TodayButton } from './calendar-navigation.tsx';
import { CALENDAR_VIEWS, SPAN_LABELS } from './visible-range.ts';

/** The ways through the calendar, where it has a row of its own for them. */
export function CalendarToolbar({
  shown,
  show,
  isLoading,
}: Omit<NavigationProps, 'isNarrow'> & { isLoading: boolean }) {
  return (
    <div role="toolbar" aria-label="Calendar" className="flex flex-wrap items-center gap-2 px-4 pb-3">
      <CalendarNavigation shown={shown} show={show} isNarrow={false} />
      {isLoading && (
        <span role="status" className="appear-late text-ink-3">
          <Spinner size={14} />
          <span className="sr-only">Loading…</span>
        </span>
      )}
      <div className="ml-auto flex items-center gap-2">
        <TodayButton show={show} />
        <fieldset className="flex rounded-md bg-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--c-line)]">
          <legend className="sr-only">Calendar view</legend>
          {CALENDAR_VIEWS.map((span) => (
            <button
              key={span}
              type="button"
              aria-pressed={span === shown.span}
              onClick={() => show({ span })}
              className={classNames(
                'h-7 rounded-sm px-2.5 text-sm transition-colors duration-120',
                span === shown.span ? 'bg-surface font-medium text-ink shadow-xs' : 'text-ink-2 hover:text-ink',
              )}
            >
              {SPAN_LABELS[span]}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
