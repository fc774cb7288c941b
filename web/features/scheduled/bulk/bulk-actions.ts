import { toast } from 'react-toastify/unstyled';
import type { InputOf } from '../../../../domain/api/call.ts';
import { bulkScheduledWorkflows } from '../../../../domain/api/schedule/bulk.ts';
import type { BulkAction } from '../../../../domain/schedule/bulk.ts';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { toastUndo } from '../../../components/toast-undo.tsx';
import { api } from '../../../lib/api/api.ts';
import { reloadTasks } from '../task/task-queries.ts';
import { beginSelection, useSelection } from './selection.ts';

/** Does something with all that are chosen; says what became of it, with one way back. Tells whether it was done. */
export async function withSelected(action: BulkAction): Promise<boolean> {
  const isDone = await bulk({ ids: [...useSelection.getState().ids], action });
  if (isDone) beginSelection(false);
  return isDone;
}

async function bulk(request: InputOf<typeof bulkScheduledWorkflows>): Promise<boolean> {
  try {
    const { message, done, undo } = await api(bulkScheduledWorkflows, request);
    if (undo) toastUndo(message, message, () => void bulk(undo));
    else if (done.length > 0) toast.success(message);
    else toast.error(message);
    void reloadTasks();
    return done.length > 0;
  } catch (error) {
    toastFailure('Failed to change the selected posts', error);
    void reloadTasks();
    return false;
  }
}
