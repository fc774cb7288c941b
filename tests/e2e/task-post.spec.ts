import { pictureFile } from '../support/stage/pictures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { chosen } from './settings-screen.ts';
import { HOUR, seedResult, seedTasks, tasksScreen } from './tasks-stage.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

test('POST-49 a task’s words are edited in its dialog, per network, with previews; what is too long is not saved', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [
    { name: 'Coffee tip', at: inHours(30), platforms: ['linkedin', 'twitter'] },
  ]);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  await act('View', 'Coffee tip').click();
  const view = dialog('Task Details');
  await expect(view.getByRole('article', { name: 'Preview for LinkedIn' })).toContainText('Our new blend is here.');
  await expectAccessible(page);
  await view.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog('Edit Task');
  const words = edit.getByLabel('Text for all');
  await expect(words).toHaveValue('Our new blend is here.\nCome and taste it on Friday.');
  await words.fill('Taste our new blend. '.repeat(20));
  await expect(edit.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expect(edit).toContainText('This text is too long for Twitter');
  await edit.getByRole('button', { name: 'Shorten for Twitter' }).click();
  await expect(edit.getByRole('article', { name: 'Preview for Twitter' })).toContainText('Taste our new blend.');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  await act('View', 'Coffee tip').click();
  await expect(view.getByRole('article', { name: 'Preview for LinkedIn' })).toContainText('Taste our new blend.');
  const [row] = await query<{ agents: { input: string }[]; post: { own: { twitter: { text: string } } } }>(
    product,
    'select agents, post from scheduled_workflows where id = $1',
    [task],
  );
  expect(row?.agents[0]?.input).toContain('Taste our new blend.');
  expect(row?.post.own.twitter.text).toBe('Taste our new blend. '.repeat(13).trim());
});

test('POST-50 a deletion is undone from its toast', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(5) }]);
  await page.goto('/scheduled');
  const { act, card, dialog } = tasksScreen(page);
  const remove = async () => {
    await act('Delete', 'Coffee tip').click();
    await dialog('Delete task').getByRole('button', { name: 'Delete' }).click();
    await expect(card('Coffee tip')).toBeHidden();
  };
  await remove();
  await toasts(page, 'success').getByRole('button', { name: 'Undo' }).click();
  await expect(card('Coffee tip')).toBeVisible();
  await remove();
  // After the first word is read, a second one offers it for longer.
  const reminder = toasts(page).filter({ hasText: '“Coffee tip” was deleted.' });
  await expect(reminder).toBeVisible();
  await reminder.getByRole('button', { name: 'Undo' }).click();
  await expect(card('Coffee tip')).toBeVisible();
});

test('POST-51 a task is duplicated, posted again or tried again from its dialog', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const [, done] = await seedTasks(product, id, [
    { name: 'Coming', at: inHours(5) },
    { name: 'Done', status: 'completed', at: inHours(-5), executed_at: inHours(-5).toISOString() },
    { name: 'Broken', status: 'failed', at: inHours(-6), error_message: 'The writer did not answer.' },
  ]);
  await seedResult(product, done ?? '', 'Our new blend is here.');
  await page.goto('/scheduled');
  const { act, card, column, dialog } = tasksScreen(page);
  await act('View', 'Coming').click();
  await dialog('Task Details').getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(dialog('Edit Task').getByLabel('Name')).toHaveValue('Coming');
  await page.keyboard.press('Escape');
  await expect(card('Coming')).toHaveCount(2);
  await act('View', 'Done').click();
  await dialog('Task Details').getByRole('button', { name: 'Post again', exact: true }).click();
  await expect(dialog('Edit Task').getByLabel('Name')).toHaveValue('Done');
  await page.keyboard.press('Escape');
  await act('View', 'Broken').click();
  await dialog('Task Details').getByRole('button', { name: 'Retry now' }).click();
  await expect(column('Failed')).toContainText('No workflows');
});

test('POST-52 how often a task comes again is chosen in its dialog, and for how much of the series', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(30) }]);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  await act('Edit', 'Coffee tip').click();
  const edit = dialog('Edit Task');
  await edit.getByLabel('Repeats').selectOption('week');
  await edit.getByLabel('Every how many').fill('2');
  await edit.getByLabel('Ends').selectOption('count');
  await edit.getByLabel('How many times').fill('4');
  await expect(edit).toContainText('every 2 weeks');
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ recurrence: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4' });
  await expect(edit).toBeHidden();
  await act('Edit', 'Coffee tip').click();
  await expect(edit.getByLabel('Only this one')).toBeChecked();
  await edit.getByLabel('Repeats').selectOption('day');
  // Another rhythm is never for one alone.
  await expect(edit.getByLabel('Only this one')).toHaveCount(0);
  await expect(edit.getByLabel('This and all that follow')).toBeChecked();
  await edit.getByLabel('All that are still to come').check();
  const again = page.waitForRequest((request) => request.method() === 'PUT');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  expect((await again).postDataJSON()).toMatchObject({ recurrence: 'FREQ=DAILY;COUNT=4', scope: 'all' });
  await expect(edit).toBeHidden();
});

test('POST-53 POST-52 a post is scheduled with own pictures, its own words for Twitter, every week', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/scheduled');
  await page.getByRole('button', { name: 'Schedule Workflow' }).click();
  const dialog = tasksScreen(page).dialog('Schedule Workflow');
  await dialog.getByLabel('Post description').fill('Our new sourdough');
  await dialog.getByRole('radio', { name: /^Social Media/ }).check();
  for (const name of ['LinkedIn', 'Twitter']) await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog.getByLabel('Text content')).not.toHaveValue('');
  // Where a second passes between two networks each is drafted for: what follows would move below the pointer.
  await expect(dialog.locator('button[type=submit]')).toHaveText('Schedule Workflow');
  await dialog.getByLabel('Text content').fill('Fresh bread');
  await dialog.getByLabel('Repeats').selectOption('week');
  await dialog.getByRole('button', { name: 'Own pictures, text per network, preview' }).click();
  await dialog.getByLabel('Choose pictures').setInputFiles(await chosen(await pictureFile(300, 200)));
  await dialog.getByLabel('Describe this picture for people who can’t see it').fill('A loaf');
  await dialog.getByRole('tab', { name: 'Twitter' }).click();
  await dialog.getByRole('button', { name: 'Write it for Twitter alone' }).click();
  await dialog.getByLabel('Text for Twitter').fill('Bread!');
  await expect(dialog.getByText('Your own pictures are used, so none is drawn.')).toBeVisible();
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/schedule-workflow'));
  await dialog.locator('button[type=submit]').click();
  expect((await sent).postDataJSON()).toMatchObject({
    recurrence: 'FREQ=WEEKLY',
    agents: [{ type: 'chat', input: 'Fresh bread' }],
    post: { media: [{ kind: 'image', alt: 'A loaf' }], own: { twitter: { text: 'Bread!' } } },
  });
  await expect(dialog).toBeHidden();
  await tasksScreen(page).act('View', 'Our new sourdough').click();
  const view = tasksScreen(page).dialog('Task Details');
  await expect(view.getByRole('article', { name: 'Preview for Twitter' })).toContainText('Bread!');
  await expect(view).toContainText('Repeats every week');
});
