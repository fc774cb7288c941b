import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { DAY, HOUR, seedResult, seedTasks, seedThousand, tasksScreen } from './tasks-stage.ts';

/** Noon of a day of this month that lies ahead, or of the next month where this one is nearly over. */
function comingNoon(days: number): Date {
  const at = new Date(Date.now() + days * DAY);
  at.setUTCHours(11, 0, 0, 0);
  return at;
}
const us = (at: Date, options: Intl.DateTimeFormatOptions, timeZone = 'Europe/Berlin') =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at).replaceAll('\u202f', ' ');

async function openCalendar(page: Page, at?: Date) {
  await page.goto('/scheduled?view=calendar');
  await expect(page.locator('.rbc-month-view')).toBeVisible();
  if (at) await goTo(page, at);
  const { dialog, events } = tasksScreen(page);
  return { dialog, events, title: titleOf(page) };
}

/** The button that names what is shown and opens the picker; the filters open a dialog too. */
const titleOf = (page: Page) => page.locator('button[aria-haspopup=dialog]:not([aria-label])');

/** To the month of a moment, by the picker. */
async function goTo(page: Page, at: Date): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Choose a month and year' });
  await titleOf(page).click();
  await picker.getByRole('button', { name: us(at, { year: 'numeric' }) }).click();
  await picker.getByRole('button', { name: us(at, { month: 'long' }) }).click();
  await expect(picker).toBeHidden();
}

test('CAL-01 CAL-03 CAL-06 CAL-16 CAL-20 MONTH-81 month, week and day, with their ways and headers', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { title } = await openCalendar(page);
  const views = page.getByRole('group', { name: 'Calendar view' }).getByRole('button');
  await expect(views).toHaveText(['Month', 'Week', 'Day']);
  await expect(views.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('columnheader')).toHaveText(['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']);
  const now = new Date();
  await expect(title).toHaveText(us(now, { month: 'long', year: 'numeric' }));
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(title).not.toHaveText(us(now, { month: 'long', year: 'numeric' }));
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(title).toHaveText(us(now, { month: 'long', year: 'numeric' }));
  await views.filter({ hasText: 'Week' }).click();
  await expect(page.locator('.rbc-time-header .rbc-header')).toHaveText([
    /^SUN \d+$/,
    /MON/,
    /TUE/,
    /WED/,
    /THU/,
    /FRI/,
    /SAT/,
  ]);
  await expect(page.locator('.rbc-time-gutter .rbc-label')).toContainText(['00:00', '01:00', '02:00']);
  await expect(page.locator('.rbc-time-gutter')).toContainText('23:00');
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await views.filter({ hasText: 'Day' }).click();
  await expect(title).toHaveText(us(now, { month: 'long', day: 'numeric', year: 'numeric' }));
  await page.getByRole('button', { name: 'Next day' }).click();
  const tomorrow = us(new Date(now.getTime() + DAY), { month: 'long', day: 'numeric', year: 'numeric' });
  await expect(title).toHaveText(tomorrow);
  await expect(page).toHaveURL(/span=day&day=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(title).toHaveText(tomorrow);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(title).toHaveText(us(now, { month: 'long', day: 'numeric', year: 'numeric' }));
  await page.goBack();
  await expect(title).toHaveText(tomorrow);
  await page.goBack();
  await page.goBack();
  await expect(views.filter({ hasText: 'Week' })).toHaveAttribute('aria-pressed', 'true');
});

test('CAL-04 CAL-05 the title opens a picker of months and years', async ({ page, product }) => {
  await signInAnew(page, product);
  const { title } = await openCalendar(page);
  await title.click();
  const picker = page.getByRole('dialog', { name: 'Choose a month and year' });
  await expect(picker.getByRole('group', { name: 'Month' }).getByRole('button')).toHaveCount(12);
  const year = Number(us(new Date(), { year: 'numeric' }));
  const years = picker.getByRole('group', { name: 'Year' }).getByRole('button');
  await expect(years).toHaveCount(21);
  await expect(years.first()).toHaveText(String(year - 10));
  await expect(years.last()).toHaveText(String(year + 10));
  await years.last().click();
  await picker.getByRole('button', { name: 'February' }).click();
  await expect(title).toHaveText(`February ${year + 10}`);
  await expect(picker).toBeHidden();
});

