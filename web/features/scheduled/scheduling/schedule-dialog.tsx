import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { ReadyWorkflow } from './schedule-request.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** A workflow that is drawn already: it is scheduled as it is, nothing is drafted. */
  workflow?: ReadyWorkflow | undefined;
  /** The moment to begin with. */
  at?: Date | undefined;
}

/** Puts a post, or a workflow that is already drawn, on the schedule. */
export function ScheduleDialog({ isOpen, onClose, workflow, at }: Props) {
  // Closed while it is being scheduled, it would hide a refusal and lose what was written.
  const [isScheduling, setIsScheduling] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label="Schedule Workflow"
      className="dialog max-w-160"
      isHeld={isScheduling}
    >
      {/* Whatever was filled in goes when it closes. */}
      {isOpen && (
        <>
          <DialogHead title="Schedule Workflow" onClose={onClose} isHeld={isScheduling} />
          <ScheduleForm
            workflow={workflow}
            at={at}
            isScheduling={isScheduling}
            onScheduling={setIsScheduling}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

export default ScheduleDialog;
