import { format, getDay, startOfWeek } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { dateFnsLocalizer, type Formats } from 'react-big-calendar';
import { inUsEnglish, timeOfDay } from '../../../lib/us-dates.ts';
import { firstDayOfWeek } from './calendar-events.ts';

/** The first day of the viewer's week. */
export const FIRST_DAY = firstDayOfWeek(navigator.language) as 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Dates in US English, weeks as the viewer's own locale has them. */
export const localizer = dateFnsLocalizer({
  format,
  getDay,
  startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: FIRST_DAY }),
  locales: { 'en-US': enUS },
});

export const SETTINGS = {
  culture: 'en-US',
  /** Minutes of a slot, and how many of them make a group. */
  step: 30,
  timeslots: 2,
  /** Days of the agenda, which is not among the offered views. */
  length: 30,
  /** Milliseconds until a touch counts as holding. */
  longPressThreshold: 250,
};

const weekday = (date: Date) => inUsEnglish(date, { weekday: 'short' }).toUpperCase();
const span = ({ start, end }: { start: Date; end: Date }) => `${timeOfDay(start)} – ${timeOfDay(end)}`;

export const FORMATS: Formats = {
  timeGutterFormat: 'HH:mm',
  weekdayFormat: (date) => weekday(date),
  dayFormat: (date) => `${weekday(date)} ${date.getDate()}`,
  dateFormat: (date) => inUsEnglish(date, { day: '2-digit' }),
  eventTimeRangeFormat: span,
  selectRangeFormat: span,
  dayHeaderFormat: (date) => inUsEnglish(date, { weekday: 'long', month: 'long', day: 'numeric' }),
};
