import type { AnswerOf } from '../../../domain/api/call.ts';
import type { checkUsage } from '../../../domain/api/usage.ts';
import type { executeWorkflow } from '../../../domain/api/workflows.ts';
import { type Graph, runFault } from '../../../domain/graph.ts';
import { ApiError } from '../../lib/api-error.ts';
import { reasonOf } from '../../lib/reason-of.ts';

/** How a run ended. */
export type RunOutcome =
  | { kind: 'finished'; answer: AnswerOf<typeof executeWorkflow> }
  /** It can't run as it is drawn. */
  | { kind: 'refused'; message: string }
  /** The day's workflows are used up. */
  | { kind: 'limit' }
  | { kind: 'usage-unknown' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string };

export interface RunPorts {
  usage(): Promise<AnswerOf<typeof checkUsage>['data']>;
  execute(graph: Graph, signal: AbortSignal): Promise<AnswerOf<typeof executeWorkflow>>;
  /** The checks are over and the agents begin. */
  onBegin(): void;
}

/** Runs a workflow: what can't run is refused here, what the day does not allow is not even tried. */
export async function runWorkflow(graph: Graph, signal: AbortSignal, ports: RunPorts): Promise<RunOutcome> {
  const fault = runFault(graph);
  if (fault) return { kind: 'refused', message: fault };
  const usage = await ports.usage().catch(() => null);
  if (signal.aborted) return { kind: 'cancelled' };
  if (usage === null) return { kind: 'usage-unknown' };
  if (!usage.isPremium && (usage.remainingUsage ?? 0) <= 0) return { kind: 'limit' };
  ports.onBegin();
  try {
    return { kind: 'finished', answer: await ports.execute(graph, signal) };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (error instanceof ApiError && error.code === 'QUOTA_EXCEEDED') return { kind: 'limit' };
    return { kind: 'failed', message: reasonOf(error) };
  }
}
