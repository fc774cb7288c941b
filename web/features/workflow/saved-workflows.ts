import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteWorkflow,
  getWorkflow,
  listWorkflows,
  type SavedWorkflow,
  saveOverWorkflow,
  saveWorkflow,
} from '../../../domain/api/workflows.ts';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { drawingOf, graphOf } from './drawing.ts';
import { readOutputs } from './outputs.ts';
import { forgetRun } from './run-store.ts';
import { load, markLoaded } from './workflow-actions.ts';
import { contentNow, useBaseline, useWorkflow } from './workflow-store.ts';

const PAGE = 60;

const savedQuery = infiniteQueryOptions({
  queryKey: ['workflows'],
  queryFn: async ({ signal, pageParam }) => (await api(listWorkflows, { limit: PAGE, ...pageParam }, { signal })).data,
  initialPageParam: {} as { before?: string; beforeId?: string },
  getNextPageParam: (page) => {
    const last = page.at(-1);
    return page.length === PAGE && last ? { before: last.updated_at, beforeId: last.id } : undefined;
  },
});
/** Below the list's key: whatever asks for the list again asks for each of them too. */
const keyOf = (id: string) => [...savedQuery.queryKey, id];

/** The saved workflows, page by page, the last saved one first. */
export function useSavedWorkflows(isWanted: boolean) {
  const query = useInfiniteQuery({ ...savedQuery, enabled: isWanted });
  return { ...query, workflows: query.data?.pages.flat() ?? [] };
}

/** The workflow that is on the canvas, as it is saved; null where it is none that is saved, or not known yet. */
export function useLoadedWorkflow(): SavedWorkflow | null {
  const id = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId);
  const { data } = useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: async ({ signal }) => (await api(getWorkflow, { id: id ?? '' }, { signal })).data,
    enabled: id !== null,
  });
  return data ?? null;
}

/** What people read when the list can't be had. */
export function listFailure(error: Error): string {
  const isOdd = error instanceof ApiError && error.code === 'INVALID_ANSWER';
  return isOdd ? error.message : 'Failed to load workflows';
}

/** Saves what is drawn under a name: over the version that was opened, or as a new workflow. */
export async function saveDrawing(name: string, how: 'over' | 'new'): Promise<void> {
  const content = contentNow();
  const { agents, connections } = graphOf(content.drawing);
  const drawn = { name, agents, connections, executionResults: readOutputs(content.responseData) };
  const { loadedWorkflowId: id } = useWorkflow.getState();
  const { version: basedOn } = useBaseline.getState();
  const { data } =
    how === 'new' || id === null || basedOn === null
      ? await api(saveWorkflow, drawn)
      : await api(saveOverWorkflow, { id, basedOn, ...drawn });
  markLoaded(data, content);
  queryClient.setQueryData(keyOf(data.id), data);
  await queryClient.invalidateQueries({ queryKey: savedQuery.queryKey });
}

/** Puts a saved workflow on the canvas in the place of what is there; tells whether it could be drawn. */
export function loadSaved(workflow: SavedWorkflow): boolean {
  const drawing = drawingOf(workflow);
  if (!drawing) return false;
  forgetRun();
  load(drawing, workflow, workflow.executionResults);
  queryClient.setQueryData(keyOf(workflow.id), workflow);
  return true;
}

/** Puts a saved workflow on the canvas as it is now; tells whether it could. */
export async function loadSavedById(id: string): Promise<boolean> {
  return loadSaved((await api(getWorkflow, { id })).data);
}

/** Deletes a saved workflow; the canvas keeps what it shows. */
export function useDeleteSaved(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    await api(deleteWorkflow, { id });
    // What the canvas shows is saved nowhere from now on.
    if (useWorkflow.getState().loadedWorkflowId === id) markLoaded(null, null);
    await client.invalidateQueries({ queryKey: savedQuery.queryKey });
  };
}
