import type { Locator, Page } from '@playwright/test';
import { saveWorkflow } from '../../domain/api/workflow/workflows.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { tasksScreen } from './tasks-stage.ts';

const GENERATE = '**/api/generate-content';
const SCHEDULE = '**/api/schedule-workflow';
const TOMORROW = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now() + 24 * 60 * 60_000);

async function openDialog(page: Page) {
  await page.goto('/scheduled');
  await page.getByRole('button', { name: 'Schedule Workflow' }).click();
  const dialog = tasksScreen(page).dialog('Schedule Workflow');
  await expect(dialog).toBeVisible();
  return {
    dialog,
    description: dialog.getByLabel('Post description'),
    type: (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name}`) }),
    platform: (name: string) => dialog.getByRole('button', { name, exact: true }),
    text: dialog.getByLabel('Text content'),
    image: dialog.getByLabel('Image content'),
    submit: dialog.locator('button[type=submit]'),
  };
}

async function fill(fields: Awaited<ReturnType<typeof openDialog>>, ...platforms: string[]): Promise<void> {
  await fields.description.fill('Our new sourdough');
  await fields.type('Social Media').check();
  for (const platform of platforms) await fields.platform(platform).click();
}

const drafted = (text: string) => ({
  json: {
    success: true,
    data: {
      text_input: text,
      text_description: 'Every morning.',
      image_input: 'A loaf',
      image_description: 'Morning light',
    },
  },
});

test('SDLG-39 a day is chosen from the house’s grid, none before today, and no empty box stands before a draft', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const fields = await openDialog(page);
  const { dialog, text, image } = fields;
  await expect(dialog.getByRole('region', { name: 'Content' })).toContainText('Describe your post');
  await expect(text.or(image)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Choose a day' }).click();
  const grid = page.getByRole('dialog', { name: 'Choose a day' });
  await expectAccessible(page);
  await grid.getByRole('button', { name: 'Next month' }).click();
  const fifteenth = grid.getByRole('button', { name: / 15$/ });
  await expect(fifteenth).toBeEnabled();
  await fifteenth.click();
  await expect(grid).toBeHidden();
  await expect(dialog.getByLabel('Date')).toHaveValue(/-15$/);
  await dialog.getByRole('button', { name: 'Choose a day' }).click();
  await grid.getByRole('button', { name: 'Previous month' }).click();
  await grid.getByRole('button', { name: 'Previous month' }).click();
  await expect(grid.getByRole('button', { name: / 15$/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await fill(fields, 'LinkedIn');
  await expect(text).toBeVisible();
});

test('TASK-06 SDLG-01 SDLG-02 SDLG-03 SDLG-04 SDLG-05 LIM-02 LIM-03 the dialog has its fields', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { dialog, description, platform, submit } = await openDialog(page);
  await expect(dialog.locator('label', { hasText: 'Post description' })).toContainText('*');
  await expect(description).toHaveAttribute('required', '');
  await expect(dialog.locator('label:has(input[type=radio])')).toHaveText([
    'Digital MarketingMarketing campaigns and promotions',
    'Content CreationEngaging original content',
    'Social MediaSocial engagement and growth',
    'Custom WorkflowA fully customizable workflow',
  ]);
  for (const name of ['LinkedIn', 'Twitter', 'Instagram', 'Facebook'])
    await expect(platform(name).locator('svg')).toBeVisible();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now());
  await expect(dialog.getByLabel('Date')).toHaveAttribute('min', today);
  await expect(dialog.getByLabel('Time')).toHaveValue('12:00');
  await expect(submit).toHaveText('Schedule Workflow');
});

test('SDLG-06 SDLG-07 SDLG-08 SDLG-09 SDLG-10 SDLG-11 SDLG-29 content is drafted a second after the last change', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const asked: unknown[] = [];
  let answer: () => void = () => {};
  await page.route(GENERATE, async (route) => {
    asked.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(drafted('Fresh bread'));
  });
  const time = await takeOverTime(page);
  const fields = await openDialog(page);
  const { pass } = await time.stop();
  await fields.description.fill('Our new sourdough');
  await pass(2_000);
  await fields.type('Social Media').check();
  await pass(2_000);
  expect(asked).toEqual([]);
  await fields.platform('LinkedIn').click();
  await pass(900);
  await fields.platform('Twitter').click();
  await pass(999);
  expect(asked).toEqual([]);
  await pass(1);
  await expect
    .poll(() => asked)
    .toEqual([{ description: 'Our new sourdough', platforms: ['linkedin', 'twitter'], agentType: 'social-media' }]);
  await expect(fields.dialog).toContainText(
    'Generating content based on your post description and selected platforms...',
  );
  await expect(fields.submit).toHaveText('Generating Content...');
  await expect(fields.submit).toBeDisabled();
  answer();
  await expect(fields.text).toHaveValue('Fresh bread\n\nEvery morning.');
  await expect(fields.image).toHaveValue('A loaf\n\nMorning light');
  await expect(fields.submit).toBeEnabled();
  for (const box of [fields.text, fields.image]) await expect(box).toHaveAttribute('rows', '4');
  await fields.platform('LinkedIn').click();
  await expect(fields.image).toBeHidden();
  await expect(fields.text).toBeVisible();
});

test('SDLG-13 neither a late draft nor a new one overwrites what was typed; the new one is offered', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const answers: ((text: string) => void)[] = [];
  await page.route(GENERATE, async (route) => {
    const text = await new Promise<string>((resolve) => answers.push(resolve));
    await route.fulfill(drafted(text)).catch(() => {});
  });
  const fields = await openDialog(page);
  await fill(fields, 'LinkedIn');
  await expect.poll(() => answers.length).toBe(1);
  // Another platform: the first draft is stale before it comes.
  await fields.platform('Facebook').click();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('The newer draft');
  await expect(fields.text).toHaveValue(/^The newer draft/);
  answers[0]?.('The stale draft');
  await fields.text.fill('My own words');
  await fields.description.fill('Our new rye bread');
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.('The third draft');
  const offer = fields.dialog.getByRole('button', { name: 'Use new version' });
  await expect(offer).toBeVisible();
  await expect(fields.text).toHaveValue('My own words');
  await offer.click();
  await expect(fields.text).toHaveValue(/^The third draft/);
});

for (const [how, refusal] of [
  ['fails', { status: 500, json: { success: false, message: 'Broken', code: 'UNEXPECTED' } }],
  ['answers success false', { status: 200, json: { success: false } }],
] as const)
  test(`SDLG-14 a generation that ${how} shows the red banner`, async ({ page, product }) => {
    await signInAnew(page, product);
    let isBroken = true;
    await page.route(GENERATE, (route) => route.fulfill(isBroken ? refusal : drafted('Fresh bread')));
    const fields = await openDialog(page);
    await fill(fields, 'LinkedIn');
    const banner = fields.dialog
      .getByRole('alert')
      .filter({ hasText: 'Failed to generate content. Please try again.' });
    await expect(banner).toBeVisible();
    await expect(banner).toHaveClass(/bg-bad-wash/);
    await expect(fields.submit).toBeEnabled();
    isBroken = false;
    await banner.getByRole('button', { name: 'Generate again' }).click();
    await expect(fields.text).toHaveValue(/^Fresh bread/);
    await expect(banner).toBeHidden();
  });

test('SDLG-21 SDLG-22 SDLG-23 SDLG-24 SDLG-25 the checks come one after the other', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.route(GENERATE, (route) => route.fulfill(drafted('Fresh bread')));
  const fields = await openDialog(page);
  const says = (text: string | RegExp) => expect(fields.dialog.getByRole('alert')).toHaveText(text);
  await fields.dialog.getByLabel('Time').fill('00:00');
  await fields.dialog.getByLabel('Date').fill('2020-01-01');
  await fields.submit.click();
  await says('Please describe your post');
  await expect(fields.description).toBeFocused();
  await fields.description.fill('Our new sourdough');
  await fields.submit.click();
  await says('Please select an agent type');
  await fields.type('Custom Workflow').check();
  await fields.submit.click();
  await says('Please select at least one platform');
  await fields.platform('Twitter').click();
  await expect(fields.text).toHaveValue(/^Fresh bread/);
  await fields.submit.click();
  await says(/^Cannot schedule in the past\. Current time: [A-Z]\w+ \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/);
});

test('TASK-07 SDLG-19 SDLG-20 SDLG-26 SDLG-28 SDLG-31 a post is scheduled with what stands in the boxes', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const fields = await openDialog(page);
  await fill(fields, 'LinkedIn', 'Instagram');
  // Drafted by the product itself.
  await expect(fields.text).not.toHaveValue('');
  await fields.text.fill('Fresh bread\nEvery morning from seven.');
  await fields.image.fill('A loaf on a table\nMorning light, close up.');
  await fields.dialog.getByLabel('Date').fill(TOMORROW);
  const answered = Promise.withResolvers<void>();
  let sent: Record<string, unknown> = {};
  await page.route(SCHEDULE, async (route) => {
    sent = route.request().postDataJSON();
    await answered.promise;
    await route.continue();
  });
  await fields.submit.click();
  await expect(fields.submit).toHaveText('Scheduling...');
  await expect(fields.submit).toBeDisabled();
  answered.resolve();
  await expect(fields.dialog).toBeHidden();
  const { agents, ...rest } = sent as { agents: { id: string }[] };
  expect(rest).toEqual({
    name: 'Our new sourdough',
    scheduledAt: await page.evaluate((day) => new Date(`${day}T12:00`).toISOString(), TOMORROW),
    userTimezone: 'Europe/Berlin',
    connections: [],
    platforms: ['linkedin', 'instagram'],
    agentType: 'social-media',
    status: 'scheduled',
  });
  expect(agents).toEqual([
    {
      id: expect.stringMatching(/^chat-\d+$/),
      type: 'chat',
      name: 'Text Content',
      input: 'Fresh bread',
      description: 'Every morning from seven.',
      verbatim: true,
    },
    {
      id: expect.stringMatching(/^image-\d+$/),
      type: 'image',
      name: 'Image Content',
      input: 'A loaf on a table',
      description: 'Morning light, close up.',
      isConnected: false,
      sourceNodeId: null,
    },
  ]);
  await expect(toasts(page, 'success')).toContainText('Workflow scheduled successfully!');
  await expect(tasksScreen(page).column('Scheduled')).toContainText('Our new sourdough');
  await page.getByRole('button', { name: 'Schedule Workflow' }).click();
  await expect(fields.description).toHaveValue('');
  await expect(fields.text).toHaveCount(0);
});

test('SDLG-35 what nobody has seen yet can’t be scheduled: the button waits from the first moment on', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  let scheduled = 0;
  await page.route(SCHEDULE, (route) => {
    scheduled++;
    return route.continue();
  });
  await page.route(GENERATE, (route) => route.fulfill(drafted('Fresh bread')));
  const time = await takeOverTime(page);
  const fields = await openDialog(page);
  const { pass } = await time.stop();
  await fields.dialog.getByLabel('Date').fill(TOMORROW);
  await fields.description.fill('Our new sourdough');
  await fields.type('Social Media').check();
  await expect(fields.submit).toBeEnabled();
  await fields.platform('LinkedIn').click();
  await expect(fields.dialog).toContainText('Left empty, the text is written from your description when it runs.');
  await expect(fields.submit).toHaveText('Generating Content...');
  await expect(fields.submit).toBeDisabled();
  await fields.dialog.getByLabel('Time').press('Enter');
  await pass(1_000);
  await expect(fields.text).toHaveValue(/^Fresh bread/);
  await expect(fields.submit).toBeEnabled();
  // A changed description makes the draft on screen one of something else.
  await fields.description.fill('Our new rye bread');
  await expect(fields.submit).toBeDisabled();
  await fields.dialog.getByLabel('Time').press('Enter');
  expect(scheduled).toBe(0);
  await pass(1_000);
  await expect(fields.submit).toBeEnabled();
});

test('SDLG-36 the text is counted for each platform, and one that is too long is refused', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.route(GENERATE, (route) => route.fulfill(drafted('Fresh bread')));
  const fields = await openDialog(page);
  await fill(fields, 'LinkedIn', 'Twitter');
  await expect(fields.text).toHaveValue(/^Fresh bread/);
  const counts = fields.dialog.getByRole('list', { name: 'Characters' }).getByRole('listitem');
  await expect(counts).toHaveText(['LinkedIn 27/3,000', 'Twitter 27/280']);
  await fields.dialog.getByLabel('Date').fill(TOMORROW);
  await fields.text.fill('x'.repeat(600));
  await expect(counts).toHaveText(['LinkedIn 600/3,000', 'Twitter 600/280']);
  await expect(counts.nth(1)).toHaveClass(/text-bad/);
  await fields.submit.click();
  await expect(fields.dialog.getByRole('alert')).toHaveText(
    'This text is too long for Twitter: 600 of 280 characters. Shorten it, or leave Twitter out.',
  );
  await expect(fields.text).toBeFocused();
  await expectAccessible(page);
  await fields.text.fill('Fresh bread 🍞');
  await expect(counts).toHaveText(['LinkedIn 14/3,000', 'Twitter 14/280']);
  await expect(fields.dialog.getByRole('alert')).toHaveCount(0);
  await fields.submit.click();
  await expect(toasts(page, 'success')).toContainText('Workflow scheduled successfully!');
});

test('SDLG-37 Escape does not close the dialog while it schedules: a failure is seen, and what was written is kept', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.route(GENERATE, (route) => route.fulfill(drafted('Fresh bread')));
  const answered = Promise.withResolvers<void>();
  await page.route(SCHEDULE, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 409, json: { success: false, message: 'November 20 is full.', code: 'CONFLICT' } });
  });
  const fields = await openDialog(page);
  await fill(fields, 'LinkedIn');
  await expect(fields.text).toHaveValue(/^Fresh bread/);
  await fields.dialog.getByLabel('Date').fill(TOMORROW);
  await fields.submit.click();
  await expect(fields.submit).toHaveText('Scheduling...');
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  for (const name of ['Close', 'Cancel']) await expect(fields.dialog.getByRole('button', { name })).toBeDisabled();
  answered.resolve();
  await expect(fields.dialog.getByRole('alert')).toHaveText('November 20 is full.');
  await expect(fields.text).toHaveValue(/^Fresh bread/);
  await page.keyboard.press('Escape');
  await expect(fields.dialog).toBeHidden();
});

test('SDLG-37 whoever leaves the page while it schedules reads the failure elsewhere', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.route(GENERATE, (route) => route.fulfill(drafted('Fresh bread')));
  const answered = Promise.withResolvers<void>();
  await page.route(SCHEDULE, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 409, json: { success: false, message: 'November 20 is full.', code: 'CONFLICT' } });
  });
  await page.goto('/brand');
  await page.getByRole('link', { name: 'Scheduled Tasks' }).first().click();
  await page.getByRole('button', { name: 'Schedule Workflow' }).click();
  const dialog = tasksScreen(page).dialog('Schedule Workflow');
  await dialog.getByLabel('Post description').fill('Our new sourdough');
  await dialog.getByRole('radio', { name: /^Social Media/ }).check();
  await dialog.getByRole('button', { name: 'LinkedIn', exact: true }).click();
  await expect(dialog.getByLabel('Text content')).toHaveValue(/^Fresh bread/);
  await dialog.getByLabel('Date').fill(TOMORROW);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('button[type=submit]')).toHaveText('Scheduling...');
  await page.goBack();
  await expect(page).toHaveURL(/\/brand$/);
  answered.resolve();
  await expect(toasts(page, 'error')).toContainText('November 20 is full.');
});

test('SDLG-30 Cancel and X reset and close', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.route(GENERATE, (route) => route.fulfill(drafted('Fresh bread')));
  const fields = await openDialog(page);
  const leave: Locator[] = [
    fields.dialog.getByRole('button', { name: 'Cancel' }),
    fields.dialog.getByRole('button', { name: 'Close' }),
  ];
  for (const way of leave) {
    await fill(fields, 'LinkedIn');
    await way.click();
    await expect(fields.dialog).toBeHidden();
    await page.getByRole('button', { name: 'Schedule Workflow' }).click();
    await expect(fields.description).toHaveValue('');
    await expect(fields.type('Social Media')).not.toBeChecked();
    await expect(fields.platform('LinkedIn')).toHaveAttribute('aria-pressed', 'false');
  }
});

test('SDLG-32 SDLG-33 a refusal shows the server’s message, a broken line its own', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.route(GENERATE, (route) => route.fulfill(drafted('Fresh bread')));
  const answers = [
    { status: 409, json: { success: false, message: 'November 20 is full.', code: 'CONFLICT' } },
    { status: 400, json: { success: false } },
    null,
  ];
  await page.route(SCHEDULE, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.abort();
  });
  const fields = await openDialog(page);
  await fill(fields, 'LinkedIn');
  await expect(fields.text).toHaveValue(/^Fresh bread/);
  for (const text of [
    'November 20 is full.',
    'Failed to schedule workflow',
    'Network error: No response received from server',
  ]) {
    await fields.submit.click();
    await expect(fields.dialog.getByRole('alert')).toHaveText(text);
  }
  await expect(fields.description).toHaveValue('Our new sourdough');
});

test('TASK-07 a saved workflow is scheduled with its own agents and connections', async ({ page, product }) => {
  const { headers } = await signInAnew(page, product);
  const agents = [
    { id: 'a', type: 'chat', name: 'Writer', input: 'Write about bread', description: '' },
    { id: 'b', type: 'image', name: 'Painter', input: '', description: 'Warm light' },
  ];
  const connections = [{ id: 'a-b', source: 'a', target: 'b' }];
  const saved = await page.request.post(`${product.url}/api${saveWorkflow.path}`, {
    headers,
    data: {
      name: 'Bread week',
      agents: agents.map((agent, at) => ({ ...agent, position: { x: at * 400, y: 0 } })),
      connections,
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/scheduled?tab=builder');
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  await page.getByRole('button', { name: 'Schedule Bread week' }).click();
  const dialog = tasksScreen(page).dialog('Schedule Workflow');
  await expect(dialog.getByLabel('Post description')).toHaveValue('Bread week');
  await expect(dialog.getByRole('group', { name: 'Agents (2)' })).toContainText('Painter');
  await expect(dialog.getByLabel('Text content')).toHaveCount(0);
  await dialog.getByRole('radio', { name: /^Custom Workflow/ }).check();
  await dialog.getByRole('button', { name: 'Facebook' }).click();
  await dialog.getByLabel('Date').fill(TOMORROW);
  const sent = page.waitForRequest(SCHEDULE);
  await dialog.locator('button[type=submit]').click();
  const body = (await sent).postDataJSON();
  expect(body.agents).toMatchObject([
    { id: 'a', name: 'Writer' },
    { id: 'b', name: 'Painter' },
  ]);
  expect(body.connections).toMatchObject([{ source: 'a', target: 'b' }]);
  await expect(toasts(page, 'success')).toContainText('Workflow scheduled successfully!');
  await page.goto('/scheduled');
  await expect(tasksScreen(page).card('Bread week')).toBeVisible();
});

test('closed again, the canvas’s schedule dialog gives the keyboard back to the button that opened it', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/scheduled?tab=builder');
  await page.getByRole('button', { name: 'Start with an example' }).click();
  const button = page.getByRole('button', { name: 'Schedule', exact: true });
  const dialog = tasksScreen(page).dialog('Schedule Workflow');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
