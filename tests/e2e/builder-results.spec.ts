import type { Page } from '@playwright/test';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { BUILDER, keepWorkflow, openBuilder } from './builder.ts';
import { expect, expectAccessible, expectWidth, test } from './fixtures.ts';

/** A red dot of one pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
/** Half a second of silence. */
const WAV = `data:audio/wav;base64,${silence()}`;

function silence(): string {
  const bytes = Buffer.alloc(44 + 4_000, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 4_000, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(8_000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(4_000, 40);
  return bytes.toString('base64');
}

const made = (output_type: string, output: string, more = {}) => ({
  agent: `The ${output_type} agent`,
  output_type,
  output,
  timestamp: 1_700_000_000,
  ...more,
});

/** The builder with a saved workflow of these results on the canvas. */
async function openWith(page: Page, product: SpawnedProduct, results: object[]) {
  const visitor = await openBuilder(page, product);
  const id = await keepWorkflow(page, product, visitor, results);
  await page.goto(`${product.url}${BUILDER}&workflow=${id}`);
  await expect(page.locator('.react-flow__node')).toHaveCount(1);
  return {
    panel: page.getByRole('complementary', { name: 'Chat Workflow Response' }),
    modal: page.getByRole('dialog', { name: 'Workflow Results' }),
    openModal: () => page.getByRole('button', { name: 'Results', exact: true }).click(),
  };
}

test('OUT-01 OUT-02 OUT-03 OUT-05 the modal shows results, copies text, locks scrolling, and closes on Escape or beside it', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const { modal, openModal } = await openWith(page, product, [made('text', 'First line\nSecond line')]);
  await openModal();
  await expect(modal.getByText('First line')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.clock.pauseAt(Date.now() + 60_000);
  await modal.getByRole('button', { name: 'Copy The text agent' }).click();
  await expect(modal.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('First line\nSecond line');
  await page.clock.runFor(1_900);
  await expect(modal.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(modal.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  await openModal();
  await page.mouse.click(20, 880);
  await expect(modal).toBeHidden();
});

test('OUT-09 OUT-10 OUT-11 OUT-12 OUT-15 CANVAS-19 the panel has a block for each output, keeps line breaks, is 420 px wide and closes', async ({
  page,
  product,
}) => {
  const { panel } = await openWith(page, product, [made('text', 'One\nTwo'), made('image', PNG)]);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['The text agent:', 'The image agent:']);
  expect(await panel.locator('p').first().innerText()).toBe('One\nTwo');
  await expectWidth(panel, 420);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWidth(panel, 390);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('OUT-06 OUT-07 OUT-19 OUT-26 sounds have a volume from 0 to 100, play one at a time, and are saved by their number', async ({
  page,
  product,
}) => {
  const { panel } = await openWith(page, product, [made('audio', WAV), made('audio', WAV)]);
  const [first, second] = [
    panel.getByRole('group', { name: /Audio 1/ }),
    panel.getByRole('group', { name: /Audio 2/ }),
  ];
  const volume = first.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveAttribute('min', '0');
  await expect(volume).toHaveAttribute('max', '100');
  await expect(volume).toHaveValue('100');
  await volume.fill('40');
  expect(await first.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume)).toBeCloseTo(0.4);
  const isPaused = (clip: typeof first) => clip.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
  await first.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.loop = true;
  });
  await first.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isPaused(first)).toBe(false);
  await second.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => isPaused(first)).toBe(true);
  const download = page.waitForEvent('download');
  await second.getByRole('button', { name: 'Download audio' }).click();
  expect((await download).suggestedFilename()).toBe('audio-2.mp3');
});

test('OUT-08 OUT-13 OUT-14 OUT-18 OUT-24 a picture of data is shown, opened in a window of its own, and saved by its number', async ({
  page,
  product,
}) => {
  const { panel } = await openWith(page, product, [
    made('image', 'https://elsewhere.example/x.png', { image_data: PNG }),
  ]);
  const picture = panel.getByRole('img', { name: /Picture 1/ });
  await expect(picture).toHaveAttribute('src', PNG);
  await picture.hover();
  const opened = page.context().waitForEvent('page');
  await panel.getByRole('button', { name: 'View full size' }).click();
  const own = await opened;
  await expect(own.locator('img')).toHaveAttribute('src', PNG);
  expect(await own.evaluate(() => getComputedStyle(document.body).placeItems)).toBe('center');
  await own.close();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download image' }).click();
  expect((await download).suggestedFilename()).toBe('generated-image-1.png');
});

test('OUT-25 OUT-27 OUT-28 OUT-29 OUT-30 OUT-33 other pictures open in a window; broken ones hide; what is missing or foreign is said', async ({
  page,
  product,
}) => {
  const results = [
    made('image', '/api/media/018f3c5e-0000-7000-8000-000000000000', { agent: 'Lost' }),
    made('image', '', { agent: 'Empty' }),
    made('image', 'javascript:alert(1)', { agent: 'Script' }),
    made('image', 'data:text/html,<script>1</script>', { agent: 'Page' }),
    made('audio', '', { agent: 'Silent' }),
    made('audio', 'https://elsewhere.example/a.mp3', { agent: 'Foreign' }),
  ];
  const { panel } = await openWith(page, product, results);
  const block = (agent: string) =>
    panel.getByRole('listitem').filter({ has: page.getByText(`${agent}:`, { exact: true }) });
  await expect(block('Lost').getByRole('img')).toHaveCount(0);
  for (const agent of ['Empty', 'Script', 'Page']) await expect(block(agent)).toContainText('No image data available');
  for (const agent of ['Silent', 'Foreign'])
    await expect(block(agent)).toContainText('No audio URL provided. Please try regenerating the audio.');
});

test('OUT-24 OUT-25 PROG-07 a picture of the product’s own is saved as a file, and opens in a new window where that is asked', async ({
  page,
  product,
}) => {
  await page.route('**/api/media/*', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(PNG.split(',')[1] ?? '', 'base64') }),
  );
  await page
    .context()
    .route('**/api/media/*', (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(PNG.split(',')[1] ?? '', 'base64') }),
    );
  const address = '/api/media/018f3c5e-0000-7000-8000-000000000001';
  const { panel } = await openWith(page, product, [made('image', address)]);
  await panel.getByRole('img').hover();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download image' }).click();
  expect((await download).suggestedFilename()).toBe('generated-image-1.png');
  const opened = page.context().waitForEvent('page');
  await panel.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(await opened).toHaveURL(`${product.url}${address}`);
});

