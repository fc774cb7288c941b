import { expect, type Locator, type Page } from '@playwright/test';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { type SignedInPerson, signInAnew } from './people.ts';

export const BUILDER = '/scheduled?tab=builder';

/** Somebody new, signed in and looking at the empty builder. */
export async function openBuilder(page: Page, product: SpawnedProduct): Promise<SignedInPerson> {
  const visitor = await signInAnew(page, product);
  await page.goto(`${product.url}${BUILDER}`);
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  return visitor;
}

/** Uses a tool of the builder: a button of its row, or an item behind '…' where the row has no room for it. */
export async function pickTool(page: Page, name: string): Promise<void> {
  const row = page.getByRole('toolbar', { name: 'Workflow' });
  const button = row.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** An agent on the canvas, by its name. */
export function nodeOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${name}, `) });
}

/** Adds agents from the palette, one click each; they are called 'Chat Agent 1', 'Image Agent 1' and so on. */
export async function addAgents(page: Page, ...kinds: ('Chat' | 'Image' | 'Audio')[]): Promise<void> {
  for (const kind of kinds) {
    const before = await page.locator('.react-flow__node').count();
    await page.getByRole('button', { name: `Add ${kind} Agent` }).click();
    await expect(page.locator('.react-flow__node')).toHaveCount(before + 1);
  }
  await fitView(page);
}

/** Shows the whole canvas, and waits until it stands still. */
export async function fitView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fit view' }).click();
  await standsStill(page);
}

/** More frames than pass between a click and the first movement of the view that it asks for. */
const STILL_FRAMES = 10;

/** Waits until the view has not moved for some frames: counted, since a loaded machine's frames take as long as they take. */
async function standsStill(page: Page): Promise<void> {
  await page.locator('.react-flow__viewport').evaluate(async (viewport, wanted) => {
    for (let last = '', still = 0; still < wanted; still++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = viewport.getAttribute('style') ?? '';
      if (now !== last) still = 0;
      last = now;
    }
  }, STILL_FRAMES);
}

/** Draws a line from one agent's output to another's input, by mouse. */
export async function dragLine(page: Page, from: string, to: string): Promise<void> {
  await standsStill(page);
  const start = await centreOf(nodeOf(page, from).locator('.react-flow__handle.source'));
  const end = await centreOf(nodeOf(page, to).locator('.react-flow__handle.target'));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await expect(page.locator('.react-flow__connection')).toHaveCount(1);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** The middle of something on the screen. */
export async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs the workflow and waits for its results. */
export async function runToEnd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
  await expect(panel).toBeVisible({ timeout: 120_000 });
  return panel;
}

/** Saves what is on the canvas under a name. */
export async function saveAs(page: Page, name: string): Promise<void> {
  await pickTool(page, 'Save');
  const dialog = page.getByRole('dialog', { name: 'Save workflow' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog).toBeHidden();
}

/** Keeps a workflow for a visitor, as any program could. */
export async function keepWorkflow(
  page: Page,
  product: SpawnedProduct,
  visitor: SignedInPerson,
  executionResults: object[],
  name = 'Kept before',
): Promise<string> {
  const agent = { id: 'a', type: 'chat', name: 'Writer', input: 'x', description: '', position: { x: 0, y: 0 } };
  const response = await page.request.post(`${product.url}/api/workflows`, {
    headers: visitor.headers,
    data: { name, agents: [agent], connections: [], executionResults },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data.id;
}
