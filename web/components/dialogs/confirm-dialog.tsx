import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks before something is gone for good. */
export function ConfirmDialog({ isOpen, title, text, action, onConfirm, onClose }: Props) {
  const [isRunning, setIsRunning] = useState(false);
  const confirm = async () => {
    setIsRunning(true);
    try {
      await onConfirm();
    } finally {
      setIsRunning(false);
      onClose();
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} className="dialog max-w-100">
      <div className="p-5">
        <h2 className="text-lg font-[560]">{title}</h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">{text}</p>
        <div className="mt-6 flex justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" busy={isRunning} onClick={confirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
