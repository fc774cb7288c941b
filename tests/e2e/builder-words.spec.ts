import { nodeOf, openBuilder, runToEnd } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('OBEY-06 OBEY-07 OBEY-02 a workflow from words runs, says on its agent what was not done, and is undone in one step', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Describe it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe it' });
  const words = dialog.getByLabel('What should the workflow do?');
  await words.fill('do my taxes');
  await dialog.getByRole('button', { name: 'Put it on the canvas' }).click();
  await expect(dialog.getByRole('status')).toContainText('What should be done at “do my taxes”?');
  await expectAccessible(page);
  await words.fill('Write about our open day on Friday at 10 am in the barn, translate it to French');
  await dialog.getByRole('button', { name: 'Put it on the canvas' }).click();
  await expect(dialog).toBeHidden();
  await expect(nodeOf(page, 'Edit')).toBeVisible();
  await runToEnd(page);
  await expect(nodeOf(page, 'Edit')).toContainText('Not done');
  await expect(nodeOf(page, 'Edit')).toContainText('needs a connected AI model');
  await expect(nodeOf(page, 'Post')).toContainText('Done');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Build your first workflow' })).toBeVisible();
});

test('OBEY-08 a template stands on the canvas as it is described', async ({ page, product }) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Describe it' }).click();
  await page.getByRole('button', { name: /^One text, four networks/ }).click();
  for (const name of ['Post', 'LinkedIn', 'Twitter', 'Instagram', 'Facebook'])
    await expect(nodeOf(page, name)).toBeVisible();
});
