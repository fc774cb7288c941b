import {
  addAgents,
  BUILDER,
  centreOf,
  dragLine,
  fitView,
  nodeOf,
  openBuilder,
  pickTool,
  runToEnd,
  saveAs,
} from './builder.ts';
import { expect, expectAccessible, inBothThemes, test } from './fixtures.ts';

const toastOf = (page: import('@playwright/test').Page) => page.locator('.Toastify__toast');

test('CANVAS-02 the builder is a tab beside Scheduled Tasks, and the address remembers it', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  const tabs = page.getByRole('navigation', { name: 'Workflows' });
  await expect(tabs.getByRole('link', { name: 'Workflow Builder' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Scheduled Tasks' }).click();
  await expect(page).toHaveURL(/\/scheduled$/);
  await page.goBack();
  await expect(page).toHaveURL(/tab=builder/);
  await page.reload();
  await expect(page.getByRole('toolbar', { name: 'Add an agent' })).toBeVisible();
});

test('CANVAS-01 CANVAS-08 CANVAS-10 CANVAS-14 CANVAS-16 RUN-01 RUN-16 RUN-26 chat → image and chat → audio are built by mouse, run, saved, reloaded and run again', async ({
  page,
  product,
}) => {
  test.slow();
  await openBuilder(page, product);
  const canvas = page.getByRole('region', { name: 'Canvas' });
  for (const [kind, x, y] of [
    ['Chat', 220, 160],
    ['Image', 620, 100],
    ['Audio', 620, 480],
  ] as const)
    await page.getByRole('button', { name: `Add ${kind} Agent` }).dragTo(canvas, { targetPosition: { x, y } });
  await nodeOf(page, 'Chat Agent 1').getByLabel('Input', { exact: true }).fill('Our bakery opens at seven on Saturday');
  await dragLine(page, 'Chat Agent 1', 'Image Agent 1');
  await dragLine(page, 'Chat Agent 1', 'Audio Agent 1');
  for (const name of ['Image Agent 1', 'Audio Agent 1']) {
    await expect(nodeOf(page, name).getByText('from Chat Agent 1')).toBeVisible();
    await expect(nodeOf(page, name).getByLabel('Input', { exact: true })).not.toBeEditable();
  }
  const panel = await runToEnd(page);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Chat Agent 1:',
    'Image Agent 1:',
    'Audio Agent 1:',
  ]);
  await expect(panel.getByRole('img', { name: /^Card that reads/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Play' })).toBeVisible();
  const made = await panel.getByRole('listitem').first().locator('p').innerText();
  for (const name of ['Image Agent 1', 'Audio Agent 1'])
    await expect(nodeOf(page, name).getByLabel('Input', { exact: true })).toHaveValue(made);
  await panel.getByRole('button', { name: 'Close' }).click();
  await saveAs(page, 'Opening');

  await page.reload();
  await expect(nodeOf(page, 'Audio Agent 1').getByText('Done')).toBeVisible();
  await expect(page.getByText('/ Opening')).toBeVisible();
  const again = await runToEnd(page);
  await expect(again.getByRole('img', { name: /^Card that reads/ })).toBeVisible();
});

test('CANVAS-07 CANVAS-08 only the first agent has no input handle, and only chat agents have an output handle', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat', 'Chat', 'Image', 'Audio');
  const handles = async (name: string) => ({
    inputs: await nodeOf(page, name).locator('.react-flow__handle.target').count(),
    outputs: await nodeOf(page, name).locator('.react-flow__handle.source').count(),
  });
  expect(await handles('Chat Agent 1')).toEqual({ inputs: 0, outputs: 1 });
  expect(await handles('Chat Agent 2')).toEqual({ inputs: 1, outputs: 1 });
  expect(await handles('Image Agent 1')).toEqual({ inputs: 1, outputs: 0 });
  expect(await handles('Audio Agent 1')).toEqual({ inputs: 1, outputs: 0 });
});

test('CANVAS-09 CANVAS-11 CANVAS-12 an invalid connection is refused in red, with the reason, for three seconds', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await openBuilder(page, product);
  await addAgents(page, 'Chat', 'Chat', 'Chat');
  const refused = async (from: string, to: string, reason: string) => {
    await dragLine(page, from, to);
    await expect(toastOf(page)).toHaveText(reason);
    await toastOf(page).getByRole('button', { name: 'close' }).click();
    await expect(toastOf(page)).toHaveCount(0);
  };
  await refused('Chat Agent 2', 'Chat Agent 2', 'An agent cannot connect to itself');
  await dragLine(page, 'Chat Agent 2', 'Chat Agent 3');
  await expect(page.getByText('from Chat Agent 2')).toBeVisible();
  await refused('Chat Agent 2', 'Chat Agent 3', 'These agents are already connected');
  await dragLine(page, 'Chat Agent 3', 'Chat Agent 2');
  await expect(toastOf(page)).toHaveText('This would make a loop');
  const red = await toastOf(page).evaluate((toast) => getComputedStyle(toast).backgroundColor);
  const [, lightness = 0, chroma = 0, hue = 0] = (/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(red) ?? []).map(Number);
  expect([lightness > 0.4, chroma > 0.1, Math.abs(hue - 25) < 10], red).toEqual([true, true, true]);
  const shownFor = await toastOf(page)
    .locator('.Toastify__progress-bar--animated')
    .evaluate((bar) => getComputedStyle(bar).animationDuration);
  expect(shownFor).toBe('3s');
});

test('CANVAS-13 CANVAS-15 connecting fills the input with the source’s last text; deleting the connection unlocks and clears it', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await nodeOf(page, 'Chat Agent 1').getByLabel('Input', { exact: true }).fill('New rye loaf every Tuesday');
  const panel = await runToEnd(page);
  const made = await panel.getByRole('listitem').first().locator('p').innerText();
  await panel.getByRole('button', { name: 'Close' }).click();
  await addAgents(page, 'Image');
  await dragLine(page, 'Chat Agent 1', 'Image Agent 1');
  const input = nodeOf(page, 'Image Agent 1').getByLabel('Input', { exact: true });
  await expect(input).toHaveValue(made);
  await expect(input).not.toBeEditable();
  const edge = page.getByRole('group', { name: 'Connection from Chat Agent 1 to Image Agent 1' });
  await edge.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(edge).toHaveCount(0);
  await expect(input).toHaveValue('');
  await expect(input).toBeEditable();
});