test('OUT-31 OUT-32 a download that fails is said at the bottom right for three seconds, then fades', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { panel } = await openWith(page, product, [made('image', PNG)]);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
  });
  await panel.getByRole('img').hover();
  await panel.getByRole('button', { name: 'Download image' }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toHaveText('Failed to download image. Please try again.');
  await expect(page.locator('.Toastify__toast-container--bottom-right').locator(toast)).toBeVisible();
  const clock = toast.locator('.Toastify__progress-bar--animated');
  expect(await clock.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('3s');
  await page.evaluate(() => {
    const seen = { fade: '' };
    Object.assign(window, { seen });
    document.addEventListener('animationstart', (event) => {
      if (event.animationName === 'toast-fade') seen.fade = getComputedStyle(event.target as Element).animationDuration;
    });
  });
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { seen: { fade: string } }).seen.fade)).toBe('0.3s');
});

test('OUT-04 OUT-16 OUT-30 without results the modal and the panel say so', async ({ page, product }) => {
  const { modal, openModal } = await openWith(page, product, []);
  await expect(page.getByRole('button', { name: 'Results', exact: true })).toBeDisabled();
  await page.route('**/api/execute-workflow', (route) =>
    route.fulfill({ json: { success: true, outputs: [], failures: [] } }),
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
  await expect(panel.getByText('No outputs found.')).toBeVisible();
  await openModal();
  await expect(modal.getByText('No results available for this workflow')).toBeVisible();
});
