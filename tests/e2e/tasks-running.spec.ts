import { executeScheduledWorkflow, scheduleWorkflow } from '../../domain/api/schedule/scheduled.ts';
import { expect, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { query, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { askOneByOne } from './signed-in.ts';
import { HOUR, seedResult, seedTasks, tasksScreen } from './tasks-stage.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const EXECUTE = '**/api/scheduled-workflows/*/execute';
const LIST = '**/api/scheduled-workflows?*';

test('OUT-35 TASK-23 TASK-31 executing a task shows at once, then that it is done, and what it made', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(5) }]);
  const started = Promise.withResolvers<void>();
  await page.route(EXECUTE, async (route) => {
    await started.promise;
    await route.continue();
  });
  await page.goto('/scheduled');
  const { act, card, column, dialog } = tasksScreen(page);
  await act('Execute', 'Coffee tip').click();
  // The server has not even been asked yet.
  await expect(column('In Progress')).toContainText('Coffee tip');
  started.resolve();
  await expect(column('Completed')).toContainText('Coffee tip');
  await act('View Results', 'Coffee tip').click();
  const results = page.getByRole('dialog', { name: 'Workflow Results' });
  await expect(results).toContainText('Coffee tip');
  await expect(results.getByRole('img', { name: 'LinkedIn' })).toBeVisible();
  await expect(dialog('Workflow Results')).toContainText('Our new blend is here.');
  await page.keyboard.press('Escape');
  await expect(dialog('Workflow Results')).toBeHidden();
  await expect(card('Coffee tip')).toBeVisible();
});

test('TASK-24 TASK-25 TASK-40 a refused start reverts, says why in a toast and that in the card', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(5) }]);
  const answered = Promise.withResolvers<void>();
  await page.route(EXECUTE, async (route) => {
    await answered.promise;
    await route.fulfill({
      status: 409,
      json: { success: false, message: 'This workflow is already running.', code: 'CONFLICT' },
    });
  });
  await page.goto('/scheduled');
  const { act, card, column } = tasksScreen(page);
  await act('Execute', 'Coffee tip').click();
  await expect(column('In Progress')).toContainText('Coffee tip');
  answered.resolve();
  await expect(column('Scheduled')).toContainText('Coffee tip');
  await expect(toasts(page, 'error')).toContainText(
    'Failed to start workflow execution: This workflow is already running.',
  );
  await expect(card('Coffee tip')).toContainText('Oops! Try again.');
});

test('TASK-26 a start that gets no answer says so', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: inHours(5) }]);
  await page.route(EXECUTE, (route) => route.abort());
  await page.goto('/scheduled');
  const { act, column } = tasksScreen(page);
  await act('Execute', 'Coffee tip').click();
  await expect(toasts(page, 'error')).toContainText(
    'Error executing workflow: Network error: No response received from server',
  );
  await expect(column('Scheduled')).toContainText('Coffee tip');
});

test('TASK-27 TASK-28 TASK-29 the status is asked for every 5 s, 30 times, then a toast says so for 3 s', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const [task] = await seedTasks(product, id, [{ name: 'Slow one', at: inHours(5) }]);
  let polls = 0;
  await page.route('**/api/scheduled-workflows/*/status', (route) => {
    polls++;
    return route.fulfill({ json: { success: true, data: { status: 'executing' } } });
  });
  // A run that never ends: nobody takes it.
  await page.route(EXECUTE, async (route) => {
    await query(product, `update scheduled_workflows set status = 'executing' where id = $1`, [task]);
    const { data } = await (
      await page.request.get(`/api/scheduled-workflows/${task}`, { headers: route.request().headers() })
    ).json();
    await route.fulfill({ json: { success: true, data } });
  });
  const time = await takeOverTime(page);
  await page.goto('/scheduled');
  const { act, column } = tasksScreen(page);
  await expect(act('Execute', 'Slow one')).toBeVisible();
  const { pass } = await time.stop();
  const started = page.waitForResponse(EXECUTE);
  await act('Execute', 'Slow one').click();
  await pass(100);
  await (await started).finished();
  await pass(100);
  await expect(column('In Progress')).toContainText('Slow one');
  const passedAndPolls = async () => {
    await pass(5_000);
    return polls;
  };
  await expect.poll(passedAndPolls, { intervals: [10], timeout: 60_000 }).toBe(30);
  await pass(100);
  const toast = toasts(page, 'error').filter({ hasText: 'Timed out checking workflow status.' });
  await expect(toast).toBeVisible();
  expect(
    await toast
      .locator('.Toastify__progress-bar')
      .last()
      .evaluate((bar) => getComputedStyle(bar).animationDuration),
  ).toBe('3s');
  await pass(60_000);
  expect(polls).toBe(30);
});

test('TASK-33 the tasks are asked for again every 60 seconds', async ({ page, product }) => {
  await signInAnew(page, product);
  let lists = 0;
  await askOneByOne(page);
  await page.route(LIST, (route) => {
    lists++;
    return route.continue();
  });
  const time = await takeOverTime(page);
  await page.goto('/scheduled');
  await expect(page.getByText('No workflows').first()).toBeVisible();
  const { pass } = await time.stop();
  await expect.poll(() => lists).toBeGreaterThan(0);
  const before = lists;
  const listsAMinuteLater = async () => {
    await pass(60_000);
    return lists;
  };
  // The first minute may end while an answer is still on its way.
  await expect.poll(listsAMinuteLater).toBeGreaterThan(before);
});

