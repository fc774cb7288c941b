import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, test } from './fixtures.ts';
import { previewFor } from './post-stage.ts';
import { send, signInAnew } from './signed-in.ts';

test('PIC-453 the slides of a carousel are turned by keys, saved as one file, and planned together', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Make a carousel: Packing list: 1. A map 2. Water 3. A warm layer 4. A whistle 5. A torch');
  const carousel = page.getByRole('region', { name: /^Carousel 1 by/ });
  await expect(carousel.getByRole('img', { name: /^Slide 1 of 6\..*Packing list/ })).toBeVisible();
  await expectAccessible(page);

  await carousel.getByRole('list', { name: '6 slides' }).press('ArrowRight');
  await expect(carousel.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('img', { name: /^Slide 2 of 6\..*A map/ })).toBeInViewport({ ratio: 0.9 });
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByRole('img', { name: /^Slide 3 of 6\..*Water/ })).toBeInViewport({ ratio: 0.9 });

  const saving = page.waitForEvent('download');
  await carousel.getByRole('button', { name: 'Download all (ZIP)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('carousel-1.zip');
  const files = unzipSync(await readFile(await saved.path()));
  expect(Object.keys(files)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `slide-${at}.png`));
  for (const png of Object.values(files)) expect([...png.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);

  await send(page, 'Schedule it on LinkedIn and Twitter for tomorrow at 9am');
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await expect(card.getByText('6 pictures')).toBeVisible();
  await expect(card.getByText('Twitter takes at most 4 pictures: the first 4 of 6 go out there.')).toBeVisible();
  await card.getByRole('button', { name: 'Preview for Twitter' }).click();
  await expect(previewFor(card, 'Twitter').getByRole('img', { name: /^Slide \d of 6/ })).toHaveCount(4);
});

test('PIC-476 a slide that is taken out of a post leaves no bar behind on the others', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, 'Make a carousel: Packing list: 1. A map 2. Water 3. A warm layer');
  await expect(page.getByRole('region', { name: /^Carousel 1 by/ })).toBeVisible();
  await send(page, 'Schedule it on LinkedIn for tomorrow at 9am');
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  const pictures = dialog.getByRole('list', { name: 'Pictures' }).getByRole('img');
  await expect(pictures).toHaveCount(4);
  const addresses = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  const before = await addresses();
  await dialog.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(pictures).toHaveCount(3);
  // Each one is another picture now: of three, no longer of four.
  await expect.poll(async () => (await addresses()).filter((one) => before.includes(one))).toEqual([]);
  await expect(pictures.first()).toHaveAccessibleName(/^Slide 1 of 3\./);
});
