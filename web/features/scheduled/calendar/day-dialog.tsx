import { CalendarPlus, Hourglass, Repeat } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogHead } from '../../../components/dialog-head.tsx';
import { inUsEnglish, timeOfDay } from '../../../lib/us-dates.ts';
import { offeredMoment } from '../offered-moment.ts';
import { NEEDS_APPROVAL } from '../pending-plans.tsx';
import { StatusIcon, standingOf } from '../status-look.tsx';
import { close, open, useTasksUi } from '../tasks-ui.ts';
import type { CalendarEvent } from './calendar-events.ts';

interface Props {
  events: CalendarEvent[];
  onShow: (event: CalendarEvent) => void;
}

/** Everything on a day that has more than the month has room for. */
export function DayDialog({ events, onShow }: Props) {
  const day = useTasksUi(({ layer }) => (layer?.kind === 'day' ? layer.day : null));
  const title = day ? inUsEnglish(day, { weekday: 'long', month: 'long', day: 'numeric' }) : '';
  const onDay = day ? events.filter(({ start }) => start.toDateString() === day.toDateString()) : [];
  return (
    <Dialog isOpen={day !== null} onClose={() => close('day')} label={title || 'Day'} className="dialog max-w-105">
      {day && (
        <>
          <DialogHead title={title} onClose={() => close('day')} />
          <ul className="p-2">
            {onDay
              .toSorted((a, b) => a.start.getTime() - b.start.getTime())
              .map((event) => (
                <li key={event.id}>
                  <button
                    type="button"
                    onClick={() => onShow(event)}
                    className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left text-sm transition-colors duration-120 hover:bg-hover"
                  >
                    {event.plan ? (
                      <Hourglass size={14} aria-label={NEEDS_APPROVAL} className="shrink-0 text-warn" />
                    ) : event.resource ? (
                      <StatusIcon status={standingOf(event.resource)} />
                    ) : (
                      <Repeat size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
                    )}
                    <span className="min-w-0 flex-1 truncate">{event.title}</span>
                    <time dateTime={event.start.toISOString()} className="text-xs text-ink-3 tabular-nums">
                      {timeOfDay(event.start)}
                    </time>
                  </button>
                </li>
              ))}
          </ul>
          {offeredMoment(day, new Date()) > new Date() && (
            <div className="px-2 pb-2">
              <Button
                look="ghost"
                size="small"
                onClick={() => open({ kind: 'schedule', at: offeredMoment(day, new Date()) })}
              >
                <CalendarPlus size={14} aria-hidden="true" />
                Schedule on this day
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
