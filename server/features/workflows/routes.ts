import * as calls from '../../../domain/api/workflows.ts';
import type { Router } from '../../platform/http/route.ts';
import { type ExecuteDeps, execute } from './execute.ts';
import { deleteSaved, findSaved, listSaved, save, saveOver } from './saved.ts';

/** Serves the builder's calls: saved workflows, and running one. */
export function workflowRoutes({ serve }: Router, deps: ExecuteDeps): void {
  serve(calls.listWorkflows, [], async ({ caller, input }) => ({ data: await listSaved(deps, caller.userId, input) }));

  serve(calls.saveWorkflow, [], async ({ caller, input }) => ({ data: await save(deps, caller.userId, input) }));

  serve(calls.getWorkflow, [], async ({ caller, input }) => ({ data: await findSaved(deps, caller.userId, input.id) }));

  serve(calls.saveOverWorkflow, [], async ({ caller, input }) => ({
    data: await saveOver(deps, caller.userId, input),
  }));

  serve(calls.deleteWorkflow, [], async ({ caller, input }) => {
    await deleteSaved(deps, caller.userId, input.id);
    return {};
  });

  serve(calls.executeWorkflow, [], ({ caller, input, signal, emit, isStreaming }) =>
    execute(deps, caller.userId, input, { signal, emit, isStreaming }),
  );
}
