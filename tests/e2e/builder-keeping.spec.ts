import type { Page } from '@playwright/test';
import { addAgents, BUILDER, keepWorkflow, nodeOf, openBuilder, pickTool } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { anotherTab, query } from './people.ts';
import { toasts } from './screens.ts';

const inputOf = (page: Page, agent = 'Writer') => nodeOf(page, agent).getByLabel('Input', { exact: true });
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Your unsaved changes from' });
const mark = (page: Page) => page.getByText('Unsaved changes', { exact: true });

async function grid(page: Page) {
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  return page.getByRole('dialog', { name: 'Saved Workflows' });
}

async function openSaved(page: Page, name: string): Promise<void> {
  const saved = await grid(page);
  await saved.getByRole('button', { name: new RegExp(`^${name} 1 agent(?! · changed)`) }).click();
  await expect(saved).toBeHidden();
}

async function saveOver(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save workflow' });
  await dialog.getByRole('button', { name: 'Save over' }).click();
  return dialog;
}

test('KEEP-01 KEEP-02 RUN-31 unsaved work of each workflow is marked, and there again after opening another, a reload and in another tab', async ({
  page,
  product,
  context,
}) => {
  const visitor = await openBuilder(page, product);
  for (const name of ['First', 'Second']) await keepWorkflow(page, product, visitor, [], name);
  // What was never saved is kept too.
  await addAgents(page, 'Chat');
  await inputOf(page, 'Chat Agent 1').fill('Never saved');
  await openSaved(page, 'First');
  await expect(page).toHaveTitle('First · Workflow Builder · Fanfare');
  await expect(mark(page)).toBeHidden();
  await inputOf(page).fill('First words');
  await expect(page).toHaveTitle('• First · Workflow Builder · Fanfare');
  await expect(mark(page)).toBeVisible();
  await openSaved(page, 'Second');
  await expect(inputOf(page)).toHaveValue('x');
  await expect(note(page)).toBeHidden();
  await inputOf(page).fill('Second words');
  await page.reload();
  await expect(inputOf(page)).toHaveValue('Second words');
  await expect(note(page)).toBeVisible();
  await expectAccessible(page);
  await openSaved(page, 'First');
  await expect(inputOf(page)).toHaveValue('First words');
  await expect(note(page)).toBeVisible();
  const [{ id = '' } = {}] = await query<{ id: string }>(
    product,
    `select id from workflows where user_id = $1 and name = 'Second'`,
    [visitor.user.id],
  );
  const second = await anotherTab(context, `${product.url}${BUILDER}&workflow=${id}`);
  await expect(inputOf(second)).toHaveValue('Second words');
  await second.close();
  // Discarded, it is as it was saved; and even that can be undone.
  await note(page).getByRole('button', { name: 'Discard' }).click();
  await expect(inputOf(page)).toHaveValue('x');
  await expect(mark(page)).toBeHidden();
  await toasts(page, 'success').getByRole('button', { name: 'Undo' }).click();
  await expect(inputOf(page)).toHaveValue('First words');
  await expect(mark(page)).toBeVisible();
  const saved = await grid(page);
  const left = saved.getByRole('region', { name: 'Not saved yet' });
  await expect(left.getByRole('listitem')).toHaveText([/^Second1 agent/, /^New workflow1 agent/]);
  await expectAccessible(page);
  await left.getByRole('button', { name: /^New workflow/ }).click();
  await expect(inputOf(page, 'Chat Agent 1')).toHaveValue('Never saved');
  await expect(page).toHaveTitle('• Workflow Builder · Fanfare');
});

