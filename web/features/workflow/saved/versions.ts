import { useQuery } from '@tanstack/react-query';
import { type DrawnVersion, getVersion, listVersions } from '../../../../domain/api/workflow/workflow-versions.ts';
import { api } from '../../../lib/api/api.ts';
import { drawingOf, fillInputs } from '../drawing/drawing.ts';
import { changeDrawing, hasUnsaved, outputsNow, useBaseline, useWorkflow } from '../drawing/workflow-store.ts';
import { textsOf } from '../run/outputs.ts';
import { forgetRun } from '../run/run-store.ts';
import { mayReplace } from './replace-question.tsx';
import { keyOf, loadSavedById, saveDrawing } from './saved-workflows.ts';

/** The versions of a workflow, the one that is saved now first. */
export function useVersions(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'versions'],
    queryFn: async ({ signal }) => (await api(listVersions, { id }, { signal })).data,
    // Another tab or device may have saved since it was looked at last.
    staleTime: 0,
  });
}

/** One version as it was drawn; it never changes. */
export function useVersion(id: string, version: string | undefined) {
  return useQuery({
    queryKey: ['workflow-version', id, version],
    queryFn: async ({ signal }) => (await api(getVersion, { id, version: version ?? '' }, { signal })).data,
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Saves an earlier version over what is saved now, which becomes a version itself; so do unsaved changes, before. The name
 * and what was made last stay. Undo brings back what was on the canvas. Tells whether it was done.
 */
export async function bringVersionBack(id: string, version: DrawnVersion): Promise<boolean> {
  const drawing = drawingOf(version);
  if (!drawing) throw new Error('This version can’t be shown here. Choose another one.');
  if (useWorkflow.getState().loadedWorkflowId !== id) {
    if (!(await mayReplace())) return false;
    if (!(await loadSavedById(id)))
      throw new Error('This workflow can’t be shown here. Reload the page and try again.');
  }
  const name = useBaseline.getState().name ?? version.name;
  if (hasUnsaved()) await saveDrawing(name, 'over');
  forgetRun();
  changeDrawing(() => fillInputs(drawing, textsOf(outputsNow())), { select: new Set() });
  await saveDrawing(name, 'over');
  return true;
}
