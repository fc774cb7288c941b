import { useMemo } from 'react';
import { ResponsePanel } from '../../components/response-panel.tsx';
import { readOutputs } from './outputs.ts';
import { RunNotices } from './run-failures.tsx';
import { showResponse } from './workflow-actions.ts';
import { useWorkflow } from './workflow-store.ts';

/** The panel beside the canvas, with what the workflow or a chat made. */
export default function WorkflowResponse() {
  const responseData = useWorkflow((state) => state.responseData);
  const outputs = useMemo(() => readOutputs(responseData), [responseData]);
  const isShown = useWorkflow((state) => state.showResponseSidebar);
  return (
    <ResponsePanel
      isShown={isShown}
      outputs={responseData === null ? null : outputs}
      onClose={() => showResponse(false)}
      isBeside
      notice={<RunNotices />}
    />
  );
}
