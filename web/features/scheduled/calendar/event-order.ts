/*
 * What the calendar library asks of every event again and again, in arithmetic: its own way makes up to sixteen dates for each
 * answer, which is most of the time that a month of five hundred posts takes.
 */

interface Span {
  start: Date;
  end: Date;
}

const MINUTE_MS = 60_000;
const minuteOf = (date: Date) => Math.floor(date.getTime() / MINUTE_MS);
/** Days in their order; the same number for all moments of one. */
const dayOf = (date: Date) => (date.getFullYear() * 12 + date.getMonth()) * 31 + date.getDate();
const isMidnight = (date: Date) => date.getHours() === 0 && date.getMinutes() === 0;

/** Whether some of an event is within days. */
export function inEventRange({ event, range }: { event: Span; range: Span }): boolean {
  if (dayOf(event.start) > dayOf(range.end)) return false;
  // One that ends as its day begins has no length: it is within the range that begins there.
  const isPoint = isMidnight(event.end) && dayOf(event.start) === dayOf(event.end);
  const [end, begin] = [minuteOf(event.end), minuteOf(range.start)];
  return isPoint ? end >= begin : end > begin;
}

interface EventSpan extends Span {
  allDay: boolean;
}

/** Which of two events stands first: by day, the longer, those of whole days, the earlier, and the one that ends first. */
export function sortEvents({ evtA, evtB }: { evtA: EventSpan; evtB: EventSpan }): number {
  const days = ({ start, end }: Span) => Math.abs(start.getDate() - end.getDate());
  return (
    dayOf(evtA.start) - dayOf(evtB.start) ||
    days(evtB) - days(evtA) ||
    Number(evtB.allDay) - Number(evtA.allDay) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime()
  );
}
