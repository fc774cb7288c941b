import type { Page } from '@playwright/test';
import { CALL_TIMEOUT_MS } from '../../domain/limits.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { addAgents, BUILDER, keepWorkflow, nodeOf, openBuilder, pickTool } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { anotherTab, query, type SignedInPerson } from './people.ts';
import { toasts } from './screens.ts';

const inputOf = (page: Page, agent: string) => nodeOf(page, agent).getByLabel('Input', { exact: true });

async function stored(product: SpawnedProduct, { user }: SignedInPerson): Promise<[string, string][]> {
  const rows = await query<{ name: string; input: string }>(
    product,
    `select name, agents -> 0 ->> 'input' as input from workflows where user_id = $1 order by name`,
    [user.id],
  );
  return rows.map(({ name, input }) => [name, input]);
}

async function openSaved(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  const grid = page.getByRole('dialog', { name: 'Saved Workflows' });
  await grid.getByRole('button', { name: new RegExp(`^${name} 1 agent`) }).click();
}

async function saveOver(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save workflow' });
  await dialog.getByRole('button', { name: 'Save over' }).click();
  return dialog;
}

test('RUN-31 what was on the canvas before a saved workflow can’t be saved over it', async ({ page, product }) => {
  const visitor = await openBuilder(page, product);
  await keepWorkflow(page, product, visitor, []);
  await addAgents(page, 'Chat');
  await inputOf(page, 'Chat Agent 1').fill('An older thought');
  await openSaved(page, 'Kept before');
  await expect(nodeOf(page, 'Writer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.react-flow__node')).toHaveCount(1);
  await expect(await saveOver(page)).toBeHidden();
  expect(await stored(product, visitor)).toEqual([['Kept before', 'x']]);
});

for (const view of ['canvas', 'list'] as const)
  test(`RUN-31 the browser’s own undo brings no words of one workflow into another: ${view}`, async ({
    page,
    product,
  }) => {
    const visitor = await openBuilder(page, product);
    await keepWorkflow(page, product, visitor, [], 'First');
    await keepWorkflow(page, product, visitor, [], 'Second');
    if (view === 'list') await pickTool(page, 'Show as a list');
    await openSaved(page, 'First');
    const description = page.getByLabel('Description', { exact: true });
    await description.click();
    await page.keyboard.insertText('Words of the first');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    // As empty as the other's: what is the same in both is not written anew when the other one is opened.
    await expect(description).toHaveValue('');
    await openSaved(page, 'Second');
    await expect(page.getByRole('dialog', { name: 'Saved Workflows' })).toBeHidden();
    await description.click();
    await page.keyboard.press('ControlOrMeta+z');
    // Written behind whatever stands there now.
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('!');
    await expect(description).toHaveValue('!');
  });

test('RUN-29 of two tabs, the second is told that its version is outdated: it opens the newer one, or saves a copy', async ({
  page,
  product,
  context,
}) => {
  const visitor = await openBuilder(page, product);
  const id = await keepWorkflow(page, product, visitor, []);
  const address = `${product.url}${BUILDER}&workflow=${id}`;
  await page.goto(address);
  await expect(nodeOf(page, 'Writer')).toBeVisible();
  const second = await anotherTab(context, address);
  await expect(nodeOf(second, 'Writer')).toBeVisible();
  await inputOf(page, 'Writer').fill('From the first tab');
  await expect(await saveOver(page)).toBeHidden();
  await inputOf(second, 'Writer').fill('From the second tab');
  const dialog = await saveOver(second);
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText(
    'This was changed elsewhere since you opened it. Open the newer one, or save yours as a copy.',
  );
  await expect(dialog.getByRole('button', { name: 'Save over' })).toHaveCount(0);
  await expectAccessible(second);
  expect(await stored(product, visitor)).toEqual([['Kept before', 'From the first tab']]);
  await expect(dialog.getByLabel('Name')).toHaveValue('Kept before (copy)');
  await dialog.getByRole('button', { name: 'Save mine as a copy' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(product, visitor)).toEqual([
    ['Kept before', 'From the first tab'],
    ['Kept before (copy)', 'From the second tab'],
  ]);
  // The first tab goes on from what it saved itself.
  await inputOf(page, 'Writer').fill('Once more');
  await expect(await saveOver(page)).toBeHidden();
  await openSaved(second, 'Kept before');
  await expect(inputOf(second, 'Writer')).toHaveValue('Once more');
  await inputOf(page, 'Writer').fill('And again');
  await expect(await saveOver(page)).toBeHidden();
  await inputOf(second, 'Writer').fill('Too late');
  const again = await saveOver(second);
  await again.getByRole('button', { name: 'Open the newer one' }).click();
  await expect(again).toBeHidden();
  await expect(inputOf(second, 'Writer')).toHaveValue('And again');
});

test('RUN-29 a workflow that was deleted elsewhere is saved as a copy', async ({ page, product }) => {
  const visitor = await openBuilder(page, product);
  const id = await keepWorkflow(page, product, visitor, []);
  await openSaved(page, 'Kept before');
  await query(product, 'delete from workflows where id = $1', [id]);
  const dialog = await saveOver(page);
  await expect(dialog.getByRole('alert')).toHaveText(
    'This workflow was deleted elsewhere. Save yours as a copy to keep it.',
  );
  await dialog.getByRole('button', { name: 'Save mine as a copy' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(product, visitor)).toEqual([['Kept before (copy)', 'x']]);
});

test('RUN-30 a hundred workflows that came at one moment are all reached, and the last of them is saved over', async ({
  page,
  product,
}) => {
  const visitor = await openBuilder(page, product);
  await query(
    product,
    `insert into workflows (user_id, name, agents, connections, execution_results, created_at, updated_at)
     select $1, 'Imported ' || n, $2, '[]', '[]', '2026-01-01', '2026-01-01' from generate_series(1, 100) as n`,
    [
      visitor.user.id,
      JSON.stringify([
        { id: 'a', type: 'chat', name: 'Writer', input: 'x', description: '', position: { x: 0, y: 0 } },
      ]),
    ],
  );
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  const cards = page.getByRole('dialog', { name: 'Saved Workflows' }).getByRole('listitem');
  await expect(cards).toHaveCount(60);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await expect(cards).toHaveCount(100);
  const names = await cards.locator('.line-clamp-2').allTextContents();
  expect(new Set(names).size).toBe(100);
  const last = names.at(-1) ?? '';
  await cards.last().getByRole('button').first().click();
  await page.reload();
  await expect(page.getByText(last)).toBeVisible();
  await expect(await saveOver(page)).toBeHidden();
  await expect(toasts(page, 'success')).toHaveText(`“${last}” is saved.`);
});

test('RUN-32 LIM-01 a run whose server never answers is over after as long as a call may take', async ({
  page,
  product,
}) => {
  const time = await takeOverTime(page);
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  const asked = page.waitForRequest('**/api/execute-workflow');
  await page.route('**/api/execute-workflow', () => {});
  const { pass } = await time.stop();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await asked;
  const overlay = page.getByRole('dialog', { name: 'Processing Workflow...' });
  await expect(overlay).toBeVisible();
  await pass(CALL_TIMEOUT_MS - 1_000);
  await expect(overlay).toBeVisible();
  await pass(1_000);
  await expect(overlay).toBeHidden();
  await expect(toasts(page, 'error')).toContainText('Failed to execute workflow');
  await expect(toasts(page, 'error')).toContainText('No response received from server');
});
