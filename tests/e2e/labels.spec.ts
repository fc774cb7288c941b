import { expect, expectAccessible, test } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { seedTasks, tasksScreen } from './tasks-stage.ts';

test('MONTH-45 labels are made and chosen by keyboard in the task dialog, and stand on the card', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Spring sale' }, { name: 'Quiet day' }]);
  await page.goto('/scheduled');
  const { card, dialog } = tasksScreen(page);
  await card('Spring sale').getByRole('button', { name: 'Spring sale', exact: true }).click();
  const details = dialog('Task Details');
  await details.getByRole('button', { name: 'Add labels' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Find or create a label' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Acme');
  await expect(page.getByRole('option', { name: 'Create “Acme”' })).toBeVisible();
  await page.getByRole('group', { name: 'Colour' }).getByRole('button', { name: 'green' }).click();
  await field.press('Enter');
  const chips = details.getByRole('list', { name: 'Labels' });
  await expect(chips.getByRole('listitem')).toHaveText(['Acme']);
  await expect(chips.getByRole('listitem')).toHaveAttribute('data-label', 'green');
  await field.fill('Launch');
  await field.press('Enter');
  await expect(chips.getByRole('listitem')).toHaveText(['Acme', 'Launch']);
  await expectAccessible(page);
  await field.fill('acm');
  await expect(page.getByRole('listbox', { name: 'Labels' }).getByRole('option')).toHaveText(['Acme', 'Create “acm”']);
  await field.press('Enter');
  await expect(chips.getByRole('listitem')).toHaveText(['Launch']);
  // The first Escape closes the labels, the second the task.
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(card('Spring sale').getByRole('list', { name: 'Labels' })).toHaveText('Launch');
  await expect(card('Quiet day').getByRole('list', { name: 'Labels' })).toBeHidden();
});

test('MONTH-82 a label is put on all that are chosen, and taken off those that carry it', async ({ page, product }) => {
  const { headers, id } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Spring sale' }, { name: 'Quiet day' }]);
  for (const name of ['Acme', 'Launch'])
    await page.request.post('/api/labels', { headers, data: { name, colour: 'red' } });
  const { data: all } = (await (await page.request.get('/api/labels', { headers })).json()) as {
    data: { id: string }[];
  };
  await page.request.put(`/api/scheduled-workflows/${task}/labels`, { headers, data: { labelIds: [all[0]?.id] } });
  await page.goto('/scheduled');
  const { card } = tasksScreen(page);
  const chips = (name: string) => card(name).getByRole('list', { name: 'Labels' }).getByRole('listitem');
  const bar = page.getByRole('region', { name: 'Selected posts' });
  const menu = page.getByRole('menu', { name: 'Label' });
  const open = async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await bar.getByRole('button', { name: 'All shown' }).click();
    await bar.getByRole('button', { name: 'Label' }).click();
  };
  await expect(chips('Spring sale')).toHaveText(['Acme']);
  await open();
  await expect(menu.getByRole('group', { name: 'Take off' }).getByRole('menuitem')).toHaveText(['Acme']);
  await expectAccessible(page);
  await menu.getByRole('group', { name: 'Add' }).getByRole('menuitem', { name: 'Acme' }).click();
  await expect(chips('Quiet day')).toHaveText(['Acme']);
  await open();
  await expect(menu.getByRole('group', { name: 'Add' }).getByRole('menuitem')).toHaveText(['Launch']);
  await menu.getByRole('group', { name: 'Take off' }).getByRole('menuitem', { name: 'Acme' }).click();
  await expect(chips('Quiet day')).toHaveCount(0);
  await expect(chips('Spring sale')).toHaveCount(0);
});

test('MONTH-46 the labels dialog renames, colours, and deletes after the number of posts was said', async ({
  page,
  product,
}) => {
  const { headers, id } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Spring sale' }]);
  const made = await page.request.post('/api/labels', { headers, data: { name: 'Acme', colour: 'red' } });
  const { data: label } = (await made.json()) as { data: { id: string } };
  await page.request.put(`/api/scheduled-workflows/${task}/labels`, { headers, data: { labelIds: [label.id] } });
  await page.goto('/scheduled');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Labels' }).click();
  const { card, dialog } = tasksScreen(page);
  const labels = dialog('Labels');
  const chips = card('Spring sale').getByRole('listitem');
  await labels.getByLabel('Name of a new label').fill('acme');
  await labels.getByRole('button', { name: 'Create' }).click();
  await expect(labels.getByRole('alert')).toHaveText(
    'You already have a label called “Acme”. Choose another name, or use that one.',
  );
  await labels.getByLabel('Name of a new label').fill('Beta');
  await labels.getByRole('button', { name: 'Create' }).click();
  await labels.getByLabel('Name of Acme').fill('Acme Ltd');
  await labels.getByLabel('Name of Acme').press('Enter');
  await labels.getByRole('button', { name: 'Colour of Acme Ltd: red' }).click();
  await labels.getByRole('group', { name: 'Colour' }).getByRole('button', { name: 'purple' }).click();
  await expect(labels.getByRole('button', { name: 'Colour of Acme Ltd: purple' })).toBeVisible();
  await expect(labels).toContainText('1 post');
  await expectAccessible(page);
  await labels.getByRole('button', { name: 'Delete label: Acme Ltd' }).click();
  const question = dialog('Delete the label “Acme Ltd”?');
  await expect(question).toContainText('1 post carries it. The post stays, only the label goes.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(labels).toBeVisible();
  await labels.getByRole('button', { name: 'Delete label: Acme Ltd' }).click();
  await question.getByRole('button', { name: 'Delete label' }).click();
  await expect(question).toBeHidden();
  await expect(labels.getByRole('button', { name: 'Delete label: Acme Ltd' })).toBeHidden();
  await labels.getByRole('button', { name: 'Close' }).click();
  await expect(card('Spring sale')).toBeVisible();
  await expect(chips).toHaveCount(0);
});
