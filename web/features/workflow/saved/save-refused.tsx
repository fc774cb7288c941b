import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Button } from '../../../components/button.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { closeBuilderLayer } from '../builder-ui.ts';
import { showAll } from '../canvas/show-all.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { keepNow } from './canvas-here.ts';
import { loadSavedById } from './saved-workflows.ts';

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
      if (!keepNow({ isAside: true }))
        throw new Error('This browser has no room to keep yours. Save it as a copy first.');
      if (!(await loadSavedById(id ?? '', { isAsSaved: true })))
        throw new Error('The newer one can’t be shown here. Reload the page and try again.');
      showAll();
      closeBuilderLayer('save');
      toast.info('The newer one is open. Yours is kept under Saved workflows, as not saved yet.');
    } catch (error) {
      toastFailure('Failed to load workflow', error);
      setIsOpening(false);
    }
  };
  return (
    <div role="alert" className="mb-5 flex gap-2 rounded-lg bg-warn-wash p-3 text-sm">
      <CircleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <div className="min-w-0 flex-1">
        <p className="text-pretty">{text}</p>
        {kind === 'newer' && (
          <>
            <p className="mt-1 text-pretty">Yours stays kept in this browser, as not saved yet.</p>
            <Button look="quiet" size="small" busy={isOpening} onClick={() => void openNewer()} className="mt-2.5">
              Open the newer one
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
