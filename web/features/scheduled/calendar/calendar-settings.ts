import type { Formats } from 'react-big-calendar';
import { once } from '../../../../domain/once.ts';
import { inUsEnglish, shortMoment, timeOfDay } from '../../../lib/us-dates.ts';
import { firstDayOfWeek } from './calendar-events.ts';

/** The first day of the viewer's week. */
export const firstWeekday = once(() => firstDayOfWeek(navigator.language));

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

const two = (number: number) => String(number).padStart(2, '0');
const weekday = (date: Date) => inUsEnglish(date, { weekday: 'short' }).toUpperCase();
const span = ({ start, end }: { start: Date; end: Date }) => `${timeOfDay(start)} – ${timeOfDay(end)}`;

/** Dates in US English, whatever the viewer's locale. */
export const FORMATS = {
  dateFormat: (date: Date) => two(date.getDate()),
  dayFormat: (date: Date) => `${weekday(date)} ${date.getDate()}`,
  weekdayFormat: weekday,
  timeGutterFormat: (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`,
  dayHeaderFormat: (date: Date) => inUsEnglish(date, { weekday: 'long', month: 'long', day: 'numeric' }),
  monthHeaderFormat: (date: Date) => inUsEnglish(date, { month: 'long', year: 'numeric' }),
  dayRangeHeaderFormat: ({ start, end }: { start: Date; end: Date }) => `${shortMoment(start)} – ${shortMoment(end)}`,
  eventTimeRangeFormat: span,
  eventTimeRangeStartFormat: ({ start }: { start: Date }) => `${timeOfDay(start)} –`,
  eventTimeRangeEndFormat: ({ end }: { end: Date }) => `– ${timeOfDay(end)}`,
  selectRangeFormat: span,
} satisfies Formats;
