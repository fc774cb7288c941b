import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { undoImport } from '../../../../domain/api/schedule/import-posts.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-head.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { reloadTasks } from '../task/task-queries.ts';
import type { ImportResult } from './import-stages.ts';

interface Props {
  done: ImportResult;
  onUndone: () => void;
  onClose: () => void;
}

/** How many posts were scheduled and for when, the way to them, and the way back. */
export function ImportDone({ done, onUndone, onClose }: Props) {
  const navigate = useNavigate();
  const [isUndoing, setIsUndoing] = useState(false);
  const undo = async () => {
    setIsUndoing(true);
    try {
      const { message } = await api(undoImport, { requestId: done.requestId });
      toast.success(message);
      void reloadTasks();
      onUndone();
    } catch (error) {
      toastFailure('Failed to undo the import', error);
    } finally {
      setIsUndoing(false);
    }
  };
  return (
    <>
      <p role="status" className="flex gap-3 p-5 text-base text-pretty">
        <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
        {done.message}
      </p>
      <DialogFoot>
        <Button look="ghost" busy={isUndoing} onClick={() => void undo()} className="mr-auto">
          Undo the import
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            void navigate('/scheduled?view=list');
            onClose();
          }}
        >
          Show them in the list
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogFoot>
    </>
  );
}
