import { type DayViewProps, TimeGrid } from './library-parts.ts';
import { daysIn, visibleRange } from './visible-range.ts';

const rangeFrom = (date: Date) => daysIn(visibleRange('week', date, { firstDay: 0, isNarrow: true }));

/** The week of a phone: three days, from the shown one on. */
export function ThreeDays({ date, localizer, ...rest }: DayViewProps) {
  const midnight = localizer.startOf(new Date(), 'day');
  return (
    <TimeGrid
      {...rest}
      localizer={localizer}
      range={rangeFrom(date)}
      min={midnight}
      max={localizer.endOf(new Date(), 'day')}
      scrollToTime={midnight}
      eventOffset={15}
    />
  );
}
// The library asks its views for these; the ways between stretches are our own.
ThreeDays.range = rangeFrom;
ThreeDays.navigate = (date: Date) => date;
ThreeDays.title = () => '';
