import { Hourglass, Repeat } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Components, EventProps, HeaderProps, ShowMoreProps } from 'react-big-calendar';
import { OneLine } from '../../../components/cut-name.tsx';
import { PlatformIcon } from '../../../components/platform-icons.tsx';
import { timeOfDay } from '../../../lib/us-dates.ts';
import { NEEDS_APPROVAL } from '../pending-plans.tsx';
import { StatusIcon, standingOf } from '../task/status-look.tsx';
import { openTaskLayer } from '../tasks-ui.ts';
import { type CalendarEvent, cutTitle, eventPlatforms } from './calendar-events.ts';
import { MORE } from './crowding.ts';

/** The month is a table to its readers, made of the library's roles: an event is a cell of it. */
function MonthEvent({ event }: EventProps<CalendarEvent>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the table around it is made of roles too
    <div role="cell">
      <button type="button" className="event-content">
        <EventContent event={event} />
      </button>
    </div>
  );
}

/** In a week or a day the library makes the event itself a button. */
function TimeEvent({ event }: EventProps<CalendarEvent>) {
  return (
    <span className="event-content">
      <EventContent event={event} />
    </span>
  );
}

function EventContent({ event }: { event: CalendarEvent }) {
  const [clock, half] = timeOfDay(event.start).split(' ');
  const repeats = event.seriesTaskId ?? event.resource?.seriesId ?? event.plan?.recurrenceText;
  return (
    <>
      {event.plan ? (
        <Hourglass size={12} aria-label={NEEDS_APPROVAL} className="shrink-0" />
      ) : (
        <StatusIcon status={event.resource ? standingOf(event.resource) : event.status} size={12} />
      )}
      <EventTitle event={event} />
      <time dateTime={event.start.toISOString()} className="event-time">
        {clock}
        <span className="event-half">{half && ` ${half}`}</span>
      </time>
      <span className="event-signs">
        {eventPlatforms(event).map((platform) => (
          <PlatformIcon key={platform} platform={platform} size={11} />
        ))}
        {repeats && <Repeat size={11} aria-label="repeats" />}
      </span>
    </>
  );
}

function EventTitle({ event: { status, title } }: { event: CalendarEvent }) {
  const [count, ...words] = title.split(' ');
  return (
    <span className="event-title">
      {status === MORE ? count : <OneLine text={cutTitle(title)} />}
      {status === MORE && words.length > 0 && <span className="event-half"> {words.join(' ')}</span>}
    </span>
  );
}

function ShowMore({ count, slotDate }: ShowMoreProps<CalendarEvent>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the table around it is made of roles too
    <div role="cell">
      <button type="button" className="rbc-show-more" onClick={() => openTaskLayer({ kind: 'day', day: slotDate })}>
        {`+${count} more`}
      </button>
    </div>
  );
}

/** Weeks and days are no tables: their headers are words alone. */
function DayName({ label }: HeaderProps) {
  return <span>{label}</span>;
}

/** How the calendar's parts are drawn. */
export const CALENDAR_PARTS: Components<CalendarEvent> = {
  event: TimeEvent,
  showMore: ShowMore as ComponentType<ShowMoreProps<CalendarEvent>>,
  month: { event: MonthEvent },
  week: { header: DayName },
  day: { header: DayName },
};
