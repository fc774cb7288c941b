import { useMemo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import type { CalendarEvent } from './calendar-events.ts';
import { DayEvents } from './day-events.tsx';
import { eventClass } from './event-class.ts';
import { MonthGrid } from './month-grid.tsx';

/** How many dots a day has room for. */
const MOST_DOTS = 4;

interface Props {
  date: Date;
  events: CalendarEvent[];
  /** Nothing is known of the month yet. */
  isLoading: boolean;
  onDate: (day: Date) => void;
  onShow: (event: CalendarEvent) => void;
}

/** The month of a phone: a dot for each post of a day, and what stands on the chosen day below. */
export function PhoneMonth({ date, events, isLoading, onDate, onShow }: Props) {
  const byDay = useMemo(() => Map.groupBy(events, ({ start }) => start.toDateString()), [events]);
  const onDay = byDay.get(date.toDateString()) ?? [];
  return (
    <div className="calendar flex-1 px-3 pb-6" aria-busy={isLoading}>
      <div className="rounded-lg bg-surface p-2 shadow-xs">
        <MonthGrid
          month={date}
          chosen={date}
          onChoose={onDate}
          marksOf={(day) => {
            const there = byDay.get(day.toDateString()) ?? [];
            return {
              words: there.length === 0 ? '' : there.length === 1 ? '1 post' : `${there.length} posts`,
              marks: (
                <span className="mt-1.5 flex h-1.5 gap-0.5">
                  {there.slice(0, MOST_DOTS).map((event) => (
                    <span key={event.id} className={classNames('event-dot', eventClass(event))} />
                  ))}
                </span>
              ),
            };
          }}
        />
      </div>
      <section aria-label="Posts of the day" className="mt-4">
        <h2 className="px-2 text-sm font-medium">
          {inUsEnglish(date, { weekday: 'long', month: 'long', day: 'numeric' })}
        </h2>
        {onDay.length === 0 && !isLoading && <p className="px-2 pt-1 text-sm text-ink-2">Nothing on this day.</p>}
        <DayEvents day={date} events={onDay} onShow={onShow} />
      </section>
    </div>
  );
}
