import { create } from 'zustand';
import type { InputOf } from '../../../../domain/api/call.ts';
import {
  executeWorkflow,
  type NodeFailure,
  type NodeOutput,
  runEventSchemas,
} from '../../../../domain/api/workflow/workflows.ts';
import { neededFor } from '../../../../domain/workflow/partial-run.ts';
import { respond } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { readStreamed } from '../../../lib/api/streamed-answer.ts';
import { askUsage, usageChanged } from '../../../lib/queries/usage.ts';
import { eachFrame } from '../canvas/each-frame.ts';
import { graphOf } from '../drawing/drawing.ts';
import { receive, showResponse } from '../drawing/workflow-actions.ts';
import { drawingNow, outputsNow, setWorking, useWorkflow } from '../drawing/workflow-store.ts';
import { inputOf, merged, type WorkflowPart } from './run-parts.ts';
import { type AgentRunEvent, afterEvents, outputsSoFar, type RunProgress, waiting } from './run-progress.ts';
import { type RunOutcome, runWorkflow } from './run-workflow.ts';
import { RUNS_KEY } from './runs-query.ts';

interface RunState {
  /** 'checking' asks whether the day allows another run. */
  phase: 'idle' | 'checking' | 'running';
  /** The agents that take part in the run at hand or took part in the last one. */
  ids: ReadonlySet<string>;
  /** Where they stand; of earlier ones, those that failed. */
  progress: RunProgress;
  /** What did not work in the last run. */
  failures: NodeFailure[];
  /** What stood behind a branch that went the other way. */
  skipped: NodeFailure[];
}

const IDLE: RunState = { phase: 'idle', ids: new Set(), progress: new Map(), failures: [], skipped: [] };

export const useRun = create<RunState>(() => IDLE);

let running: AbortController | null = null;

/** Calls the run off. */
export function cancelRun(): void {
  running?.abort();
}

/** Forgets the last run: it was of another workflow. */
export function forgetRun(): void {
  cancelRun();
  useRun.setState(IDLE);
  setWorking(new Set());
}

/** How a run of the drawing ended; of a finished one, how many agents took part. */
export type DrawingOutcome = RunOutcome & { ran: number; isSameVersion: boolean };

/** Runs what is drawn, or a part of it, and keeps what it makes; null where one runs already. */
export async function runDrawing(part?: WorkflowPart): Promise<DrawingOutcome | null> {
  if (useRun.getState().phase !== 'idle') return null;
  running = new AbortController();
  const { signal } = running;
  const graph = graphOf(drawingNow());
  const before = outputsNow();
  const input = part ? inputOf(part, graph, before) : { given: [] };
  const given = new Map(input.given.map(({ nodeId, ...output }) => [nodeId, output]));
  const ids = neededFor(graph, { only: input.only, given });
  useRun.setState({ phase: 'checking' });
  const outcome = await runWorkflow(graph, signal, {
    usage: askUsage,
    execute: () => execute({ ...graph, ...input }, signal),
    onBegin: () => {
      showResponse(false);
      const earlier = (notices: NodeFailure[]) => (part ? notices.filter(({ nodeId }) => !ids.has(nodeId)) : []);
      useRun.setState(({ progress, failures, skipped }) => ({
        phase: 'running',
        ids,
        progress: new Map([...(part ? progress : []), ...waiting(ids)]),
        failures: earlier(failures),
        skipped: earlier(skipped),
      }));
      setWorking(ids);
    },
  });
  running = null;
  return { ...outcome, ran: ids.size, isSameVersion: settle(outcome, part, before) };
}

/** Keeps how a run has ended; tells whether a version that was asked for is one that was there. */
function settle(outcome: RunOutcome, part: WorkflowPart | undefined, before: ReadonlyMap<string, NodeOutput>): boolean {
  const { progress, ids, failures, skipped } = useRun.getState();
  const made = outcome.kind === 'finished' ? outcome.answer.outputs : outputsSoFar(progress, ids);
  const told = outcome.kind === 'finished' ? outcome.answer : { failures: [], skipped: [] };
  const { outputs, isSameVersion } = part ? merged(before, made, part) : { outputs: made, isSameVersion: false };
  // What an agent has made stands among the outputs; here only what failed or was skipped is to be remembered.
  const kept = new Map([...progress].filter(([, { status }]) => status === 'failed' || status === 'skipped'));
  // An agent that has failed says so itself, and can be tried again.
  if ((outcome.kind === 'refused' || outcome.kind === 'failed') && outcome.nodeId !== null && !kept.has(outcome.nodeId))
    kept.set(outcome.nodeId, { status: 'refused', message: outcome.message });
  useRun.setState({
    phase: 'idle',
    progress: kept,
    failures: [...failures, ...told.failures],
    skipped: [...skipped, ...told.skipped],
  });
  // What was made before a run was called off or broke is not thrown away.
  if (outcome.kind === 'finished' || made.length > 0) receive({ outputs });
  setWorking(new Set(kept.keys()));
  if (outcome.kind === 'finished') showResponse(true);
  usageChanged();
  void queryClient.invalidateQueries({ queryKey: RUNS_KEY });
  return isSameVersion;
}

async function execute(input: InputOf<typeof executeWorkflow>, signal: AbortSignal) {
  const { loadedWorkflowId } = useWorkflow.getState();
  const events = eachFrame<AgentRunEvent>((batch) =>
    useRun.setState(({ progress }) => ({ progress: afterEvents(progress, batch) })),
  );
  try {
    const response = await respond(
      executeWorkflow,
      { ...input, workflowId: loadedWorkflowId ?? undefined },
      {
        signal,
        accept: 'text/event-stream, application/json',
        isStream: true,
      },
    );
    return await readStreamed(executeWorkflow, response, {
      signal,
      onEvent: (name, data) => {
        const event = runEvent(name, data);
        if (event) events.add(event);
      },
    });
  } finally {
    events.flush();
  }
}

function runEvent(type: string, data: unknown): AgentRunEvent | null {
  if (!isRunEventName(type)) return null;
  const parsed = runEventSchemas[type].safeParse(data);
  return parsed.success ? ({ type, ...parsed.data } as AgentRunEvent) : null;
}

function isRunEventName(name: string): name is keyof typeof runEventSchemas {
  return Object.hasOwn(runEventSchemas, name);
}
