import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { saveBrandColors } from '../../../domain/api/brand.ts';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { runSavedWorkflow } from '../../../domain/api/workflow/run-saved.ts';
import {
  getRunSettings,
  getWorkflowRun,
  listWorkflowRuns,
  RUNS_KEPT,
} from '../../../domain/api/workflow/workflow-runs.ts';
import { deleteWorkflow, executeWorkflow, saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { AiFailure } from '../../platform/ai/failures.ts';

let product: TestProduct;
let ada: Person;
/** What the engine was asked to write and draw. */
let asked: string[] = [];

beforeAll(async () => {
  product = await startTestProduct(
    {},
    {
      engine: simpleEngine({
        write: async ({ brief, variant }) => {
          asked.push(brief);
          if (brief.includes('broken')) throw new AiFailure('refused');
          return `Written${variant > 0 ? ` (${variant})` : ''}: ${brief}`;
        },
      }),
    },
  );
  ada = await newPerson(product);
});
afterAll(() => product.stop());

const agent = (id: string, input = '', type: 'chat' | 'image' = 'chat') => ({ id, type, name: `Agent ${id}`, input });
const edge = (source: string, target: string) => ({ id: `${source}-${target}`, source, target });
const chain = {
  agents: [agent('a', 'bread'), agent('b'), agent('c')],
  connections: [edge('a', 'b'), edge('b', 'c')],
};
type Part = Partial<Parameters<typeof make<typeof executeWorkflow>>[2]>;
const run = async (part: Part = {}, who = ada) => {
  asked = [];
  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  const { status, body } = await make(product.url, executeWorkflow, { ...chain, ...part }, who.identity);
  return { status, body, outputs: body.outputs ?? [], asked };
};
type RunOutputs = Awaited<ReturnType<typeof run>>['outputs'];
const given = (outputs: RunOutputs) => outputs.map((output) => ({ ...output, nodeId: output.nodeId ?? '' }));
const unmarked = (outputs: RunOutputs) => given(outputs).map(({ fingerprint: _, ...output }) => output);
const remaining = async (who: Person) =>
  (await make(product.url, checkUsage, {}, who.identity)).body.data.remainingUsage;

describe('running a part of a workflow', () => {
  it('PART-05 makes only what has changed, says what it reused, and counts a run that made nothing as none', async () => {
    const bob = await newPerson(product);
    const whole = await run({}, bob);
    expect(whole.asked).toEqual(['bread', 'Written: bread', 'Written: Written: bread']);
    const again = await run({ given: given(whole.outputs) }, bob);
    expect(again.asked).toEqual([]);
    expect(again.outputs).toEqual(whole.outputs.map((output) => ({ ...output, reused: true })));
    expect(await remaining(bob)).toBe(9);
    const agents = chain.agents.map((one) => (one.id === 'b' ? { ...one, description: 'Shorter' } : one));
    const changed = await run({ agents, given: given(whole.outputs) }, bob);
    // What comes out of b is the same as before, so c is as true as it was.
    expect(changed.asked).toEqual(['Written: bread']);
    expect(changed.outputs.map(({ reused }) => reused ?? false)).toEqual([true, false, true]);
    expect(await remaining(bob)).toBe(8);
  });

  it('PART-06 runs one agent on the last inputs, another version of it, and from here on', async () => {
    const { outputs } = await run();
    const others = unmarked(outputs).filter(({ nodeId }) => nodeId !== 'b');
    const edited = others.map((one) => (one.nodeId === 'a' ? { ...one, output: 'by hand' } : one));
    const one = await run({ only: ['b'], given: edited });
    expect(one.asked).toEqual(['by hand']);
    expect(one.outputs).toMatchObject([
      { nodeId: 'a', reused: true },
      { nodeId: 'b', output: 'Written: by hand' },
    ]);
    const other = await run({ only: ['b'], given: edited, variant: 2 });
    expect(other.outputs[1]?.output).toBe('Written (2): by hand');
    expect(other.outputs[1]?.fingerprint).toBe(one.outputs[1]?.fingerprint);
    const on = await run({ only: ['b', 'c'], given: edited.filter(({ nodeId }) => nodeId === 'a') });
    expect(on.asked).toEqual(['by hand', 'Written: by hand']);
  });

  it('PART-07 makes anew what was made for another brand', async () => {
    const { outputs } = await run();
    const { marks, facts } = (await make(product.url, getRunSettings, {}, ada.identity)).body.data;
    expect(facts['run.date']).toMatch(/\d{4}$/);
    expect(outputs[0]?.fingerprint?.split('.')[1]).toBe(marks.chat);
    await make(product.url, saveBrandColors, { primary_color: '#123456', accent_color: '#654321' }, ada.identity);
    expect((await make(product.url, getRunSettings, {}, ada.identity)).body.data.marks.chat).not.toBe(marks.chat);
    expect((await run({ given: given(outputs) })).asked).toHaveLength(3);
  });

  it('PART-08 hands on nobody else’s pictures, and none that are gone: they are made anew', async () => {
    const agents = [agent('p', 'bread', 'image')];
    const mine = await run({ agents, connections: [] });
    const kept = await run({ agents, connections: [], given: given(mine.outputs) });
    expect(kept.outputs).toMatchObject([{ output: mine.outputs[0]?.output, reused: true }]);
    const bob = await newPerson(product);
    const theirs = await run({ agents, connections: [], given: unmarked(mine.outputs) }, bob);
    expect(theirs.outputs[0]?.output).not.toBe(mine.outputs[0]?.output);
    expect(theirs.outputs[0]?.reused).toBeUndefined();
  });

  it('PART-09 refuses agents that are not there and texts without measure, and names the agent that has a fault', async () => {
    expect((await run({ only: ['z'] })).body).toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('not in this workflow'),
    });
    const long = { nodeId: 'a', output_type: 'text' as const, output: 'x'.repeat(100_001), agent: 'a', timestamp: 1 };
    expect((await run({ given: [long] })).status).toBe(400);
    expect((await run({ agents: [agent('a', 'x'), agent('idle')], connections: [] })).body).toMatchObject({
      nodeId: 'idle',
    });
    const broken = await run({ agents: [agent('a', 'broken')], connections: [] });
    expect([broken.status, broken.body]).toMatchObject([502, { nodeId: 'a' }]);
  });
});