test('CAL-02 CAL-07 events have the colour of their status and a short title with the whole as a tooltip', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const noon = comingNoon(1);
  await seedTasks(product, id, [
    { name: 'A very long name for a task', at: noon },
    { name: 'Runs', status: 'executing', at: new Date(noon.getTime() + 1) },
    { name: 'Done', status: 'completed', at: new Date(noon.getTime() + 2) },
    { name: 'Broken', status: 'failed', at: new Date(noon.getTime() + 3) },
  ]);
  const { events } = await openCalendar(page, noon);
  const long = events.filter({ hasText: 'A very long nam…' });
  await expect(long).toHaveText(/^A very long nam…/);
  await expect(page.getByTitle('A very long name for a task', { exact: true })).toBeVisible();
  const colours = { 'A very': '--c-info', Runs: '--c-warn', Done: '--c-ok', Broken: '--c-bad' };
  for (const [name, variable] of Object.entries(colours)) {
    const isSo = await events.filter({ hasText: name }).evaluate((element, property) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.color = `var(${property})`;
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return getComputedStyle(element).color === wanted;
    }, variable);
    expect(isSo, name).toBe(true);
  }
});

test('CAL-09 CAL-10 CAL-11 CAL-12 CAL-15 an event opens the details of its workflow', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const noon = comingNoon(2);
  const kinds = [
    { id: 'a', type: 'chat' as const, name: 'Writer', input: 'Write about bread', description: 'Warm and short' },
    { id: 'b', type: 'image' as const, name: 'Painter', input: 'A loaf', description: 'Morning light' },
  ];
  await seedTasks(product, id, [
    { name: 'Bread day', at: noon, agents: kinds, platforms: ['linkedin', 'twitter'] },
    { name: 'Nowhere', at: comingNoon(3), platforms: [] },
  ]);
  const { events, dialog } = await openCalendar(page, noon);
  await events.filter({ hasText: 'Bread day' }).click();
  const details = dialog('Workflow Details');
  await expect(details.getByRole('heading', { name: 'Workflow Details' })).toBeVisible();
  await expect(details).toContainText('Bread day');
  await expect(details).toContainText(
    `Scheduled for ${us(noon, { month: 'long', day: 'numeric', year: 'numeric' })}, ${us(noon, { hour: 'numeric', minute: '2-digit' })}`,
  );
  await expect(details.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(details).toContainText('LinkedIn');
  await expect(details.getByRole('listitem')).toHaveText([
    /WriterWrite about breadWarm and short/,
    /PainterA loafMorning light/,
  ]);
  await expect(details.getByRole('listitem').locator('svg')).toHaveCount(2);
  await details.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog('Edit Task').getByLabel('Name')).toHaveValue('Bread day');
  await page.keyboard.press('Escape');
  await goTo(page, comingNoon(3));
  // By the keyboard as well.
  await events.filter({ hasText: 'Nowhere' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(details).toContainText('None selected');
});

test('CAL-13 CAL-14 a completed event leads to its results', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const noon = comingNoon(1);
  const [done] = await seedTasks(product, id, [{ name: 'Bread day', status: 'completed', at: noon }]);
  await seedResult(product, done ?? '', 'Fresh bread every morning.');
  const answered = Promise.withResolvers<void>();
  await page.route('**/results', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const { events, dialog } = await openCalendar(page, noon);
  await events.filter({ hasText: 'Bread day' }).click();
  await dialog('Workflow Details').getByRole('button', { name: 'View Results' }).click();
  const waiting = dialog('Workflow Details').getByRole('button', { name: 'Loading Results...' });
  await expect(waiting).toBeDisabled();
  answered.resolve();
  await expect(dialog('Workflow Results')).toContainText('Fresh bread every morning.');
});

test('an event is dragged to another day; it keeps its hour, and Undo brings it back', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const noon = comingNoon(1);
  const [task] = await seedTasks(product, id, [{ name: 'Bread day', at: noon }]);
  const { events } = await openCalendar(page, noon);
  const event = events.filter({ hasText: 'Bread day' });
  const target = await dayCell(page, new Date(noon.getTime() + DAY));
  await drag(page, await centre(event), target);
  const moved = toasts(page, 'success').filter({ hasText: 'moved to' });
  await expect(moved).toContainText(us(new Date(noon.getTime() + DAY), { month: 'short', day: 'numeric' }));
  const at = async () => {
    const [row] = await query<{ at: Date }>(
      product,
      'select scheduled_for as at from scheduled_workflows where id = $1',
      [task],
    );
    return row?.at.toISOString();
  };
  expect(us(new Date((await at()) ?? ''), { hour: 'numeric', minute: '2-digit' })).toBe(
    us(noon, { hour: 'numeric', minute: '2-digit' }),
  );
  // What is changed between the move and its undoing stays.
  await event.click();
  await tasksScreen(page).dialog('Workflow Details').getByRole('button', { name: 'Edit' }).click();
  const edit = tasksScreen(page).dialog('Edit Task');
  await edit.getByLabel('Name').fill('Cake day');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(events.filter({ hasText: 'Cake day' })).toBeVisible();
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(at).toBe(noon.toISOString());
  await expect(events.filter({ hasText: 'Cake day' })).toBeVisible();
  const [{ name } = { name: '' }] = await query<{ name: string }>(
    product,
    'select name from scheduled_workflows where id = $1',
    [task],
  );
  expect(name).toBe('Cake day');
});

