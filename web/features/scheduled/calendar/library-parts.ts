import type { ComponentType } from 'react';
import type { Calendar as CalendarClass, DateLocalizer as LocalizerClass } from 'react-big-calendar';
import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';
import * as calendar from 'react-big-calendar/lib/Calendar';
import * as localizers from 'react-big-calendar/lib/localizer';
import * as timeGrid from 'react-big-calendar/lib/TimeGrid';
import type * as eventOrder from './event-order.ts';

/*
 * Part by part: the whole library brings every date library's localizer along, and its parts a second time since the
 * addon asks for them by file. They are CommonJS, so what they export may sit one `default` deeper.
 */
function unwrap<T>(module: unknown): T {
  const isWrapped = typeof module === 'object' && module !== null && 'default' in module;
  return isWrapped ? unwrap(module.default) : (module as T);
}

type AllOptions = ConstructorParameters<typeof LocalizerClass>[0];
/** What its types tell of these two is not how it calls them. */
type LocalizerOptions = Omit<AllOptions, 'inEventRange' | 'sortEvents'> & Partial<typeof eventOrder>;
type Localizers = { DateLocalizer?: new (options: LocalizerOptions) => LocalizerClass; default?: Localizers };

export const withDragAndDrop = unwrap<typeof addon.default>(addon);
export const Calendar = unwrap<typeof CalendarClass>(calendar);
/** Days beside each other, hour by hour: what the library makes its week of. */
export const TimeGrid = unwrap<ComponentType<TimeGridProps>>(timeGrid);

/** What a view of days gets of the calendar, and hands on. */
export interface DayViewProps {
  date: Date;
  localizer: LocalizerClass;
}
interface TimeGridProps extends Omit<DayViewProps, 'date'> {
  range: Date[];
  min: Date;
  max: Date;
  scrollToTime: Date;
  eventOffset: number;
}

/** Makes a localizer of the calendar. */
export function makeLocalizer(options: LocalizerOptions): LocalizerClass {
  const { DateLocalizer, default: deeper } = localizers as Localizers;
  const Localizer = DateLocalizer ?? deeper?.DateLocalizer;
  if (!Localizer) throw new Error('The calendar has no localizer');
  return new Localizer(options);
}
