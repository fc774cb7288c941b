import { photoOf } from '../../scripts/gallery/photos.ts';
import { fileOf } from '../support/stage/pictures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { messageBox, send, signInAnew } from './signed-in.ts';

test('PIC-349 a photo goes from the library into the chat, is drawn on, and stays in the conversation', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const library = page.getByRole('dialog', { name: 'Your photos' });
  const upload = async (file: File) => {
    await page.getByRole('button', { name: 'Add a photo' }).click();
    const buffer = Buffer.from(await file.arrayBuffer());
    await library.getByLabel('Upload a photo').setInputFiles({ name: file.name, mimeType: file.type, buffer });
  };
  await upload(fileOf('%PDF-1.4', 'menu.png', 'image/png'));
  await expect(page.getByRole('alert')).toContainText('Please choose a picture: PNG, JPEG, WEBP or GIF.');
  await page.getByRole('button', { name: 'Remove menu.png' }).click();
  await expect(page.getByRole('alert')).toBeHidden();

  await upload(fileOf(new Uint8Array(await photoOf('loaf')), 'Rye loaf.jpg', 'image/jpeg'));
  await page.getByRole('button', { name: 'Remove Rye loaf', exact: true }).click();
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await expect(library.getByRole('button', { name: 'Use Rye loaf' })).toBeVisible();
  await expectAccessible(page);
  await library.getByLabel('Search photos by name').fill('croissant');
  await expect(library.getByText('No photo is called “croissant”.')).toBeVisible();
  await library.getByLabel('Search photos by name').fill('rye');
  await library.getByRole('button', { name: 'Use Rye loaf' }).click();
  await expect(messageBox(page)).toBeVisible();
  await send(page, 'Make a picture that says: The rye is back');
  await expect(page.getByRole('img', { name: /^Photo with the words/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Rye loaf' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your attachment' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await library.getByRole('button', { name: 'Delete Rye loaf' }).click();
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect(library.getByText('Your photos will be kept here')).toBeVisible();
});
