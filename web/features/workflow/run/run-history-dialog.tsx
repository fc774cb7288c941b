import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RunStarter, WorkflowRun } from '../../../../domain/api/workflow/workflow-runs.ts';
import type { RunState } from '../../../../domain/workflow/run-state.ts';
import { Button } from '../../../components/button.tsx';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { openBuilderLayer } from '../builder-ui.ts';
import { RunsCompared } from '../comparing/runs-compared.tsx';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { LayerDialog } from '../layer-dialog.tsx';
import { exactMoment } from './moment-words.ts';
import { RunDetails } from './run-details.tsx';
import { took } from './run-times.ts';
import { useRuns } from './runs-query.ts';

const STARTERS: Record<RunStarter, string> = { hand: 'By hand', schedule: 'By the schedule', program: 'By a program' };
const STATES: Record<RunState, { label: string; tone: string }> = {
  completed: { label: 'Done', tone: 'bg-ok-wash text-ok' },
  undone: { label: 'Not all done', tone: 'bg-warn-wash text-warn' },
  partly: { label: 'Partly done', tone: 'bg-warn-wash text-warn' },
  failed: { label: 'Failed', tone: 'bg-bad-wash text-bad' },
  cancelled: { label: 'Called off', tone: 'bg-hover text-ink-2' },
};

/** What a phone shows below the state. */
const SECOND_RATE = ['Time', 'Cost'];

/** What a run cost: tokens of connected models, or one of the day's workflows. */
function costOf({ tokens, counted }: WorkflowRun): string {
  if (tokens > 0) return `${tokens.toLocaleString('en-US')} tokens`;
  return counted ? '1 workflow' : 'Nothing';
}

/** The last runs of the workflow on the canvas: a table, one run, or two side by side. */
export function RunHistoryDialog() {
  return (
    <LayerDialog kind="history" title="Run history" width="max-w-220">
      <Histories />
    </LayerDialog>
  );
}

function Histories() {
  const id = useWorkflow((state) => state.loadedWorkflowId);
  const [shown, setShown] = useState<readonly string[]>([]);
  if (id === null)
    return (
      <Nothing
        title="This workflow is not saved yet"
        text="Runs are kept from the moment a workflow has a name. What it made last stands on the canvas."
      >
        <Button look="quiet" onClick={() => openBuilderLayer({ kind: 'save' })}>
          Save it
        </Button>
      </Nothing>
    );
  const back = () => setShown([]);
  const [one, other] = shown;
  if (one !== undefined && other !== undefined) return <RunsCompared id={id} runs={[other, one]} onBack={back} />;
  if (one !== undefined) return <RunDetails id={id} runId={one} onBack={back} />;
  return <Runs id={id} onShow={setShown} />;
}

function Runs({ id, onShow }: { id: string; onShow: (runs: readonly string[]) => void }) {
  const { runs, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRuns(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (isPending)
    return (
      <p role="status" className="px-5 py-14 text-center text-sm text-ink-2">
        Loading the runs…
      </p>
    );
  if (error && runs.length === 0)
    return (
      <Nothing title="The history could not be loaded" text={reasonOf(error)}>
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </Nothing>
    );
  if (runs.length === 0)
    return (
      <Nothing title="No runs yet" text="Run this workflow, by hand or by a schedule: each run will stand here." />
    );
  const choose = (runId: string) =>
    setChosen((now) => (now.includes(runId) ? now.filter((known) => known !== runId) : [...now.slice(-1), runId]));
  return (
    <div className="p-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="text-xs text-ink-3">The last 100 runs are kept. Choose two to compare them.</p>
        <Button look="quiet" size="small" disabled={chosen.length !== 2} onClick={() => onShow(inOrder(runs, chosen))}>
          Compare
        </Button>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm sm:min-w-140">
          <thead className="text-2xs text-ink-3">
            <tr className="border-b border-line">
              <th className="w-8 py-2">
                <span className="sr-only">Compare</span>
              </th>
              {['When', 'Started', 'State', 'Time', 'Cost'].map((head) => (
                <th key={head} className={`py-2 pr-3 font-medium ${SECOND_RATE.includes(head) ? 'max-sm:hidden' : ''}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <Row
                key={run.id}
                run={run}
                isChosen={chosen.includes(run.id)}
                onChoose={() => choose(run.id)}
                onOpen={() => onShow([run.id])}
              />
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <div className="mt-4 text-center">
          <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
    </div>
  );
}

/** As the table shows them: the newer one first. */
function inOrder(runs: readonly WorkflowRun[], chosen: readonly string[]): string[] {
  return runs.map(({ id }) => id).filter((id) => chosen.includes(id));
}

interface RowProps {
  run: WorkflowRun;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

function Row({ run, isChosen, onChoose, onOpen }: RowProps) {
  const when = exactMoment(run.started_at);
  const state = STATES[run.state];
  return (
    <tr className="border-b border-line align-top last:border-0 hover:bg-hover">
      <td className="py-2.5">
        <input
          type="checkbox"
          aria-label={`Compare the run of ${when}`}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 accent-[var(--c-accent)]"
        />
      </td>
      <td className="py-2 pr-3">
        <button
          type="button"
          onClick={onOpen}
          className="rounded-sm text-left font-medium tabular-nums hover:underline"
        >
          {when}
        </button>
        {run.error && <span className="mt-0.5 line-clamp-2 block max-w-90 text-2xs text-bad">{run.error}</span>}
      </td>
      <td className="py-2 pr-3 text-ink-2">{STARTERS[run.by]}</td>
      <td className="py-2 pr-3">
        <span className={`rounded-sm px-1.5 py-0.5 text-2xs font-medium ${state.tone}`}>{state.label}</span>
        <span className="mt-1 block text-2xs text-ink-3">
          {run.made} made{run.reused > 0 && `, ${run.reused} reused`}
          <span className="block sm:hidden">
            {took(run.ms)} · {costOf(run)}
          </span>
        </span>
      </td>
      <td className="py-2 pr-3 text-ink-2 tabular-nums max-sm:hidden">{took(run.ms)}</td>
      <td className="py-2 text-ink-2 tabular-nums max-sm:hidden">{costOf(run)}</td>
    </tr>
  );
}

function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="px-5 py-14 text-center">
      <History size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-ink-3" />
      <p className="mt-3 text-md font-medium">{title}</p>
      <p className="mx-auto mt-1 max-w-90 text-sm text-pretty text-ink-2">{text}</p>
      {children && <div className="mt-5">{children}</div>}
    </div>
  );
}
