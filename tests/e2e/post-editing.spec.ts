import type { Locator, Page } from '@playwright/test';
import { keepPhoto } from '../../domain/api/post/photos.ts';
import { fileOf, pictureFile } from '../support/stage/pictures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { query } from './people.ts';
import { ASKED, editedPlan, LONG, previewFor } from './post-stage.ts';
import { chosen } from './settings-screen.ts';
import { send, signInAnew } from './signed-in.ts';

/** Drops files as a person does from their desktop. */
async function drop(page: Page, onto: Locator, files: File[]): Promise<void> {
  const sent = await Promise.all(
    files.map(async ({ name, type, ...file }, index) => ({
      name,
      type,
      bytes: [...new Uint8Array(await (files[index] ?? (file as File)).arrayBuffer())],
    })),
  );
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes } of all) transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    return transfer;
  }, sent);
  await onto.dispatchEvent('dragover', { dataTransfer });
  await onto.dispatchEvent('drop', { dataTransfer });
}

test('POST-44 POST-85 pictures are dropped, described, put in order and removed; each network shows them, or says what it needs', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { card, dialog } = await editedPlan(page);
  const [red, blue] = await Promise.all([
    pictureFile(1600, 900, { color: '#c22', name: 'red.png' }),
    pictureFile(600, 900, { format: 'jpeg', name: 'blue.jpeg' }),
  ]);
  await drop(page, dialog.getByLabel('Text for all'), [red, blue]);
  const alts = dialog.getByLabel('Describe this picture for people who can’t see it');
  await expect(alts).toHaveCount(2);
  await alts.nth(0).fill('A red door');
  await alts.nth(1).fill('A blue door');
  await dialog.getByRole('button', { name: 'Move picture 2 up' }).click();
  await expect(alts.nth(0)).toHaveValue('A blue door');
  const instagram = dialog.getByRole('button', { name: 'Instagram', exact: true });
  await instagram.click();
  await expect(dialog.getByRole('list', { name: 'What networks need' })).toContainText('and picture 1 is taller.');
  await instagram.click();
  await expect(dialog.getByRole('list', { name: 'What networks need' })).toBeHidden();
  await expect(previewFor(dialog, 'Twitter').getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Twitter' }).click();
  await dialog.getByRole('button', { name: 'Other pictures for Twitter alone' }).click();
  await dialog.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(previewFor(dialog, 'Twitter').getByRole('img', { name: 'A red door' })).toBeVisible();
  await expect(previewFor(dialog, 'LinkedIn').getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('img', { name: 'A blue door' })).toBeVisible();
  await expect(card.getByText('2 pictures')).toBeVisible();
});

test('POST-45 POST-93 a file that is no picture, one too many and an upload that fails are refused in words, with a way on', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { dialog } = await editedPlan(page);
  const chooser = dialog.getByLabel('Choose pictures');
  await chooser.setInputFiles(await chosen(fileOf('%PDF-1.4', 'menu.png', 'image/png')));
  const pictures = dialog.getByRole('list', { name: 'Pictures' });
  await expect(pictures.getByRole('alert')).toHaveText('Please choose a picture: PNG, JPEG, WEBP or GIF.');
  await dialog.getByRole('button', { name: 'Remove menu.png' }).click();
  await expect(pictures).toHaveCount(0);

  // A picture that opens to more than it seems, say: trying it again would bring the same.
  const message = 'This picture has too many pixels. Please choose a smaller one.';
  const refusal = { status: 400, json: { success: false, message, code: 'VALIDATION' } };
  await page.route(`**/api${keepPhoto.path}`, (route) => route.fulfill(refusal), { times: 1 });
  await chooser.setInputFiles(await chosen(await pictureFile(90, 90, { name: 'bomb.png' })));
  await expect(pictures.getByRole('alert')).toHaveText(message);
  await dialog.getByRole('button', { name: 'Remove bomb.png' }).click();

  let isDown = true;
  await page.route(`**/api${keepPhoto.path}`, (route) => (isDown ? route.abort() : route.continue()));
  const files = await Promise.all(
    Array.from({ length: 11 }, async (_, n) =>
      chosen(await pictureFile(90, 90, { name: `${n}.png`, color: `#44${n.toString(16)}${n.toString(16)}44` })),
    ),
  );
  await chooser.setInputFiles(files.slice(0, 1));
  await expect(pictures.getByRole('alert')).toContainText('Try again');
  await expectAccessible(page);
  isDown = false;
  await pictures.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Describe this picture for people who can’t see it')).toHaveCount(1);
  await chooser.setInputFiles(files.slice(1));
  await expect(dialog.getByLabel('Describe this picture for people who can’t see it')).toHaveCount(10);
  await expect(pictures.getByRole('alert')).toHaveText(
    'A post can have at most 10 pictures. Remove one to add another.',
  );
  await expect(dialog.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
});

test('POST-46 what was edited and not saved is asked about before it is lost', async ({ page, product }) => {
  await signInAnew(page, product);
  const { card, dialog } = await editedPlan(page);
  await dialog.getByLabel('Text for all').fill('My own words');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('Text for all')).toHaveValue('My own words');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).not.toContainText('My own words');
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('POST-47 a text over a network’s limit is not approved, and the conversation says what to shorten', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { card, dialog } = await editedPlan(page);
  await dialog.getByLabel('Text for all').fill(LONG);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert')).toContainText('This text is too long for Twitter: 314 of 280 characters.');
  await expect(card.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('POST-48 an approval is undone: the plan waits again, here and after a reload', async ({ page, product }) => {
  const { id } = await signInAnew(page, product);
  await send(page, ASKED);
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('button', { name: 'Approved' })).toBeDisabled();
  await page.reload();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Needs approval')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await query(product, 'select 1 from scheduled_workflows where user_id = $1', [id])).toHaveLength(0);
  await page.reload();
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('button', { name: 'Approved' })).toBeDisabled();
});

test('POST-94 an approval is no longer offered to be undone once its task was run early, here and after a reload', async ({
  page,
  product,
}) => {
  const { id, headers } = await signInAnew(page, product);
  await send(page, ASKED);
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('button', { name: 'Undo' })).toBeVisible();
  const [task] = await query(product, 'select id from scheduled_workflows where user_id = $1', [id]);
  await page.request.post(`/api/scheduled-workflows/${task?.id}/execute`, { headers });
  await expect(card.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Approved' })).toBeDisabled();
  await expect(card.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('POST-96 an approval that was given and used up elsewhere says so, and offers nothing to undo', async ({
  page,
  product,
}) => {
  // A tab that hears of nothing, as one that slept.
  await page.route('**/api/events*', (route) => route.abort());
  const { id, headers } = await signInAnew(page, product);
  await send(page, ASKED);
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await expect(card.getByRole('button', { name: 'Approve' })).toBeEnabled();
  const [plan] = await query(product, 'select id from schedule_plans where user_id = $1', [id]);
  await page.request.post('/api/confirm-schedule-plan', { headers, data: { planId: plan?.id } });
  const [task] = await query(product, 'select id from scheduled_workflows where user_id = $1', [id]);
  await page.request.post(`/api/scheduled-workflows/${task?.id}/execute`, { headers });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('was approved before, and has run, been changed or been deleted since')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Approved' })).toBeDisabled();
  await expect(card.getByRole('button', { name: 'Undo' })).toBeHidden();
  expect(await query(product, 'select 1 from scheduled_workflows where user_id = $1', [id])).toHaveLength(1);
});
