import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { AnswerOf, InputOf } from '../../../../domain/api/call.ts';
import { schedulerStatus } from '../../../../domain/api/schedule/scheduled.ts';
import { TASKS_AT_ONCE_MAX } from '../../../../domain/limits.ts';
import { standsAt, type TaskSort } from '../../../../domain/schedule/scheduled.ts';
import { api } from '../../../lib/api/api.ts';
import { onLiveChange } from '../../../lib/api/live-changes.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type Filters, findTasks } from '../filters/find-tasks.ts';
import { listCall, type ProjectedOccurrence, readTask, type Task, type TaskWithTimeline } from './task.ts';

export type TaskList = AnswerOf<typeof listCall>;
type ListInput = InputOf<typeof listCall>;

const ALL = ['scheduled'];
/** Everything that shows several tasks: one answer, or pages of them. */
const SEVERAL = [...ALL, 'several'];
const ONE = [...ALL, 'one'];
/** The list has five pages of ten at once; further ones come in larger steps. */
const FIRST_ROWS = 50;
const MORE_ROWS = 1_000;
const AGENDA_ROWS = 50;
export const REFRESH_EVERY_MS = 60_000;

const LIVELY = { refetchInterval: REFRESH_EVERY_MS, staleTime: 0, placeholderData: keepPreviousData };

function askedBy({ search, ...filters }: Filters): ListInput {
  const chosen = Object.entries(filters).filter(([, value]) => value !== 'all');
  return { ...Object.fromEntries(chosen), ...(search.trim() === '' ? {} : { q: search.trim() }) };
}

/** The first tasks of each column of the board. */
export function useBoard(filters: Filters, limit: number) {
  const query = useQuery({
    queryKey: [...SEVERAL, 'board', filters, limit],
    queryFn: ({ signal }) => api(listCall, { ...askedBy(filters), sort: 'board', limit, count: true }, { signal }),
    ...LIVELY,
  });
  const { data, isPlaceholderData } = query;
  const tasks = useMemo(() => {
    const known = data?.data ?? [];
    return isPlaceholderData ? findTasks(known, filters) : known;
  }, [data, isPlaceholderData, filters]);
  return { ...query, tasks, count: data?.count };
}

