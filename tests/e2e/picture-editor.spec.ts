import { expect, expectAccessible, test } from './fixtures.ts';
import { send, signInAnew } from './signed-in.ts';

test('PIC-416 PIC-417 PIC-418 PIC-419 a picture of the chat is edited beside it, seen live and used; a failure loses nothing', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Draw a picture: Our spring fair, Saturday 12 June, Market square');
  const picture = page.getByRole('list', { name: 'Conversation' }).getByRole('img', { name: /Card that reads/ });
  await expect(picture).toHaveAttribute('alt', /Our spring fair/);
  const before = await picture.getAttribute('src');

  await page.getByRole('button', { name: 'Edit picture' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit picture' });
  const title = editor.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(/spring fair/i);
  await expect(editor.getByRole('textbox', { name: 'Day' })).toHaveValue('Saturday 12 June');
  await expectAccessible(page);

  // A preview that fails is said there, and what was typed stays.
  await page.route('**/api/pictures/preview', (route) => route.abort());
  await title.fill('The fair is back');
  await expect(editor.getByText('This is the picture before; what you changed is kept.')).toBeVisible();
  await page.unroute('**/api/pictures/preview');
  await editor.getByRole('button', { name: 'Try again' }).click();
  const shown = editor.getByRole('region', { name: 'Picture' }).getByRole('img');
  await expect(shown).toHaveAttribute('alt', /The fair is back/);
  await expect(shown).toHaveAttribute('src', /^data:image\/png/);
  await expect(title).toHaveValue('The fair is back');

  // Points need a layout with a place for them.
  await editor.getByRole('button', { name: 'Add Points' }).click();
  await editor.getByRole('textbox', { name: 'Points' }).fill('Cakes\nMusic');
  await expect(shown).toHaveAttribute('alt', /Cakes\. Music/);
  await expect(editor.getByRole('radio', { name: 'Tiles' })).toBeVisible();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).not.toHaveAttribute('alt', /Cakes/);
  await editor.getByRole('radio', { name: 'Story 9:16' }).check({ force: true });

  // Leaving asks first.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay' }).click();
  const download = page.waitForEvent('download');
  await editor.getByRole('button', { name: 'Download PNG' }).click();
  expect((await download).suggestedFilename()).toBe('picture.png');

  await editor.getByRole('button', { name: 'Use this picture' }).click();
  await expect(editor).toBeHidden();
  await expect(picture).toHaveAttribute('alt', /The fair is back/);
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const after = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(picture).toHaveAttribute('src', before ?? '');

  // What was taken back can be made again, and stays.
  await page.getByRole('button', { name: 'Edit picture' }).click();
  await title.fill('Back for good');
  await editor.getByRole('button', { name: 'Use this picture' }).click();
  await expect(picture).toHaveAttribute('alt', /Back for good/);
  await page.reload();
  await expect(picture).toHaveAttribute('alt', /Back for good/);
  expect([before, after]).not.toContain(await picture.getAttribute('src'));
});
