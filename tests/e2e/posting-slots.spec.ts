import { expect, expectAccessible, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { DAY, seedTasks, tasksScreen } from './tasks-stage.ts';

test('MONTH-56 MONTH-57 MONTH-74 slots are set in a week; the next free one fills the schedule dialog, a task’s form and a copy', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await query(product, `update users set time_zone = 'Europe/Berlin' where id = $1`, [id]);
  await page.goto('/scheduled');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Posting slots' }).click();
  const { dialog } = tasksScreen(page);
  const editor = dialog('Posting slots');
  await expect(editor).toContainText('Times are in Europe/Berlin.');
  await expect(editor).toContainText('No slots for LinkedIn yet.');
  await editor.getByLabel('Time').fill('14:30');
  await editor.getByRole('button', { name: 'Add slot' }).click();
  await expect(editor).toContainText('5 slots a week on LinkedIn.');
  await editor.getByLabel('Days').selectOption('Sunday');
  await editor.getByLabel('Time').fill('08:05');
  await editor.getByRole('button', { name: 'Add slot' }).click();
  const sunday = editor.getByRole('listitem', { name: 'Sunday' });
  await expect(sunday).toContainText('8:05 AM');
  await editor.getByRole('button', { name: 'Remove Monday, 2:30 PM' }).click();
  await expect(editor).toContainText('5 slots a week on LinkedIn.');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Use for all networks' }).click();
  await expect(editor.getByRole('button', { name: 'Facebook 5' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Schedule Workflow' }).click();
  const schedule = dialog('Schedule Workflow');
  await schedule.getByRole('button', { name: 'Next free slot' }).click();
  await expect(schedule.getByText('Choose the platforms first.')).toBeVisible();
  await schedule.getByRole('button', { name: 'Twitter' }).click();
  await schedule.getByRole('button', { name: 'Next free slot' }).click();
  await expect(schedule.getByLabel('Time')).toHaveValue(/^(14:30|08:05)$/);
  const [date, time] = [await schedule.getByLabel('Date').inputValue(), await schedule.getByLabel('Time').inputValue()];
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  expect(time).toBe(day === 0 ? '08:05' : '14:30');
  expect([0, 2, 3, 4, 5]).toContain(day);

  await seedTasks(product, id, [{ name: 'Coffee tip', at: new Date(Date.now() + 90 * DAY), platforms: ['twitter'] }]);
  await page.reload();
  const { act } = tasksScreen(page);
  await act('View', 'Coffee tip').click();
  await dialog('Task Details').getByRole('button', { name: 'Duplicate to next free slot' }).click();
  const copy = dialog('Edit Task');
  await expect(copy.getByLabel('Date and time')).toHaveValue(`${date}T${time}`);
  // Its own place is free to it.
  await copy.getByRole('button', { name: 'Next free slot' }).click();
  await expect(copy.getByText(time === '14:30' ? '2:30 PM' : '8:05 AM')).toBeVisible();
  await expect(copy.getByLabel('Date and time')).toHaveValue(`${date}T${time}`);
});
