import type { ServerResponse } from 'node:http';
import { startFakeProviders } from '../support/fake-providers.ts';
import { streamPieces } from '../support/provider-wire.ts';
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
  await send(page, 'And another');
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

base('CHAT-07 a blank message can’t be sent; Shift+Enter begins a new line', async ({ page, product }) => {
  await signInAnew(page, product);
  const sendButton = page.getByRole('button', { name: 'Send message' });
  await expect(sendButton).toBeDisabled();
  await send(page, '   ');
  await expect(sendButton).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Stay ahead with AI driven scheduling' })).toBeVisible();
  await messageBox(page).fill('First');
  await messageBox(page).press('Shift+Enter');
  await page.keyboard.type('Second');
  await expect(messageBox(page)).toHaveValue('First\nSecond');
  await expect(sendButton).toBeEnabled();
});

base(
  'CHAT-16 CHAT-17 ERR-04 a failed send is told in red, and trying again doubles nothing',
  async ({ page, product }) => {
    await signInAnew(page, product);
    await page.route('**/api/execute-chat-workflow', (route) => route.abort());
    await send(page, 'Write a tweet about tea');
    const alert = page.getByRole('alert').filter({ hasText: 'Network error: No response received from server' });
    await expect(alert).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expectAccessible(page);
    await page.unroute('**/api/execute-chat-workflow');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
  },
);

base(
  'CHAT-22 CHAT-23 texts for each platform, a picture and a sound come as answers, and stay after a reload',
  async ({ page, product }) => {
    await signInAnew(page, product);
    await send(page, 'Write a LinkedIn post and a tweet about our new bakery at 14 Mill Lane, Leeds');
    await expect(page.getByRole('article', { name: 'LinkedIn' })).toContainText('14 Mill Lane');
    await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the Twitter text' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('14 Mill Lane');

    await page.getByRole('button', { name: 'Built-in writer' }).click();
    await expect(page.getByText('AI_TEXT_MODEL')).toBeVisible();

    await send(page, 'Make a picture that says "We open on Saturday"');
    const picture = page.getByRole('img', { name: /^Picture 1 by/ });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);

    await send(page, 'Read this aloud: "Welcome to our new bakery."');
    const player = page.getByRole('group', { name: /^Audio 1 by/ });
    await expect(player.getByRole('slider', { name: 'Volume' })).toHaveValue('100');
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(picture).toBeVisible();
    await expect(player).toBeVisible();
    await expect(page.getByRole('article', { name: 'LinkedIn' })).toContainText('14 Mill Lane');
  },
);

base('another version of an answer can be asked for', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, 'Write a tweet about our Saturday market stall with honey and jam');
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Another version' }).click();
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(2);
  const [first, second] = await page.getByRole('article', { name: 'Twitter' }).allTextContents();
  expect(second).not.toBe(first);
});

base('model output is text: no HTML of it becomes part of the page', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, 'Write a tweet that says "<img src=x onerror=alert(1)> [hi](javascript:alert(1))"');
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
  await expect(page.locator('a[href^="javascript"], article img')).toHaveCount(0);
});
