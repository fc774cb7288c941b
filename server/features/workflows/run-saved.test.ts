import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { runSavedWorkflow } from '../../../domain/api/workflow/run-saved.ts';
import { saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { FREE_RUNS_PER_DAY } from '../../../domain/free-plan.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { streamOf } from '../../../tests/support/streams.ts';

let product: TestProduct;
beforeAll(async () => {
  const write = async ({ brief }: { brief: string }) => `Written: ${brief}`;
  product = await startTestProduct({}, { engine: simpleEngine({ write }) });
});
afterAll(() => product.stop());

const agent = (id: string, name: string, input = '') => ({
  id,
  type: 'chat' as const,
  name,
  input,
  position: { x: 0, y: 0 },
});

async function saved(agents = [agent('a', 'Writer', 'our bread'), agent('b', 'Polisher')]) {
  const who = await newPerson(product);
  const connections = agents.length > 1 ? [{ id: 'a-b', source: 'a', target: 'b' }] : [];
  const drawn = { name: 'Recap', agents, connections };
  const { id } = (await make(product.url, saveWorkflow, drawn, who.identity)).body.data;
  return { who, id };
}
const run = (who: Person, id: string, inputs?: Record<string, string>) =>
  make(product.url, runSavedWorkflow, inputs ? { id, inputs } : { id }, who.identity);
const remaining = async (who: Person) =>
  (await make(product.url, checkUsage, {}, who.identity)).body.data.remainingUsage;

it('PROG-01 a program runs a saved workflow by its id, as it is saved or with inputs by name or id, and it counts', async () => {
  const { who, id } = await saved();
  expect((await run(who, id)).body.outputs).toMatchObject([
    { nodeId: 'a', agent: 'Writer', output: 'Written: our bread' },
    { nodeId: 'b', agent: 'Polisher', output: 'Written: Written: our bread' },
  ]);
  expect((await run(who, id, { Writer: 'our cake' })).body.outputs[0]?.output).toBe('Written: our cake');
  expect((await run(who, id, { a: 'our tea' })).body.outputs[0]?.output).toBe('Written: our tea');
  expect(await remaining(who)).toBe(FREE_RUNS_PER_DAY - 3);
});

it('PROG-01 it streams as the run call does', async () => {
  const { who, id } = await saved([agent('a', 'Writer', 'our bread')]);
  const here = { ...runSavedWorkflow, path: `/workflows/${id}/run` as const };
  const told: string[] = [];
  for await (const { event } of streamOf(product.url, here, { id, inputs: { a: 'our tea' } }, who.identity))
    told.push(event);
  expect(told).toEqual(expect.arrayContaining(['node.started', 'node.finished', 'done']));
});

it('PROG-02 refuses inputs that reach no agent, what can’t run, and what is not there, each in a sentence; nothing is counted', async () => {
  const { who, id } = await saved();
  const twins = await make(
    product.url,
    saveWorkflow,
    { name: 'Twins', agents: [agent('a', 'Twin', 'x'), agent('b', 'Twin', 'y')], connections: [] },
    who.identity,
  );
  const refusals: [string, Record<string, string>, string][] = [
    [id, { Painter: 'x' }, 'No agent of this workflow is called Painter. It has: Writer, Polisher.'],
    [id, { Polisher: 'x' }, 'Polisher takes what comes in along its connection; give the input to its source.'],
    [id, { Writer: 'x', a: 'y' }, 'One agent is given two inputs, by its id and by its name.'],
    [id, { Writer: '  ' }, 'Writer must have either input or description set'],
    [twins.body.data.id, { Twin: 'x' }, 'Several agents are called Twin; name the one that you mean by its id.'],
  ];
  for (const [which, inputs, message] of refusals)
    expect(await run(who, which, inputs)).toMatchObject({ status: 400, body: { code: 'VALIDATION', message } });
  const eve = await newPerson(product, 'Eve');
  expect(await run(eve, id)).toMatchObject({
    status: 404,
    body: { message: 'This workflow is not there any more. It may have been deleted elsewhere.' },
  });
  expect(await remaining(who)).toBe(FREE_RUNS_PER_DAY);
});

it('PROG-01 the day’s last place is the last here too', async () => {
  const { who, id } = await saved([agent('a', 'Writer', 'our bread')]);
  for (let count = 0; count < FREE_RUNS_PER_DAY; count++) expect((await run(who, id)).status).toBe(200);
  expect(await run(who, id)).toMatchObject({ status: 429, body: { code: 'QUOTA_EXCEEDED' } });
});