/** The tasks of the list in their order; more on demand. */
export function useTaskList(filters: Filters, sort: TaskSort) {
  const query = useInfiniteQuery({
    queryKey: [...SEVERAL, 'list', filters, sort],
    queryFn: ({ pageParam: after, signal }) => {
      const place = after === null ? { count: true, limit: FIRST_ROWS } : { after, limit: MORE_ROWS };
      return api(listCall, { ...askedBy(filters), sort, ...place }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...LIVELY,
  });
  const { data, isPlaceholderData } = query;
  const tasks = useMemo(() => {
    const known = tasksOf(data?.pages);
    return isPlaceholderData ? findTasks(known, filters) : known;
  }, [data, isPlaceholderData, filters]);
  return { ...query, tasks, count: data?.pages[0]?.count };
}

interface AgendaPlace {
  way: 'later' | 'earlier';
  asked: ListInput;
}

/** The tasks from a moment on, and back from it on demand, without end. */
export function useAgenda(filters: Filters, start: string) {
  const query = useInfiniteQuery({
    queryKey: [...SEVERAL, 'agenda', filters, start],
    queryFn: ({ pageParam: { way, asked }, signal }) => {
      const sort = way === 'later' ? 'ahead' : 'back';
      return api(listCall, { ...askedBy(filters), sort, limit: AGENDA_ROWS, ...asked }, { signal });
    },
    initialPageParam: { way: 'later', asked: { from: start, count: true } } as AgendaPlace,
    getNextPageParam: ({ data, next }): AgendaPlace | null => {
      const last = data.at(-1);
      // What repeats is told from the last moment on, which is where the next page begins.
      return next && last ? { way: 'later', asked: { from: standsAt(last), after: next } } : null;
    },
    getPreviousPageParam: ({ next }, _, { way }): AgendaPlace | null => {
      const to = new Date(Date.parse(start) - 1).toISOString();
      if (way === 'later') return { way: 'earlier', asked: { to } };
      return next ? { way: 'earlier', asked: { after: next, to } } : null;
    },
    ...LIVELY,
  });
  const { data, isPlaceholderData } = query;
  const tasks = useMemo(() => {
    const known = tasksOf(data?.pages);
    return isPlaceholderData ? findTasks(known, filters) : known;
  }, [data, isPlaceholderData, filters]);
  const projected = useMemo(() => data?.pages.flatMap((page) => page.projected) ?? [], [data]);
  const count = data?.pages.find((page) => page.count)?.count;
  return { ...query, tasks, projected, count };
}

/** The tasks of a stretch of time, and what series will bring in it. */
export function useTasksBetween(from: string, to: string, filters: Filters) {
  return useQuery({
    queryKey: [...SEVERAL, 'range', from, to, filters],
    queryFn: ({ signal }) => api(listCall, { ...askedBy(filters), from, to, limit: TASKS_AT_ONCE_MAX }, { signal }),
    ...LIVELY,
  });
}

/** Each task once, also where one has moved from one page to another between two answers. */
function tasksOf(pages: TaskList[] | undefined): Task[] {
  return [...new Map(pages?.flatMap((page) => page.data.map((task) => [task.id, task] as const))).values()];
}

/** One task with its story; what is known already shows at once. */
export function useTaskDetails(id: string) {
  return useQuery({
    queryKey: [...ONE, id],
    queryFn: async ({ signal }) => (await api(readTask, { id }, { signal })).data,
    placeholderData: () => {
      const known = knownTask(id);
      return known && { ...known, timeline: [], publications: [] };
    },
    staleTime: 0,
    // Nothing keeps it up to date while nobody looks: the next look asks anew.
    gcTime: 0,
    retry: false,
  });
}

/** Whether somebody keeps the time, and what runs next. */
export function useSchedulerStatus() {
  return useQuery({
    queryKey: [...ALL, 'status'],
    queryFn: async ({ signal }) => (await api(schedulerStatus, {}, { signal })).data,
    refetchInterval: REFRESH_EVERY_MS,
    staleTime: 0,
  });
}

/** Follows the server while the screen is open: whatever changes shows at once. */
export function useLiveTasks(): void {
  useEffect(() => onLiveChange('scheduled.changed', reloadTasks), []);
}

/** Asks the server again for everything that shows tasks. */
export function reloadTasks(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ALL });
}

type Several = InfiniteData<TaskList> | TaskList;
const pagesOf = (data: Several): TaskList[] => ('pages' in data ? data.pages : [data]);

/** A task as far as any screen knows it; the last answer knows best. */
export function knownTask(id: string): Task | undefined {
  const newestFirst = queryClient
    .getQueryCache()
    .findAll({ queryKey: SEVERAL })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of newestFirst) {
    const pages = state.data === undefined ? [] : pagesOf(state.data as Several);
    for (const { data } of pages) {
      const found = data.find((task) => task.id === id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Shows a task differently at once, before the server has said so; null takes it away. */
export async function showTask(id: string, change: Partial<Task> | null): Promise<void> {
  await showAnswers((answer) => ({
    ...answer,
    data: answer.data.flatMap((task) => (task.id !== id ? [task] : change === null ? [] : [{ ...task, ...change }])),
    projected: change === null ? answer.projected.filter((one) => one.id !== id) : answer.projected,
  }));
  const one: QueryKey = [...ONE, id];
  if (change === null) queryClient.removeQueries({ queryKey: one });
  else queryClient.setQueryData<TaskWithTimeline>(one, (data) => data && { ...data, ...change });
}

/** Shows a later occurrence of a series at another moment at once, before the server has said so. */
export async function showLater({ id, scheduledFor }: ProjectedOccurrence, movedTo: string): Promise<void> {
  const isMeant = (one: ProjectedOccurrence) => one.id === id && one.scheduledFor === scheduledFor;
  await showAnswers((answer) => ({
    ...answer,
    projected: answer.projected.map((one) => (isMeant(one) ? { ...one, scheduledFor: movedTo } : one)),
  }));
}

async function showAnswers(changed: (answer: TaskList) => TaskList): Promise<void> {
  // An answer that is on its way knows nothing of the change yet.
  await queryClient.cancelQueries({ queryKey: ALL });
  queryClient.setQueriesData<Several>({ queryKey: SEVERAL }, (data) => {
    if (!data) return data;
    return 'pages' in data ? { ...data, pages: data.pages.map(changed) } : changed(data);
  });
}
