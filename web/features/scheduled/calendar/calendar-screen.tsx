import './calendar.css';
import { useEffect, useMemo, useRef } from 'react';
import { toast } from 'react-toastify/unstyled';
import { longMoment } from '../../../lib/us-dates.ts';
import { findTasks } from '../filters/find-tasks.ts';
import { TasksLoadFailure } from '../load-failure.tsx';
import { NEEDS_APPROVAL, useOpenPlan, usePendingPlans } from '../pending-plans.tsx';
import { offeredMoment } from '../scheduling/offered-moment.ts';
import type { TaskAddress } from '../task/task-address.ts';
import { useTasksBetween } from '../task/task-queries.ts';
import { openTaskLayer } from '../tasks-ui.ts';
import { type CalendarEvent, PLANNED, toEvents } from './calendar-events.ts';
import { CALENDAR_PARTS } from './calendar-parts.tsx';
import { FORMATS, firstWeekday, SETTINGS } from './calendar-settings.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { MORE, openingMinute, uncrowded } from './crowding.ts';
import { DayDialog } from './day-dialog.tsx';
import { eventClass } from './event-class.ts';
import { inEventRange, sortEvents } from './event-order.ts';
import { Calendar, makeLocalizer, withDragAndDrop } from './library-parts.ts';
import { PhoneMonth } from './phone-month.tsx';
import { isMovable, reschedule } from './reschedule.tsx';
import { ThreeDays } from './three-days.tsx';
import { addressedDay, dayForAddress, dayFromAddress, visibleRange } from './visible-range.ts';

const DraggableCalendar = withDragAndDrop<CalendarEvent>(Calendar);
const localizer = makeLocalizer({
  firstOfWeek: firstWeekday,
  formats: FORMATS,
  inEventRange,
  sortEvents,
  // Every format that the offered views use is a function of its own.
  format: (_, name) => {
    throw new Error(`The calendar has no format ${name}`);
  },
});

interface Props {
  shown: TaskAddress;
  show: (change: Partial<TaskAddress>) => void;
  isNarrow: boolean;
}

const VIEWS = {
  wide: { month: true, week: true, day: true },
  narrow: { month: true, week: ThreeDays, day: true },
};

/** The tasks on a calendar; only what is visible is asked for. */
export default function CalendarScreen({ shown, show: showOther, isNarrow }: Props) {
  const { filters, span: view, day } = shown;
  const room = isNarrow ? 'narrow' : 'wide';
  const date = useMemo(() => dayFromAddress(day) ?? new Date(), [day]);
  const setDate = (to: Date) => showOther({ day: addressedDay(to) });
  const { from, to } = visibleRange(view, date, { firstDay: firstWeekday(), isNarrow });
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useTasksBetween(
    from.toISOString(),
    to.toISOString(),
    filters,
  );
  const { plans } = usePendingPlans({ from: from.toISOString(), to: to.toISOString() }, filters);
  const events = useMemo(() => {
    if (!data) return [];
    return toEvents(isPlaceholderData ? findTasks(data.data, filters) : data.data, data.projected, plans);
  }, [data, isPlaceholderData, filters, plans]);
  const drawn = useMemo(
    () => (view === 'month' ? events : uncrowded(events, COLUMNS[view][room])),
    [events, view, room],
  );
  const frame = useRef<HTMLDivElement>(null);
  const opened = useRef('');
  useEffect(() => {
    const stretch = `${view} ${from.toISOString()}`;
    // Once for each stretch, and not before its events are there: later the place is the viewer's own.
    if (opened.current === stretch || !data || isPlaceholderData) return;
    opened.current = stretch;
    const hours = frame.current?.querySelector('.rbc-time-content');
    if (hours) hours.scrollTop = (hours.scrollHeight * openingMinute(events, { from, to }, new Date())) / MINUTES_A_DAY;
  }, [view, from, to, data, isPlaceholderData, events]);
  const openPlan = useOpenPlan();
  const show = (event: CalendarEvent) => {
    if (event.plan) openPlan(event.plan);
    else if (event.status === MORE) openTaskLayer({ kind: 'day', day: event.start });
    else if (event.resource) openTaskLayer({ kind: 'details', id: event.resource.id });
    else openTaskLayer({ kind: 'details', id: event.seriesTaskId ?? '', occurrence: event.start.toISOString() });
  };
  const scheduleAt = ({ start }: { start: Date }) => {
    // In a month a day is pointed at, else a slot of its own.
    const at = view === 'month' ? offeredMoment(start, new Date()) : start;
    if (at > new Date()) openTaskLayer({ kind: 'schedule', at });
    else toast.error('This time has passed. Choose a later one.');
  };
  return (
    <>
      {data && data.next !== null && (
        <p className="px-4 max-md:px-3 pb-2 text-sm text-ink-2">
          {`Only the latest ${data.data.length.toLocaleString('en-US')} of this time are shown. Narrow them down, or look at a week.`}
        </p>
      )}
      {error && <TasksLoadFailure error={error} onRetry={() => void refetch()} />}
      {!isNarrow && <CalendarToolbar shown={shown} show={showOther} isLoading={isFetching} />}
      {isNarrow && view === 'month' ? (
        <PhoneMonth date={date} events={events} isLoading={isPending} onDate={setDate} onShow={show} />
      ) : (
        <div ref={frame} className="calendar min-h-0 flex-1 px-4 pb-4" data-view={view} aria-busy={isPending}>
          <DraggableCalendar
            {...SETTINGS}
            localizer={localizer}
            toolbar={false}
            views={VIEWS[room]}
            view={view}
            onView={(span) => showOther({ span: span === 'week' || span === 'day' ? span : 'month' })}
            dayLayoutAlgorithm="no-overlap"
            date={date}
            onNavigate={setDate}
            onDrillDown={(to) => showOther({ span: 'day', day: dayForAddress(to) })}
            events={drawn}
            endAccessor={endOnItsDay}
            components={CALENDAR_PARTS}
            tooltipAccessor={tooltip}
            eventPropGetter={looksOf}
            enableAutoScroll={false}
            showAllEvents={false}
            allDayMaxRows={0}
            resizable={false}
            draggableAccessor={isMovable}
            onEventDrop={({ event, start }) => void reschedule(event, new Date(start))}
            selectable
            onSelectSlot={scheduleAt}
            onSelectEvent={show}
            onKeyPressEvent={(event, { nativeEvent }) => {
              const { key } = nativeEvent as KeyboardEvent;
              // In a month the event holds a button of its own.
              if (view !== 'month' && (key === 'Enter' || key === ' ')) show(event);
            }}
          />
        </div>
      )}
      <DayDialog events={events} onShow={show} />
    </>
  );
}

/** How many events can stand side by side in one day and still be read. */
const COLUMNS = { week: { wide: 2, narrow: 2 }, day: { wide: 8, narrow: 3 } };
const MINUTES_A_DAY = 24 * 60;

/** An event stands on the day on which it begins: the library takes what goes on past midnight for one of whole days. */
function endOnItsDay({ start, end }: CalendarEvent): Date {
  const midnight = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  return new Date(Math.min(end.getTime(), midnight.getTime() - 1));
}

const looksOf = (event: CalendarEvent) => ({ className: eventClass(event) });

function tooltip({ title, start, status }: CalendarEvent): string {
  if (status === PLANNED) return `${title} (${NEEDS_APPROVAL.toLowerCase()})`;
  return status === 'projected' ? `${title} (repeats, ${longMoment(start)})` : title;
}
