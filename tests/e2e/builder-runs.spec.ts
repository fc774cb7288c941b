import type { Page } from '@playwright/test';
import { addAgents, BUILDER, keepWorkflow, nodeOf, openBuilder, runToEnd, saveAs } from './builder.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { askOneByOne } from './signed-in.ts';

const toastOf = (page: Page) => page.locator('.Toastify__toast');
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click();

/** One event of a stream. */
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Answers the next runs with this stream, by the ids of the agents that were sent. */
async function answerRuns(page: Page, streamOf: (ids: string[]) => string): Promise<void> {
  await page.route('**/api/execute-workflow', (route) => {
    const { agents } = route.request().postDataJSON() as { agents: { id: string }[] };
    return route.fulfill({ contentType: 'text/event-stream', body: streamOf(agents.map(({ id }) => id)) });
  });
}

const usageOf = (page: Page, remainingUsage: number) =>
  page.route('**/api/usage', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { isPremium: false, remainingUsage, limit: 10, resetsAt: '2030-01-01T00:00:00.000Z' },
      },
    }),
  );

test('RUN-02 RUN-03 RUN-44 what can’t run is refused with the exact words', async ({ page, product }) => {
  await openBuilder(page, product);
  await run(page);
  await expect(toastOf(page)).toHaveText('No agents found in workflow');
  await toastOf(page).getByRole('button', { name: 'close' }).click();
  await addAgents(page, 'Chat');
  await run(page);
  await expect(toastOf(page)).toHaveText('Chat Agent 1 must have either input or description set');
  // Run again as it is, it would be refused again.
  const agent = nodeOf(page, 'Chat Agent 1');
  await expect(agent).toContainText('Can’t run yet');
  await expect(agent).toContainText('Write an input or a description, or connect an agent to it.');
  await expect(page.getByText('must have either input or description set')).toHaveCount(1);
  await expect(agent.getByRole('button', { name: 'Retry Chat Agent 1' })).toHaveCount(0);
});

test('RUN-43 RUN-04 RUN-06 RUN-07 a run sends agents and connections, shows its progress over the canvas, and can be cancelled', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  const sent = page.waitForRequest('**/api/execute-workflow');
  // Held back, so that there is time to look.
  await page.route('**/api/execute-workflow', () => {});
  await run(page);
  const body = (await sent).postDataJSON();
  expect(body.agents).toHaveLength(3);
  expect(body.agents[2]).toMatchObject({
    type: 'audio',
    name: 'Voice-over',
    input: '',
    description: '',
    speaker: 'Mercury Jane',
    isConnected: true,
    sourceNodeId: body.agents[0].id,
  });
  expect(body.connections[0]).toEqual({
    id: expect.any(String),
    source: body.agents[0].id,
    target: body.agents[1].id,
  });
  const overlay = page.getByRole('dialog', { name: 'Processing Workflow...' });
  await expect(overlay.getByText('Processing Workflow...')).toBeVisible();
  await expect(overlay.getByText('0 of 3 done')).toBeVisible();
  await expect
    .poll(async () => {
      const box = await overlay.boundingBox();
      return box && [box.x, box.y, box.width, box.height].map(Math.round);
    })
    .toEqual([0, 0, 1440, 900]);
  const [card, canvas] = [
    await overlay.locator('.overlay-card').boundingBox(),
    await page.getByRole('region', { name: 'Canvas' }).boundingBox(),
  ];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(canvas?.y ?? 0);
  await expect(nodeOf(page, 'Picture').getByText('Waiting')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Cancel' }).click();
  await expect(overlay).toBeHidden();
  await expect(toastOf(page)).toHaveText('The run was cancelled.');
});

