import { afterAll, beforeAll, expect, it } from 'vitest';
import { getVersion, listVersions } from '../../../domain/api/workflow/workflow-versions.ts';
import {
  deleteWorkflow,
  listWorkflows,
  renameWorkflow,
  saveOverWorkflow,
  saveWorkflow,
} from '../../../domain/api/workflow/workflows.ts';
import { VERSIONS_KEPT } from '../../../domain/limits.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

let product: TestProduct;
let ada: Person;
beforeAll(async () => {
  product = await startTestProduct();
  ada = await newPerson(product);
});
afterAll(() => product.stop());

const agent = (input: string, id = 'a') => ({
  id,
  type: 'chat' as const,
  name: `Writer ${id}`,
  input,
  description: '',
  position: { x: 0, y: 0 },
});
const drawing = (name: string, ...agents: ReturnType<typeof agent>[]) => ({ name, agents, connections: [] });
const save = async (name: string, ...agents: ReturnType<typeof agent>[]) =>
  (await make(product.url, saveWorkflow, drawing(name, ...agents), ada.identity)).body.data;
const saveOver = async (saved: { id: string; updated_at: string }, drawn: ReturnType<typeof drawing>, more = {}) =>
  (
    await make(
      product.url,
      saveOverWorkflow,
      { id: saved.id, basedOn: saved.updated_at, ...drawn, ...more },
      ada.identity,
    )
  ).body.data;
const versions = async (id: string) => (await make(product.url, listVersions, { id }, ada.identity)).body.data;

it('KEEP-04 KEEP-05 KEEP-08 every save keeps what it replaces: listed with what changed, and to be had whole again', async () => {
  const first = await save('Recap', agent('Monday'));
  expect(await versions(first.id)).toEqual([{ version: first.updated_at, name: 'Recap', agents: 1, changes: null }]);
  const second = await saveOver(first, drawing('Recap', agent('Tuesday'), agent('More', 'b')));
  const third = await saveOver(second, drawing('Digest', agent('More', 'b')));
  expect(await versions(first.id)).toEqual([
    { version: third.updated_at, name: 'Digest', agents: 1, changes: '1 removed, renamed' },
    { version: second.updated_at, name: 'Recap', agents: 2, changes: '1 added, 1 changed' },
    { version: first.updated_at, name: 'Recap', agents: 1, changes: null },
  ]);
  const got = await make(product.url, getVersion, { id: first.id, version: first.updated_at }, ada.identity);
  expect(got.body.data).toMatchObject({ name: 'Recap', agents: [{ input: 'Monday' }], connections: [] });
  const now = await make(product.url, getVersion, { id: first.id, version: third.updated_at }, ada.identity);
  expect(now.body.data).toMatchObject({ name: 'Digest', version: third.updated_at });
});

it('KEEP-04 a save that only brings other results is no other version', async () => {
  const first = await save('Runs', agent('Bread'));
  const executionResults = [{ nodeId: 'a', agent: 'Writer a', output: 'Made', output_type: 'text', timestamp: 1 }];
  const second = await saveOver(first, drawing('Runs', agent('Bread')), { executionResults });
  expect(second.executionResults).toHaveLength(1);
  expect(await versions(first.id)).toMatchObject([{ version: second.updated_at, changes: null }]);
});

it('KEEP-04 what a release before saved over has its version too, and the last 50 are kept', async () => {
  let saved = await save('Long', agent('0'));
  await product.sql(`update workflows set agents = jsonb_set(agents, '{0,input}', '"by hand"') where id = $1`, [
    saved.id,
  ]);
  for (let count = 1; count <= VERSIONS_KEPT + 3; count++)
    saved = await saveOver(saved, drawing('Long', agent(`${count}`)));
  const kept = await versions(saved.id);
  expect(kept).toHaveLength(VERSIONS_KEPT + 1);
  const oldest = { id: saved.id, version: kept.at(-1)?.version ?? '' };
  expect((await make(product.url, getVersion, oldest, ada.identity)).body.data.agents[0]?.input).toBe('3');
});

