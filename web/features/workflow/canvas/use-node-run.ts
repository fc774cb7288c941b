import { useMemo } from 'react';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { outputOf } from '../run/outputs.ts';
import type { NodeRun } from '../run/run-progress.ts';
import { useRun } from '../run/run-store.ts';

/** Where an agent stands: in the run that goes on, or with what it made last; null where it has made nothing. */
export function useNodeRun(id: string): NodeRun | null {
  const live = useRun(({ progress }) => progress.get(id) ?? null);
  const kept = useWorkflow(({ nodes, responseData }) => {
    const node = responseData && nodes.get(id);
    return node ? outputOf(responseData, node) : null;
  });
  return useMemo(() => live ?? (kept && { status: 'done', output: kept }), [live, kept]);
}
