import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteWorkflow,
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
import { drawingNow, useWorkflow } from './workflow-store.ts';

const PAGE = 60;

const savedQuery = infiniteQueryOptions({
  queryKey: ['workflows'],
  queryFn: async ({ signal, pageParam }) =>
    (await api(listWorkflows, { limit: PAGE, before: pageParam }, { signal })).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.updated_at),
});

/** The saved workflows, page by page, the last saved one first. */
export function useSavedWorkflows(isWanted: boolean) {
  const query = useInfiniteQuery({ ...savedQuery, enabled: isWanted });
  return { ...query, workflows: query.data?.pages.flat() ?? [] };
}

/** The workflow that is on the canvas, as it is saved; null where it is none that is saved, or not known yet. */
export function useLoadedWorkflow(): SavedWorkflow | null {
  const id = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId);
  const { workflows } = useSavedWorkflows(id !== null);
  return workflows.find((workflow) => workflow.id === id) ?? null;
}

/** What people read when the list can't be had. */
export function listFailure(error: Error): string {
  const isOdd = error instanceof ApiError && error.code === 'INVALID_ANSWER';
  return isOdd ? error.message : 'Failed to load workflows';
}

/** Saves what is drawn under a name: over the workflow with an id, or as a new one. */
export async function saveDrawing(name: string, overId: string | null): Promise<void> {
  const { agents, connections } = graphOf(drawingNow());
  const executionResults = readOutputs(useWorkflow.getState().responseData);
  const drawn = { name, agents, connections, executionResults };
  const { data } =
    overId === null ? await api(saveWorkflow, drawn) : await api(saveOverWorkflow, { id: overId, ...drawn });
  markLoaded(data.id);
  await queryClient.invalidateQueries({ queryKey: savedQuery.queryKey });
}

/** Puts a saved workflow on the canvas in the place of what is there; tells whether it could be drawn. */
export function loadSaved({ id, agents, connections, executionResults }: SavedWorkflow): boolean {
  const drawing = drawingOf({ agents, connections });
  if (!drawing) return false;
  forgetRun();
  load(drawing, id, executionResults);
  return true;
}

/** Finds a saved workflow by its id, among all of them, and puts it on the canvas; tells whether it could. */
export async function loadSavedById(id: string): Promise<boolean> {
  for (let before: string | undefined; ; ) {
    const { data } = await api(listWorkflows, { before });
    const found = data.find((workflow) => workflow.id === id);
    if (found) return loadSaved(found);
    before = data.at(-1)?.updated_at;
    if (before === undefined) return false;
  }
}

/** Deletes a saved workflow; the canvas keeps what it shows. */
export function useDeleteSaved(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    await api(deleteWorkflow, { id });
    if (useWorkflow.getState().loadedWorkflowId === id) markLoaded(null);
    await client.invalidateQueries({ queryKey: savedQuery.queryKey });
  };
}
