import type { Page } from '@playwright/test';
import { addAgents, BUILDER, centreOf, fitView, nodeOf, openBuilder } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const lineOf = (page: Page, from: string, to: string) => page.getByLabel(`Connection from ${from} to ${to}`);

test('CANVAS-60 CANVAS-61 CANVAS-62 a chain is built by ‘+’, by dropping a line, on a line and by a double click, and taken back step by step', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  const nodes = page.locator('.react-flow__node');
  const canvas = page.getByRole('region', { name: 'Canvas' });
  await canvas.dblclick({ position: { x: 300, y: 90 } });
  await item(page, /Chat Agent/).click();
  await expect(nodes).toHaveCount(1);
  await expect(nodeOf(page, 'Chat Agent 1').getByLabel('Input', { exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Add after Chat Agent 1' }).press('Enter');
  await expect(item(page, /Chat Agent/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(nodeOf(page, 'Image Agent 1').getByText('from Chat Agent 1')).toBeVisible();
  await expect(nodeOf(page, 'Image Agent 1').getByLabel('Description', { exact: true })).toBeFocused();

  await fitView(page);
  const start = await centreOf(nodeOf(page, 'Chat Agent 1').locator('.react-flow__handle.source'));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 260, { steps: 8 });
  await page.mouse.up();
  await item(page, /Audio Agent/).click();
  await expect(lineOf(page, 'Chat Agent 1', 'Audio Agent 1')).toBeAttached();

  await fitView(page);
  await lineOf(page, 'Chat Agent 1', 'Image Agent 1').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert between Chat Agent 1 and Image Agent 1' }).click();
  await expect(item(page, /Image Agent/)).toHaveCount(0);
  await expectAccessible(page);
  await item(page, /Chat Agent/).click();
  await expect(lineOf(page, 'Chat Agent 2', 'Image Agent 1')).toBeAttached();
  await expect(nodes).toHaveCount(4);
  for (const left of [3, 2, 1, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(nodes).toHaveCount(left);
  }
});

test('CANVAS-63 CANVAS-66 agents are found, and canvas, agents and lines have a menu by mouse and keyboard', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat', 'Image');
  await nodeOf(page, 'Image Agent 1').getByLabel('Description', { exact: true }).fill('Warm, like bread');
  await page.keyboard.press('Control+f');
  await page.getByRole('combobox', { name: 'Name or text' }).fill('BREAD');
  await expect(page.getByRole('option')).toHaveText([/Image Agent 1.*like bread/]);
  await page.keyboard.press('Enter');
  await expect(nodeOf(page, 'Image Agent 1')).toBeFocused();
  await expect(page.locator('.node-selected')).toHaveCount(1);

  await page.keyboard.press('m');
  await expect(page.getByRole('menu', { name: 'Image Agent 1' })).toBeVisible();
  await expect(item(page, 'Run to here')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(nodeOf(page, 'Image Agent 1')).toBeFocused();

  await nodeOf(page, 'Chat Agent 1').click({ button: 'right', position: { x: 20, y: 20 } });
  await item(page, 'Add after it…').click();
  await item(page, /Audio Agent/).click();
  await lineOf(page, 'Chat Agent 1', 'Audio Agent 1').dispatchEvent('contextmenu', { clientX: 300, clientY: 300 });
  await item(page, 'Remove the line').click();
  await expect(page.locator('.react-flow__edge')).toHaveCount(0);
  await page.locator('.react-flow__pane').click({ button: 'right', position: { x: 1050, y: 500 } });
  await item(page, 'Select all').click();
  await expect(page.locator('.node-selected')).toHaveCount(3);
});

test('CANVAS-64 agents are copied in one tab and pasted in another; words become a chat agent', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await nodeOf(page, 'Chat Agent 1').getByLabel('Input', { exact: true }).fill('Fresh bread');
  await nodeOf(page, 'Chat Agent 1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+c');
  const other = await context.newPage();
  await other.goto(`${product.url}${BUILDER}`);
  await expect(nodeOf(other, 'Chat Agent 1')).toBeVisible();
  await nodeOf(other, 'Chat Agent 1').focus();
  await other.keyboard.press('Control+v');
  await expect(nodeOf(other, 'Chat Agent 2').getByLabel('Input', { exact: true })).toHaveValue('Fresh bread');
  await other.evaluate(() => navigator.clipboard.writeText('Cakes on Sunday'));
  await other.keyboard.press('Control+v');
  await expect(nodeOf(other, 'Chat Agent 3').getByLabel('Input', { exact: true })).toHaveValue('Cakes on Sunday');
});

test('CANVAS-67 CANVAS-68 a long text opens large, with references offered, and a toast covers no button of the toolbar', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat', 'Chat');
  const second = nodeOf(page, 'Chat Agent 2');
  const input = second.getByLabel('Input', { exact: true });
  await input.fill(Array.from({ length: 12 }, (_, at) => `Line ${at + 1}`).join('\n'));
  const grown = await input.boundingBox();
  const label = await second.getByText('Description', { exact: true }).boundingBox();
  expect(grown && label && grown.y + grown.height > label.y).toBe(true);
  await second.getByRole('button', { name: 'Open large' }).first().click();
  const large = page.getByRole('dialog', { name: 'Chat Agent 2' }).getByRole('textbox', { name: 'input' });
  await expect(large).toBeFocused();
  await large.fill('As {{Chat');
  await page.getByRole('option', { name: 'Chat Agent 1.output' }).click();
  await expect(large).toHaveValue('As {{Chat Agent 1.output}}');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('As {{Chat Agent 1.output}}');

  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const toast = page.locator('.Toastify__toast').first();
  await expect(toast).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Pointed at, it stays for as long as a loaded machine takes to look.
    await toast.hover();
    for (const name of width === 1440 ? ['Run', 'Save', 'Schedule'] : ['Run', 'More']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect
        .poll(async () => {
          const [above, below] = [await button.boundingBox(), await toast.boundingBox()];
          return above && below && below.y >= above.y + above.height;
        })
        .toBe(true);
    }
  }
});

test('CANVAS-69 a saved chain of 12 is opened with every name whole and every line drawn', async ({
  page,
  product,
}) => {
  const visitor = await openBuilder(page, product);
  const names = ['Researcher', 'Writer', 'Editor', 'Headline', 'Shortener', 'Hashtags', 'LinkedIn', 'Instagram'];
  const agents = [...names, 'Facebook', 'Twitter', 'Proofreader', 'Picture'].map((name, at) => ({
    ...{ id: `a${at}`, type: 'chat', name, input: 'x', description: '' },
    position: { x: at * 368, y: 0 },
  }));
  const connections = agents.slice(1).map(({ id }, at) => ({ id: `l${at}`, source: `a${at}`, target: id }));
  const data = { name: 'Chain', agents, connections };
  const saved = await page.request.post(`${product.url}/api/workflows`, { headers: visitor.headers, data });
  expect(saved.status()).toBe(201);
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  await page.getByRole('button', { name: /^Chain 12 agents/ }).click();
  await expect(page.locator('.far-node')).toHaveCount(12);
  await expect(page.locator('.react-flow__edge-path')).toHaveCount(11);
  const broken = await page.locator('.far-node').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node.firstChild ?? node);
      return range.getClientRects().length > 1 ? [node.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
});
