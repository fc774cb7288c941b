import { CalendarPlus, Hourglass, Repeat } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { OneLine } from '../../../components/cut-name.tsx';
import { timeOfDay } from '../../../lib/us-dates.ts';
import { NEEDS_APPROVAL } from '../pending-plans.tsx';
import { offeredMoment } from '../scheduling/offered-moment.ts';
import { StatusIcon, standingOf } from '../task/status-look.tsx';
import { TaskPlatforms } from '../task/task-platforms.tsx';
import { openTaskLayer } from '../tasks-ui.ts';
import { type CalendarEvent, eventPlatforms } from './calendar-events.ts';

interface Props {
  day: Date;
  /** Those of the day. */
  events: CalendarEvent[];
  onShow: (event: CalendarEvent) => void;
}

/** What stands on a day, in its order, and the way to more. */
export function DayEvents({ day, events, onShow }: Props) {
  const offered = offeredMoment(day, new Date());
  return (
    <>
      <ul>
        {events
          .toSorted((a, b) => a.start.getTime() - b.start.getTime())
          .map((event) => (
            <li key={event.id}>
              <button
                type="button"
                onClick={() => onShow(event)}
                className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left text-sm transition-colors duration-120 hover:bg-hover pointer-coarse:min-h-11 max-md:px-2"
              >
                {event.plan ? (
                  <Hourglass size={14} aria-label={NEEDS_APPROVAL} className="shrink-0 text-warn" />
                ) : event.resource ? (
                  <StatusIcon status={standingOf(event.resource)} />
                ) : (
                  <Repeat size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
                )}
                <OneLine text={event.title} className="min-w-0 flex-1" />
                <TaskPlatforms platforms={eventPlatforms(event)} none="" />
                <time dateTime={event.start.toISOString()} className="text-xs text-ink-3 tabular-nums">
                  {timeOfDay(event.start)}
                </time>
              </button>
            </li>
          ))}
      </ul>
      {offered > new Date() && (
        <Button look="ghost" size="small" onClick={() => openTaskLayer({ kind: 'schedule', at: offered })}>
          <CalendarPlus size={14} aria-hidden="true" />
          Schedule on this day
        </Button>
      )}
    </>
  );
}
