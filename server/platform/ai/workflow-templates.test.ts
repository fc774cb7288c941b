import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { graphOfDescribed } from '../../../domain/described-workflow.ts';
import type { Output } from '../../../domain/outputs.ts';
import { STARTER } from '../../../domain/starter-workflow.ts';
import { WORKFLOW_TEMPLATES, type WorkflowTemplate } from '../../../domain/workflow-templates.ts';
import { shownPicture } from '../../../tests/support/ai-tasks.ts';
import { simpleEngine } from '../../../tests/support/simple-engine.ts';
import { builtinEngine } from '../../assistant/engine.ts';
import { TEXT_SENSE } from '../../assistant/text-sense.ts';
import { readConfig } from '../../config.ts';
import { runGraph } from '../../engine/run-graph.ts';
import { createAgents } from './agents.ts';
import { createAi } from './ai.ts';
import { compose } from './builtin/designer/draw.ts';
import { operatorConnections } from './connections.ts';
import { workAsAgent } from './workflow-agent.ts';

/** What stands on a picture, or is spoken. */
const shown: string[] = [];
const quick = simpleEngine();
const ai = createAi(operatorConnections(readConfig({}, process.cwd()).ai), {
  ...builtinEngine,
  draw: (task, signal) => {
    shown.push(...compose(task).scene.texts.map(({ text }) => text.lines.join(' ')));
    return quick.draw(task, signal);
  },
  speak: (task, signal) => {
    shown.push(task.text);
    return quick.speak(task, signal);
  },
});
const agents = createAgents(async () => ai, { store: async () => ({ id: 'm', url: '/api/media/m' }) }, TEXT_SENSE);

async function run({
  agents: described,
}: Pick<WorkflowTemplate, 'agents'>): Promise<{ name: string; output: Output }[]> {
  const graph = graphOfDescribed(described, (_, at) => `${at}`);
  const setting = { brandOf: async () => NO_BRAND, platforms: [], agentType: null };
  const { outputs } = await runGraph(
    graph,
    {
      work: (agent, incoming, { signal }) => workAsAgent(agents, agent, incoming, setting, { signal }),
      finished: new Map(),
      facts: new Map(),
      keep: async () => {},
      emit: () => {},
      explain: () => null,
    },
    { signal: new AbortController().signal, atOnce: 2 },
  );
  return outputs.flatMap(({ nodeId, output }) => ({ name: described[Number(nodeId)]?.name ?? '', output }));
}

it('OBEY-09 cuts no word on a picture: every word on it stands in the text', () => {
  for (const place of ['barn', 'clubhouse', 'schoolyard', 'shopfront', 'marketplace', 'bar', 'village hall']) {
    const words = `Our open day on Friday at 10 am in the ${place}.`;
    const seen = compose(shownPicture(words, { platform: 'instagram' })).scene.texts.flatMap(({ text }) => text.lines);
    const given = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    for (const word of seen
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [])
      expect([place, ...given]).toContain(word);
  }
});

const figures = (text: string): string[] => text.replace(/^\d+[.)] |^\d\/\d /gm, '').match(/\d+(?:[.:]\d+)?/g) ?? [];

it('OBEY-08 has twelve templates of different shapes', () => {
  expect(WORKFLOW_TEMPLATES).toHaveLength(12);
  const shapes = WORKFLOW_TEMPLATES.map(({ agents: all }) =>
    all
      .map(({ type, from = [] }) =>
        [type, ...[from].flat().map((name) => all.findIndex((one) => one.name === name))].join(),
      )
      .join(' '),
  );
  expect(new Set(shapes).size).toBeGreaterThan(7);
});

describe('OBEY-08 without a model', () => {
  const EXAMPLE: Pick<WorkflowTemplate, 'title' | 'agents'> = {
    title: 'The builder’s example',
    agents: [{ ...STARTER, type: 'chat' }],
  };
  it.each([EXAMPLE, ...WORKFLOW_TEMPLATES])(
    '$title does all that it is told, and claims nothing that its words do not say',
    async (template) => {
      shown.length = 0;
      const given = template.agents.map(({ input = '', description = '' }) => `${input} ${description}`).join(' ');
      const made = await run(template);
      const texts = made.filter(({ output }) => output.output_type === 'text');
      for (const { name, output } of texts) {
        expect([name, output.undone ?? [], output.question ?? false]).toEqual([name, [], false]);
        expect(output.output).not.toMatch(
          /\b(?:for (?:linkedin|twitter|instagram|facebook)|sign off|begin with|end with|hashtags?|at most|sentences)\b/i,
        );
        for (const figure of figures(output.output)) expect(given).toContain(figure);
      }
      const roots = template.agents.filter(({ from }) => from === undefined);
      for (const { name, input = '' } of roots) {
        const text = texts.find((one) => one.name === name)?.output.output ?? '';
        for (const figure of figures(input)) expect(text).toContain(figure);
      }
      for (const words of shown) for (const figure of figures(words)) expect(given).toContain(figure);
      expect(made).toHaveLength(template.agents.length);
    },
  );
});
