import { expect, test } from './fixtures.ts';
import { signIn, signInAnew } from './people.ts';
import { DAY, HOUR, seedTasks, seedThousand, tasksScreen } from './tasks-stage.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

test('TASK-01 TASK-08 TASK-09 TASK-10 the board comes first: four columns with counts, by time, an empty one says so', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Later', at: inHours(50) },
    { name: 'Sooner', at: inHours(20) },
    { name: 'Done', status: 'completed', at: inHours(-5) },
    { name: 'Broken', status: 'failed', at: inHours(-9), error_message: 'The writer did not answer.' },
  ]);
  await page.goto('/scheduled');
  const { column } = tasksScreen(page);
  await expect(page.getByRole('button', { name: 'Kanban' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
    'Scheduled2',
    'In Progress0',
    'Completed1',
    'Failed1',
  ]);
  await expect(column('Scheduled').getByRole('heading', { level: 3 })).toHaveText(['Sooner', 'Later']);
  await expect(column('In Progress')).toContainText('No workflows');
  await expect(column('Failed')).toContainText('The writer did not answer.');
  for (const name of ['List', 'Agenda', 'Calendar'] as const) {
    await tasksScreen(page).view(name);
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
});

test('TASK-02 TASK-03 TASK-05 tasks are found by name, agent type and platform; refresh asks again', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Coffee tip', platforms: ['linkedin'] },
    { name: 'Winter sale', platforms: ['instagram', 'twitter'], agentType: 'digital-marketing' },
  ]);
  await page.goto('/scheduled');
  const { card } = tasksScreen(page);
  const search = page.getByRole('searchbox', { name: 'Search by name or agent type' });
  await search.fill('coffee');
  await expect(card('Winter sale')).toBeHidden();
  await expect(card('Coffee tip')).toBeVisible();
  await search.fill('digital');
  await expect(card('Winter sale')).toBeVisible();
  await expect(card('Coffee tip')).toBeHidden();
  await search.fill('zebra');
  await page.getByRole('button', { name: 'Show all 2' }).click();
  const platform = page.getByRole('combobox', { name: 'Platform' });
  await expect(platform.getByRole('option')).toHaveText([
    'All platforms',
    'Instagram',
    'LinkedIn',
    'Twitter',
    'Facebook',
  ]);
  await platform.selectOption('twitter');
  await expect(card('Coffee tip')).toBeHidden();
  await platform.selectOption('all');
  await expect(card('Coffee tip')).toBeVisible();
  await seedTasks(product, id, [{ name: 'Written elsewhere' }]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(card('Written elsewhere')).toBeVisible();
});

test('TASK-04 small screens have a status filter', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'To come' }, { name: 'Done', status: 'completed', at: inHours(-2) }]);
  await page.goto('/scheduled?view=kanban');
  const { card, column, phoneView } = tasksScreen(page);
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(card('To come')).toBeVisible();
  await expect(status).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await status.selectOption({ label: 'Completed' });
  await expect(card('Done')).toBeVisible();
  await expect(card('To come')).toBeHidden();
  await expect(column('Scheduled')).toBeHidden();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Done' }).click();
  await phoneView.selectOption('List');
  await expect(card('Done')).toBeVisible();
  await expect(card('To come')).toBeHidden();
});

test('TASK-11 TASK-12 the list has its columns, 10 rows a page, Previous, numbers and Next', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(
    product,
    id,
    Array.from({ length: 23 }, (_, n) => ({ name: `Task ${n + 1}`, at: new Date(Date.now() + (n + 1) * DAY) })),
  );
  await page.goto('/scheduled?view=list');
  await expect(page.getByRole('columnheader')).toHaveText(['Status', 'Name', 'Scheduled For', 'Platforms', 'Actions']);
  const names = page.locator('tbody tr td:nth-child(2)');
  await expect(names).toHaveCount(10);
  await expect(names.first()).toHaveText('Task 1');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button')).toHaveText(['Previous', '1', '2', '3', 'Next']);
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(names.first()).toHaveText('Task 11');
  await pages.getByRole('button', { name: 'Page 3' }).click();
  await expect(names).toHaveText(['Task 21', 'Task 22', 'Task 23']);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(names.first()).toHaveText('Task 11');
});

test('TASK-13 an empty list says so', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/scheduled?view=list');
  await expect(page.getByText('No scheduled tasks found')).toBeVisible();
});

