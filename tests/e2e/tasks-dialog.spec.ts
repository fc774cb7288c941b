import { expect, expectAccessible, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { DAY, HOUR, seedTasks, tasksScreen } from './tasks-stage.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
/** A moment as a datetime-local field of a viewer in Berlin holds it. */
const inBerlin = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

test('TDLG-01 TDLG-02 TDLG-03 the dialog shows everything about a task, and its story', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const at = new Date('2026-01-20T14:05:00Z');
  const agent = (name: string) => ({ id: name, type: 'chat' as const, name, input: 'x', description: '' });
  const [task] = await seedTasks(product, id, [
    {
      name: 'Coffee tip',
      status: 'failed',
      at,
      platforms: ['linkedin', 'facebook'],
      agentType: 'content-creation',
      agents: [agent('Writer'), agent('Editor')],
      executed_at: at.toISOString(),
      execution_duration: 12,
      error_message: 'The writer did not answer.',
      lateness: 'ran 3 h late: the server was not running',
    },
  ]);
  await query(
    product,
    `insert into task_events (scheduled_workflow_id, at, what, detail) values ($1, now(), 'started', 'ran 3 h late: the server was not running'), ($1, now(), 'failed', 'The writer did not answer.')`,
    [task],
  );
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  await act('View', 'Coffee tip').click();
  const details = dialog('Task Details');
  await expect(details.getByRole('heading', { name: 'Coffee tip' })).toBeVisible();
  const fact = (name: string) =>
    details.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');
  await expect(fact('Date and time')).toHaveText('January 20, 2026, 3:05 PM');
  await expect(details.getByText('Failed', { exact: true }).first()).toBeVisible();
  await expect(fact('Agent type')).toHaveText('Content Creation');
  await expect(fact('Platforms')).toHaveText('LinkedInFacebook');
  await expect(fact('Agents (2)')).toHaveText('Writer, Editor');
  await expect(fact('Executed at')).toHaveText('January 20, 2026, 3:05 PM');
  await expect(fact('Execution duration')).toHaveText('12 seconds');
  await expect(fact('Error message')).toHaveText('The writer did not answer.');
  const story = details.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(story).toHaveCount(3);
  await expect(story.nth(0)).toContainText('Scheduled');
  await expect(story.nth(1)).toContainText('3 h late');
  await expect(story.nth(2)).toContainText('The writer did not answer.');
});

test('TDLG-04 TDLG-05 TDLG-06 TDLG-11 a task is changed: name, moment, agent type, platforms', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const at = inHours(30);
  const [task] = await seedTasks(product, id, [{ name: 'Coffee tip', at }]);
  await page.goto('/scheduled');
  const { act, card, dialog } = tasksScreen(page);
  await act('Edit', 'Coffee tip').click();
  const edit = dialog('Edit Task');
  const when = edit.getByLabel('Date and time');
  await expect(when).toHaveAttribute('type', 'datetime-local');
  const least = (await when.getAttribute('min')) ?? '';
  expect(Math.abs(Date.parse(`${least}:00Z`) - Date.parse(`${inBerlin(new Date())}:00Z`))).toBeLessThan(5 * 60_000);
  await expect(when).toHaveValue(inBerlin(at));
  await edit.getByLabel('Name').fill('Tea tip');
  const wanted = new Date(Math.floor((Date.now() + 9 * DAY) / 60_000) * 60_000);
  await when.fill(inBerlin(wanted));
  await edit.getByLabel('Agent type').selectOption({ label: 'Custom Workflow' });
  await edit.getByRole('button', { name: 'Twitter' }).click();
  await edit.getByRole('button', { name: 'LinkedIn' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Tea tip',
    scheduledFor: wanted.toISOString(),
    platforms: ['twitter'],
    agentType: 'custom',
  });
  expect(new URL((await sent).url()).pathname).toBe(`/api/scheduled-workflows/${task}`);
  await expect(edit).toBeHidden();
  await expect(card('Tea tip')).toContainText('Custom Workflow');
  await act('Edit', 'Tea tip').click();
  await edit.getByLabel('Name').fill('Something else');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog('Task Details')).toContainText('Tea tip');
});

