import { Failure } from '../../../domain/errors.ts';
import { asksModel } from '../../../domain/workflow/branch.ts';
import { type Graph, type RunWorld, runFaultAt } from '../../../domain/workflow/graph.ts';

/** Refuses what can't run, at the agent that has the fault; whether a model is connected is asked only where one is needed. */
export async function refuseFaulty(
  graph: Graph,
  { facts, hasModel }: Pick<RunWorld, 'facts'> & { hasModel?: () => Promise<boolean> } = {},
): Promise<void> {
  const isServed = !hasModel || !graph.agents.some(asksModel) || (await hasModel());
  const fault = runFaultAt(graph, { ...(facts ? { facts } : {}), hasModel: isServed });
  if (fault) throw new Failure('VALIDATION', fault.message, fault.nodeId === null ? {} : { nodeId: fault.nodeId });
}
