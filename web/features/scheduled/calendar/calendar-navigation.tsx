import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../../components/button.tsx';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import type { TaskAddress } from '../task/task-address.ts';
import { firstWeekday } from './calendar-settings.ts';
import { MonthYearPicker } from './month-year-picker.tsx';
import { addressedDay, type CalendarView, dayFromAddress, step, visibleRange } from './visible-range.ts';

export interface NavigationProps {
  shown: Pick<TaskAddress, 'span' | 'day'>;
  show: (change: Partial<TaskAddress>) => void;
  isNarrow: boolean;
}

/** The ways from one stretch of time to another, and its name. */
export function CalendarNavigation({ shown: { span, day }, show, isNarrow }: NavigationProps) {
  const date = dayFromAddress(day) ?? new Date();
  const go = (to: Date) => show({ day: addressedDay(to) });
  const stretch = isNarrow && span === 'week' ? '3 days' : span;
  return (
    <div className="flex min-w-0 items-center">
      <IconButton label={`Previous ${stretch}`} onClick={() => go(step(span, date, -1, isNarrow))}>
        <ChevronLeft size={17} />
      </IconButton>
      <IconButton label={`Next ${stretch}`} onClick={() => go(step(span, date, 1, isNarrow))} className="md:mr-2">
        <ChevronRight size={17} />
      </IconButton>
      <MonthYearPicker title={titleOf(span, date, isNarrow)} date={date} onPick={go} />
    </div>
  );
}

/** Back to the day that runs. */
export function TodayButton({ show, className }: Pick<NavigationProps, 'show'> & { className?: string }) {
  return (
    <Button look="quiet" size="small" className={className} onClick={() => show({ day: null })}>
      Today
    </Button>
  );
}

function titleOf(span: CalendarView, date: Date, isNarrow: boolean): string {
  const month = isNarrow ? 'short' : 'long';
  if (span === 'month') return inUsEnglish(date, { month, year: 'numeric' });
  if (span === 'day')
    return inUsEnglish(
      date,
      isNarrow ? { weekday: 'short', month, day: 'numeric' } : { month, day: 'numeric', year: 'numeric' },
    );
  const { from, to } = visibleRange(span, date, { firstDay: firstWeekday(), isNarrow });
  const last = new Date(to.getFullYear(), to.getMonth(), to.getDate() - 1);
  const isOneMonth = from.getMonth() === last.getMonth();
  const end = inUsEnglish(last, isOneMonth ? { day: 'numeric' } : { month: 'short', day: 'numeric' });
  const days = `${inUsEnglish(from, { month: 'short', day: 'numeric' })} – ${end}`;
  return isNarrow ? days : `${days}, ${last.getFullYear()}`;
}
