import * as z from 'zod/mini';
import type { ModelTool } from '../../platform/ai/converse.ts';
import { MODEL_OPERATIONS as operations } from '../operations.ts';
import { planTools } from './plan-tools.ts';
import { textTools } from './text-tools.ts';
import { createCheck, modelTool, type ToolContext } from './tool-context.ts';

const short = z.string().check(z.maxLength(500));
const long = z.string().check(z.maxLength(4_000));

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
    modelTool(
      'buildWorkflow',
      'Builds a workflow on the canvas. `matter` describes in plain words which agents it has and what each makes.',
      z.extend(z.omit(operations.buildWorkflow, { op: true }), { matter: long }),
      ({ matter }, signal) => perform({ op: 'buildWorkflow', matter }, null, signal),
    ),
    modelTool(
      'ask',
      'Asks the user one short question where something needed is missing. Nothing else is done after it.',
      z.extend(z.omit(operations.ask, { op: true }), { about: short }),
      ({ about }, signal) => perform({ op: 'ask', about }, null, signal),
    ),
  ];
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