test('TDLG-08 TDLG-09 TDLG-10 saving needs a name, a moment, an agent type and a platform, and happens once at a time', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(30) }]);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  await act('Edit', 'Coffee tip').click();
  const edit = dialog('Edit Task');
  const save = edit.getByRole('button', { name: 'Save Changes' });
  const name = edit.getByLabel('Name');
  const when = edit.getByLabel('Date and time');
  const type = edit.getByLabel('Agent type');
  await expect(save).toBeEnabled();
  await name.fill('  ');
  await expect(save).toBeDisabled();
  await name.fill('Tea tip');
  const before = await when.inputValue();
  await when.fill('');
  await expect(save).toBeDisabled();
  await when.fill(before);
  await type.selectOption('');
  await expect(save).toBeDisabled();
  await type.selectOption('custom');
  await edit.getByRole('button', { name: 'LinkedIn' }).click();
  await expect(save).toBeDisabled();
  await edit.getByRole('button', { name: 'Facebook' }).click();
  await expect(save).toBeEnabled();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/scheduled-workflows/*', async (route) => {
    if (route.request().method() === 'PUT') await answered.promise;
    await route.continue();
  });
  await save.click();
  await expect(save).toBeDisabled();
  answered.resolve();
  await expect(edit).toBeHidden();
});

test('TDLG-07 the window event opens the dialog in edit mode', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(30) }]);
  await page.goto('/scheduled');
  await expect(tasksScreen(page).card('Coffee tip')).toBeVisible();
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('editScheduledWorkflow', { detail })), {
    id: task,
  });
  await expect(tasksScreen(page).dialog('Edit Task').getByLabel('Name')).toHaveValue('Coffee tip');
});

test('TDLG-13 TDLG-12 POST-80 a save that is refused says why at the form; a failed task is scheduled again from its dialog', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Coffee tip', status: 'failed', at: inHours(-30), error_message: 'It broke.' },
  ]);
  await page.goto('/scheduled');
  const { act, column, dialog } = tasksScreen(page);
  await act('Reschedule', 'Coffee tip').click();
  const edit = dialog('Edit Task');
  const offered = await edit.getByLabel('Date and time').inputValue();
  expect(offered > inBerlin(new Date())).toBe(true);
  await edit.getByLabel('Date and time').fill(inBerlin(inHours(-3)));
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page, 'error')).toContainText('Failed to update workflow');
  await expect(edit.getByRole('alert')).toContainText('The scheduled time has already passed');
  await edit.getByLabel('Date and time').fill(offered);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(column('Scheduled')).toContainText('Coffee tip');
  await expect(column('Failed')).toContainText('No workflows');
});

test('of a series, this one or all that follow are changed', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Weekly tip', at: inHours(30), rule: 'FREQ=WEEKLY' }]);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  await act('Edit', 'Weekly tip').click();
  const edit = dialog('Edit Task');
  await expect(edit.getByLabel('Only this one')).toBeChecked();
  await edit.getByLabel('This and all that follow').check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ scope: 'following' });
  await expect(edit).toBeHidden();
});

test('TDLG-16 edited, saved and edited again, the form shows what was saved', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(30) }]);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  const edit = dialog('Edit Task');
  await act('Edit', 'Coffee tip').click();
  await edit.getByLabel('Name').fill('Tea tip');
  await edit.getByRole('button', { name: 'Twitter' }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  await act('Edit', 'Tea tip').click();
  await expect(edit.getByLabel('Name')).toHaveValue('Tea tip');
  await expect(edit.getByRole('button', { name: 'Twitter' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  // Behind the screen's back: a list that was asked for before may or may not know of it.
  await query(product, `update scheduled_workflows set name = 'Cocoa tip' where id = $1`, [task]);
  await page.getByRole('button', { name: /^Edit: (?:Tea|Cocoa) tip$/ }).click();
  await expect(edit.getByLabel('Name')).toHaveValue('Cocoa tip');
});

test('TDLG-17 a task that is changed or deleted elsewhere leaves what was typed, and the way to schedule it anew', async ({
  page,
  product,
}) => {
  const { id, headers } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(30) }]);
  const address = `${product.url}/api/scheduled-workflows/${task}`;
  await page.goto('/scheduled');
  const { act, card, dialog } = tasksScreen(page);
  await act('Edit', 'Coffee tip').click();
  const edit = dialog('Edit Task');
  await edit.getByLabel('Name').fill('My own words');
  const elsewhere = { scheduledFor: inHours(40), platforms: ['facebook'], agentType: 'custom' };
  const changed = await page.request.put(address, { headers, data: { name: 'Cocoa tip', ...elsewhere } });
  expect(changed.ok(), await changed.text()).toBe(true);
  await expect(edit.getByRole('alert')).toContainText(
    'This task was changed elsewhere meanwhile: it is now “Cocoa tip”',
  );
  await expect(edit.getByLabel('Name')).toHaveValue('My own words');
  const gone = await page.request.delete(address, { headers });
  expect(gone.ok(), await gone.text()).toBe(true);
  await expect(edit.getByRole('alert')).toHaveText(
    'This task was deleted elsewhere. What you entered is kept here: schedule it as a new task, or close this.',
  );
  await expect(edit.getByLabel('Name')).toHaveValue('My own words');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Schedule as New Task' }).click();
  await expect(edit).toBeHidden();
  await expect(card('My own words')).toBeVisible();
  await expect(card('Cocoa tip')).toHaveCount(0);
});

test('TDLG-17 a task that starts while it is edited leaves what was typed', async ({ page, product }) => {
  const { id, headers } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(30) }]);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  await act('Edit', 'Coffee tip').click();
  const edit = dialog('Edit Task');
  await edit.getByLabel('Name').fill('My own words');
  const begun = await page.request.post(`${product.url}/api/scheduled-workflows/${task}/execute`, { headers });
  expect(begun.ok(), await begun.text()).toBe(true);
  await expect(edit.getByRole('alert')).toContainText('This task has started meanwhile');
  await expect(edit.getByLabel('Name')).toHaveValue('My own words');
});

test('TDLG-18 Escape does not close the dialog while it saves: a refusal is seen, and what was typed is kept', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(30) }]);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  await act('Edit', 'Coffee tip').click();
  const edit = dialog('Edit Task');
  await edit.getByLabel('Name').fill('My own words');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/scheduled-workflows/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await answered.promise;
    await route.fulfill({ status: 409, json: { success: false, message: 'It is running.', code: 'CONFLICT' } });
  });
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
  await expect(edit.getByRole('button', { name: 'Close' })).toBeDisabled();
  answered.resolve();
  await expect(edit.getByRole('alert')).toHaveText('It is running.');
  await expect(edit.getByLabel('Name')).toHaveValue('My own words');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(edit).toBeHidden();
});
