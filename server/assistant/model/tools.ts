import * as z from 'zod/mini';
import { agentKindSchema } from '../../../domain/agents.ts';
import type { ModelTool } from '../../platform/ai/converse.ts';
import { MODEL_OPERATIONS as operations } from '../operations.ts';
import { planTools } from './plan-tools.ts';
import { textTools } from './text-tools.ts';
import { createCheck, modelTool, type ToolContext, words } from './tool-context.ts';

const name = words(100, 1);
const short = words(500, 1);
const long = words(4_000);
/** More is no workflow that somebody describes in a message. */
const MOST_AGENTS = 30;
const agent = z.object({
  name,
  type: agentKindSchema,
  input: z.optional(long),
  description: z.optional(long),
  from: z.optional(short),
});

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
      'Builds a workflow for the canvas and saves it. `agents`: chat agents write a text, image agents draw, audio agents speak; each has a name and either `input` (what it works on) or `from` (the name of the chat agent whose text it works on). Nothing runs.',
      z.object({
        name,
        agents: z.array(agent).check(z.refine((all) => all.length > 0 && all.length <= MOST_AGENTS)),
      }),
      (workflow, signal) => perform({ op: 'buildWorkflow', matter: '', ...workflow }, null, signal),
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
