import type { CalendarEvent } from './calendar-events.ts';

/** The status of the event that stands for those that have no column of their own. */
export const MORE = 'more';

/**
 * The events of a week or a day with no more side by side than there are columns to read them in: where more overlap, the last
 * column counts those that are left over.
 */
export function uncrowded(events: CalendarEvent[], columns: number): CalendarEvent[] {
  return overlapping(events).flatMap((group) => (mostAtOnce(group) <= columns ? group : gathered(group, columns - 1)));
}

/** Events in groups that overlap one another, each in the order of their starts. */
function overlapping(events: CalendarEvent[]): CalendarEvent[][] {
  const groups: CalendarEvent[][] = [];
  let end = 0;
  for (const event of events.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = groups.at(-1);
    if (last && event.start.getTime() < end) last.push(event);
    else groups.push([event]);
    end = Math.max(event.end.getTime(), event.start.getTime() < end ? end : 0);
  }
  return groups;
}

const running = (events: CalendarEvent[], at: Date) => events.filter(({ start, end }) => start <= at && at < end);

function mostAtOnce(group: CalendarEvent[]): number {
  return Math.max(...group.map(({ start }) => running(group, start).length));
}

function gathered(group: CalendarEvent[], shownAtOnce: number): CalendarEvent[] {
  const shown: CalendarEvent[] = [];
  const rest: { first: CalendarEvent; count: number }[] = [];
  for (const event of group) {
    const open = rest.at(-1);
    if (running(shown, event.start).length < shownAtOnce) shown.push(event);
    else if (open && event.start < open.first.end) open.count++;
    else rest.push({ first: event, count: 1 });
  }
  return [...shown, ...rest.map(({ first, count }) => moreEvent(first, count, shownAtOnce > 0))];
}

function moreEvent({ id, start, end }: CalendarEvent, count: number, isBesideOthers: boolean): CalendarEvent {
  // A phone's week has room for a number alone.
  const title = isBesideOthers ? `+${count} more` : `+${count}`;
  return { id: `${MORE} ${id}`, title, start, end, status: MORE, resource: null, seriesTaskId: null };
}

const OFFICE_HOURS_START = 8 * 60;
const ROOM_ABOVE = 60;

/** The minute of the day that a week or a day opens at: an hour before its first event; where it has none, before now or in the morning. */
export function openingMinute(events: CalendarEvent[], { from, to }: { from: Date; to: Date }, now: Date): number {
  const minuteOf = (date: Date) => date.getHours() * 60 + date.getMinutes();
  const seen = events.filter(({ start }) => start >= from && start < to).map(({ start }) => minuteOf(start));
  const usual = now >= from && now < to ? minuteOf(now) : OFFICE_HOURS_START + ROOM_ABOVE;
  return Math.max(0, (seen.length > 0 ? Math.min(...seen) : usual) - ROOM_ABOVE);
}
