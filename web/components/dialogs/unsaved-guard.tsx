import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Something was changed and not saved. */
  isDirty: boolean;
  /** What would be lost, in a sentence. */
  text?: string | undefined;
}

/** Asks before unsaved changes are lost: by a link, by back and forward, by closing the tab. */
export function UnsavedGuard({ isDirty, text }: Props) {
  const leaving = useLeaveGuard(isDirty);
  return (
    <Question isOpen={leaving !== null} text={text} onLeave={() => leaving?.leave()} onStay={() => leaving?.stay()} />
  );
}

/** The same for a dialog: asks before it is closed too. Its question stands before it: closed first, it gives the focus back. */
export function useGuardedClose({ isDirty, text }: Props, close: () => void): { ask: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const answer = (leaves: boolean) => {
    setIsAsking(false);
    if (leaves) close();
  };
  return {
    ask: () => (isDirty ? setIsAsking(true) : close()),
    question: (
      <>
        <UnsavedGuard isDirty={isDirty} text={text} />
        <Question isOpen={isAsking} text={text} onLeave={() => answer(true)} onStay={() => answer(false)} />
      </>
    ),
  };
}

interface QuestionProps {
  isOpen: boolean;
  text: string | undefined;
  onLeave: () => void;
  onStay: () => void;
}

function Question({
  isOpen,
  text = 'If you leave now, what you changed here is lost.',
  onLeave,
  onStay,
}: QuestionProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onStay} label="You have unsaved changes" className="dialog max-w-100">
      <div className="p-5">
        <h2 className="text-lg font-[560]">You have unsaved changes</h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">{text}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onLeave}>
            Leave without saving
          </Button>
          <Button data-autofocus onClick={onStay}>
            Stay
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
