import * as z from 'zod/mini';
import type { ModelTool } from '../../platform/ai/connected/converse.ts';
import { MODEL_OPERATIONS as operations } from '../operations.ts';
import { planTools } from './plan-tools.ts';
import { textTools } from './text-tools.ts';
import type { OperationReport } from './told.ts';
import { createCheck, modelTool, type ToolContext, words } from './tool-context.ts';
import { workflowTool } from './workflow-tool.ts';

const short = words(500, 1);

/**
 * All that a model can do: one tool for each operation. None approves, publishes, raises a limit, reaches an address or
 * names another user; drafts and plans are the numbers of this conversation.
 */
export function toolsFor(context: ToolContext): ModelTool[] {
  const { perform, findPosts } = context;
  const check = createCheck(context);
  return [
    ...textTools(context, check),
    ...planTools(context, check),
    modelTool(
      'findPost',
      'Looks for earlier posts of the user by what they are about.',
      z.object({ about: short }),
      async ({ about }, signal) => ({ posts: await findPosts(about, signal) }),
    ),
    workflowTool((workflow, signal) => perform({ op: 'buildWorkflow', matter: '', ...workflow }, null, signal)),
    askTool((about, signal) => perform({ op: 'ask', about }, null, signal)),
  ];
}

/** Asks people something. */
export function askTool(ask: (about: string, signal: AbortSignal) => Promise<OperationReport | object>): ModelTool {
  return modelTool(
    'ask',
    'Asks the user one short question where something needed is missing. Nothing else is done after it.',
    z.extend(z.omit(operations.ask, { op: true }), { about: short }),
    ({ about }, signal) => ask(about, signal),
  );
}

/** What people read while a tool works. */
export const STEP_WORDS: Record<string, string> = {
  write: 'Writing…',
  revise: 'Rewriting…',
  draw: 'Drawing…',
  speak: 'Recording…',
  plan: 'Planning…',
  changePlan: 'Changing your plan…',
  cancelPlans: 'Cancelling…',
  listPlans: 'Looking at your plans…',
  findPost: 'Looking for the post…',
  buildWorkflow: 'Building your workflow…',
  ask: 'Asking…',
};
