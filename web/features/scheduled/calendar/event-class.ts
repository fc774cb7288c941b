import { PUBLICATION_STATES } from '../../../../domain/post/publication.ts';
import { standingOf } from '../task/status-look.tsx';
import { type CalendarEvent, PLANNED } from './calendar-events.ts';
import { MORE } from './crowding.ts';

const KNOWN = new Set([...PUBLICATION_STATES, 'scheduled', 'executing', 'completed', 'projected', PLANNED, MORE]);

/** The class by which the sheet colours an event; a status that nobody knows looks failed. */
export function eventClass({ resource, ...event }: CalendarEvent): string {
  const status = resource ? standingOf(resource) : event.status;
  return `event-${KNOWN.has(status) ? status : 'failed'}`;
}
