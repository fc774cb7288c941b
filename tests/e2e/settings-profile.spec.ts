import { pictureFile } from '../support/stage/pictures.ts';
import { expect, test } from './fixtures.ts';
import { addPerson, keepSession, keptSession, query, signIn, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { chosen, expectPicture, settingsScreen } from './settings-screen.ts';
import { askOneByOne } from './signed-in.ts';

const DETAILS = '**/api/user-details';

test('SET-04 SET-05 SET-09 SET-12 the profile shows what is known, and what is saved shows everywhere at once', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  const { field, fill, button, panel, account, main } = settingsScreen(page);
  await page.goto('/settings');
  await expect(field('First name')).toHaveValue('Maya');
  await expect(field('Email')).toHaveValue(person.email);
  await expect(field('Email')).toBeDisabled();
  await expect(field('Email')).toHaveAccessibleDescription(/can’t be changed here/);
  await expect(panel('Your account')).toContainText('Free Plan');
  await expect(panel('Your account')).toContainText('Nothing is billed');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date());
  await expect(panel('Your account')).toContainText(today);

  await fill({ 'First name': ' Mia ', 'Job title': 'Founder', Company: 'Fieldnote', Bio: 'Coffee, told well.' });
  await expect(main.getByText('18/500')).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await button('Save changes').click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Mia Okafor',
    firstName: ' Mia ',
    lastName: 'Okafor',
    email: person.email,
    bio: 'Coffee, told well.',
    company: 'Fieldnote',
    jobTitle: 'Founder',
  });
  await expect(toasts(page, 'success')).toHaveText('Profile updated');
  await expect(account).toContainText('Mia Okafor');
  await expect(main.getByText('Everything is saved')).toBeVisible();
  await expect(field('First name')).toHaveValue('Mia');
  expect(JSON.parse((await keptSession(page))[1] ?? '')).toMatchObject({ name: 'Mia Okafor', firstName: 'Mia' });

  await query(product, 'update users set premium = true where id = $1', [person.id]);
  await page.reload();
  await expect(field('Bio')).toHaveValue('Coffee, told well.');
  await expect(panel('Your account')).toContainText('Premium Plan');
  await expect(account).toContainText('Mia Okafor');
});