test('OUT-03 results can be looked at while the run goes on: first Processing..., then what is there', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  await page.route('**/api/execute-workflow', () => {});
  await run(page);
  await page.getByRole('button', { name: 'Results so far' }).click();
  const results = page.getByRole('dialog', { name: 'Workflow Results' });
  await expect(results.getByText('Processing...', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('RUN-05 a failed agent shows why, its dependants too, and the others’ work is kept', async ({ page, product }) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  const output = (nodeId: string, agent: string, text: string) => ({
    nodeId,
    agent,
    output_type: 'text',
    output: text,
    timestamp: 1_800_000_000,
  });
  await answerRuns(page, ([post = '', picture = '', voice = '']) => {
    const { nodeId: _, ...made } = output(post, 'Post', 'Line one\nLine two');
    const message = 'The model did not answer in time. Try again.';
    return (
      event('node.started', { nodeId: post }) +
      event('node.finished', { nodeId: post, output: made }) +
      event('node.failed', { nodeId: picture, message }) +
      event('node.failed', { nodeId: voice, message }) +
      event('done', {
        success: true,
        outputs: [output(post, 'Post', 'Line one\nLine two')],
        failures: [
          { nodeId: picture, agent: 'Picture', message },
          { nodeId: voice, agent: 'Voice-over', message },
        ],
      })
    );
  });
  const panel = await runToEnd(page);
  await expect(panel.getByText('Picture: The model did not answer in time. Try again.')).toBeVisible();
  await expect(toastOf(page)).toHaveText('2 of 3 agents did not finish.');
  await toastOf(page).getByRole('button', { name: 'close' }).click();
  await expect(nodeOf(page, 'Post').getByText('Done')).toBeVisible();
  await expect(nodeOf(page, 'Picture').getByText('Failed')).toBeVisible();
  await expectAccessible(page);
});

test('RUN-08 a failed run says so, with the reason', async ({ page, product }) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  await answerRuns(page, () =>
    event('failed', { success: false, code: 'UNEXPECTED', message: 'Something went wrong on our side.' }),
  );
  await run(page);
  await expect(toastOf(page)).toContainText('Failed to execute workflow');
  await expect(toastOf(page)).toContainText('Something went wrong on our side.');
});

test('RUN-08 RUN-45 a run that failed at an agent says why once, on the agent, which can be tried again', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await nodeOf(page, 'Chat Agent 1').getByLabel('Input').fill('Fresh bread on Friday');
  const message = 'The model did not answer in time. Try again.';
  await answerRuns(page, ([nodeId = '']) =>
    [
      event('node.started', { nodeId }),
      event('node.failed', { nodeId, message }),
      event('failed', {
        success: false,
        code: 'RUN_FAILED',
        message: `Failed to execute workflow: Chat Agent 1: ${message}`,
        nodeId,
      }),
    ].join(''),
  );
  await run(page);
  await expect(toastOf(page)).toContainText('Failed to execute workflow');
  await expect(toastOf(page)).toContainText('Chat Agent 1 says why.');
  await expect(nodeOf(page, 'Chat Agent 1').getByText(message)).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Retry Chat Agent 1' })).toBeVisible();
});

test('RUN-12 RUN-15 CONN-02 CONN-03 the counter turns red at two, and at none a modal offers premium in a new tab', async ({
  page,
  product,
}) => {
  await askOneByOne(page);
  await usageOf(page, 3);
  await openBuilder(page, product);
  const counter = page.getByRole('toolbar', { name: 'Workflow' }).getByText(/\/10$/);
  const card = page.getByRole('region', { name: 'Workflows left today' });
  const colour = () => counter.evaluate((element) => getComputedStyle(element).color);
  await expect(counter).toHaveText(/3\/10/);
  await expect(card.getByText('3/10')).toBeVisible();
  const calm = await colour();
  await usageOf(page, 2);
  await page.reload();
  await expect(counter).toHaveText(/2\/10/);
  const red = await colour();
  expect(red).not.toBe(calm);
  expect(red).toBe(
    await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--c-bad)';
      return getComputedStyle(probe).color;
    }),
  );
  await usageOf(page, 0);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  await run(page);
  const modal = page.getByRole('dialog', { name: 'Daily Limit Reached' });
  await expect(modal.getByRole('listitem')).toHaveText([
    'Unlimited generations',
    'Priority processing',
    'Advanced features',
    'Premium support',
    'Early access',
  ]);
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await modal.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const upgrade = await opened;
  await expect(upgrade).toHaveURL(/\/upgrade$/);
  for (const benefit of [
    'Unlimited generations',
    'Priority processing',
    'Advanced features',
    'Premium support',
    'Early access',
  ])
    await expect(upgrade.getByRole('heading', { name: benefit })).toBeVisible();
  await expectAccessible(upgrade);
});

test('RUN-09 RUN-15 the eleventh run of a day is refused by the server, and the modal says so', async ({
  page,
  product,
}) => {
  test.slow();
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await nodeOf(page, 'Chat Agent 1').getByLabel('Input', { exact: true }).fill('Fresh rolls from 7 am, 40p each.');
  for (let left = 9; left >= 0; left--) {
    const panel = await runToEnd(page);
    await expect(page.getByRole('toolbar', { name: 'Workflow' }).getByText(`${left}/10`)).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
  }
  await run(page);
  await expect(page.getByRole('dialog', { name: 'Daily Limit Reached' })).toBeVisible();
});

test('RUN-14 where the usage can’t be told, the run does not start', async ({ page, product }) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  await page.route('**/api/usage', (route) => route.fulfill({ status: 500, json: { success: false, message: 'no' } }));
  let isAsked = false;
  await page.route('**/api/execute-workflow', (route) => {
    isAsked = true;
    return route.abort();
  });
  await run(page);
  await expect(toastOf(page).getByText('Failed to check usage limits', { exact: true })).toBeVisible();
  await expect(toastOf(page)).toContainText('Nothing was run. Please try again in a moment.');
  expect(isAsked).toBe(false);
});

