import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  deleteWorkflow,
  getWorkflow,
  listWorkflows,
  renameWorkflow,
  type SavedWorkflow,
  saveOverWorkflow,
  saveWorkflow,
  type WorkflowSort,
} from '../../../../domain/api/workflow/workflows.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { copyName } from '../drawing/copy-name.ts';
import { drawingOf, EMPTY_DRAWING, writtenDrawing } from '../drawing/drawing.ts';
import { load, markLoaded } from '../drawing/workflow-actions.ts';
import { changeDrawing, contentNow, useBaseline, useWorkflow } from '../drawing/workflow-store.ts';
import { readOutputs } from '../run/outputs.ts';
import { forgetRun } from '../run/run-store.ts';
import { bringBack, unsavedDrafts } from './canvas-here.ts';

const PAGE = 60;

const KEY = ['workflows'];
/** Below the list's key: whatever asks for the list again asks for each of them too. */
export const keyOf = (id: string) => [...KEY, id];

/** What is looked for among the saved workflows, and in which order. */
export interface WorkflowSearch {
  q: string;
  sort: WorkflowSort;
}

const savedQuery = ({ q, sort }: WorkflowSearch) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', q, sort],
    queryFn: ({ signal, pageParam: after }) =>
      api(
        listWorkflows,
        { limit: PAGE, sort, ...(q === '' ? {} : { q }), ...(after === null ? {} : { after }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Another tab may have saved since: whoever opens the list sees what is there now.
    staleTime: 0,
  });

/** The saved workflows that are looked for, page by page. */
export function useSavedWorkflows(isWanted: boolean, wanted: WorkflowSearch) {
  const query = useInfiniteQuery({ ...savedQuery(wanted), enabled: isWanted });
  return { ...query, workflows: query.data?.pages.flatMap(({ data }) => data) ?? [] };
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
  const executionResults = readOutputs(content.responseData);
  const drawn = { name, ...writtenDrawing(content.drawing), executionResults };
  const { loadedWorkflowId: id } = useWorkflow.getState();
  const { version: basedOn } = useBaseline.getState();
  const { data } =
    how === 'new' || id === null || basedOn === null
      ? await api(saveWorkflow, drawn)
      : await api(saveOverWorkflow, { id, basedOn, ...drawn });
  markLoaded(data, content);
  queryClient.setQueryData(keyOf(data.id), data);
  await queryClient.invalidateQueries({ queryKey: KEY });
}

/**
 * Puts a saved workflow on the canvas in the place of what is there, with the changes that were left unsaved, unless it is
 * wanted as it is saved; tells whether it could be drawn.
 */
export function loadSaved(workflow: SavedWorkflow, options: { isAsSaved?: boolean } = {}): boolean {
  const drawing = drawingOf(workflow);
  if (!drawing) return false;
  queryClient.setQueryData(keyOf(workflow.id), workflow);
  const { id, updated_at: version, executionResults: outputs } = workflow;
  const left = options.isAsSaved
    ? undefined
    : unsavedDrafts().find(({ loadedWorkflowId, isAside }) => loadedWorkflowId === id && !isAside);
  if (left) {
    const responseData = outputs.length > 0 ? { outputs } : null;
    bringBack(left, left.version === version ? { drawing, responseData } : null);
    return true;
  }
  forgetRun();
  load(drawing, workflow, outputs);
  return true;
}

/** Puts a saved workflow on the canvas as it is now; tells whether it could. */
export async function loadSavedById(id: string, options: { isAsSaved?: boolean } = {}): Promise<boolean> {
  return loadSaved((await api(getWorkflow, { id })).data, options);
}

/** Lets the unsaved changes on the canvas go: what is saved stands there again, or nothing where none is; undo brings them back. */
export async function discardUnsaved(): Promise<void> {
  const { loadedWorkflowId: id } = useWorkflow.getState();
  const saved = id === null ? null : (await api(getWorkflow, { id })).data;
  const drawing = saved ? drawingOf(saved) : EMPTY_DRAWING;
  if (!drawing) throw new Error('This workflow can’t be shown here. Reload the page and try again.');
  forgetRun();
  const outputs = saved?.executionResults ?? [];
  useWorkflow.setState({ responseData: outputs.length > 0 ? { outputs } : null, showResponseSidebar: false });
  changeDrawing(() => drawing, { select: new Set() });
  markLoaded(saved);
}

/** Gives a saved workflow another name. */
export async function renameSaved(id: string, name: string): Promise<void> {
  const { data } = await api(renameWorkflow, { id, name });
  if (useWorkflow.getState().loadedWorkflowId === id) useBaseline.setState({ name: data.name });
  await queryClient.invalidateQueries({ queryKey: KEY });
}

/** Saves a copy of a saved workflow beside it; gives what the copy is called. */
export async function duplicateSaved(saved: SavedWorkflow): Promise<string> {
  const { name, agents, connections, executionResults, notes } = saved;
  const copy = copyName(name);
  await api(saveWorkflow, { name: copy, agents, connections, executionResults, notes });
  await queryClient.invalidateQueries({ queryKey: KEY });
  return copy;
}

/** Deletes a saved workflow; the canvas keeps what it shows. */
export function useDeleteSaved(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    await api(deleteWorkflow, { id });
    // What the canvas shows is saved nowhere from now on.
    if (useWorkflow.getState().loadedWorkflowId === id) markLoaded(null, null);
    await client.invalidateQueries({ queryKey: KEY });
  };
}
