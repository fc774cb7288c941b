import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PLATFORMS } from '../../../../domain/post/platforms.ts';
import { PUBLICATION_STATES } from '../../../../domain/post/publication.ts';
import { type TaskSort, taskSortSchema, taskStatusSchema } from '../../../../domain/schedule/scheduled.ts';
import { CALENDAR_VIEWS, type CalendarView, dayFromAddress } from '../calendar/visible-range.ts';
import type { Filters } from '../filters/find-tasks.ts';

export const VIEWS = ['kanban', 'list', 'agenda', 'calendar'] as const;
export type TasksView = (typeof VIEWS)[number];

/** What is shown, as the address says: it can be shared, and Back leads to what was shown before. */
export interface TaskAddress {
  view: TasksView;
  filters: Filters;
  sort: TaskSort;
  /** How much the calendar shows at once. */
  span: CalendarView;
  /** A day of what the calendar shows, such as 2027-01-31; null for today. */
  day: string | null;
}

const NAMES = { search: 'q', platform: 'platform', status: 'status', posting: 'posting', label: 'label' } as const;

function oneOf<T extends string, Other extends string>(known: readonly T[], word: string | null, other: Other) {
  return known.find((each) => each === word) ?? other;
}

/** Reads an address; what it leaves out, or nobody knows, is as it is by itself. */
export function readAddress(query: URLSearchParams, usual: TasksView): TaskAddress {
  return {
    view: oneOf(VIEWS, query.get('view'), usual),
    sort: oneOf(taskSortSchema.options, query.get('sort'), 'next'),
    span: oneOf(CALENDAR_VIEWS, query.get('span'), 'month'),
    day: dayFromAddress(query.get('day')) && query.get('day'),
    filters: {
      search: query.get('q') ?? '',
      platform: oneOf(PLATFORMS, query.get('platform'), 'all'),
      status: oneOf(taskStatusSchema.options, query.get('status'), 'all'),
      posting: oneOf(PUBLICATION_STATES, query.get('posting'), 'all'),
      label: query.get('label') || 'all',
    },
  };
}

/** The address of what is to be shown, with whatever else it held. */
export function writeAddress(before: URLSearchParams, shown: TaskAddress, usual: TasksView): URLSearchParams {
  const query = new URLSearchParams(before);
  const set = (name: string, value: string, plain: string) =>
    value === plain ? query.delete(name) : query.set(name, value);
  set('view', shown.view, usual);
  set('sort', shown.sort, 'next');
  // Another view shows no stretch of time: its address says nothing of one.
  const isCalendar = shown.view === 'calendar';
  set('span', isCalendar ? shown.span : 'month', 'month');
  set('day', (isCalendar && shown.day) || '', '');
  for (const [field, name] of Object.entries(NAMES))
    set(name, shown.filters[field as keyof typeof NAMES], field === 'search' ? '' : 'all');
  return query;
}

/** What is shown, and how to show something else. A phone begins with the agenda. */
export function useTaskAddress(isNarrow: boolean) {
  const [query, setQuery] = useSearchParams();
  const usual: TasksView = isNarrow ? 'agenda' : 'kanban';
  const shown = useMemo(() => readAddress(query, usual), [query, usual]);
  const show = (change: Partial<TaskAddress>) => {
    const next = { ...shown, ...change };
    // Whoever types on does not want to go back letter by letter.
    const isTypingOn = shown.filters.search !== '' && next.filters.search !== shown.filters.search;
    setQuery((now) => writeAddress(now, next, usual), { replace: isTypingOn });
  };
  return { ...shown, show };
}
