import type { checkUsage } from '../../../../domain/api/account/usage.ts';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { executeWorkflow } from '../../../../domain/api/workflow/workflows.ts';
import { type Graph, runFaultAt } from '../../../../domain/workflow/graph.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';

/** How a run ended. */
export type RunOutcome =
  | { kind: 'finished'; answer: AnswerOf<typeof executeWorkflow> }
  /** It can't run as it is drawn. */
  | { kind: 'refused'; message: string; nodeId: string | null }
  /** The day's workflows are used up. */
  | { kind: 'limit' }
  | { kind: 'usage-unknown' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string; nodeId: string | null };

export interface RunRequestPorts {
  usage(): Promise<AnswerOf<typeof checkUsage>['data']>;
  execute(graph: Graph, signal: AbortSignal): Promise<AnswerOf<typeof executeWorkflow>>;
  /** The checks are over and the agents begin. */
  onBegin(): void;
}

/** Runs a workflow: what can't run is refused here, what the day does not allow is not even tried. */
export async function runWorkflow(graph: Graph, signal: AbortSignal, ports: RunRequestPorts): Promise<RunOutcome> {
  const fault = runFaultAt(graph);
  if (fault) return { kind: 'refused', ...fault };
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
    return { kind: 'failed', message: reasonOf(error), nodeId: faultyAgent(error, graph) };
  }
}

/** The agent that a refusal is about: named by the server, or by its place in what was sent. */
function faultyAgent(error: unknown, { agents }: Graph): string | null {
  if (!(error instanceof ApiError)) return null;
  const place = Object.keys(error.details.fields ?? {}).flatMap(
    (field) => /^agents\.(\d+)\b/.exec(field)?.[1] ?? [],
  )[0];
  return error.details.nodeId ?? agents[Number(place)]?.id ?? null;
}
