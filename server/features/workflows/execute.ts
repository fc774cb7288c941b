import type { AnswerOf } from '../../../domain/api/call.ts';
import type { executeWorkflow } from '../../../domain/api/workflows.ts';
import type { Brand } from '../../../domain/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { isCounted } from '../../../domain/free-plan.ts';
import { type Graph, runFault } from '../../../domain/graph.ts';
import { RunCancelled, type RunResult, runGraph } from '../../engine/run-graph.ts';
import type { Agents } from '../../platform/ai/agents.ts';
import { explainAgentFailure, workAsAgent } from '../../platform/ai/workflow-agent.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Emit } from '../../platform/http/event-stream.ts';
import type { Log } from '../../platform/log.ts';
import { debitRun } from '../usage/usage.ts';

export interface ExecuteDeps {
  db: Database;
  clock: Clock;
  /** The agents whose pictures and sounds belong to this user. */
  agentsFor(userId: string): Agents;
  brandOf(userId: string): Promise<Brand>;
  log: Log;
}

/** How many agents of one run work at the same time: one person's workflow leaves room for the others'. */
const AT_ONCE = 4;

/** Runs what somebody drew: checked and counted first, told event by event, answered with all that was made. */
export async function execute(
  deps: ExecuteDeps,
  userId: string,
  graph: Graph,
  { signal, emit, isStreaming }: { signal: AbortSignal; emit: Emit; isStreaming: boolean },
): Promise<AnswerOf<typeof executeWorkflow>> {
  const fault = runFault(graph);
  if (fault) throw new Failure('VALIDATION', fault);
  const debit = await debitRun(deps.db, userId, deps.clock());
  let hasStarted = false;
  try {
    const agents = deps.agentsFor(userId);
    const brand = await deps.brandOf(userId);
    const setting = { brandOf: async () => brand, platforms: [], agentType: null };
    const result = await runGraph(
      graph,
      {
        work: (agent, incoming, { signal: runs, onText }) =>
          // Text piece by piece costs twice as much; where nobody reads along, it is made in one.
          workAsAgent(agents, agent, incoming, setting, isStreaming ? { signal: runs, onText } : { signal: runs }),
        finished: new Map(),
        keep: async () => {},
        emit: ({ type, ...about }) => {
          hasStarted ||= type === 'node.started';
          emit(type, about);
        },
        explain: explainAgentFailure(deps.log),
      },
      { signal, atOnce: AT_ONCE },
    );
    // Only a run that made something counts: a question back is nothing made.
    if (!isCounted(result.outputs.map(({ output }) => output))) await debit.refund();
    return answerOf(result);
  } catch (thrown) {
    if (!hasStarted) await debit.refund();
    throw thrown instanceof RunCancelled ? new Failure('CANCELLED') : thrown;
  }
}

function answerOf({ outputs, failures }: RunResult): AnswerOf<typeof executeWorkflow> {
  const [first] = failures;
  if (outputs.length === 0 && first)
    throw new Failure('RUN_FAILED', `Failed to execute workflow: ${first.agent}: ${first.message}`);
  return { outputs: outputs.map(({ nodeId, output }) => ({ nodeId, ...output })), failures };
}
