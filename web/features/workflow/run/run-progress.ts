import type * as z from 'zod/mini';
import type { NodeOutput, runEventSchemas } from '../../../../domain/api/workflow/workflows.ts';

type EventData<Name extends keyof typeof runEventSchemas> = z.output<(typeof runEventSchemas)[Name]>;

/** What happened to an agent while a workflow runs. */
export type AgentRunEvent = {
  [Name in keyof typeof runEventSchemas]: { type: Name } & EventData<Name>;
}[keyof typeof runEventSchemas];

/** Where one agent of a run stands. */
export type NodeRun =
  | { status: 'waiting' }
  | { status: 'running'; text: string }
  | { status: 'done'; output: NodeOutput }
  | { status: 'failed'; message: string }
  /** As it is drawn it can't run: something has to be changed first. */
  | { status: 'refused'; message: string }
  /** It stands behind a branch that went the other way. */
  | { status: 'skipped'; message: string };

export type RunProgress = ReadonlyMap<string, NodeRun>;

/** Before anything has happened, every agent waits. */
export function waiting(ids: Iterable<string>): RunProgress {
  return new Map([...ids].map((id) => [id, { status: 'waiting' }]));
}

/** Where the agents stand after more has happened. */
export function afterEvents(before: RunProgress, events: readonly AgentRunEvent[]): RunProgress {
  const after = new Map(before);
  for (const event of events) after.set(event.nodeId, afterEvent(after.get(event.nodeId), event));
  return after;
}

function afterEvent(node: NodeRun | undefined, event: AgentRunEvent): NodeRun {
  switch (event.type) {
    case 'node.started':
      return { status: 'running', text: '' };
    case 'node.text':
      return { status: 'running', text: (node?.status === 'running' ? node.text : '') + event.delta };
    case 'node.finished':
      return { status: 'done', output: event.output };
    case 'node.failed':
      return { status: 'failed', message: event.message };
    case 'node.skipped':
      return { status: 'skipped', message: event.message };
  }
}

/** Whether nothing more happens to an agent in its run. */
export function isSettled({ status }: NodeRun): boolean {
  return status !== 'waiting' && status !== 'running';
}

/** How far a run is. */
export function runCount(
  progress: RunProgress,
  ids: ReadonlySet<string>,
): { settled: number; total: number; running: string[] } {
  const all = [...progress].filter(([id]) => ids.has(id));
  return {
    settled: all.filter(([, node]) => isSettled(node)).length,
    total: all.length,
    running: all.filter(([, { status }]) => status === 'running').map(([id]) => id),
  };
}

/** What a run has made so far. */
export function outputsSoFar(progress: RunProgress, ids: ReadonlySet<string>): NodeOutput[] {
  return [...progress].flatMap(([nodeId, node]) =>
    node.status === 'done' && ids.has(nodeId) ? [{ nodeId, ...node.output }] : [],
  );
}
