import { useLeaveGuard } from '../lib/use-leave-guard.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Something was changed and not saved. */
  isDirty: boolean;
  /** What would be lost, in a sentence. */
  text?: string;
}

/** Asks before unsaved changes are lost: by a link, by back and forward, by closing the tab. */
export function UnsavedGuard({ isDirty, text = 'If you leave now, what you changed here is lost.' }: Props) {
  const leaving = useLeaveGuard(isDirty);
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={() => leaving?.stay()}
      label="You have unsaved changes"
      className="dialog max-w-100"
    >
      <div className="p-5">
        <h2 className="text-lg font-[560]">You have unsaved changes</h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">{text}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => leaving?.leave()}>
            Leave without saving
          </Button>
          <Button data-autofocus onClick={() => leaving?.stay()}>
            Stay
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
