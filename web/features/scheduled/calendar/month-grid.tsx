import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { firstWeekday } from './calendar-settings.ts';
import { daysIn, visibleRange } from './visible-range.ts';

interface Props {
  /** A day of the month that is shown. */
  month: Date;
  chosen: Date | null;
  onChoose: (day: Date) => void;
  /** Days before this one can't be chosen. */
  earliest?: Date | undefined;
  /** What stands below a day's number, and the words for it. */
  marksOf?: (day: Date) => { marks: ReactNode; words: string };
}

/** A month as a grid of days to choose from. */
export function MonthGrid({ month, chosen, onChoose, earliest, marksOf }: Props) {
  const days = daysIn(visibleRange('month', month, { firstDay: firstWeekday(), isNarrow: true }));
  const today = new Date().toDateString();
  return (
    <div className="grid grid-cols-7 gap-px">
      {days.slice(0, 7).map((day) => (
        <span key={day.getDay()} aria-hidden="true" className="pb-1 text-center text-2xs text-ink-3">
          {inUsEnglish(day, { weekday: 'narrow' })}
        </span>
      ))}
      {days.map((day) => {
        const { marks, words } = marksOf?.(day) ?? { marks: null, words: '' };
        const isChosen = day.toDateString() === chosen?.toDateString();
        const isToday = day.toDateString() === today;
        const name = inUsEnglish(day, { weekday: 'long', month: 'long', day: 'numeric' });
        return (
          <button
            key={day.getTime()}
            type="button"
            disabled={earliest !== undefined && day < earliest}
            aria-pressed={isChosen}
            aria-current={isToday ? 'date' : undefined}
            aria-label={words ? `${name}, ${words}` : name}
            onClick={() => onChoose(day)}
            className={classNames(
              'flex flex-col items-center rounded-md text-sm tabular-nums transition-colors duration-120 disabled:text-ink-3 disabled:opacity-50',
              marksOf ? 'h-12 pt-1.5' : 'h-9 justify-center pointer-coarse:h-10',
              isChosen ? 'bg-solid font-medium text-on-solid' : 'enabled:hover:bg-hover',
              !isChosen && isToday && 'font-semibold text-accent-text',
              !isChosen && !isToday && day.getMonth() !== month.getMonth() && 'text-ink-3',
            )}
          >
            {day.getDate()}
            {marks}
          </button>
        );
      })}
    </div>
  );
}
