import { useMemo } from 'react';
import { ResponsePanel } from '../../../components/output/response-panel.tsx';
import { EditablePictures } from '../agent/editable-pictures.tsx';
import { showResponse } from '../drawing/workflow-actions.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { readOutputs } from './outputs.ts';
import { RunNotices } from './run-failures.tsx';
import { useRun } from './run-store.ts';

/** The panel beside the canvas, with what the workflow or a chat made. */
export default function WorkflowResponse() {
  const responseData = useWorkflow((state) => state.responseData);
  const outputs = useMemo(() => readOutputs(responseData), [responseData]);
  const isShown = useWorkflow((state) => state.showResponseSidebar);
  const hasFailed = useRun(({ failures }) => failures.length > 0);
  return (
    <EditablePictures>
      <ResponsePanel
        isShown={isShown}
        outputs={responseData === null ? null : outputs}
        onClose={() => showResponse(false)}
        isBeside
        // The agent that failed has it.
        takesFocus={!hasFailed}
        notice={<RunNotices />}
      />
    </EditablePictures>
  );
}