test('MONTH-88 a later occurrence of a series is dragged by itself, and Undo brings it back', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const today = new Date();
  const [first, later, target] = [10, 11, 13].map(
    (day) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day, 11)),
  ) as [Date, Date, Date];
  await seedTasks(product, id, [{ name: 'Bread day', at: first, rule: 'FREQ=DAILY;COUNT=2', timeZone: 'UTC' }]);
  const { events } = await openCalendar(page, first);
  const moments = async () => {
    const rows = await query<{ at: Date }>(
      product,
      'select scheduled_for as at from scheduled_workflows where user_id = $1 order by scheduled_for',
      [id],
    );
    return rows.map(({ at }) => at.toISOString());
  };
  await drag(page, await centre(page.locator('.event-projected')), await dayCell(page, target));
  const moved = toasts(page, 'success').filter({ hasText: 'moved to' });
  await expect(moved).toContainText(us(target, { month: 'short', day: 'numeric' }));
  expect(await moments()).toEqual([first.toISOString(), target.toISOString()]);
  await expect(page.locator('.event-projected')).toHaveCount(0);
  await expect(events.filter({ hasText: 'Bread day' })).toHaveCount(2);
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(moments).toEqual([first.toISOString(), later.toISOString()]);
});

test('a refused move goes back and says why; nothing is moved into the past', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const noon = comingNoon(1);
  await seedTasks(product, id, [{ name: 'Bread day', at: noon }]);
  await page.route('**/api/scheduled-workflows/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { success: false, message: 'That day is full.', code: 'CONFLICT' } })
      : route.continue(),
  );
  const { events } = await openCalendar(page, noon);
  const event = events.filter({ hasText: 'Bread day' });
  const before = await centre(event);
  await drag(page, before, await dayCell(page, new Date(noon.getTime() + DAY)));
  await expect(toasts(page, 'error')).toContainText('Failed to update workflow');
  await expect(toasts(page, 'error')).toContainText('That day is full.');
  await expect.poll(() => centre(event)).toEqual(before);
});

test('CAL-18 a touch of less than 5 px is a click and no drag', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const noon = comingNoon(1);
  await seedTasks(product, id, [{ name: 'Bread day', at: noon }]);
  const { events, dialog } = await openCalendar(page, noon);
  const { x, y } = await centre(events.filter({ hasText: 'Bread day' }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.up();
  await expect(dialog('Workflow Details')).toContainText('Bread day');
});

test('only what is visible is asked for', async ({ page, product }) => {
  await signInAnew(page, product);
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/scheduled-workflows?')) asked.push(new URL(request.url()));
  });
  await openCalendar(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const days = (url: URL | undefined) =>
    (Date.parse(url?.searchParams.get('to') ?? '') - Date.parse(url?.searchParams.get('from') ?? '')) / DAY;
  expect(days(asked.at(-1))).toBeLessThan(43);
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect.poll(() => Math.round(days(asked.at(-1)))).toBe(1);
});