test('SET-10 SET-13 what is missing is said at its field, what fails is told, and nothing typed is lost on the way', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { field, fill, button, section, account, main } = settingsScreen(page);
  await page.goto('/settings');
  await fill({ 'Last name': '   ' });
  await button('Save changes').click();
  await expect(field('Last name')).toBeFocused();
  await expect(field('Last name')).toHaveAccessibleDescription('First name, last name, and email are required');
  await expect(toasts(page, 'error')).toHaveCount(0);

  await fill({ 'Last name': 'Obi', Bio: 'a'.repeat(501) });
  await expect(main.getByText('1 character too many')).toBeVisible();
  await button('Save changes').click();
  await expect(field('Bio')).toBeFocused();
  await expect(field('Bio')).toHaveAccessibleDescription(/up to 500 characters/);

  await fill({ Bio: 'Short.' });
  await page.route(DETAILS, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await button('Save changes').click();
  await expect(toasts(page, 'error').filter({ hasText: 'Failed to update profile' })).toBeVisible();
  await expect(main.getByText('Failed to update profile')).toHaveCount(0);

  // Another section is no farewell; another page is one.
  await section('Account Settings').click();
  await expect(section('Profile Information')).toContainText('not saved');
  await page.goBack();
  await expect(field('Last name')).toHaveValue('Obi');
  await page.getByRole('link', { name: 'Brand' }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(field('Last name')).toHaveValue('Obi');
  await button('Discard').click();
  await expect(field('Last name')).toHaveValue('Okafor');
  await expect(account).toContainText('Maya Okafor');
  await page.getByRole('link', { name: 'Brand' }).click();
  await expect(page).toHaveURL('/brand');
});

test('SET-08 a profile that can’t be loaded shows what the session knows, and a save overwrites nothing unseen', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  await query(product, "update users set bio = 'Kept.' where id = $1", [person.id]);
  const { field, fill, button, main } = settingsScreen(page);
  await askOneByOne(page);
  await page.route(DETAILS, (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Something is odd' } }),
  );
  await page.goto('/settings');
  await expect(main.getByRole('status')).toContainText('Something is odd');
  await expect(field('First name')).toHaveValue('Maya');
  await expect(field('Email')).toHaveValue(person.email);
  await expect(field('Bio')).toBeDisabled();
  await fill({ 'First name': 'Mia' });
  await button('Save changes').click();
  await expect(toasts(page, 'error')).toContainText('Failed to update profile');
  await page.unroute(DETAILS);
  await button('Save changes').click();
  await expect(toasts(page, 'success')).toHaveText('Profile updated');
  await expect(field('Bio')).toHaveValue('Kept.');
  await expect(field('First name')).toHaveValue('Mia');
  await expect(main.getByText('Something is odd')).toHaveCount(0);
});

test('SET-07 SET-11 SET-21 without a stored user id nobody is authenticated: not to load, to save or to change the password', async ({
  page,
  product,
}) => {
  const person = await addPerson(product);
  const { session, user } = await signIn(page, product, person);
  await keepSession(page, product, { ...session, userId: '' }, user);
  // The server, which would bring the id back or end the session, is out of reach.
  await page.route('**/api/**', (route) => route.abort());
  const { field, fill, button, section, main } = settingsScreen(page);
  await page.goto('/settings');
  await expect(main.getByRole('status')).toContainText('User not authenticated.');
  await expect(field('Last name')).toHaveValue('Okafor');
  await button('Save changes').click();
  const errors = toasts(page, 'error');
  await expect(errors.filter({ hasText: 'User not authenticated. Please log in again.' })).toBeVisible();
  await section('Account Settings').click();
  await fill({ 'Current password': 'a good password', 'New password': 'secret1', 'Confirm new password': 'secret1' });
  await button('Update password').click();
  await expect(errors.getByText('User not authenticated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/settings?section=account');
});

test('SET-14 SET-15 SET-16 SET-17 a picture is checked, shows at once, and is in the sidebar when it is taken', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { main, account, button } = settingsScreen(page);
  await page.goto('/settings');
  const input = main.getByLabel('Picture file', { exact: true });
  await expect(button('Add a picture')).toBeVisible();
  const errors = toasts(page, 'error');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user-avatar')) calls.push(request.url());
  });
  const picker = main.getByRole('button', { name: 'Change your picture' });

  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(picker).toHaveAccessibleDescription('Please select an image file');
  await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) });
  await expect(picker).toHaveAccessibleDescription('File size must be less than 5MB');
  await expect(errors).toHaveCount(0);
  expect(calls).toEqual([]);

  const portrait = await chosen(await pictureFile(300, 200, { format: 'jpeg', color: '#fb5931' }));
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user-avatar', async (route) => {
    await isAnswered;
    await route.fulfill({ status: 500, body: '' });
  });
  await input.setInputFiles(portrait);
  await expectPicture(picker.locator('img[src^="blob:"]'));
  await expect(account.locator('img')).toHaveCount(0);
  answer();
  await expect(errors.getByText('Failed to update avatar', { exact: true })).toBeVisible();
  await expect(picker.locator('img')).toHaveCount(0);
  await expect(picker).toContainText('MO');

  await page.unroute('**/api/user-avatar');
  await input.setInputFiles(portrait);
  await expect(toasts(page, 'success')).toHaveText('Picture updated');
  await expectPicture(account.locator('img[src^="/api/media/"]'));
  await expectPicture(picker.locator('img[src^="/api/media/"]'));

  // What is dropped on the card replaces it.
  const before = await account.locator('img').getAttribute('src');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'other.png', { type: 'image/png' }));
      return data;
    },
    [...(await chosen(await pictureFile(20, 20))).buffer],
  );
  await main.getByText('drop a file here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(account.locator('img')).not.toHaveAttribute('src', before ?? '');
  await page.goto('/dashboard');
  await expectPicture(account.locator('img'));
});
