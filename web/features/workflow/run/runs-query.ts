import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getWorkflowRun, listWorkflowRuns } from '../../../../domain/api/workflow/workflow-runs.ts';
import { api } from '../../../lib/api/api.ts';

/** Below it: the runs of each workflow that is saved. */
export const RUNS_KEY = ['workflow-runs'];
const PAGE = 20;

/** The runs of a saved workflow, page by page, the last one first. */
export function useRuns(id: string) {
  const query = useInfiniteQuery({
    queryKey: [...RUNS_KEY, id],
    queryFn: async ({ signal, pageParam }) =>
      (await api(listWorkflowRuns, { id, limit: PAGE, ...pageParam }, { signal })).data,
    initialPageParam: {} as { before?: string; beforeId?: string },
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return page.length === PAGE && last ? { before: last.started_at, beforeId: last.id } : undefined;
    },
  });
  return { ...query, runs: query.data?.pages.flat() ?? [] };
}

/** One run with what each agent did; it never changes. */
export function useRunDetails(id: string, runId: string) {
  return useQuery({
    queryKey: [...RUNS_KEY, id, runId],
    queryFn: async ({ signal }) => (await api(getWorkflowRun, { id, runId }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