test('RUN-16 RUN-17 RUN-18 RUN-19 RUN-20 a workflow is saved under its trimmed name, over itself or as new', async ({
  page,
  product,
}) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save workflow' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('   ');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A workflow name is required');
  await page.route('**/api/workflows', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
  );
  await dialog.getByLabel('Name').fill('  Weekly recap ');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(page)).toContainText('Failed to save workflow');
  await page.unroute('**/api/workflows');
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/workflows'),
  );
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await posted).postDataJSON()).toMatchObject({
    name: 'Weekly recap',
    agents: [{ name: 'Chat Agent 1', position: { x: expect.any(Number) } }],
    connections: [],
    executionResults: [],
  });
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Save over' }).click();
  expect((await put).url()).toMatch(/\/api\/workflows\/[\w-]+$/);
  await expect(dialog).toBeHidden();
});

test('RUN-21 RUN-23 RUN-26 RUN-28 CANVAS-20 TASK-56 the grid shows, opens and deletes saved workflows, with their results', async ({
  page,
  product,
}) => {
  const visitor = await openBuilder(page, product);
  await keepWorkflow(page, product, visitor, [
    { agent: 'Writer', output_type: 'text', output: 'Stored words', timestamp: 1_700_000_000 },
  ]);
  await addAgents(page, 'Image');
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  const grid = page.getByRole('dialog', { name: 'Saved Workflows' });
  const card = grid.getByRole('listitem').filter({ hasText: 'Kept before' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('1 agent');
  await expect(card).toContainText('Last ran Nov 14, 2023');
  await expectAccessible(page);
  await card.getByRole('button', { name: /Kept before 1 agent/ }).click();
  await expect(nodeOf(page, 'Writer')).toBeVisible();
  await expect(page.locator('.react-flow__node')).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Chat Workflow Response' })).toContainText('Stored words');
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  await expect(card).toContainText('On the canvas now');
  await card.getByRole('button', { name: 'Delete Kept before' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this saved workflow?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(grid.getByText('No saved workflows yet')).toBeVisible();
  await expect(nodeOf(page, 'Writer')).toHaveCount(1);
});

test('RUN-24 RUN-25 RUN-27 what can’t be listed or opened is said in its own words', async ({ page, product }) => {
  const visitor = await openBuilder(page, product);
  await page.route('**/api/workflows?*', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.getByRole('button', { name: 'Saved workflows' }).click();
  const grid = page.getByRole('dialog', { name: 'Saved Workflows' });
  await expect(grid.getByText('Failed to load workflows')).toBeVisible();
  await page.unroute('**/api/workflows?*');
  await page.route('**/api/workflows?*', (route) => route.fulfill({ json: { success: true, data: 'nothing' } }));
  await grid.getByRole('button', { name: 'Try again' }).click();
  await expect(grid.getByText('Invalid response format from server')).toBeVisible();
  await page.unroute('**/api/workflows?*');
  await page.goto(`${product.url}${BUILDER}&workflow=018f3c5e-0000-7000-8000-000000000000`);
  await expect(toastOf(page)).toHaveText('Failed to load workflow');
  const id = await keepWorkflow(page, product, visitor, []);
  await page.goto(`${product.url}${BUILDER}&workflow=${id}`);
  await expect(nodeOf(page, 'Writer')).toBeVisible();
});

test('RUN-06 while a saved workflow is opened, the overlay reads Loading...', async ({ page, product }) => {
  await openBuilder(page, product);
  await page.route('**/api/workflows/any', () => {});
  await page.goto(`${product.url}${BUILDER}&workflow=any`);
  const overlay = page.getByRole('dialog', { name: 'Loading...' });
  await expect(overlay.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(overlay.getByText('Your saved workflow')).toBeVisible();
});

test('what an agent writes can be read while it is written', async ({ page, product }) => {
  await openBuilder(page, product);
  await page.getByRole('button', { name: 'Start with an example' }).click();
  await answerRuns(page, ([post = '']) =>
    [
      event('node.started', { nodeId: post }),
      event('node.text', { nodeId: post, delta: 'Once upon ' }),
      event('node.text', { nodeId: post, delta: 'a time' }),
    ].join(''),
  );
  await run(page);
  // The stream ends before its answer: what happened until then was shown, and the run says that it broke.
  await expect(toastOf(page)).toContainText('The connection was lost before the answer was complete.');
  await saveAs(page, 'After a break');
});
