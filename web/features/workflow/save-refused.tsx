import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { close } from './builder-ui.ts';
import { loadSavedById } from './saved-workflows.ts';
import { showAll } from './show-all.ts';
import { useWorkflow } from './workflow-store.ts';

/** Why a workflow can't be saved over: somebody saved it, or deleted it, since it was opened. */
export type SaveRefusal = { kind: 'newer' | 'gone'; text: string };

/** The refusal in a failed save; null where it failed otherwise. */
export function refusalIn(error: unknown): SaveRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'OUTDATED') return { kind: 'newer', text: error.message };
  if (error.status === 404)
    return { kind: 'gone', text: 'This workflow was deleted elsewhere. Save yours as a copy to keep it.' };
  return null;
}

/** Says why nothing was saved over, and leads to what is there instead. */
export function SaveRefused({ refusal: { kind, text } }: { refusal: SaveRefusal }) {
  const id = useWorkflow(({ loadedWorkflowId }) => loadedWorkflowId);
  const [isOpening, setIsOpening] = useState(false);
  const openNewer = async () => {
    setIsOpening(true);
    try {
      if (!(await loadSavedById(id ?? ''))) throw new Error('It can’t be drawn.');
      showAll();
      close('save');
    } catch (error) {
      toastFailure('Failed to load workflow', error);
      setIsOpening(false);
    }
  };
  return (
    <div role="alert" className="mb-5 rounded-lg bg-warn-wash p-3 text-sm">
      <p className="flex gap-2">
        <CircleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
        <span className="min-w-0">{text}</span>
      </p>
      {kind === 'newer' && (
        <div className="mt-2.5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 pl-6">
          <span className="mr-auto text-xs text-ink-2">The newer one replaces what is on your canvas.</span>
          <Button look="quiet" size="small" busy={isOpening} onClick={() => void openNewer()}>
            Open the newer one
          </Button>
        </div>
      )}
    </div>
  );
}
