import type { Page } from '@playwright/test';
import { addAgents, dragLine, nodeOf, openBuilder, pickTool, runToEnd, saveAs } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const BREAD = 'Our bakery opens on Saturday at 9 am with fresh bread, warm rolls and coffee for everybody.';

/** Two writers, one after the other. */
async function drawChain(page: Page): Promise<void> {
  await addAgents(page, 'Chat', 'Chat');
  await nodeOf(page, 'Chat Agent 1').getByLabel('Input').fill(BREAD);
  await dragLine(page, 'Chat Agent 1', 'Chat Agent 2');
}

async function choose(page: Page, agent: string, what: string): Promise<void> {
  await nodeOf(page, agent).hover();
  await nodeOf(page, agent)
    .getByRole('button', { name: `Run ${agent}…` })
    .click();
  await page
    .getByRole('menu', { name: `Run ${agent}` })
    .getByRole('menuitem', { name: what })
    .click();
}

test('PART-20 PART-21 a run from the middle reuses what is still true, and the history tells of each run', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await drawChain(page);
  await saveAs(page, 'Bakery');
  const panel = await runToEnd(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  const [first, second] = [nodeOf(page, 'Chat Agent 1'), nodeOf(page, 'Chat Agent 2')];
  await expect(second.getByText('Done', { exact: true })).toBeVisible();

  await second.getByLabel('Description').fill('Shorter');
  await expect(second.getByText('Old', { exact: true })).toBeVisible();
  await expect(first.getByText('Done', { exact: true })).toBeVisible();
  await choose(page, 'Chat Agent 2', 'Run to here');
  await expect(first.getByText('Done, reused')).toBeVisible();
  await expect(second.getByText('Done', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^Reused/)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Close' }).click();

  await pickTool(page, 'Run history');
  const history = page.getByRole('dialog', { name: 'Run history' });
  await expect(history.getByText('By hand')).toHaveCount(2);
  await expect(history.getByText('1 made, 1 reused')).toBeVisible();
  await expectAccessible(page);
  for (const box of await history.getByRole('checkbox').all()) await box.check();
  await history.getByRole('button', { name: 'Compare' }).click();
  await expect(history.getByRole('heading', { name: 'Chat Agent 2' })).toBeVisible();
  await history.getByRole('button', { name: 'All runs' }).click();
  await history.getByRole('table').getByRole('button').last().click();
  await expect(history.getByText('Built-in editor').first()).toBeVisible();
  await history.getByRole('button', { name: 'Run again' }).click();
  await expect(history.getByText('By hand')).toHaveCount(3);
});

test('PART-22 PART-23 a failed agent says why, has the keyboard, and is tried again with what its source made', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await drawChain(page);
  await pickTool(page, 'Run history');
  const history = page.getByRole('dialog', { name: 'Run history' });
  await expect(history.getByText('This workflow is not saved yet')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();

  await page.route('**/api/execute-workflow', (route) => {
    const { agents } = route.request().postDataJSON() as { agents: { id: string }[] };
    const [a, b] = agents.map(({ id }) => id);
    const output = { output_type: 'text', output: BREAD, agent: 'Chat Agent 1', timestamp: 1 };
    const failure = { nodeId: b, message: 'The model did not answer in time. Try again.' };
    const done = {
      success: true,
      outputs: [{ nodeId: a, ...output }],
      failures: [{ ...failure, agent: 'Chat Agent 2' }],
    };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: event('node.finished', { nodeId: a, output }) + event('node.failed', failure) + event('done', done),
    });
  });
  const panel = await runToEnd(page);
  const second = nodeOf(page, 'Chat Agent 2');
  await expect(second.getByText('The model did not answer in time. Try again.')).toBeVisible();
  await expect(second).toBeFocused();
  await page.unroute('**/api/execute-workflow');

  const sent = page.waitForRequest('**/api/execute-workflow');
  await panel.getByRole('button', { name: 'Close' }).click();
  await second.getByRole('button', { name: 'Retry Chat Agent 2' }).click();
  const body = (await sent).postDataJSON();
  expect(body.only).toEqual([body.agents[1].id]);
  expect(body.given).toMatchObject([{ nodeId: body.agents[0].id, output: BREAD }]);
  await expect(second.getByText('Done', { exact: true })).toBeVisible();
  await expect(second.getByText('The model did not answer')).toBeHidden();
});
