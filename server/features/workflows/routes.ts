import * as calls from '../../../domain/api/workflows.ts';
import type { Router } from '../../platform/http/route.ts';
import { type ReadMedia, withImageData } from '../../platform/media/image-data.ts';
import { type ExecuteDeps, execute } from './execute.ts';
import { deleteSaved, findSaved, listSaved, save, saveOver } from './saved.ts';

/** Serves the builder's calls: saved workflows, and running one. */
export function workflowRoutes({ serve }: Router, deps: ExecuteDeps & { readMedia: ReadMedia }): void {
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

  serve(calls.executeWorkflow, [], async ({ caller, input, signal, emit, isStreaming }) => {
    const made = await execute(deps, caller.userId, input, { signal, emit, isStreaming });
    const wish = { userId: caller.userId, wished: input.imageData };
    return (await withImageData(deps.readMedia, wish, [made]))[0] ?? made;
  });
}
