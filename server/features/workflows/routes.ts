import { runSavedWorkflow } from '../../../domain/api/workflow/run-saved.ts';
import type { RunStarter } from '../../../domain/api/workflow/workflow-runs.ts';
import * as runCalls from '../../../domain/api/workflow/workflow-runs.ts';
import { getVersion, listVersions } from '../../../domain/api/workflow/workflow-versions.ts';
import * as calls from '../../../domain/api/workflow/workflows.ts';
import { factsOn } from '../../../domain/workflow/agent-references.ts';
import type { Graph } from '../../../domain/workflow/graph.ts';
import type { Context } from '../../platform/http/context.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { type ReadMedia, withImageData } from '../../platform/media/image-data.ts';
import { type DescribeDeps, describe } from './describe.ts';
import { type ExecuteDeps, type RunPartInput, runDrawnWorkflow } from './execute.ts';
import { listSaved } from './list-saved.ts';
import { findRun, listRuns } from './run-history.ts';
import { deleteSaved, findSaved, save, saveOver, storeWorkflowName } from './saved.ts';
import { savedVersions, versionAt } from './versions.ts';
import { withInputs } from './with-inputs.ts';

/** What a run needs of the call that starts it, whichever that is. */
type RunCall = Pick<Context<typeof calls.executeWorkflow>, 'caller' | 'signal' | 'emit' | 'isStreaming'> & {
  input: { imageData: boolean };
};

/** Serves the builder's calls: saved workflows, and running one. */
export function workflowRoutes(
  { serve }: ApiRouter,
  deps: ExecuteDeps & DescribeDeps & { readMedia: ReadMedia },
): void {
  serve(calls.listWorkflows, [], async ({ caller, input }) => listSaved(deps, caller.userId, input));

  serve(calls.saveWorkflow, [], async ({ caller, input }) => ({ data: await save(deps, caller.userId, input) }));

  serve(calls.getWorkflow, [], async ({ caller, input }) => ({ data: await findSaved(deps, caller.userId, input.id) }));

  serve(calls.saveOverWorkflow, [], async ({ caller, input }) => ({
    data: await saveOver(deps, caller.userId, input),
  }));

  serve(calls.renameWorkflow, [], async ({ caller, input }) => ({
    data: await storeWorkflowName(deps, caller.userId, input),
  }));

  serve(listVersions, [], async ({ caller, input }) => ({ data: await savedVersions(deps, caller.userId, input.id) }));

  serve(getVersion, [], async ({ caller, input }) => ({
    data: await versionAt(deps, caller.userId, input.id, input.version),
  }));

  serve(calls.deleteWorkflow, [], async ({ caller, input }) => {
    await deleteSaved(deps, caller.userId, input.id);
    return {};
  });

  const run = async (
    { caller, input, signal, emit, isStreaming }: RunCall,
    what: Graph & RunPartInput,
    by: RunStarter,
  ) => {
    const made = await runDrawnWorkflow(deps, caller.userId, what, { by, signal, emit, isStreaming });
    const wish = { userId: caller.userId, wished: input.imageData };
    return (await withImageData(deps.readMedia, wish, [made]))[0] ?? made;
  };

  serve(calls.describeWorkflow, [], ({ input, caller, signal }) => describe(deps, caller.userId, input.text, signal));

  serve(calls.executeWorkflow, [], async (context) => run(context, context.input, 'hand'));

  serve(runSavedWorkflow, [], async (context) => {
    const saved = await findSaved(deps, context.caller.userId, context.input.id);
    return run(context, { ...withInputs(saved, context.input.inputs), workflowId: saved.id }, 'program');
  });

  serve(runCalls.getRunSettings, [], async ({ caller, timeZone }) => {
    const { brand, marks } = await deps.settingOf(caller.userId, false);
    return { data: { marks, facts: Object.fromEntries(factsOn(brand, deps.clock(), timeZone)) } };
  });

  serve(runCalls.listWorkflowRuns, [], async ({ caller, input }) => ({
    data: await listRuns(deps.db, caller.userId, input),
  }));

  serve(runCalls.getWorkflowRun, [], async ({ caller, input }) => ({
    data: await findRun(deps.db, caller.userId, input),
  }));
}
