import { ArrowLeft, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { RunNode, WorkflowRunDetails } from '../../../../domain/api/workflow/workflow-runs.ts';
import { executeWorkflow } from '../../../../domain/api/workflow/workflows.ts';
import { AgentIcon } from '../../../components/agent-icon.tsx';
import { Button } from '../../../components/button.tsx';
import { OutputView } from '../../../components/output/output-view.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { usageChanged } from '../../../lib/queries/usage.ts';
import { exactMoment } from './moment-words.ts';
import { took } from './run-times.ts';
import { RUNS_KEY, useRunDetails } from './runs-query.ts';

/** One run: what each agent took, made, needed, and why one failed; it can be run once more as it was. */
export function RunDetails({ id, runId, onBack }: { id: string; runId: string; onBack: () => void }) {
  const { data: run, error } = useRunDetails(id, runId);
  return (
    <div className="p-5">
      <div className="mb-4 flex items-center gap-3">
        <Button look="ghost" size="small" onClick={onBack}>
          <ArrowLeft size={14} aria-hidden="true" />
          All runs
        </Button>
        {run && <h3 className="min-w-0 flex-1 truncate text-sm font-medium">{exactMoment(run.started_at)}</h3>}
        {run && run.agents.length > 0 && <AgainButton id={id} run={run} onDone={onBack} />}
      </div>
      {error && <p className="py-8 text-center text-sm text-bad">{reasonOf(error)}</p>}
      {!run && !error && (
        <p role="status" className="py-8 text-center text-sm text-ink-2">
          Loading this run…
        </p>
      )}
      {run?.nodes === null && (
        <p className="py-8 text-center text-sm text-ink-2">This run was too large to keep what its agents made.</p>
      )}
      <ol className="flex flex-col gap-3">
        {run?.nodes?.map((node) => (
          <Node key={node.nodeId} node={node} />
        ))}
      </ol>
    </div>
  );
}

function AgainButton({ id, run, onDone }: { id: string; run: WorkflowRunDetails; onDone: () => void }) {
  const [isRunning, setIsRunning] = useState(false);
  const again = async () => {
    setIsRunning(true);
    try {
      const { failures, state } = await api(executeWorkflow, {
        agents: run.agents,
        connections: run.connections,
        workflowId: id,
      });
      if (state === 'undone') toast.warn('Run again with the same input. Not all was done: the run says what.');
      else if (failures.length === 0) toast.success('Run again with the same input.');
      else toast.warn(`${failures.length} of ${run.agents.length} agents did not finish.`);
    } catch (failure) {
      toastFailure('Failed to execute workflow', failure);
    }
    setIsRunning(false);
    usageChanged();
    await queryClient.invalidateQueries({ queryKey: RUNS_KEY });
    onDone();
  };
  return (
    <Button look="quiet" size="small" busy={isRunning} onClick={() => void again()}>
      {!isRunning && <RotateCw size={13} aria-hidden="true" />}
      Run again
    </Button>
  );
}

function Node({ node: { agent, type, input, output, error, skipped, ms } }: { node: RunNode }) {
  const facts = [output?.reused && 'Reused', output?.engine, ms !== null && !output?.reused && took(ms)];
  return (
    <li className="rounded-lg bg-sunken p-4">
      <h4 className="flex items-center gap-2 text-sm font-medium">
        <AgentIcon kind={type} />
        <span className="min-w-0 flex-1 truncate">{agent}</span>
        <span className="shrink-0 text-2xs font-normal text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
      </h4>
      {input !== '' && (
        <p className="mt-2 text-xs whitespace-pre-wrap break-words text-ink-2">
          <span className="text-ink-3">Input: </span>
          {input}
        </p>
      )}
      {error !== null && <p className="mt-2 text-xs text-bad">{error}</p>}
      {skipped !== null && <p className="mt-2 text-xs text-ink-2">{skipped}</p>}
      {output && (
        <div className="mt-3">
          <OutputView output={output} index={1} look="plain" />
        </div>
      )}
    </li>
  );
}
