import { referenceLinks } from '../../domain/workflow/agent-references.ts';
import { type Connection, type Graph, type Link, runOrder } from '../../domain/workflow/graph.ts';
import type { Output } from '../../domain/workflow/outputs.ts';
import { type AgentFailure, arrivalOf, type NodeResult, skippedFor, skipReason } from './run-graph.ts';

/** The agents that a run skipped, told by what the others made: those behind a branch that went the other way. */
export function skippedAmong(graph: Graph, made: ReadonlyMap<string, Output>): AgentFailure[] {
  const agents = new Map(graph.agents.map((agent) => [agent.id, agent]));
  const linesInto = Map.groupBy<string, Link & Pick<Connection, 'when'>>(graph.connections, ({ target }) => target);
  const referredBy = Map.groupBy<string, Link & Pick<Connection, 'when'>>(
    referenceLinks(graph),
    ({ target }) => target,
  );
  const results = new Map<string, NodeResult>([...made].map(([id, output]) => [id, { output }]));
  const skipped: AgentFailure[] = [];
  for (const id of runOrder(graph) ?? []) {
    const agent = agents.get(id);
    if (!agent || made.has(id)) continue;
    const before = linesInto.get(id) ?? referredBy.get(id) ?? [];
    const reason = skipReason(
      before.map(({ source, when }) => {
        const result = results.get(source);
        return result ? arrivalOf(result, when) : null;
      }),
    );
    if (reason === null) continue;
    const told = skippedFor(agent, reason);
    skipped.push(told);
    results.set(id, { skipped: told, reason });
  }
  return skipped;
}
