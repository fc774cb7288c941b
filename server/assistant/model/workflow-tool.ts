import * as z from 'zod/mini';
import { agentKindSchema } from '../../../domain/workflow/agents.ts';
import { type BranchRule, RULES, ruleSchema } from '../../../domain/workflow/branch.ts';
import type { DescribedAgent } from '../../../domain/workflow/described-workflow.ts';
import { separatorSchema } from '../../../domain/workflow/join.ts';
import { waySchema } from '../../../domain/workflow/way.ts';
import type { ModelTool } from '../../platform/ai/connected/converse.ts';
import type { OperationReport } from './told.ts';
import { modelTool, words } from './tool-context.ts';

const name = words(100, 1);
const long = words(4_000);
/** More is no workflow that somebody describes in a message. */
const MOST_AGENTS = 30;

/** A rule in one shape for all its kinds: what a model fills in without looking up which field goes with which. */
const rule = z.object({ on: z.enum(Object.keys(RULES) as BranchRule['on'][]), value: words(500, 1) });
const agent = z.object({
  name,
  type: agentKindSchema,
  input: z.optional(long),
  description: z.optional(long),
  from: z.optional(z.union([name, z.array(name)])),
  when: z.optional(waySchema),
  rule: z.optional(rule),
  separator: z.optional(separatorSchema),
});

const DESCRIPTION = `Builds a workflow for the canvas. Nothing runs. Each agent has a name and a type:
- chat writes a text, image draws, audio speaks. Each has either \`input\` (what it works on) or \`from\` (the name of the agent whose text it works on, or several names), and \`description\` where something is to be done with it (‘shorten it to 200 characters’).
- branch has \`from\` and \`rule\`: \`on\` one of contains, lacks, word, longer, shorter (characters), platform, question (a yes or no that a model answers), and \`value\` (the words, the number, the network, the question). Agents behind it have it in \`from\` and \`when\`: yes or no.
- join has several names in \`from\` and puts their texts together; after a branch it goes on with whatever came.
\`input\`, \`description\` and the value of a rule may hold {{Name.output}} or {{Name.title}} of an agent before, {{brand.name}}, {{brand.tagline}}, {{run.date}}, {{run.weekday}}.`;

/** Builds a workflow out of agents that a model describes; a rule that can't be one is told back. */
export function workflowTool(
  build: (
    workflow: { name: string; agents: DescribedAgent[] },
    signal: AbortSignal,
  ) => Promise<OperationReport | object>,
): ModelTool {
  return modelTool(
    'buildWorkflow',
    DESCRIPTION,
    z.object({ name, agents: z.array(agent).check(z.refine((all) => all.length > 0 && all.length <= MOST_AGENTS)) }),
    async ({ name: title, agents }, signal) => {
      const described: DescribedAgent[] = [];
      for (const { rule: given, ...one } of agents) {
        const read = given && ruleSchema.safeParse(ruleOf(given));
        if (read?.error)
          return { refused: `‘${given?.value}’ is no value for a rule on ${given?.on}, at ${one.name}.` };
        described.push(read ? { ...one, rule: read.data } : one);
      }
      return build({ name: title, agents: described }, signal);
    },
  );
}

function ruleOf({ on, value }: z.infer<typeof rule>): object {
  switch (on) {
    case 'contains':
    case 'lacks':
    case 'word':
      return { on, what: value };
    case 'longer':
    case 'shorter':
      return { on, than: Number(/\d+/.exec(value.replace(/[,.\s](?=\d{3})/g, ''))?.[0] ?? Number.NaN) };
    case 'platform':
      return { on, platform: value.trim().toLowerCase() };
    case 'question':
      return { on, ask: value };
  }
}
