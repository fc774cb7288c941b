import { useState } from 'react';
import { type DateOrder, importPosts, previewImport } from '../../../../domain/api/schedule/import-posts.ts';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { api } from '../../../lib/api/api.ts';
import { byContract } from '../../../lib/api/problem.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { newId } from '../../../lib/new-id.ts';
import { reloadTasks } from '../task/task-queries.ts';
import { ImportDone } from './import-done.tsx';
import { ImportFileChoice } from './import-file-choice.tsx';
import { ImportedRows } from './import-preview.tsx';
import type { ImportResult, PreviewedFile } from './import-stages.ts';

/** Posts from a CSV file: chosen, looked at row by row, and scheduled only then. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [looked, setLooked] = useState<PreviewedFile | null>(null);
  const [done, setDone] = useState<ImportResult | null>(null);
  const [busy, setBusy] = useState<'reading' | 'scheduling' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const startAgain = () => {
    setLooked(null);
    setDone(null);
    setProblem(null);
  };
  const close = () => {
    startAgain();
    onClose();
  };

  const look = async (file: File, dateOrder?: DateOrder) => {
    setBusy('reading');
    setProblem(null);
    // What was chosen shows at once, before the rows are read anew.
    setLooked((now) => now && { ...now, dateOrder });
    try {
      const refused = byContract(previewImport, { file, dateOrder });
      if (refused) throw new Error(refused.text);
      const { data } = await api(previewImport, { file, dateOrder });
      setLooked({ file, dateOrder, preview: data, requestId: newId() });
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(null);
    }
  };
  const schedule = async ({ file, dateOrder, preview, requestId }: PreviewedFile) => {
    setBusy('scheduling');
    setProblem(null);
    try {
      const answer = await api(importPosts, { file, dateOrder, requestId, expected: preview.good });
      setDone({ ...answer, requestId });
      void reloadTasks();
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      label="Import posts"
      className={`dialog ${looked && !done ? 'max-w-260' : 'max-w-140'}`}
      isHeld={busy === 'scheduling'}
    >
      <DialogHead title="Import posts" onClose={close} isHeld={busy === 'scheduling'} />
      {done ? (
        <ImportDone done={done} onUndone={startAgain} onClose={close} />
      ) : looked ? (
        <ImportedRows
          looked={looked}
          busy={busy}
          problem={problem}
          onOrder={(order) => void look(looked.file, order)}
          onSchedule={() => void schedule(looked)}
          onOther={startAgain}
        />
      ) : (
        <ImportFileChoice isReading={busy !== null} problem={problem} onChoose={(file) => void look(file)} />
      )}
    </Dialog>
  );
}
