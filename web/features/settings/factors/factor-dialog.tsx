import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';

interface Props {
  title: string;
  text: ReactNode;
  /** What the button says that goes on. */
  action: string;
  isRunning: boolean;
  isDanger?: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question that is answered by typing something that only the owner knows. */
export function FactorDialog({ title, text, action, isRunning, isDanger = false, onSubmit, onClose, children }: Props) {
  return (
    <Dialog isOpen onClose={onClose} label={title} isHeld={isRunning} className="dialog max-w-110">
      <form noValidate onSubmit={onSubmit} className="p-5">
        <h2 className="text-lg font-[560]">{title}</h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">{text}</p>
        <div className="mt-5 flex flex-col gap-4">{children}</div>
        <div className="mt-6 flex justify-end gap-2">
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={isDanger ? 'danger' : 'solid'} busy={isRunning}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