test('what changes elsewhere shows at once', async ({ page, product }) => {
  const { headers } = await signInAnew(page, product);
  await page.goto('/scheduled');
  const { card, column } = tasksScreen(page);
  await expect(page.getByText('Nothing is scheduled yet.')).toBeVisible();
  const agents = [{ id: 'chat-1', type: 'chat', name: 'Text', input: 'Hello', description: '', verbatim: true }];
  const response = await page.request.post(`/api${scheduleWorkflow.path}`, {
    headers,
    data: {
      name: 'From another device',
      scheduledAt: inHours(5).toISOString(),
      agents,
      platforms: ['twitter'],
      agentType: 'custom',
    },
  });
  const { data } = await response.json();
  await expect(card('From another device')).toBeVisible();
  await page.request.post(`/api${executeScheduledWorkflow.path.replace('{id}', data.id)}`, { headers });
  await expect(column('Completed')).toContainText('From another device');
});

test('TASK-34 TASK-35 TASK-56 a task is deleted after a question, with a toast, and the list is asked for again', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Coffee tip', at: inHours(5) },
    { name: 'Another', at: inHours(6) },
  ]);
  await page.goto('/scheduled');
  const { act, card, dialog } = tasksScreen(page);
  await act('Delete', 'Coffee tip').click();
  await expect(dialog('Delete task').getByRole('heading')).toHaveText('Delete this task?');
  await dialog('Delete task').getByRole('button', { name: 'Cancel' }).click();
  await expect(card('Coffee tip')).toBeVisible();
  await act('Delete', 'Coffee tip').click();
  const reloaded = page.waitForRequest((request) => request.url().includes('/api/scheduled-workflows?'));
  await dialog('Delete task').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog('Delete task')).toBeHidden();
  const toast = toasts(page, 'success').filter({ hasText: 'Workflow deleted successfully!' });
  await expect(toast).toBeVisible();
  expect(
    await toast
      .locator('.Toastify__progress-bar')
      .last()
      .evaluate((bar) => getComputedStyle(bar).animationDuration),
  ).toBe('3s');
  await reloaded;
  await expect(card('Coffee tip')).toBeHidden();
  await expect(card('Another')).toBeVisible();
  await expect(toast).toBeHidden();
});

test('of a series, one or all that follow are deleted', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Weekly tip', at: inHours(5), rule: 'FREQ=WEEKLY' }]);
  await page.goto('/scheduled');
  const { act, card, dialog } = tasksScreen(page);
  const moment = card('Weekly tip').getByRole('time');
  const first = await moment.getAttribute('datetime');
  await act('Delete', 'Weekly tip').click();
  await expect(dialog('Delete task')).toContainText('It repeats every week');
  await dialog('Delete task').getByRole('button', { name: 'Delete' }).click();
  await expect(moment).not.toHaveAttribute('datetime', first ?? '');
  await act('Delete', 'Weekly tip').click();
  await dialog('Delete task').getByLabel('This and all that follow').check();
  await dialog('Delete task').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is scheduled yet.')).toBeVisible();
});

test('TASK-36 ERR-06 ERR-07 a list that can’t be loaded says so and why, and is tried again', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip' }]);
  let isBroken = true;
  await askOneByOne(page);
  await page.route(LIST, (route) =>
    isBroken
      ? route.fulfill({ status: 400, json: { success: false, message: 'The list is upside down', code: 'VALIDATION' } })
      : route.continue(),
  );
  await page.goto('/scheduled');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load scheduled tasks' });
  await expect(alert).toContainText('The list is upside down');
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(tasksScreen(page).card('Coffee tip')).toBeVisible();
  // What is known stays when it can't be asked for again.
  isBroken = true;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toBeVisible();
  await expect(tasksScreen(page).card('Coffee tip')).toBeVisible();
});

test('TASK-37 TASK-38 TASK-39 TASK-40 results, details and deletions that fail say so in a toast, and ‘Oops! Try again.’ in place', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const [done] = await seedTasks(product, id, [{ name: 'Coffee tip', status: 'completed', at: inHours(-2) }]);
  await seedResult(product, done ?? '', 'What it made');
  const refusal = { status: 400, json: { success: false, message: 'Not today', code: 'VALIDATION' } };
  await page.route(/scheduled-workflows\/[\w-]+(\/results)?(\?|$)/, (route) => route.fulfill(refusal));
  await page.goto('/scheduled');
  const { act, card, dialog } = tasksScreen(page);
  const told = (what: string) => toasts(page, 'error').filter({ hasText: what });
  await act('View Results', 'Coffee tip').click();
  await expect(told('Failed to load results')).toContainText('Not today');
  await expect(card('Coffee tip')).toContainText('Oops! Try again.');
  await act('View', 'Coffee tip').click();
  await expect(told('Failed to load workflow details')).toBeVisible();
  await expect(dialog('Task Details')).toContainText('Oops! Try again.');
  await page.keyboard.press('Escape');
  await act('Delete', 'Coffee tip').click();
  await dialog('Delete task').getByRole('button', { name: 'Delete' }).click();
  await expect(told('Failed to delete workflow')).toContainText('Not today');
  await expect(card('Coffee tip')).toContainText('Oops! Try again.');
});

test('the scheduler shows whether it is alive and when the next task runs', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Coffee tip', at: new Date(Date.now() + 5 * HOUR + 90_000) }]);
  await page.goto('/scheduled');
  await expect(page.getByText('Next run in 5 h 1 min')).toBeVisible();
  await page.route('**/api/scheduler-status', (route) =>
    route.fulfill({ json: { success: true, data: { healthy: false, nextRunAt: null, nextRunName: null } } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Scheduler is not running')).toBeVisible();
});
