import { create } from 'zustand';
import { executeWorkflow, type NodeFailure, runEventSchemas } from '../../../domain/api/workflows.ts';
import type { Graph } from '../../../domain/graph.ts';
import { respond } from '../../lib/api.ts';
import { readStreamed } from '../../lib/streamed-answer.ts';
import { askUsage, usageChanged } from '../../lib/usage.ts';
import { graphOf } from './drawing.ts';
import { eachFrame } from './each-frame.ts';
import { afterEvents, isSettled, outputsSoFar, type RunEvent, type RunProgress, waiting } from './run-progress.ts';
import { type RunOutcome, runWorkflow } from './run-workflow.ts';
import { receive, showResponse } from './workflow-actions.ts';
import { drawingNow, setWorking } from './workflow-store.ts';

interface RunState {
  /** 'checking' asks whether the day allows another run. */
  phase: 'idle' | 'checking' | 'running';
  /** Where the agents of the run at hand or of the last one stand. */
  progress: RunProgress;
  /** What did not work in the last run. */
  failures: NodeFailure[];
  /** What stood behind a branch that went the other way. */
  skipped: NodeFailure[];
}

const IDLE: RunState = { phase: 'idle', progress: new Map(), failures: [], skipped: [] };

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

/** Runs what is drawn, and keeps what it makes; null where one runs already. */
export async function runDrawing(): Promise<RunOutcome | null> {
  if (useRun.getState().phase !== 'idle') return null;
  running = new AbortController();
  const { signal } = running;
  const graph = graphOf(drawingNow());
  const ids = graph.agents.map(({ id }) => id);
  useRun.setState({ phase: 'checking' });
  const outcome = await runWorkflow(graph, signal, {
    usage: askUsage,
    execute,
    onBegin: () => {
      showResponse(false);
      useRun.setState({ phase: 'running', progress: waiting(ids), failures: [], skipped: [] });
      setWorking(new Set(ids));
    },
  });
  running = null;
  settle(outcome);
  return outcome;
}

function settle(outcome: RunOutcome): void {
  const { progress } = useRun.getState();
  const outputs = outcome.kind === 'finished' ? outcome.answer.outputs : outputsSoFar(progress);
  const { failures, skipped } = outcome.kind === 'finished' ? outcome.answer : { failures: [], skipped: [] };
  const ended = new Map([...progress].filter(([, node]) => isSettled(node)));
  useRun.setState({ phase: 'idle', progress: ended, failures, skipped });
  // What was made before a run was called off or broke is not thrown away.
  if (outcome.kind === 'finished' || outputs.length > 0) receive({ outputs });
  setWorking(new Set(ended.keys()));
  if (outcome.kind === 'finished') showResponse(true);
  usageChanged();
}

async function execute(graph: Graph, signal: AbortSignal) {
  const events = eachFrame<RunEvent>((batch) =>
    useRun.setState(({ progress }) => ({ progress: afterEvents(progress, batch) })),
  );
  try {
    const response = await respond(executeWorkflow, graph, {
      signal,
      accept: 'text/event-stream, application/json',
      isStream: true,
    });
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

function runEvent(type: string, data: unknown): RunEvent | null {
  if (!isRunEventName(type)) return null;
  const parsed = runEventSchemas[type].safeParse(data);
  return parsed.success ? ({ type, ...parsed.data } as RunEvent) : null;
}

function isRunEventName(name: string): name is keyof typeof runEventSchemas {
  return Object.hasOwn(runEventSchemas, name);
}