test('CANVAS-17 CANVAS-18 agents are selected, moved, copied, duplicated, deleted and brought back by keyboard', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat', 'Image');
  const nodes = page.locator('.react-flow__node');
  const chat = nodeOf(page, 'Chat Agent 1');
  await chat.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.node-selected')).toHaveCount(1);
  const before = await centreOf(chat);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await centreOf(chat)).y).toBeGreaterThan(before.y);
  await page.keyboard.press('Control+d');
  await expect(nodes).toHaveCount(3);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(nodes).toHaveCount(4);
  await page.keyboard.press('Control+a');
  await expect(page.locator('.node-selected')).toHaveCount(4);
  await page.keyboard.press('Delete');
  await expect(nodes).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(nodes).toHaveCount(4);
  await page.keyboard.press('Control+Shift+Z');
  await expect(nodes).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('t');
  await fitView(page);
  await nodeOf(page, 'Image Agent 1').getByRole('textbox', { name: 'Name' }).fill('Poster');
  await expect(nodeOf(page, 'Poster')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('CANVAS-03 clear asks first, empties the canvas, and leaves saved workflows alone', async ({ page, product }) => {
  await openBuilder(page, product);
  for (const name of ['Saved workflows', 'Run', 'Save', 'Clear'])
    await expect(
      page.getByRole('toolbar', { name: 'Workflow' }).getByRole('button', { name, exact: true }),
    ).toBeVisible();
  await addAgents(page, 'Chat');
  await saveAs(page, 'To stay');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.react-flow__node')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('.react-flow__node')).toHaveCount(0);
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Saved Workflows' }).getByText('To stay', { exact: true }),
  ).toBeVisible();
});

test('the canvas is there again after a reload, and gone for the next person', async ({ page, product }) => {
  await openBuilder(page, product);
  await addAgents(page, 'Audio');
  await nodeOf(page, 'Audio Agent 1').getByLabel('Voice').selectOption('Emma Storyteller');
  await nodeOf(page, 'Audio Agent 1').getByLabel('Description').fill('Calm');
  await page.reload();
  await expect(nodeOf(page, 'Audio Agent 1').getByLabel('Voice')).toHaveValue('Emma Storyteller');
  await expect(nodeOf(page, 'Audio Agent 1').getByLabel('Description')).toHaveValue('Calm');
  await page.getByRole('button', { name: /Maya Okafor/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fanfare.canvas')));
  expect(await left()).toEqual([]);
});

test('CANVAS-22 the voices are those five, Mercury Jane first', async ({ page, product }) => {
  await openBuilder(page, product);
  await addAgents(page, 'Audio');
  const voice = nodeOf(page, 'Audio Agent 1').getByLabel('Voice');
  await expect(voice).toHaveValue('Mercury Jane');
  await expect(voice.getByRole('option')).toHaveText([
    'Mercury Jane',
    'James Casual',
    'Sarah Professional',
    'Michael News',
    'Emma Storyteller',
  ]);
});

test('CANVAS-04 CANVAS-23 the Mindmap View shows the agents’ data as a tree; the library’s warnings are shown nowhere', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  await pickTool(page, 'Mindmap View');
  const tree = page.getByRole('dialog', { name: 'Mindmap View' });
  const post = tree.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Post' }) });
  await expect(post.first()).toContainText('Saturday bread class');
  await expect(post.first().getByRole('listitem')).toHaveCount(2);
  await expect(post.getByRole('heading', { name: 'Voice-over' })).toBeVisible();
  await expect(post.first()).toContainText('Mercury Jane');
  await page.keyboard.press('Escape');
  await expect(tree).toBeHidden();
  await expect(toastOf(page)).toHaveCount(0);
  await expect(page.getByText(/\[React Flow\]/)).toHaveCount(0);
});

test('a template opens in the builder', async ({ page, product }) => {
  await openBuilder(page, product);
  await page.goto(`${product.url}${BUILDER}&template=recipe-and-food-content`);
  await expect(nodeOf(page, 'Recipe and Food Content')).toBeVisible();
  await expect(page).not.toHaveURL(/template=/);
  await page.goto(`${product.url}${BUILDER}&template=nothing-of-the-kind`);
  await expect(toastOf(page)).toHaveText('Failed to load workflow');
});

test('the canvas can be used by everybody, in both themes', async ({ page, product }) => {
  test.slow();
  const expectBothAccessible = () => inBothThemes(page, () => expectAccessible(page));
  await openBuilder(page, product);
  await expectBothAccessible();
  await page.getByRole('button', { name: 'Start with an example' }).click();
  await fitView(page);
  await expectBothAccessible();
  await runToEnd(page);
  await expectBothAccessible();
});
