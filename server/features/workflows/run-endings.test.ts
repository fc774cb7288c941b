import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getScheduledWorkflow,
  getWorkflowResults,
  listScheduledWorkflows,
  scheduleWorkflow,
} from '../../../domain/api/schedule/scheduled.ts';
import { getWorkflowRun, listWorkflowRuns } from '../../../domain/api/workflow/workflow-runs.ts';
import { executeWorkflow, saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import type { Graph } from '../../../domain/workflow/graph.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { builtinEngine } from '../../assistant/engine.ts';

let product: TestProduct;
let ada: Person;

beforeAll(async () => {
  product = await startTestProduct({}, { engine: simpleEngine({ write: builtinEngine.write }) });
  ada = await newPerson(product);
  await product.sql('update users set premium = true');
});
afterAll(() => product.stop());

const agent = (id: string, more: Partial<Graph['agents'][number]> = {}) =>
  ({ id, type: 'chat', name: id, input: '', description: '', ...more }) satisfies Graph['agents'][number];
const line = (source: string, target: string, when?: 'yes' | 'no') => ({
  id: `${source}-${target}`,
  source,
  target,
  ...(when ? { when } : {}),
});

/** Long news is cut down, short news goes on as it is; both ways meet again and are signed. */
const ways: Graph = {
  agents: [
    agent('News', { input: 'Our library is open on Sunday from 10 am. The café has cake.' }),
    agent('Gate', { type: 'branch', rule: { on: 'longer', than: 280 } }),
    agent('Short', { description: 'First sentence only' }),
    agent('Tag', { description: 'Add #library' }),
    agent('Post', { type: 'join' }),
    agent('Signed', { description: 'Sign off as {{brand.name}} on {{run.weekday}}' }),
  ],
  connections: [
    line('News', 'Gate'),
    line('Gate', 'Short', 'yes'),
    line('Gate', 'Tag', 'no'),
    line('Short', 'Post'),
    line('Tag', 'Post'),
    line('Post', 'Signed'),
  ],
};
const wish: Graph = {
  agents: [
    agent('News', { input: 'Our library is open on Sunday from 10 am.' }),
    agent('Joke', { description: 'Make it funnier' }),
  ],
  connections: [line('News', 'Joke')],
};

async function saved(graph: Graph): Promise<string> {
  const agents = graph.agents.map((one) => ({ ...one, position: { x: 0, y: 0 } }));
  const { body } = await make(product.url, saveWorkflow, { ...graph, name: 'Ways', agents }, ada.identity);
  return body.data.id;
}

async function lastRun(id: string) {
  const [run] = (await make(product.url, listWorkflowRuns, { id }, ada.identity)).body.data;
  if (!run) throw new Error('no run yet');
  const { data } = (await make(product.url, getWorkflowRun, { id, runId: run.id }, ada.identity)).body;
  return { run, nodes: data.nodes ?? [] };
}

/** Schedules a workflow, and lets its time come. */
async function atItsTime(graph: Graph, workflowId: string): Promise<string> {
  const due = new Date(product.clock.now.getTime() + 60_000);
  const { body } = await make(
    product.url,
    scheduleWorkflow,
    {
      ...graph,
      workflowId,
      name: 'Ways',
      agentType: 'custom',
      platforms: ['linkedin'],
      scheduledAt: due.toISOString(),
    },
    ada.identity,
  );
  const { id } = body.data;
  product.clock.now = due;
  await product.sql(`select pg_notify('fanfare_schedule', '')`);
  await waitFor(async () =>
    expect((await make(product.url, getScheduledWorkflow, { id }, ada.identity)).body.data.status).toBe('completed'),
  );
  return id;
}

describe('a run that did not do everything', () => {
  it('PART-24 keeps in its history what a branch skipped, and why', async () => {
    const id = await saved(wayless(ways));
    const { body } = await make(product.url, executeWorkflow, { ...wayless(ways), workflowId: id }, ada.identity);
    expect(body.state).toBe('completed');
    const { run, nodes } = await lastRun(id);
    expect(run).toMatchObject({ state: 'completed', made: 4, failed: 0, error: null });
    expect(nodes.map(({ nodeId }) => nodeId)).toEqual(['News', 'Gate', 'Short', 'Tag', 'Post']);
    expect(nodes[2]).toMatchObject({ skipped: 'Skipped, because Gate said no', output: null, error: null, ms: null });
    expect(nodes[3]?.skipped).toBeNull();
  });

  it('PART-25 is marked as not done, with what was not done, in its answer and its history', async () => {
    const id = await saved(wish);
    const { body } = await make(product.url, executeWorkflow, { ...wish, workflowId: id }, ada.identity);
    expect(body.state).toBe('undone');
    expect((await lastRun(id)).run).toMatchObject({
      state: 'undone',
      failed: 0,
      error: 'Joke: Not done: “funnier” needs a connected AI model.',
    });
  });

  it('OBEY-89 is marked so where a voice was told how to speak, which it does not do', async () => {
    const spoken: Graph = {
      agents: [
        agent('News', { input: 'Our library is open on Sunday from 10 am.' }),
        agent('Voice', { type: 'audio', description: 'Slowly, with a smile' }),
        agent('Words', { type: 'audio', description: 'We are open.' }),
      ],
      connections: [line('News', 'Voice')],
    };
    const { body } = await make(product.url, executeWorkflow, spoken, ada.identity);
    expect(body.state).toBe('undone');
    expect(body.outputs.map(({ undone }) => undone)).toEqual([
      undefined,
      ['“Slowly, with a smile”: a voice reads its text as it is. Choose another voice, or change the text.'],
      undefined,
    ]);
  });

  it('PART-25 PART-27 by the schedule: the task says so where it is listed, in its story and its history', async () => {
    const workflowId = await saved(wish);
    const id = await atItsTime(wish, workflowId);
    const undone = 'Joke: Not done: “funnier” needs a connected AI model.';
    const { data } = (await make(product.url, getScheduledWorkflow, { id }, ada.identity)).body;
    expect(data).toMatchObject({ status: 'completed', undone });
    expect(data.timeline.at(-1)).toMatchObject({ detail: undone });
    const { data: listed } = (await make(product.url, listScheduledWorkflows, {}, ada.identity)).body;
    expect(listed.find((one) => one.id === id)?.undone).toBe(undone);
    expect((await lastRun(workflowId)).run).toMatchObject({ by: 'schedule', state: 'undone', error: undone });
  });
});

describe('a scheduled run', () => {
  it('KIND-27 PART-26 goes one way, joins, refers to brand and day, posts the end, and tells what was skipped', async () => {
    await product.sql(`insert into brands (user_id, name) values ($1, 'Hill Library') on conflict do nothing`, [
      ada.identity.userId,
    ]);
    const workflowId = await saved(ways);
    const id = await atItsTime(ways, workflowId);
    const { data } = (await make(product.url, getWorkflowResults, { id }, ada.identity)).body;
    const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(product.clock.now);
    const post = `Our library is open on Sunday from 10 am. The café has cake.\n\n— Hill Library on ${day}\n\n#library`;
    expect(data.outputs.map(({ agent: by }) => by)).toEqual(['News', 'Gate', 'Tag', 'Post', 'Signed']);
    expect(data.outputs.at(-1)?.output).toBe(post);
    expect(data.skipped).toEqual([{ nodeId: 'Short', agent: 'Short', message: 'Skipped, because Gate said no' }]);
    const { nodes, run } = await lastRun(workflowId);
    expect(run).toMatchObject({ by: 'schedule', state: 'completed', made: 5, failed: 0 });
    expect(nodes.find(({ nodeId }) => nodeId === 'Short')?.skipped).toBe('Skipped, because Gate said no');
    const [row] = await product.sql<{ text: string }>('select text from posts where scheduled_workflow_id = $1', [id]);
    expect(row?.text).toBe(post);
  });

  it('PART-28 of approved words stands in the history of its workflow though no worker ran it', async () => {
    const words: Graph = {
      agents: [agent('Words', { input: 'We are closed today.', verbatim: true })],
      connections: [],
    };
    const workflowId = await saved(words);
    await atItsTime(words, workflowId);
    const { run, nodes } = await lastRun(workflowId);
    expect(run).toMatchObject({ by: 'schedule', state: 'completed', made: 1, failed: 0, error: null });
    expect(nodes).toMatchObject([
      { nodeId: 'Words', input: 'We are closed today.', output: { output: 'We are closed today.' }, error: null },
    ]);
  });
});

/** The same without its last agent, which refers to a brand. */
function wayless({ agents, connections }: Graph): Graph {
  return {
    agents: agents.filter(({ id }) => id !== 'Signed'),
    connections: connections.filter(({ target }) => target !== 'Signed'),
  };
}
