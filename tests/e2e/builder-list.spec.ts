import { addAgents, centreOf, nodeOf, openBuilder, pickTool, saveAs } from './builder.ts';
import { expect, expectAccessible, expectWidth, inBothThemes, stillness, test } from './fixtures.ts';
import { toasts } from './screens.ts';

/** Tabs on until something with this name has the focus. */
async function tabTo(page: import('@playwright/test').Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      const own = at?.getAttribute('aria-label') ?? '';
      const labelled = at?.id ? (document.querySelector(`label[for="${CSS.escape(at.id)}"]`)?.textContent ?? '') : '';
      return own || labelled || at?.textContent || '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`${name} was never reached by Tab`);
}

test('chat → image and chat → audio are built, run and saved on the canvas by keyboard alone', async ({
  page,
  product,
}) => {
  test.slow();
  await openBuilder(page, product);
  await page.evaluate(() => document.querySelector<HTMLElement>('#main')?.focus());
  await tabTo(page, /^Add Chat Agent$/);
  await page.keyboard.press('Enter');
  const input = nodeOf(page, 'Chat Agent 1').getByLabel('Input', { exact: true });
  await expect(input).toBeFocused();
  await page.keyboard.type('A quiet Sunday at the bakery');
  for (const kind of ['Image', 'Audio']) {
    await page.evaluate(() => document.querySelector<HTMLElement>('#main')?.focus());
    await tabTo(page, new RegExp(`^Add ${kind} Agent$`));
    await page.keyboard.press('Enter');
    await expect(nodeOf(page, `${kind} Agent 1`)).toBeVisible();
  }
  for (const target of ['Image Agent 1', 'Audio Agent 1']) {
    await nodeOf(page, 'Chat Agent 1').focus();
    await page.keyboard.press('Escape');
    await nodeOf(page, 'Chat Agent 1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Connect Chat Agent 1 to…' });
    await expect(dialog).toBeVisible();
    await tabTo(page, new RegExp(`^${target}`));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(nodeOf(page, target).getByText('from Chat Agent 1')).toBeVisible();
  }
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
  await expect(panel).toBeVisible({ timeout: 120_000 });
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog', { name: 'Save workflow' }).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('/ By keyboard')).toBeVisible();
});

test('the list and the canvas are the same workflow: added, ordered, connected and edited in either', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await pickTool(page, 'Show as a list');
  const items = page.getByRole('region', { name: 'Agents' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  await page.getByRole('button', { name: 'Add Image Agent' }).click();
  await page.getByRole('button', { name: 'Add Chat Agent' }).click();
  await expect(items.nth(2).getByRole('textbox', { name: 'Name' })).toHaveValue('Chat Agent 2');
  await items.nth(2).getByRole('button', { name: 'Move Chat Agent 2 up' }).click();
  await expect(items.nth(1).getByRole('textbox', { name: 'Name' })).toHaveValue('Chat Agent 2');
  await items.nth(2).getByLabel('Connect to Image Agent 1').selectOption('Chat Agent 1');
  await expect(items.nth(2).getByLabel('Input', { exact: true })).not.toBeEditable();
  await items.nth(1).getByLabel('Connect to Chat Agent 2').selectOption('Image Agent 1');
  await expect(page.locator('.Toastify__toast')).toHaveText('Only chat agents can send their output');
  await items.first().getByLabel('Description').fill('Short');
  await expectAccessible(page);
  await pickTool(page, 'Show as a canvas');
  await expect(nodeOf(page, 'Image Agent 1').getByText('from Chat Agent 1')).toBeVisible();
  await expect(nodeOf(page, 'Chat Agent 1').getByLabel('Description')).toHaveValue('Short');
  await pickTool(page, 'Show as a list');
  await items.nth(2).getByRole('button', { name: 'Disconnect Chat Agent 1 from Image Agent 1' }).click();
  await expect(items.nth(2).getByLabel('Input', { exact: true })).toBeEditable();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items.nth(2).getByLabel('Input', { exact: true })).not.toBeEditable();
});

test('CANVAS-74 a toast covers neither the list’s Undo nor the toolbar, wherever the list is scrolled to', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat', 'Image', 'Chat');
  await pickTool(page, 'Show as a list');
  for (const scrolled of [0, 200]) {
    await page.getByRole('region', { name: 'Agents' }).evaluate((list, top) => list.scrollTo({ top }), scrolled);
    await page.getByLabel('Connect to Chat Agent 2').selectOption('Image Agent 1');
    await expect(toasts(page)).toHaveText('Only chat agents can send their output');
    await stillness(page);
    const top = (await toasts(page).boundingBox())?.y ?? 0;
    const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox();
    expect(undo && undo.y + undo.height).toBeLessThanOrEqual(top);
    await toasts(page).getByRole('button').click();
    await expect(toasts(page)).toHaveCount(0);
  }
  await pickTool(page, 'Show as a canvas');
  const below = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--toasts-below'));
  await expect.poll(below).toBe('56px');
});

test('CANVAS-75 what is said of a run stands beside its results, not over their way out', async ({ page, product }) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  const agent = nodeOf(page, 'Chat Agent 1');
  await agent.getByLabel('Input', { exact: true }).fill('Our new blend is here.');
  await agent.getByLabel('Description', { exact: true }).fill('Friendly, short');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const toast = toasts(page).filter({ hasText: 'Not all was done' });
  await expect(toast).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
  const [said, results] = [await toast.boundingBox(), await panel.boundingBox()];
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(results?.x ?? 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('CANVAS-73 the list comes first, Run stands beside the tabs, nothing hangs over the edge, and a workflow runs, in both themes', async ({
    page,
    product,
  }) => {
    test.slow();
    await openBuilder(page, product);
    const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    const expectWellMade = () =>
      inBothThemes(page, async () => {
        await expectAccessible(page);
        expect(await isWithin()).toBe(true);
      });
    await expect(page.getByRole('region', { name: 'Agents' })).toBeVisible();
    expect(await isWithin()).toBe(true);
    const middles = await Promise.all(
      [page.getByRole('navigation', { name: 'Workflows' }), page.getByRole('button', { name: 'Run', exact: true })].map(
        async (part) => (await centreOf(part)).y,
      ),
    );
    expect(middles[0]).toBeCloseTo(middles[1] ?? 0, 0);
    await page.getByRole('button', { name: 'Start with an example' }).click();
    await expectWellMade();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
    await expect(panel.getByRole('img')).toBeVisible({ timeout: 120_000 });
    await expectWidth(panel, 390);
    await panel.getByRole('button', { name: 'Close' }).click();
    await saveAs(page, 'From the phone');
    await pickTool(page, 'Show as a canvas');
    await expect(page.locator('.react-flow__node')).toHaveCount(3);
    await expectWellMade();
  });

  test('CANVAS-75 what is said of a run stands below its results, not over them', async ({ page, product }) => {
    await openBuilder(page, product);
    await page.getByRole('button', { name: 'Add Chat Agent' }).click();
    await page.getByLabel('Input', { exact: true }).fill('Our new blend is here.');
    await page.getByLabel('Description', { exact: true }).fill('Friendly, short');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
    const toast = toasts(page).filter({ hasText: 'Not all was done' });
    await expect(toast).toBeVisible();
    await expect(panel).toBeVisible();
    const told = await panel.getByRole('list').last().boundingBox();
    await expect
      .poll(async () => (await toast.boundingBox())?.y ?? 0)
      .toBeGreaterThan((told?.y ?? 0) + (told?.height ?? 0));
  });
});