test('CAL-21 CAL-22 a repeating task shows what is to come, at the same hour across a clock change', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const change = nextClockChange();
  // Nine in the morning in Berlin, three days before the clocks change.
  const first = new Date(change.getTime() - 3 * DAY);
  const offset = us(first, { timeZoneName: 'shortOffset', hour: 'numeric' }).includes('GMT+2') ? 2 : 1;
  first.setUTCHours(9 - offset, 0, 0, 0);
  await seedTasks(product, id, [{ name: 'Daily tip', at: first, rule: 'FREQ=DAILY' }]);
  const { events } = await openCalendar(page, change);
  const shownTimes = events.filter({ hasText: 'Daily tip' }).locator('time');
  // The month is drawn anew when its own tasks have come.
  await expect.poll(() => shownTimes.count()).toBeGreaterThan(3);
  const times = await shownTimes.evaluateAll((all) =>
    all.map((time) => [time.getAttribute('datetime') ?? '', time.textContent]),
  );
  expect(new Set(times.map(([, shown]) => shown))).toEqual(new Set(['9:00 AM']));
  const hours = new Set(times.map(([iso]) => new Date(iso ?? '').getUTCHours()));
  expect(hours).toEqual(new Set([7, 8]));
  const projected = page.locator('.event-projected');
  await expect(projected.first()).toBeVisible();
  const clicked = (await projected.first().locator('time').getAttribute('datetime')) ?? '';
  await projected.first().click();
  const details = tasksScreen(page).dialog('Workflow Details');
  await expect(details).toContainText('Repeats every day');
  // It is the one that was clicked, not the next one.
  await expect(details.locator('time').first()).toHaveAttribute('datetime', clicked);
  expect(Date.parse(clicked)).toBeGreaterThan(first.getTime());
  await expect(details).toContainText('Later occurrence');
  await expect(projected.first().locator('.event-signs svg')).not.toHaveCount(1);
  await expectAccessible(page);
  // It is changed by itself; the others stay.
  await details.getByRole('button', { name: 'Edit' }).click();
  const edit = tasksScreen(page).dialog('Edit Task');
  await expect(edit.getByLabel('Only this one')).toBeChecked();
  await edit.getByLabel('Name').fill('Holiday tip');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  const holiday = events.filter({ hasText: 'Holiday tip' });
  await expect(holiday.locator('time')).toHaveAttribute('datetime', clicked);
  await expect(events.filter({ hasText: 'Daily tip' })).toHaveCount(times.length - 1);
  // And one is deleted by itself.
  await projected.first().click();
  await details.getByRole('button', { name: 'Delete' }).click();
  await tasksScreen(page).dialog('Delete task').getByRole('button', { name: 'Delete' }).click();
  await expect(events.filter({ hasText: 'Daily tip' })).toHaveCount(times.length - 2);
  await projected.first().click();
  await details.getByRole('button', { name: 'Open the next one' }).click();
  await expect(details.locator('time').first()).toHaveAttribute('datetime', first.toISOString());
  await expect(details.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('TDLG-24 CAL-23 CAL-24 a phone has one row of controls, dots and a day’s list in the month, three days in the week', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await signInAnew(page, product);
  const at = comingNoon(1);
  at.setMinutes(50);
  const day = at.toISOString().slice(0, 10);
  await seedTasks(product, id, [
    { name: 'Lunch tip', at, rule: 'FREQ=DAILY', platforms: ['linkedin', 'twitter'] },
    { name: 'Bread day', at: new Date(at.getTime() + HOUR) },
  ]);
  const { events, dialog, phoneView } = tasksScreen(page);
  await page.goto(`/scheduled?view=calendar&day=${day}`);
  const chosen = page.getByRole('button', { name: /, 2 posts$/ });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen.locator('.event-dot')).toHaveCount(2);
  const list = page.getByRole('region', { name: 'Posts of the day' });
  await expect(list.getByRole('listitem')).toHaveText([/^Lunch tip.*:50 PM$/, /^Bread day.*:50 PM$/]);
  await list.getByRole('button', { name: 'Bread day' }).click();
  await expect(dialog('Workflow Details')).toContainText('Bread day');
  await page.keyboard.press('Escape');
  // Another day of the same month.
  await page
    .getByRole('button', { name: /, 1 post$/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveText([/^Lunch tip/]);
  const controls = [
    phoneView,
    page.getByRole('button', { name: 'Next month' }),
    page.getByRole('button', { name: /^Filters/ }),
  ];
  const rows = await Promise.all(controls.map(async (control) => (await centre(control)).y));
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(4);
  await page.goto(`/scheduled?view=calendar&span=week&day=${day}`);
  await expect(page.locator('.rbc-time-header .rbc-header')).toHaveCount(3);
  const isWhole = () =>
    events.first().evaluate((event) => {
      const [frame, time] = [event.querySelector('.event-content'), event.querySelector('time')];
      const edge = (part: Element | null) => part?.getBoundingClientRect().right ?? Number.NaN;
      return edge(time) <= edge(frame);
    });
  await expect(events.first().locator('time')).toHaveText(/:50 PM$/);
  await expect.poll(isWhole).toBe(true);
});

test('CAL-25 posts of one moment stand apart: opaque, with a gap between them', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const at = comingNoon(1);
  await seedTasks(product, id, [
    { name: 'Bread day', at },
    { name: 'Cake day', at, rule: 'FREQ=WEEKLY' },
  ]);
  await page.goto(`/scheduled?view=calendar&span=week&day=${at.toISOString().slice(0, 10)}`);
  const { events } = tasksScreen(page);
  await expect(events).toHaveCount(2);
  const boxes = await events.evaluateAll((all) =>
    all.map((event) => {
      const { left, right } = event.getBoundingClientRect();
      return { left, right: right - Number.parseFloat(getComputedStyle(event).borderRightWidth) };
    }),
  );
  const [first, second] = boxes.toSorted((a, b) => a.left - b.left);
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(2);
});

test('CAL-27 where a day of the week has room for little, a time stands whole or a name ends with an ellipsis, and a count stands alone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { id } = await signInAnew(page, product);
  const at = comingNoon(1);
  const names = ['Opening hours', 'Autumn menu', 'A look into the oven', 'Meet the baker'];
  await seedTasks(
    product,
    id,
    names.map((name) => ({ name, at })),
  );
  await page.goto(`/scheduled?view=calendar&span=week&day=${at.toISOString().slice(0, 10)}`);
  const { events } = tasksScreen(page);
  await expect(events.filter({ hasText: '+3' })).toHaveCount(1);
  await expect(events).toHaveCount(2);
  const cut = () =>
    events.locator('.event-title, time, .event-half').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
        .filter((part) => {
          const frame = part.closest('.event-content')?.getBoundingClientRect();
          const { left, right } = part.getBoundingClientRect();
          return frame === undefined || right > frame.right || left < frame.left || right - left < 12;
        })
        .map(({ textContent }) => textContent),
    );
  await expect.poll(cut).toEqual([]);
  await expect(events.filter({ hasText: '+3' }).locator('.event-title .event-half')).toBeHidden();
});

