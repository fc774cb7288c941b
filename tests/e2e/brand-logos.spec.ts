import { fileOf, pictureFile } from '../support/stage/pictures.ts';
import { LOGOS, openBrand, WORDLESS, WORDY } from './brand-stage.ts';
import { expect, test } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { toasts } from './screens.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#fff"/></svg>';

test('BRAND-02 BRAND-03 BRAND-12 BRAND-13 BRAND-14 logos are chosen, dropped, looked at, and uploaded together', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { panel, logo, choose, save, tab } = await openBrand(page);
  await save.click();
  await expect(toasts(page, 'error')).toHaveText('No logo files provided for upload');

  await choose('Primary logo', await pictureFile(300, 200, { name: 'mark.png' }));
  await expect(logo('Primary logo')).toContainText('mark.png');
  const shown = logo('Primary logo').getByRole('img', { name: 'Primary logo, chosen' });
  await expect(shown).toHaveJSProperty('naturalWidth', 300);
  await expect(tab('Logo')).toHaveAccessibleName('Logo (unsaved changes)');

  // A drawing without the right name or type is taken for what it is; it comes by drag and drop.
  const dropped = await page.evaluateHandle((svg) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([svg], 'white.txt', { type: 'text/plain' }));
    return transfer;
  }, SVG);
  const zone = logo('Secondary logo').locator('label');
  await zone.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(zone).toContainText('Drop it here');
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(logo('Secondary logo').getByRole('img', { name: 'Secondary logo, chosen' })).toBeVisible();

  await choose('Favicon', await pictureFile(32, 32, { format: 'webp' }));
  await expect(logo('Favicon')).toContainText('Not uploaded yet');
  await panel.getByRole('button', { name: 'Remove the chosen file: Favicon' }).click();
  await expect(logo('Favicon')).not.toContainText('Not uploaded yet');
  await choose('App icon', await pictureFile(1024, 1024, { format: 'jpeg' }));
  await expect(logo('App icon')).toContainText('Not uploaded yet');

  for (const [answer, text] of [
    [WORDLESS, 'Failed to upload logos'],
    [WORDY, 'Not today.'],
  ] as const) {
    await page.route(LOGOS, (route) => route.fulfill(answer), { times: 1 });
    await save.click();
    await expect(toasts(page, 'error').filter({ hasText: text })).toBeVisible();
  }
  const go = Promise.withResolvers<void>();
  let sent = '';
  await page.route(LOGOS, async (route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    await go.promise;
    await route.continue();
  });
  await save.click();
  await expect(toasts(page).filter({ hasText: 'Uploading logos…' })).toBeVisible();
  await expect(save).toBeDisabled();
  go.resolve();
  await expect(toasts(page, 'success')).toHaveText('Logos uploaded');
  expect([...sent.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'primary_logo',
    'secondary_logo',
    'appicon',
  ]);
  await page.reload();
  for (const [label, width] of [
    ['Primary logo', 300],
    ['App icon', 1024],
  ] as const)
    await expect(logo(label).getByRole('img', { name: `${label}, kept` })).toHaveJSProperty('naturalWidth', width);
  await expect(logo('Secondary logo')).toContainText('Uploaded');
  await expect(logo('Favicon').getByRole('img')).toHaveCount(0);

  await page.unroute(LOGOS);
  await logo('App icon').getByRole('button', { name: 'Delete: App icon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page, 'success').filter({ hasText: 'Logo removed' })).toBeVisible();
  await expect(logo('App icon').getByRole('img')).toHaveCount(0);
  await page.reload();
  await expect(logo('Primary logo').getByRole('img')).toBeVisible();
  await expect(logo('App icon').getByRole('img')).toHaveCount(0);
});

test('BRAND-08 BRAND-09 BRAND-10 BRAND-11 a file that cannot be a logo is refused with the reason, and the old logo stays', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { logo, choose, save } = await openBrand(page);
  await choose('Primary logo', await pictureFile(64, 64));
  await save.click();
  await expect(toasts(page, 'success')).toHaveText('Logos uploaded');
  let uploads = 0;
  await page.route(LOGOS, (route) => {
    uploads++;
    return route.continue();
  });
  const png = new Uint8Array(await (await pictureFile(64, 64)).arrayBuffer());
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png);
  const broken = png.slice(0, 40);
  for (const [file, text] of [
    [fileOf('not a picture', 'logo.png', 'image/png'), 'Unsupported file type. Use PNG, JPEG, SVG, or WEBP.'],
    [await pictureFile(8, 8, { format: 'gif' }), 'Unsupported file type. Use PNG, JPEG, SVG, or WEBP.'],
    [fileOf(large, 'large.png', 'image/png'), 'File is too large. Max size is 5MB.'],
    [await pictureFile(1025, 8), 'Image dimensions too large. Max 1024x1024px.'],
    [await pictureFile(8, 1025, { format: 'webp' }), 'Image dimensions too large. Max 1024x1024px.'],
    [fileOf(broken, 'broken.png', 'image/png'), 'Unable to read image dimensions. Please try another file.'],
    [fileOf('<svg <', 'broken.svg', 'image/svg+xml'), 'Unable to read image dimensions. Please try another file.'],
  ] as const) {
    await choose('Primary logo', file);
    await expect(logo('Primary logo')).toContainText(text);
    await expect(toasts(page, 'error').filter({ hasText: text }).last()).toBeVisible();
    await expect(logo('Primary logo').getByRole('img', { name: 'Primary logo, kept' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove the chosen file: Primary logo' }).click();
    await expect(logo('Primary logo')).not.toContainText(text);
  }
  await save.click();
  await expect(toasts(page, 'error').filter({ hasText: 'No logo files provided for upload' })).toBeVisible();
  expect(uploads).toBe(0);
});
