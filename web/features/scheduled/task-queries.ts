import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { AnswerOf } from '../../../domain/api/call.ts';
import { schedulerStatus } from '../../../domain/api/scheduled.ts';
import { api } from '../../lib/api.ts';
import { onLiveChange } from '../../lib/live-changes.ts';
import { queryClient } from '../../lib/query-client.ts';
import { listTasks, readTask, type Task, type TaskWithTimeline } from './task.ts';

type Answer = AnswerOf<typeof listTasks>;

const ALL = ['scheduled'];
const LIST = [...ALL, 'list'];
const RANGE = [...ALL, 'range'];
const ONE = [...ALL, 'one'];
const PAGE = 1_000;
const MOST_IN_RANGE = 2_000;
export const REFRESH_EVERY_MS = 60_000;

/** The tasks of the board and the list, the latest thousand first; more on demand. */
export function useTasks() {
  const query = useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam, signal }) => api(listTasks, { limit: PAGE, ...pageParam }, { signal }),
    initialPageParam: {} as { before?: string; beforeId?: string },
    getNextPageParam: ({ data }) => {
      const last = data.at(-1);
      return data.length === PAGE && last ? { before: last.scheduledFor, beforeId: last.id } : undefined;
    },
    refetchInterval: REFRESH_EVERY_MS,
    staleTime: 0,
  });
  const { data } = query;
  const tasks = useMemo(() => {
    const known = new Map(data?.pages.flatMap((page) => page.data.map((task) => [task.id, task] as const)));
    return [...known.values()];
  }, [data]);
  return { ...query, tasks };
}

/** The tasks of a stretch of time, and what series will bring in it. */
export function useTasksBetween(from: string, to: string) {
  return useQuery({
    queryKey: [...RANGE, from, to],
    queryFn: ({ signal }) => api(listTasks, { from, to, limit: MOST_IN_RANGE }, { signal }),
    refetchInterval: REFRESH_EVERY_MS,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
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

/** A task as far as any screen knows it; the last answer knows best. */
export function knownTask(id: string): Task | undefined {
  const cache = queryClient.getQueryCache();
  const newestFirst = [...cache.findAll({ queryKey: LIST }), ...cache.findAll({ queryKey: RANGE })].toSorted(
    (a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt,
  );
  for (const { state } of newestFirst) {
    const data = state.data as InfiniteData<Answer> | Answer | undefined;
    const pages = data === undefined ? [] : 'pages' in data ? data.pages : [data];
    const found = pages.flatMap((page) => page.data).find((task) => task.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Shows a task differently at once, before the server has said so; null takes it away. */
export async function showTask(id: string, change: Partial<Task> | null): Promise<void> {
  // An answer that is on its way knows nothing of the change yet.
  await queryClient.cancelQueries({ queryKey: ALL });
  const changed = (answer: Answer): Answer => ({
    ...answer,
    data: answer.data.flatMap((task) => (task.id !== id ? [task] : change === null ? [] : [{ ...task, ...change }])),
    projected: change === null ? answer.projected.filter((one) => one.id !== id) : answer.projected,
  });
  queryClient.setQueriesData<InfiniteData<Answer>>(
    { queryKey: LIST },
    (data) => data && { ...data, pages: data.pages.map(changed) },
  );
  queryClient.setQueriesData<Answer>({ queryKey: RANGE }, (data) => data && changed(data));
  const one = [...ONE, id];
  if (change === null) queryClient.removeQueries({ queryKey: one });
  else queryClient.setQueryData<TaskWithTimeline>(one, (data) => data && { ...data, ...change });
}
