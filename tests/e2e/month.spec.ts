import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
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
  const { card, dialog, phoneView } = tasksScreen(page);
  await expect(phoneView).toHaveValue('agenda');
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

test('MONTH-12 a board counts all plans that wait and loads on as they are scrolled', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await query(
    product,
    `with talk as (insert into chat_sessions (id, user_id, title, last_message) values (gen_random_uuid(), $1, 'Talk', '') returning id)
     insert into schedule_plans (user_id, session_id, workflow_name, description, input, platforms, agent_type, medium, frequency,
       scheduled_at, wall_time, time_zone, assumed, original_message)
     select $1, talk.id, 'Blend ' || n, '', 'Our new blend', '["linkedin"]', 'custom', 'text', 'once',
       now() + n * interval '1 hour', '2026-11-20T09:00', 'UTC', '[]', '' from talk, generate_series(1, 120) as n`,
    [id],
  );
  await page.goto('/scheduled');
  const column = page.getByRole('region', { name: 'Scheduled', exact: true });
  await column.getByRole('button', { name: '117 more need approval' }).click();
  const plans = column.getByRole('button', { name: /Blend/ });
  await expect(plans.nth(49)).toBeAttached();
  await expect
    .poll(async () => {
      await column.getByRole('button', { name: 'Show fewer' }).scrollIntoViewIfNeeded();
      return plans.count();
    })
    .toBe(120);
  await expect(plans.last()).toContainText('Blend 120');
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

test('MONTH-13 a day of the calendar’s month and a slot of its day open the schedule with that moment', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/scheduled?view=calendar');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/[?&]day=/);
  const next = new Date();
  next.setDate(1);
  next.setMonth(next.getMonth() + 1);
  const month = `${next.getFullYear()}-${String(next.getMonth() + 1).padStart(2, '0')}`;
  const cell = page.locator('.rbc-date-cell:not(.rbc-off-range)').filter({ hasText: '15' });
  const { dialog } = tasksScreen(page);
  const schedule = dialog('Schedule Workflow');
  // The month before stays until the next one is drawn.
  await expect(async () => {
    // A schedule of the month before lies over the cells.
    await page.keyboard.press('Escape');
    const { x = Number.NaN, y = Number.NaN } = (await cell.boundingBox({ timeout: 5_000 })) ?? {};
    await page.mouse.click(x + 40, y + 60);
    await expect(schedule.getByLabel('Date', { exact: true })).toHaveValue(`${month}-15`, { timeout: 5_000 });
  }).toPass();
  await expect(schedule.getByLabel('Time', { exact: true })).toHaveValue('12:00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await page.getByRole('button', { name: 'Next day' }).click();
  const slots = page.locator('.rbc-day-slot .rbc-timeslot-group').nth(10);
  // The slots of the day before stay until the next one is drawn.
  await expect(async () => {
    await slots.click({ position: { x: 60, y: 8 }, force: true, timeout: 5_000 });
    await expect(schedule.getByLabel('Time', { exact: true })).toHaveValue('10:00', { timeout: 5_000 });
  }).toPass();
});

test('MONTH-14 MONTH-15 MONTH-18 many are chosen with Shift, moved by a week in one request, and put back by one Undo', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const at = (days: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + days * DAY);
  await seedTasks(product, id, [
    ...[1, 2, 3, 4].map((n) => ({ name: `Post ${n}`, at: at(n) })),
    { name: 'Done', status: 'completed' as const, at: at(-1) },
  ]);
  await page.goto('/scheduled?view=list');
  const row = (name: string) => page.getByRole('row', { name });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bulk')) requests.push(request.postData() ?? '');
  });
  await page.getByRole('checkbox', { name: 'Select: Post 2' }).click();
  await page.getByRole('checkbox', { name: 'Select: Done' }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected posts' });
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await bar.getByRole('button', { name: 'Move' }).click();
  const dialog = tasksScreen(page).dialog('Move 4 posts');
  await dialog.getByLabel('Days', { exact: true }).fill('7');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toasts(page, 'success')).toContainText('3 posts moved. 1 of 4 was not moved: they have already run.');
  const moments = page.locator('tbody time');
  await expect.poll(async () => (await moments.nth(1).getAttribute('datetime')) ?? '').toBe(at(9).toISOString());
  expect(requests).toHaveLength(1);
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await moments.nth(1).getAttribute('datetime')) ?? '').toBe(at(2).toISOString());
  await expect(row('Post 4')).toBeVisible();
});

test('MONTH-16 all that are shown are deleted at once, and one Undo brings them back', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(
    product,
    id,
    [1, 2, 3].map((n) => ({ name: `Post ${n}`, at: inHours(n * 30) })),
  );
  await page.goto('/scheduled');
  const { card } = tasksScreen(page);
  await expect(card('Post 1')).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected posts' });
  await bar.getByRole('button', { name: 'All shown' }).click();
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await tasksScreen(page).dialog('Delete 3 posts?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});
