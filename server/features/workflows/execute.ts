import type { AnswerOf } from '../../../domain/api/call.ts';
import type { RunStarter } from '../../../domain/api/workflow/workflow-runs.ts';
import type { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import type { Brand } from '../../../domain/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { isCounted } from '../../../domain/free-plan.ts';
import { factsFor } from '../../../domain/workflow/agent-references.ts';
import type { AgentKind } from '../../../domain/workflow/agents.ts';
import type { Agent, Graph } from '../../../domain/workflow/graph.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { fingerprintOf, neededFor } from '../../../domain/workflow/partial-run.ts';
import { runStateOf } from '../../../domain/workflow/run-state.ts';
import { recorded } from '../../engine/record-run.ts';
import { RunCancelled, type RunResult, runGraph } from '../../engine/run-graph.ts';
import type { Agents } from '../../platform/ai/agents.ts';
import { explainAgentFailure, workAsAgent } from '../../platform/ai/workflow-agent.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Emit } from '../../platform/http/event-stream.ts';
import type { Log } from '../../platform/log.ts';
import { debitRun } from '../usage/usage.ts';
import { usableOutputs } from './given-outputs.ts';

import { refuseFaulty } from './refuse-faulty.ts';
import { keepRun } from './run-history.ts';

/** What surrounds a run: the brand, and a mark of brand and engine for each kind of agent. */
export interface RunSetting {
  brand: Brand;
  marks: Record<AgentKind, string>;
}

export interface ExecuteDeps {
  db: Database;
  clock: Clock;
  /** The agents whose pictures and sounds belong to this user; told what connected models use for them. */
  agentsFor(userId: string, onTokens?: (tokens: number) => void): Agents;
  /** The logo is read only for those who draw. */
  settingOf(userId: string, wantsLogo: boolean): Promise<RunSetting>;
  /** Whether a connected model writes for this user. */
  hasModel(userId: string): Promise<boolean>;
  log: Log;
}

type Input = Context<typeof executeWorkflow>['input'];

/** Which part of a workflow is run, from what, and for which history. */
export type RunPartInput = Partial<Pick<Input, 'only' | 'given' | 'variant' | 'workflowId'>>;

interface Run {
  by?: RunStarter;
  signal: AbortSignal;
  emit: Emit;
  isStreaming: boolean;
}

/** How many agents of one run work at the same time: one person's workflow leaves room for the others'. */
const AT_ONCE = 4;

/** Runs what somebody drew, or a part of it: checked and counted first, told event by event, answered with all that was made. */
export async function runDrawnWorkflow(
  deps: ExecuteDeps,
  userId: string,
  { agents, connections, only, given: sent = [], variant = 0, workflowId }: Graph & RunPartInput,
  { by = 'hand', signal, emit, isStreaming }: Run,
): Promise<AnswerOf<typeof executeWorkflow>> {
  const graph = { agents, connections };
  await refuseFaulty(graph);
  refuseUnknown(graph, only);
  const given = await usableOutputs(deps.db, userId, sent);
  const needed = neededFor(graph, { only, given });
  const isDrawn = agents.some(({ id, type }) => type === 'image' && needed.has(id));
  const { brand, marks } = await deps.settingOf(userId, isDrawn);
  const startedAt = deps.clock();
  const debit = await debitRun(deps.db, userId, startedAt);
  const facts = await factsFor(agents, async () => brand, startedAt, debit.timeZone);
  let hasStarted = false;
  let tokens = 0;
  const workers = deps.agentsFor(userId, (used) => {
    tokens += used;
  });
  const record = recorded(
    agents,
    {
      work: async (agent, incoming, { signal: runs, onText }) => {
        const fingerprint = fingerprintOf(agent, incoming, marks[agent.type]);
        const before = given.get(agent.id);
        if (before?.fingerprint === fingerprint) return reused(agent, before);
        hasStarted = true;
        const version = only?.includes(agent.id) ? variant : 0;
        // Text piece by piece costs twice as much; where nobody reads along, it is made in one.
        const options = { signal: runs, variant: version, ...(isStreaming ? { onText } : {}) };
        const around = { brandOf: async () => brand, platforms: [], agentType: null };
        return { ...(await workAsAgent(workers, agent, incoming, around, options)), fingerprint };
      },
      finished: new Map(
        agents.flatMap((agent) => {
          const before = given.get(agent.id);
          return before && before.fingerprint === undefined ? [[agent.id, reused(agent, before)] as const] : [];
        }),
      ),
      facts,
      keep: async () => {},
      emit: ({ type, ...about }) => emit(type, about),
      explain: explainAgentFailure(deps.log),
    },
    deps.clock,
  );
  const remember = async (isCancelled: boolean): Promise<void> => {
    if (workflowId === undefined) return;
    const run = { userId, workflowId, by, graph, nodes: record.nodes(), isCancelled, startedAt, tokens };
    // What was made is worth more than its place in the history.
    await keepRun(deps.db)({ ...run, endedAt: deps.clock() }).catch((cause: unknown) =>
      deps.log.error({ err: cause }, 'a run was not kept in its history'),
    );
  };
  try {
    await refuseFaulty(graph, { facts, hasModel: () => deps.hasModel(userId) });
    const result = await runGraph(graph, record.ports, { signal, atOnce: AT_ONCE, only: needed });
    // Only a run that made something counts: a question back is nothing made, and what is reused was counted before.
    if (!isCounted(result.outputs.map(({ output }) => output))) await debit.refund();
    await remember(false);
    return answerOf(result);
  } catch (thrown) {
    if (!hasStarted) await debit.refund();
    if (!(thrown instanceof RunCancelled)) throw thrown;
    await remember(true);
    throw new Failure('CANCELLED');
  }
}

function refuseUnknown(graph: Graph, only: readonly string[] | undefined): void {
  const known = new Set(graph.agents.map(({ id }) => id));
  if (only?.some((id) => !known.has(id)))
    throw new Failure('VALIDATION', 'One of the agents to run is not in this workflow. Please name those that are.');
}

/** What an agent made before, under the name that it has now. */
const reused = (agent: Agent, before: Output): Output => ({ ...before, agent: agent.name, reused: true });

function answerOf({ outputs, failures, skipped }: RunResult): AnswerOf<typeof executeWorkflow> {
  const [first] = failures;
  if (outputs.length === 0 && first)
    throw new Failure('RUN_FAILED', `Failed to execute workflow: ${first.agent}: ${first.message}`, {
      nodeId: first.nodeId,
    });
  const state = runStateOf(
    outputs.map(({ output }) => output),
    failures.length,
  );
  return { outputs: outputs.map(({ nodeId, output }) => ({ nodeId, ...output })), failures, skipped, state };
}
