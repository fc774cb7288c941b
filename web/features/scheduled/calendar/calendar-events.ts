import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PendingPlan } from '../../../../domain/schedule/plan.ts';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import type { ProjectedOccurrence, Task } from '../task/task.ts';

export const EVENT_MINUTES = 30;
const TITLE_LENGTH = 15;

/** What the calendar draws. */
export interface CalendarEvent {
  id: string;
  title: string;
  start: Date;
  end: Date;
  status: string;
  /** The whole task; a projected occurrence has none of its own yet. */
  resource: Task | null;
  /** The task that will come round again at this moment. */
  seriesTaskId: string | null;
  /** What a series will bring, where it is that. */
  projected?: ProjectedOccurrence;
  /** The plan that waits for approval, where it is one. */
  plan?: PendingPlan;
}

/** The status of an event that is a plan. */
export const PLANNED = 'planned';

/** The events of some tasks, of the occurrences that their series will bring, and of plans that wait for approval. */
export function toEvents(tasks: Task[], projected: ProjectedOccurrence[], plans: PendingPlan[] = []): CalendarEvent[] {
  return [
    ...tasks.map((task) => ({
      ...span(standsAt(task)),
      id: task.id,
      title: task.name,
      status: task.status,
      resource: task,
      seriesTaskId: null,
    })),
    ...projected.map((one) => ({
      ...span(one.scheduledFor),
      id: `${one.id} ${one.scheduledFor}`,
      title: one.name,
      status: 'projected',
      resource: null,
      seriesTaskId: one.id,
      projected: one,
    })),
    ...plans.map((plan) => ({
      ...span(plan.scheduledFor),
      id: plan.id,
      title: plan.name,
      status: PLANNED,
      resource: null,
      seriesTaskId: null,
      plan,
    })),
  ];
}

function span(scheduledFor: string): { start: Date; end: Date } {
  const start = new Date(scheduledFor);
  return { start, end: new Date(start.getTime() + EVENT_MINUTES * 60_000) };
}

/** The networks that an event goes out on. */
export function eventPlatforms({ resource, plan, projected }: CalendarEvent): Platform[] {
  return (resource ?? plan ?? projected)?.platforms ?? [];
}

/** A title as an event shows it. */
export function cutTitle(title: string): string {
  const letters = Array.from(title);
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : title;
}

/** The first day of the week where the viewer lives, 0 for Sunday. */
export function firstDayOfWeek(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & {
      getWeekInfo?: () => { firstDay: number };
      weekInfo?: { firstDay: number };
    };
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
  } catch {
    return 0;
  }
}

/** The years of the picker: ten before to ten after the one that is shown. */
export function yearsAround(shown: number): number[] {
  return Array.from({ length: 21 }, (_, at) => shown - 10 + at);
}

export const MONTH_LABELS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
