import { useMemo } from 'react';
import { ResultsDialog } from '../../../components/dialogs/results-dialog.tsx';
import { EditablePictures } from '../agent/editable-pictures.tsx';
import { closeBuilderLayer, useBuilderUi } from '../builder-ui.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { readOutputs } from './outputs.ts';
import { RunNotices } from './run-failures.tsx';
import { outputsSoFar } from './run-progress.ts';
import { useRun } from './run-store.ts';

/** The modal with the workflow's results; opened during a run, it shows what is there so far. */
export function WorkflowResults() {
  const isOpen = useBuilderUi(({ layer }) => layer?.kind === 'results');
  const isRunning = useRun(({ phase }) => phase === 'running');
  const progress = useRun((state) => state.progress);
  const ids = useRun((state) => state.ids);
  const responseData = useWorkflow((state) => state.responseData);
  const outputs = useMemo(
    () => (isRunning ? outputsSoFar(progress, ids) : readOutputs(responseData)),
    [isRunning, progress, ids, responseData],
  );
  return (
    <EditablePictures>
      <ResultsDialog
        isOpen={isOpen}
        onClose={() => closeBuilderLayer('results')}
        isLoading={isRunning}
        outputs={outputs}
        notice={!isRunning && <RunNotices />}
      />
    </EditablePictures>
  );
}