test('HIST-36 CAL-07 in the month and the week a title that has no room is cut at a word', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  const at = comingNoon(1);
  await seedTasks(product, id, [{ name: 'Daily coffee', at }]);
  const { events } = tasksScreen(page);
  for (const span of ['month', 'week']) {
    await page.goto(`/scheduled?view=calendar&span=${span}&day=${at.toISOString().slice(0, 10)}`);
    const title = events.first().locator('.event-title [data-cut]');
    await expect(title).toHaveText('Daily coffee');
    // What is seen: the first words, and none of them in part.
    await expect
      .poll(() =>
        title.evaluate((line) => ({
          seen: line.firstChild?.textContent?.replace(/^Daily( coffee)?$/, 'whole words'),
          overflows: line.scrollWidth > line.clientWidth,
        })),
      )
      .toEqual({ seen: 'whole words', overflows: false });
  }
});

test('CAL-27 the line of the hour strikes out no post', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  const noon = comingNoon(0);
  await page.clock.setFixedTime(noon);
  await seedTasks(product, id, [
    { name: 'Opening hours', at: new Date(noon.getTime() - 5 * 60_000), status: 'completed' },
  ]);
  await page.goto('/scheduled?view=calendar&span=day');
  const { events } = tasksScreen(page);
  const line = page.locator('.rbc-current-time-indicator');
  await expect(events).toHaveCount(1);
  await expect(line).toBeAttached();
  const layer = (part: Element) => Number(getComputedStyle(part).zIndex);
  expect(await events.first().evaluate(layer)).toBeGreaterThan(await line.evaluate(layer));
});

