import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { factsOn, piecesOf } from '../../../domain/workflow/agent-references.ts';
import { graphOfDescribed } from '../../../domain/workflow/described-workflow.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { shownPicture } from '../../../tests/support/ai-tasks.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { sceneOf } from '../../../tests/support/stage/drawings.ts';
import { STARTER } from '../../../web/features/workflow/saved/starter-workflow.ts';
import { WORKFLOW_TEMPLATES, type WorkflowTemplate } from '../../../web/features/workflow/saved/workflow-templates.ts';
import { builtinEngine } from '../../assistant/engine.ts';
import { TEXT_SENSE } from '../../assistant/text-sense.ts';
import { readConfig } from '../../config.ts';
import { runGraph } from '../../engine/run-graph.ts';
import { createAgents } from './agents.ts';
import { createAi } from './ai.ts';
import { operatorConnections } from './connections.ts';
import { workAsAgent } from './workflow-agent.ts';

/** What stands on a picture, or is spoken. */
const shown: string[] = [];
const quick = simpleEngine();
const ai = createAi(operatorConnections(readConfig({}, process.cwd()).ai), {
  ...builtinEngine,
  draw: (task, signal) => {
    shown.push(...sceneOf(task).texts.map(({ text }) => text.lines.join(' ')));
    return quick.draw(task, signal);
  },
  speak: (task, signal) => {
    shown.push(task.text);
    return quick.speak(task, signal);
  },
});
const agents = createAgents(
  async () => ai,
  { store: async () => ({ id: 'm', url: '/api/media/m' }), load: async () => null },
  TEXT_SENSE,
);

const FACTS = factsOn(NO_BRAND, new Date('2026-11-16T10:00:00Z'), 'UTC');

async function run({
  agents: described,
}: Pick<WorkflowTemplate, 'agents'>): Promise<{ made: { name: string; output: Output }[]; skipped: string[] }> {
  const graph = graphOfDescribed(described, (_, at) => `${at}`);
  const setting = { brandOf: async () => NO_BRAND, platforms: [], agentType: null };
  const { outputs, skipped } = await runGraph(
    graph,
    {
      work: (agent, incoming, { signal }) => workAsAgent(agents, agent, incoming, setting, { signal }),
      finished: new Map(),
      facts: FACTS,
      keep: async () => {},
      emit: () => {},
      explain: () => null,
    },
    { signal: new AbortController().signal, atOnce: 2 },
  );
  const made = outputs.map(({ nodeId, output }) => ({ name: described[Number(nodeId)]?.name ?? '', output }));
  return { made, skipped: skipped.map(({ agent }) => agent) };
}

it('OBEY-09 cuts no word on a picture: every word on it stands in the text', () => {
  for (const place of ['barn', 'clubhouse', 'schoolyard', 'shopfront', 'marketplace', 'bar', 'village hall']) {
    const words = `Our open day on Friday at 10 am in the ${place}.`;
    const seen = sceneOf(shownPicture(words, { platform: 'instagram' })).texts.flatMap(({ text }) => text.lines);
    const given = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    for (const word of seen
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [])
      expect([place, ...given]).toContain(word);
  }
});

it.each([
  ['20 % off all winter tyres until 30 November!', 'off all winter tyres'],
  ['Our every day soap costs €4.', 'every day soap'],
  ['Free next day delivery until Sunday.', 'next day delivery'],
])('OBEY-13 takes no word out of the name of a thing for a time: %s', (words, thing) => {
  for (const variant of [0, 1, 2]) {
    const seen = sceneOf(shownPicture(words, { variant })).texts.map(({ text }) => text.lines.join(' '));
    expect(seen.join(' / ').toLowerCase()).toContain(thing);
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
      const said = template.agents.map(({ input = '', description = '' }) => `${input} ${description}`).join(' ');
      const given = `${said} ${said.includes('{{run.date}}') ? FACTS.get('run.date') : ''}`;
      const { made, skipped } = await run(template);
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
      expect(made.length + skipped.length).toBe(template.agents.length);
    },
  );
});

describe('the templates with branch, join and references', () => {
  const template = (id: string): WorkflowTemplate => {
    const found = WORKFLOW_TEMPLATES.find((one) => one.id === id);
    if (!found) throw new Error(`no template ${id}`);
    return found;
  };
  const textsOf = async (one: Pick<WorkflowTemplate, 'agents'>) => {
    const { made, skipped } = await run(one);
    return { texts: Object.fromEntries(made.map(({ name, output }) => [name, output.output])), skipped };
  };

  it('TMPL-16 are three', () => {
    const isOne = ({ agents: all }: WorkflowTemplate) =>
      all.some(
        ({ type, input = '', description = '' }) =>
          type === 'branch' ||
          type === 'join' ||
          piecesOf(`${input} ${description}`).some(({ reference }) => reference),
      );
    expect(WORKFLOW_TEMPLATES.filter(isOne).map(({ id }) => id)).toEqual([
      'weekly-digest',
      'review-step',
      'article-to-thread',
    ]);
  });

  it('TMPL-16 put the news together under the day of the run', async () => {
    const { texts } = await textsOf(template('weekly-digest'));
    expect(texts.Digest).toBe(
      'At the sports centre, November 16, 2026:\n\n- The new climbing wall is open.\n- Swimming lessons for adults start on Monday at 7 pm.\n- The café closes at 5 pm this Friday.',
    );
  });

  it('TMPL-16 shorten only what is too long', async () => {
    const { agents: all } = template('review-step');
    const long = await textsOf({ agents: all });
    expect(long.skipped).toEqual([]);
    expect(long.texts.Tweet).toBe(long.texts.Shortened);
    expect(long.texts.Tweet?.length).toBeLessThanOrEqual(280);
    const short = 'We planted 200 oaks on Tuesday.';
    const kept = await textsOf({ agents: all.map((one) => (one.name === 'Draft' ? { ...one, input: short } : one)) });
    expect(kept.skipped).toEqual(['Shortened']);
    expect(kept.texts.Tweet).toBe(short);
  });

  it('TMPL-16 refer to the headline in the teaser', async () => {
    const { texts } = await textsOf(template('article-to-thread'));
    expect(texts.Teaser).toBe('New on our blog: “We cut our food waste from 9 kg to 4 kg a week”.');
  });
});
