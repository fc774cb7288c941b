import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { saveBrandGuidelines } from '../../../domain/api/brand.ts';
import { listWorkflowRuns } from '../../../domain/api/workflow/workflow-runs.ts';
import { executeWorkflow, saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

const engine = simpleEngine({ write: async ({ brief, brand }) => `${brand.name ?? 'Nobody'}: ${brief}` });
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { engine });
});
afterAll(() => product.stop());

const graph = { agents: [{ id: 'a', type: 'chat' as const, name: 'Writer', input: 'bread' }], connections: [] };
const run = (at: TestProduct, { identity }: Person, workflowId?: string) =>
  make(at.url, executeWorkflow, { ...graph, ...(workflowId ? { workflowId } : {}) }, identity);
const runMany = (person: Person, count: number, workflowId?: string) =>
  Promise.all(Array.from({ length: count }, () => run(product, person, workflowId)));
const counted = async ({ user }: Person) =>
  (await product.sql<{ used: number }>('select used from usage_days where user_id = $1', [user.id]))[0]?.used;
const makePremium = ({ user }: Person) => product.sql('update users set premium = true where id = $1', [user.id]);

it('RUN-40 runs that are started at once are counted exactly: ten of a free account, all of a premium one', async () => {
  const free = await newPerson(product);
  const premium = await newPerson(product);
  await makePremium(premium);
  const [some, all] = await Promise.all([runMany(free, 30), runMany(premium, 30)]);
  expect(some.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(20).fill(429)]);
  expect(all.every(({ status }) => status === 200)).toBe(true);
  expect([await counted(free), await counted(premium)]).toEqual([10, 30]);
});

it('RUN-40 the last places of a day are given out one by one', async () => {
  const free = await newPerson(product);
  for (let runs = 0; runs < 7; runs++) await run(product, free);
  const replies = await runMany(free, 5);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await make(product.url, checkUsage, {}, free.identity)).body.data.remainingUsage).toBe(0);
});

it('RUN-41 runs of a workflow that end at once stand in its history, each once, when they are answered', async () => {
  const person = await newPerson(product);
  await makePremium(person);
  const drawn = { ...graph, agents: graph.agents.map((agent) => ({ ...agent, position: { x: 0, y: 0 } })) };
  const saved = await make(product.url, saveWorkflow, { name: 'W', ...drawn, executionResults: [] }, person.identity);
  const { id } = saved.body.data;
  await runMany(person, 25, id);
  const { data } = (await make(product.url, listWorkflowRuns, { id, limit: 50 }, person.identity)).body;
  expect([data.length, new Set(data.map((one) => one.id)).size]).toEqual([25, 25]);
});

it('RUN-42 a changed brand counts for the very next run, and in every other process once it is told', async () => {
  const person = await newPerson(product);
  const other = await startTestProduct({ DATABASE_URL: product.databaseUrl, SERVICES: 'web' }, { engine });
  try {
    const textAt = async (at: TestProduct) => (await run(at, person)).body.outputs[0]?.output;
    expect([await textAt(product), await textAt(other)]).toEqual(['Nobody: bread', 'Nobody: bread']);
    const guidelines = {
      brand_name: 'Lark',
      brand_tagline: 'Baked at dawn',
      brand_keywords: ['bread'],
      brand_mission: 'Good bread',
      brand_tone_of_voice: 'Warm',
      brand_logo_usage_guidelines: 'Top left',
    };
    expect((await make(product.url, saveBrandGuidelines, guidelines, person.identity)).body.message).toBe(
      'Guidelines saved',
    );
    expect(await textAt(product)).toBe('Lark: bread');
    await makePremium(person);
    await waitFor(async () => expect(await textAt(other)).toBe('Lark: bread'));
  } finally {
    await other.stop();
  }
});