for (const span of ['day', 'week']) {
  test(`CAL-28 the last post of a day stands in the hours of a ${span}`, async ({ page, product }) => {
    const { id } = await signInAnew(page, product);
    const at = comingNoon(7);
    const day = at.toISOString().slice(0, 10);
    const hour = Number(us(at, { hour: 'numeric', hourCycle: 'h23' }));
    at.setTime(at.getTime() + (23 - hour) * HOUR + 50 * 60_000);
    await seedTasks(product, id, [{ name: 'Good night', at }]);
    await page.goto(`/scheduled?view=calendar&span=${span}&day=${day}`);
    await expect(tasksScreen(page).events).toHaveCount(1);
    await expect(page.locator('.rbc-day-slot .rbc-event')).toHaveText(/Good night/);
  });
}

test.describe('a viewer elsewhere', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'de-DE' });

  test('CAL-15 CAL-19 CAL-21 sees their own time and their own week, in US English', async ({ page, product }) => {
    const { id } = await signInAnew(page, product);
    const noon = comingNoon(1);
    await seedTasks(product, id, [{ name: 'Bread day', at: noon }]);
    const { events, dialog } = await openCalendar(page, noon);
    await expect(page.getByRole('columnheader').first()).toHaveText('MON');
    await events.filter({ hasText: 'Bread day' }).click();
    await expect(dialog('Workflow Details')).toContainText(
      us(noon, { hour: 'numeric', minute: '2-digit' }, 'America/New_York'),
    );
    await expect(dialog('Workflow Details')).toContainText(
      us(noon, { month: 'long', day: 'numeric', year: 'numeric' }, 'America/New_York'),
    );
  });
});

test('a thousand tasks on the calendar: a day shows what fits, the rest on demand', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedThousand(product, id);
  const { events } = await openCalendar(page, new Date(Date.now() + 3 * DAY));
  const more = page.getByRole('button', { name: /^\+\d+ more$/ });
  await expect(more.first()).toBeVisible();
  expect(await events.count()).toBeLessThan(200);
  await more.first().click();
  const day = page.getByRole('dialog', { name: /day, / });
  await expect.poll(() => day.getByRole('listitem').count()).toBeGreaterThan(10);
  await day
    .getByRole('button', { name: /^Workflow number/ })
    .first()
    .click();
  await expect(tasksScreen(page).dialog('Workflow Details')).toContainText('Workflow number');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(page.locator('.rbc-time-view')).toBeVisible();
});

test('a calendar that can’t be loaded says so', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.route('**/api/scheduled-workflows?*', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Upside down', code: 'VALIDATION' } }),
  );
  await openCalendar(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load scheduled tasks' })).toContainText(
    'Upside down',
  );
});

/** The last Sunday of March or October, whichever comes first: then Europe's clocks change. */
function nextClockChange(): Date {
  const soonest = new Date(Date.now() + 5 * DAY);
  for (let month = soonest.getUTCMonth(); ; month++) {
    const last = new Date(Date.UTC(soonest.getUTCFullYear(), month + 1, 0, 1));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    if ([2, 9].includes(last.getUTCMonth()) && last > soonest) return last;
  }
}

async function centre(part: import('@playwright/test').Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** The middle of a day in the month that is shown. */
async function dayCell(page: Page, at: Date): Promise<{ x: number; y: number }> {
  const day = us(at, { day: '2-digit' });
  const cells = page.locator('.rbc-date-cell:not(.rbc-off-range)').filter({ hasText: day });
  const cell =
    (await cells.count()) > 0 ? cells.first() : page.locator('.rbc-date-cell').filter({ hasText: day }).last();
  const box = await cell.boundingBox();
  if (!box) throw new Error(`${day} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height + 30 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}