describe('the history of a saved workflow', () => {
  const saved = async (who: Person) => {
    const agents = chain.agents.map((one) => ({ ...one, position: { x: 0, y: 0 } }));
    const { body } = await make(product.url, saveWorkflow, { ...chain, name: 'Bread', agents }, who.identity);
    return body.data.id;
  };
  const runsOf = async (id: string, who: Person, place = {}) =>
    (await make(product.url, listWorkflowRuns, { id, ...place }, who.identity)).body.data;

  it('PART-10 holds each run with what every agent took, made, took as long as, and why it failed', async () => {
    const bob = await newPerson(product);
    const id = await saved(bob);
    await run({ workflowId: id }, bob);
    await run({ agents: [agent('a', 'bread'), agent('b', 'broken')], connections: [], workflowId: id }, bob);
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
    await make(product.url, runSavedWorkflow, { id, inputs: { a: 'rolls' } }, bob.identity);
    await run({}, bob);
    const [third, second, first] = await runsOf(id, bob);
    expect(first).toMatchObject({
      by: 'hand',
      state: 'completed',
      made: 3,
      failed: 0,
      counted: true,
      tokens: 0,
      error: null,
    });
    expect(second).toMatchObject({ state: 'partly', made: 1, failed: 1, error: expect.stringContaining('Agent b: ') });
    expect(third).toMatchObject({ by: 'program', made: 3 });
    const details = await make(product.url, getWorkflowRun, { id, runId: first?.id ?? '' }, bob.identity);
    expect(details.body.data.agents).toMatchObject(chain.agents);
    expect(details.body.data.nodes).toMatchObject([
      {
        nodeId: 'a',
        agent: 'Agent a',
        type: 'chat',
        input: 'bread',
        output: { output: 'Written: bread', engine: 'Built-in editor' },
        error: null,
        ms: expect.any(Number),
      },
      { nodeId: 'b', input: 'Written: bread' },
      { nodeId: 'c' },
    ]);
    const stranger = await make(product.url, getWorkflowRun, { id, runId: first?.id ?? '' }, ada.identity);
    expect([stranger.status, (await make(product.url, listWorkflowRuns, { id }, ada.identity)).status]).toEqual([
      404, 404,
    ]);
    await run({ workflowId: id }, ada);
    expect(await runsOf(id, bob)).toHaveLength(3);
  });

  it(`PART-11 keeps the last ${RUNS_KEPT} runs, page by page, and goes with its workflow`, async () => {
    const bob = await newPerson(product);
    await product.sql('update users set premium = true');
    const id = await saved(bob);
    await product.sql(`
      insert into workflow_runs (user_id, workflow_id, by, state, started_at, ms, made, reused, failed, tokens, counted, agents, connections)
      select user_id, id, 'hand', 'completed', '2026-01-01T00:00:00Z', n, 0, 0, 0, 0, false, '[]', '[]'
      from workflows, generate_series(1, ${RUNS_KEPT + 5}) as n where id = '${id}'`);
    await run({ workflowId: id }, bob);
    const newest = await runsOf(id, bob, { limit: 60 });
    const last = newest.at(-1);
    const older = await runsOf(id, bob, { limit: 60, before: last?.started_at, beforeId: last?.id });
    expect([newest.length, older.length]).toEqual([60, 40]);
    expect(new Set([...newest, ...older].map((one) => one.id)).size).toBe(RUNS_KEPT);
    await make(product.url, deleteWorkflow, { id }, bob.identity);
    expect(await product.sql(`select 1 from workflow_runs where workflow_id = '${id}'`)).toEqual([]);
  });

  it('SEC-304 nobody’s history gives way to the runs of somebody else that name its workflow', async () => {
    const [bob, eve] = [await newPerson(product), await newPerson(product, 'Eve')];
    await product.sql('update users set premium = true');
    const id = await saved(bob);
    await product.sql(`
      insert into workflow_runs (user_id, workflow_id, by, state, started_at, ms, made, reused, failed, tokens, counted, agents, connections)
      select user_id, id, 'hand', 'completed', '2026-01-01T00:00:00Z', n, 0, 0, 0, 0, false, '[]', '[]'
      from workflows, generate_series(1, ${RUNS_KEPT}) as n where id = '${id}'`);
    await Promise.all([1, 2, 3].map(() => run({ workflowId: id }, eve)));
    expect(await product.sql(`select 1 from workflow_runs where workflow_id = '${id}'`)).toHaveLength(RUNS_KEPT);
  });

  it('PART-12 holds the runs of what was scheduled from it', async () => {
    const bob = await newPerson(product);
    const id = await saved(bob);
    const task = {
      ...chain,
      name: 'Bread',
      agentType: 'custom' as const,
      platforms: ['linkedin' as const],
      scheduledAt: new Date(product.clock.now.getTime() + 60_000).toISOString(),
      workflowId: id,
    };
    const { body } = await make(product.url, scheduleWorkflow, task, bob.identity);
    await product.sql(
      `update scheduled_workflows set scheduled_for = '${product.clock.now.toISOString()}' where id = '${body.data.id}'`,
    );
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
    await waitFor(async () =>
      expect((await runsOf(id, bob))[0]).toMatchObject({ by: 'schedule', state: 'completed', made: 3 }),
    );
  });
});