test('TASK-14 TASK-15 TASK-16 TASK-17 TASK-18 TASK-19 each status has its colour and icon', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Waits', at: inHours(5) },
    { name: 'Runs', status: 'executing', at: inHours(-1) },
    { name: 'Done', status: 'completed', at: inHours(-2) },
    { name: 'Broken', status: 'failed', at: inHours(-3) },
    { name: 'Strange', status: 'completed', at: inHours(-4) },
  ]);
  await page.route('**/api/scheduled-workflows?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const task of answer.data) if (task.name === 'Strange') task.status = 'paused';
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/scheduled?view=list');
  const badge = (name: string) => page.getByRole('row', { name }).locator('td').first().locator('span').first();
  const colour = (name: string, variable: string) =>
    badge(name).evaluate((element, property) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.color = `var(${property})`;
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return getComputedStyle(element).color === wanted;
    }, variable);
  const looks = {
    Waits: ['scheduled', '--c-info'],
    Runs: ['executing', '--c-warn'],
    Done: ['completed', '--c-ok'],
    Broken: ['failed', '--c-bad'],
  };
  for (const [name, [status, variable]] of Object.entries(looks)) {
    await expect(badge(name).locator('svg')).toHaveAttribute('data-status', status ?? '');
    expect(await colour(name, variable ?? ''), name).toBe(true);
  }
  await expect(badge('Runs').locator('svg')).toHaveCSS('animation-name', 'spin');
  await expect(badge('Waits').locator('svg')).toHaveClass(/lucide-clock/);
  await expect(badge('Done').locator('svg')).toHaveClass(/check/);
  await expect(badge('Strange')).toHaveText('paused');
  await expect(badge('Strange').locator('svg')).toHaveCount(0);
  expect(await colour('Strange', '--c-bad')).toBe(true);
  await tasksScreen(page).view('Kanban');
  await expect(tasksScreen(page).column('Failed')).toContainText('Strange');
});

test('TASK-22 TASK-30 TASK-31 TASK-32 what can be done with a task goes by its status', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [
    { name: 'Waits', at: inHours(5) },
    { name: 'Runs', status: 'executing', at: inHours(-1) },
    { name: 'Done', status: 'completed', at: inHours(-2) },
    { name: 'Broken', status: 'failed', at: inHours(-3) },
  ]);
  await page.goto('/scheduled');
  const offers = (name: string) =>
    tasksScreen(page)
      .card(name)
      .getByRole('button', { name: /^[A-Z][\w ]+: / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')));
  await expect(tasksScreen(page).card('Waits')).toBeVisible();
  expect(await offers('Waits')).toEqual(['Execute', 'View', 'Edit', 'Delete']);
  expect(await offers('Runs')).toEqual(['View']);
  expect(await offers('Done')).toEqual(['View Results', 'View', 'Delete']);
  expect(await offers('Broken')).toEqual(['View', 'Reschedule', 'Delete']);
});

test('TASK-55 a thousand tasks: the board shows the first of each column and more on demand', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedThousand(product, id);
  await page.goto('/scheduled');
  const { column } = tasksScreen(page);
  const scheduled = column('Scheduled');
  await expect(scheduled.getByRole('heading', { level: 2 })).toHaveText('Scheduled700');
  await expect(column('Completed').getByRole('heading', { level: 2 })).toHaveText('Completed200');
  await expect(page.getByRole('article')).toHaveCount(60);
  await scheduled.getByRole('button', { name: 'Show 40 more of 680' }).click();
  await expect(scheduled.getByRole('article')).toHaveCount(60);
  await page.getByRole('searchbox', { name: 'Search by name or agent type' }).fill('number 654');
  await expect(page.getByRole('article')).toHaveText([/Workflow number 654/]);
});

test('TASK-55 a thousand tasks: the list has every page, though only the first ones come at once', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await seedThousand(product, id);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('limit') ?? ''));
  await page.goto('/scheduled?view=list');
  const names = page.locator('tbody tr td:nth-child(2)');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(names).toHaveCount(10);
  expect(asked).not.toContain('1000');
  await pages.getByRole('button', { name: 'Page 100' }).click();
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(names).toHaveCount(10);
  const last = await names.allTextContents();
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(names).toHaveCount(10);
  expect(await names.allTextContents()).not.toEqual(last);
});

test('TASK-53 what can be done with a card shows once somebody points at it; a finger opens it behind ‘…’', async ({
  page,
  product,
  browser,
}) => {
  const person = await signInAnew(page, product);
  await seedTasks(product, person.id, [{ name: 'Bread day' }]);
  await page.goto('/scheduled?view=kanban');
  const { card, act } = tasksScreen(page);
  const opacity = () =>
    act('Edit', 'Bread day').evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
  await expect(card('Bread day')).toBeVisible();
  expect(await opacity()).toBe('0');
  await card('Bread day').hover();
  await expect.poll(opacity).toBe('1');
  await expect(card('Bread day').getByRole('button', { name: 'More for Bread day' })).toBeHidden();

  const touched = await browser.newPage({
    baseURL: product.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await signIn(touched, product, person);
  await touched.goto('/scheduled?view=kanban');
  await touched.getByRole('button', { name: 'More for Bread day' }).tap();
  await touched.getByRole('menuitem', { name: 'Edit' }).tap();
  await expect(touched.getByRole('dialog', { name: 'Edit Task' })).toBeVisible();
  await touched.close();
});

test('HIST-36 a name that is too long for its card ends at a word with an ellipsis, on desktop and phone', async ({
  page,
  product,
}) => {
  const name =
    'Extraordinary neighbourhood celebration: grandmother’s handwritten gingerbread recipes, unforgettably rediscovered';
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name, at: inHours(20) }]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/scheduled?view=kanban');
    const heading = page.getByRole('article', { name }).getByRole('heading');
    await expect(heading).toBeVisible();
    const shown = await heading
      .locator('span')
      .first()
      .evaluate((line) => ({
        words: line.firstChild?.textContent ?? '',
        isCutByBrowser: line.scrollHeight > line.clientHeight,
      }));
    expect(shown.isCutByBrowser).toBe(false);
    expect(shown.words).not.toBe(name);
    expect(name.slice(shown.words.length)).toMatch(/^[\s,:]/);
  }
});
