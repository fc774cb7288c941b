import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { DAY, HOUR, seedTasks, tasksScreen } from './tasks-stage.ts';

const PHONE = { width: 390, height: 844 };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

test('MONTH-10 view, filters and order stand in the address: they survive a reload, and Back takes them back', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Coffee tip', platforms: ['linkedin'], at: inHours(30) },
    { name: 'Winter sale', platforms: ['twitter'], at: inHours(60) },
    { name: 'Broken', platforms: ['twitter'], status: 'failed', at: inHours(-3) },
  ]);
  await page.goto('/scheduled');
  const { card, view } = tasksScreen(page);
  await expect(card('Coffee tip')).toBeVisible();
  await view('List');
  const names = page.locator('tbody tr td:nth-child(2)');
  await expect(names).toHaveText([/Coffee tip/, /Winter sale/, /Broken/]);
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('twitter');
  await expect(names).toHaveText([/Winter sale/, /Broken/]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(names).toHaveText([/Broken/]);
  await expect(page).toHaveURL(/\?view=list&platform=twitter&status=failed$/);
  await page.reload();
  await expect(names).toHaveText([/Broken/]);
  await expect(page.getByRole('button', { name: 'Filters, 1 in use' })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText([/Winter sale/, /Broken/]);
  await page.goBack();
  await expect(names).toHaveCount(3);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(names).toHaveText([/Broken/, /Coffee tip/, /Winter sale/]);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=name/);
  const search = page.getByRole('searchbox', { name: 'Search by name or agent type' });
  await search.fill('new blend is here');
  await expect(page).toHaveURL(/q=new\+blend\+is\+here/);
  await expect(names).toHaveCount(3);
  await search.fill('winter');
  await expect(names).toHaveText([/Winter sale/]);
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(names).toHaveCount(3);
});

test('MONTH-11 MONTH-12 a phone begins with the agenda: days from today on, earlier ones on demand, plans that wait', async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE);
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Long ago', status: 'completed', at: new Date(Date.now() - 3 * DAY) },
    { name: 'Daily tip', rule: 'FREQ=DAILY', at: new Date(Date.now() + DAY), platforms: ['linkedin', 'twitter'] },
  ]);
  const talk = randomUUID();
  await query(
    product,
    `insert into chat_sessions (id, user_id, title, last_message) values ($1, $2, 'Talk of the blend', '')`,
    [talk, id],
  );
  await query(
    product,
    `insert into schedule_plans (user_id, session_id, workflow_name, description, input, platforms, agent_type, medium, frequency,
       scheduled_at, wall_time, time_zone, assumed, original_message)
     values ($1, $2, 'New blend', '', 'Our new blend', '["linkedin"]', 'custom', 'text', 'once', $3, '2026-11-20T09:00', 'UTC', '[]', '')`,
    [id, talk, new Date(Date.now() + 2 * DAY)],
  );
  await page.goto('/scheduled');
  const { card, dialog } = tasksScreen(page);
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true');
  const days = page.getByRole('region', { name: /^\w+day, / });
  await expect(days.first()).toContainText('Today');
  await expect(card('Daily tip').first()).toContainText('Our new blend is here.');
  // It comes again and again, as far as anybody looks.
  await expect.poll(() => card('Daily tip').count()).toBeGreaterThan(30);
  await expect(card('Long ago')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show earlier posts' }).click();
  await expect(card('Long ago')).toHaveCount(1);
  await card('Daily tip').first().getByRole('button').click();
  await expect(dialog('Task Details')).toContainText('Daily tip');
  await page.keyboard.press('Escape');
  await expect(card('New blend')).toContainText('Needs approval');
  await card('New blend').getByRole('button').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('MONTH-13 a day of the agenda opens the schedule with its moment', async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  const { id } = await signInAnew(page, product);
  const at = new Date(Date.now() + 3 * DAY);
  await seedTasks(product, id, [{ name: 'Coffee tip', at }]);
  await page.goto('/scheduled');
  await page
    .getByRole('button', { name: /^Schedule on / })
    .last()
    .click();
  const schedule = tasksScreen(page).dialog('Schedule Workflow');
  await expect(schedule.getByLabel('Date')).toHaveValue(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(at),
  );
  await expect(schedule.getByLabel('Time')).toHaveValue('12:00');
});
