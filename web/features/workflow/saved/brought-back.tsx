import { History, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { toastUndo } from '../../../components/toast-undo.tsx';
import { undo } from '../drawing/workflow-actions.ts';
import { recentMoment } from '../run/moment-words.ts';
import { useUnsaved } from './canvas-here.ts';
import { discardUnsaved } from './saved-workflows.ts';

/** Says that unsaved changes are there again, and lets them go where they are not wanted. */
export default function BroughtBack() {
  const keptAt = useUnsaved(({ broughtBack }) => broughtBack);
  const [isBusy, setIsBusy] = useState(false);
  if (keptAt === null) return null;
  const dismiss = () => useUnsaved.setState({ broughtBack: null });
  const discard = async () => {
    setIsBusy(true);
    try {
      await discardUnsaved();
      dismiss();
      toastUndo('Your unsaved changes are discarded.', 'Changed your mind?', undo);
    } catch (error) {
      toastFailure('Failed to discard the changes', error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div role="status" className="flex items-center gap-2.5 border-b border-line bg-sunken py-1.5 pr-2 pl-4 text-sm">
      <History size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1">Your unsaved changes from {recentMoment(keptAt)} are here again.</p>
      <Button look="ghost" size="small" busy={isBusy} onClick={() => void discard()}>
        Discard
      </Button>
      <IconButton label="Close this note" onClick={dismiss} className="size-7">
        <X size={14} />
      </IconButton>
    </div>
  );
}
