import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { executeChatWorkflow } from '../../domain/api/chat.ts';
import { startFakeProviders } from '../support/doubles/fake-providers.ts';
import { streamPieces } from '../support/doubles/provider-wire.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { messageBox, send, signInAnew } from './signed-in.ts';

const TEXT = 'Fresh **bread** every morning at seven.';

/** A model whose words the test lets go one by one. */
interface SlowModel {
  product: SpawnedProduct;
  /** Lets so many pieces of the answer go. */
  say(pieces: number): Promise<void>;
  finish(): Promise<void>;
  /** How often it was asked. */
  asked(): number;
}

const test = base.extend<{ slowModel: SlowModel }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  slowModel: async ({}, use) => {
    const provider = await startFakeProviders();
    let answering: ServerResponse | null = null;
    let rest: string[] = [];
    provider.always = ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      answering = response;
      rest = streamPieces('local', TEXT);
    };
    const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '', {
      AI_TEXT_MODEL: 'local:qwen3',
      AI_BASE_URL: `${provider.origin}/local/v1`,
    });
    const begun = () => expect.poll(() => answering !== null).toBe(true);
    await use({
      product,
      say: async (pieces) => {
        await begun();
        for (const piece of rest.splice(0, pieces)) answering?.write(piece);
      },
      finish: async () => {
        await begun();
        for (const piece of rest.splice(0)) answering?.write(piece);
        answering?.end();
        answering = null;
      },
      asked: () => provider.requests.length,
    });
    await product.stop();
    await provider.close();
  },
});

test('CHAT-09 CHAT-10 CHAT-12 CHAT-13 CHAT-14 an answer appears as it is written, in place of the placeholder', async ({
  page,
  slowModel,
}) => {
  await signInAnew(page, slowModel.product);
  await send(page, 'Write a post about bread');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation.getByText('Write a post about bread')).toBeVisible();
  await expect(conversation.getByText('Processing your request...')).toBeVisible();
  await expect(page.getByPlaceholder('Send a message...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();

  await slowModel.say(4);
  await expect(conversation).toContainText('Fresh bread');
  await expect(conversation).not.toContainText('seven');
  await expect(conversation.getByText('Processing your request...')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();

  // Enter does not send while a request runs, and what was written stays.
  await messageBox(page).fill('And another');
  await messageBox(page).press('Enter');
  await expect(messageBox(page)).toHaveValue('And another');
  expect(slowModel.asked()).toBe(1);

  await slowModel.finish();
  await expect(conversation).toContainText('Fresh bread every morning at seven.');
  await expect(conversation.getByText('local qwen3')).toBeVisible();
  await expect(conversation.locator('strong', { hasText: 'bread' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expectAccessible(page);
});

test('a running answer can be stopped, and asked for again', async ({ page, slowModel }) => {
  await signInAnew(page, slowModel.product);
  await send(page, 'Write a post about bread');
  await slowModel.say(4);
  await expect(page.getByText('Fresh bread')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the answer' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(page.getByText('Fresh bread')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => slowModel.asked()).toBe(2);
  await slowModel.finish();
  await expect(page.getByText('Fresh bread every morning at seven.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
});

test('a page that is left in the middle of an answer says so when it is back, and can ask again', async ({
  page,
  slowModel,
}) => {
  await signInAnew(page, slowModel.product);
  await send(page, 'Write a post about bread');
  await slowModel.say(4);
  await expect(page.getByText('Fresh bread')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').getByText(/was interrupted|connection was lost/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => slowModel.asked()).toBe(2);
  await slowModel.finish();
  await expect(page.getByText('Fresh bread every morning at seven.')).toBeVisible();
});

/** A server on which the chat's call arrives instead; the test tells it what to stream. */
async function chatAnsweredBy(page: Page) {
  let answering: ServerResponse | null = null;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answering = response;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.route(`**/api${executeChatWorkflow.path}`, (route) => route.continue({ url }));
  return {
    emit: async (event: string, data: object) => {
      await expect.poll(() => answering !== null).toBe(true);
      answering?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    isGone: () => answering?.closed ?? false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('CHAT-70 what the assistant does is told step by step, and stopping ends it', async ({ page, product }) => {
  const assistant = await chatAnsweredBy(page);
  await signInAnew(page, product);
  await send(page, 'Move the last one to Sunday noon');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  const steps = conversation.getByRole('list', { name: 'Steps' });
  await expect(conversation.getByText('Processing your request...')).toBeVisible();
  await assistant.emit('step', { message: 'Reading your plan…' });
  await expect(steps.getByRole('status')).toHaveText('Reading your plan…');
  await assistant.emit('step', { message: 'Drawing…' });
  await expect(steps.getByRole('status')).toHaveText('Drawing…');
  await expect(steps.getByRole('listitem')).toHaveText(['Reading your plan', 'Drawing…']);
  await expect(conversation.getByText('Processing your request...')).toBeVisible();
  await expectAccessible(page);
  await assistant.emit('text', { agent: 'Assistant', delta: 'Moved to Sunday.' });
  await expect(conversation).toContainText('Moved to Sunday.');
  await expect(steps).toBeHidden();
  await assistant.emit('step', { message: 'Looking at the week…' });
  await expect(steps.getByRole('status')).toHaveText('Looking at the week…');
  await page.getByRole('button', { name: 'Stop the answer' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(conversation).toContainText('Moved to Sunday.');
  await expect.poll(assistant.isGone).toBe(true);
  assistant.close();
});