test('KEEP-03 KEEP-10 of two tabs with one workflow neither loses its words: the second opens the newer one and still has its own', async ({
  page,
  product,
  context,
}) => {
  const visitor = await openBuilder(page, product);
  await keepWorkflow(page, product, visitor, [], 'Shared');
  await openSaved(page, 'Shared');
  await inputOf(page).fill('Begun in the first tab');
  await expect(page).toHaveTitle(/^• /);
  const second = await anotherTab(context, `${product.url}${BUILDER}`);
  await expect(inputOf(second)).toHaveValue('Begun in the first tab');
  await inputOf(second).fill('From the second tab');
  await inputOf(page).fill('From the first tab');
  for (const tab of [page, second]) await tab.reload();
  await expect(inputOf(page)).toHaveValue('From the first tab');
  await expect(inputOf(second)).toHaveValue('From the second tab');
  await expect(await saveOver(page)).toBeHidden();
  const refused = await saveOver(second);
  await expect(refused.getByRole('button', { name: 'Save mine as a copy' })).toBeVisible();
  await refused.getByRole('button', { name: 'Open the newer one' }).click();
  await expect(refused).toBeHidden();
  await expect(inputOf(second)).toHaveValue('From the first tab');
  await expect(mark(second)).toBeHidden();
  const saved = await grid(second);
  const left = saved.getByRole('region', { name: 'Not saved yet' });
  await left.getByRole('button', { name: /^Shared/ }).click();
  await expect(inputOf(second)).toHaveValue('From the second tab');
});

test('KEEP-06 KEEP-09 versions are looked at, compared and brought back, and nothing is lost by it', async ({
  page,
  product,
}) => {
  const visitor = await openBuilder(page, product);
  await keepWorkflow(page, product, visitor, [], 'Recap');
  await openSaved(page, 'Recap');
  for (const words of ['Our fresh bread', 'Our warm bread']) {
    await inputOf(page).fill(words);
    await expect(await saveOver(page)).toBeHidden();
  }
  await inputOf(page).fill('An unsaved thought');
  await pickTool(page, 'Versions');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const entries = dialog.getByRole('listitem').getByRole('button');
  await expect(entries).toHaveText([/Saved now.*1 changed/, /1 changed/, /The oldest that is kept/]);
  await expect(dialog.locator('del')).toHaveText('fresh');
  await expect(dialog.locator('ins')).toHaveText('warm');
  await expect(dialog.getByRole('button', { name: 'Bring back' })).toHaveCount(0);
  await entries.nth(1).click();
  await expect(dialog.getByLabel('Compare with')).toHaveValue('now');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring back' }).click();
  await expect(dialog).toBeHidden();
  await expect(inputOf(page)).toHaveValue('Our fresh bread');
  await expect(mark(page)).toBeHidden();
  const inputs = await query<{ input: string }>(
    product,
    `select agents -> 0 ->> 'input' as input from workflow_versions where user_id = $1 order by saved_at`,
    [visitor.user.id],
  );
  expect(inputs.map(({ input }) => input)).toEqual(['x', 'Our fresh bread', 'Our warm bread', 'An unsaved thought']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inputOf(page)).toHaveValue('An unsaved thought');
  await expect(mark(page)).toBeVisible();
});

test('KEEP-13 KEEP-14 KEEP-15 KEEP-16 saved workflows are found, sorted, renamed, duplicated, and each has its picture', async ({
  page,
  product,
}) => {
  const visitor = await openBuilder(page, product);
  for (const name of ['Pear', 'Apple', 'Fig']) await keepWorkflow(page, product, visitor, [], name);
  const saved = await grid(page);
  const names = saved.locator('.line-clamp-2');
  await expect(names).toHaveText(['Fig', 'Apple', 'Pear']);
  await saved.getByLabel('Sort saved workflows').selectOption('Name');
  await expect(names).toHaveText(['Apple', 'Fig', 'Pear']);
  await expect(saved.locator('li svg rect')).not.toHaveCount(0);
  await saved.getByLabel('Search saved workflows').fill('pe');
  await expect(names).toHaveText(['Pear']);
  await saved.getByLabel('Search saved workflows').fill('plum');
  await expect(saved.getByText('Nothing found for “plum”')).toBeVisible();
  await saved.getByRole('button', { name: 'Show all' }).click();
  await saved.getByRole('button', { name: 'More for Fig' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await saved.getByLabel('New name of Fig').fill('Banana');
  await saved.getByLabel('New name of Fig').press('Enter');
  await expect(names).toHaveText(['Apple', 'Banana', 'Pear']);
  await saved.getByRole('button', { name: 'More for Apple' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(names).toHaveText(['Apple', 'Apple (copy)', 'Banana', 'Pear']);
  await expectAccessible(page);
});
