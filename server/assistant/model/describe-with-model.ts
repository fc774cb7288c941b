import { PLATFORM_RULES, PLATFORMS } from '../../../domain/post/platforms.ts';
import { type DescribedAgent, describedFault } from '../../../domain/workflow/described-workflow.ts';
import { unusable } from '../../platform/ai/answers.ts';
import type { ConversationTask } from '../../platform/ai/connected/converse.ts';
import { dataSections, RULES_ABOUT_DATA } from '../../platform/ai/connected/prompts.ts';
import type { ReadWorkflow } from '../reading/workflow.ts';
import { askTool } from './tools.ts';
import { workflowTool } from './workflow-tool.ts';

const INSTRUCTIONS = `You turn a description into a workflow for the canvas of Fanfare, where people draft posts for social platforms. You act by the tools alone.

${RULES_ABOUT_DATA}

- Call ‘buildWorkflow’ once, with as few agents as do what the request asks for, and nothing that it does not ask for.
- Names are short and say what an agent is for (‘Post’, ‘${PLATFORM_RULES[PLATFORMS[0]].label}’, ‘Picture’). Facts, figures and names come from the request alone; where the user will bring a text, the first chat agent has an empty input.
- Where it is not clear what should be made, ask one short question with ‘ask’ instead.
- A tool that refuses says why: mend it, and call it again. At last say in one short sentence what you built.`;

/** Lets a connected model read a description; what it builds has to be a workflow by the same rules as any other. */
export async function describeWithModel(
  talk: (task: ConversationTask) => Promise<unknown>,
  said: string,
  hint: ReadWorkflow,
): Promise<ReadWorkflow> {
  const built: DescribedAgent[][] = [];
  let question: string | null = null;
  await talk({
    instructions: INSTRUCTIONS,
    messages: [
      {
        role: 'user',
        content: dataSections({
          'how a simple reader understood the request (may be wrong)':
            'agents' in hint ? JSON.stringify(hint.agents) : '',
          request: said,
        }),
      },
    ],
    tools: [
      workflowTool(async ({ agents }) => {
        const refused = describedFault(agents, true);
        if (refused !== null) return { refused };
        built.push(agents);
        return { said: 'It stands on the canvas.' };
      }),
      askTool(async (about) => {
        question = about;
        return { said: 'Asked.' };
      }),
    ],
  });
  const agents = built.at(-1);
  if (agents) return { agents };
  if (question !== null) return { question };
  throw unusable('bad-answer', 'it built nothing', false);
}