it('KEEP-08 nobody else sees a version, one that was let go is not found, and all go with the workflow', async () => {
  const eve = await newPerson(product, 'Eve');
  const first = await save('Mine', agent('Secret'));
  await saveOver(first, drawing('Mine', agent('Public')));
  for (const id of [first.id, 'no-id'])
    for (const call of [listVersions, getVersion])
      expect(await make(product.url, call, { id, version: first.updated_at } as never, eve.identity)).toMatchObject({
        status: 404,
        body: { message: 'This workflow is not there any more. It may have been deleted elsewhere.' },
      });
  const gone = { id: first.id, version: '2020-01-01T00:00:00Z' };
  expect(await make(product.url, getVersion, gone, ada.identity)).toMatchObject({
    status: 404,
    body: { message: 'This version is not kept any more.' },
  });
  await make(product.url, deleteWorkflow, { id: first.id }, ada.identity);
  expect(await product.sql('select from workflow_versions where workflow_id = $1', [first.id])).toHaveLength(0);
});

it('KEEP-14 a workflow is renamed without a new version: whoever has it open can go on saving', async () => {
  const first = await save('Old name', agent('Words'));
  const renamed = await make(product.url, renameWorkflow, { id: first.id, name: '  New name ' }, ada.identity);
  expect(renamed.body.data).toEqual({ ...first, name: 'New name' });
  expect(await saveOver(first, drawing('New name', agent('Other words')))).toMatchObject({ name: 'New name' });
  const refused = (id: string, name: string) => make(product.url, renameWorkflow, { id, name }, ada.identity);
  expect(await refused(first.id, ' ')).toMatchObject({ status: 400, body: { message: 'A workflow name is required' } });
  expect((await refused('00000000-0000-4000-8000-000000000000', 'x')).status).toBe(404);
});

it('KEEP-13 saved workflows are found by a part of their name or of an agent’s, and sorted, page by page', async () => {
  const who = await newPerson(product);
  const named = async (name: string, more = agent('x')) =>
    (await make(product.url, saveWorkflow, drawing(name, more), who.identity)).body.data;
  const list = async (input: object) => {
    const { body } = await make(product.url, listWorkflows, input as never, who.identity);
    return { names: body.data.map(({ name }) => name), next: body.next };
  };
  const later = () => product.clock.now.setSeconds(product.clock.now.getSeconds() + 1);
  const pear = await named('pear');
  later();
  await named('Apple 100%', { ...agent('x'), name: 'Painter' });
  later();
  await named('fig');
  later();
  await make(
    product.url,
    saveOverWorkflow,
    { id: pear.id, basedOn: pear.updated_at, ...drawing('pear', agent('y')) },
    who.identity,
  );
  expect((await list({})).names).toEqual(['pear', 'fig', 'Apple 100%']);
  expect((await list({ sort: 'created' })).names).toEqual(['fig', 'Apple 100%', 'pear']);
  const page = await list({ sort: 'name', limit: 2 });
  expect(page.names).toEqual(['Apple 100%', 'fig']);
  expect(await list({ sort: 'name', limit: 2, after: page.next })).toEqual({ names: ['pear'], next: null });
  expect((await list({ q: ' FIG ' })).names).toEqual(['fig']);
  expect((await list({ q: '0%' })).names).toEqual(['Apple 100%']);
  expect((await list({ q: 'painter' })).names).toEqual(['Apple 100%']);
  expect((await list({ q: 'plum' })).names).toEqual([]);
});

it('CANVAS-71 notes are kept with a workflow and with each of its versions, and no run reads them', async () => {
  const note = { id: 'n', text: 'Ask Ada', colour: 'blue' as const, position: { x: 8, y: 8 }, width: 272, height: 160 };
  const drawn = { ...drawing('Annotated', agent('Monday')), notes: [note] };
  const first = (await make(product.url, saveWorkflow, drawn, ada.identity)).body.data;
  expect(first.notes).toEqual([note]);
  // The same once more, as after an answer that was lost.
  const second = await saveOver(first, { ...drawn, notes: [] } as never);
  expect(await saveOver(first, { ...drawn, notes: [] } as never)).toEqual(second);
  expect((await versions(first.id)).map(({ changes }) => changes)).toEqual(['1 note changed', null]);
  const before = { id: first.id, version: first.updated_at };
  expect((await make(product.url, getVersion, before, ada.identity)).body.data.notes).toEqual([note]);
  const twice = { ...drawn, notes: [{ ...note, id: 'a' }] };
  expect(await make(product.url, saveWorkflow, twice, ada.identity)).toMatchObject({
    status: 400,
    body: { message: 'A note has the same id as something else on the canvas' },
  });
});
