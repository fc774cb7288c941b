import type { Page } from '@playwright/test';
import { keepPhoto } from '../../domain/api/post/photos.ts';
import { executeScheduledWorkflow, scheduleWorkflow } from '../../domain/api/schedule/scheduled.ts';
import { make } from '../support/client.ts';
import { cutsAfter, cutsBefore, refuses } from '../support/networks/behaviours.ts';
import { type LinkedInServer, startLinkedIn } from '../support/networks/linkedin.ts';
import { linkedInSettings } from '../support/networks/settings.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { pictureFile } from '../support/stage/pictures.ts';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { query, type SignedInPerson, signInAnew } from './people.ts';
import { tasksScreen } from './tasks-stage.ts';

const test = base.extend<object, { near: { product: SpawnedProduct; linkedIn: LinkedInServer } }>({
  near: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const linkedIn = await startLinkedIn();
      const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '', linkedInSettings(linkedIn));
      await use({ product, linkedIn });
      await product.stop();
      await linkedIn.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ near }, use) => use(near.product.url),
});

const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

async function connect(page: Page): Promise<void> {
  await page.goto('/connect');
  await page.getByRole('button', { name: 'Connect LinkedIn', exact: true }).click();
  await expect(cardOf(page, 'LinkedIn')).toContainText('Fanfare publishes for you on LinkedIn as Mia Bakes');
}

/** Has a post with a picture go out now. */
async function postNow({ url }: SpawnedProduct, { session }: SignedInPerson, text: string): Promise<void> {
  const identity = { sessionId: session.id, userId: session.userId };
  const { body: picture } = await make(url, keepPhoto, { file: await pictureFile(40, 40) }, identity);
  const { body } = await make(
    url,
    scheduleWorkflow,
    {
      name: text,
      scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
      agents: [{ id: 'a', type: 'chat', name: 'Text', input: text, description: '', verbatim: true }],
      platforms: ['linkedin'],
      agentType: 'custom',
      post: { media: [{ mediaId: picture.data.mediaId, kind: 'image', alt: 'A loaf of bread' }], own: {} },
    },
    identity,
  );
  await make(url, executeScheduledWorkflow, { id: body.data.id }, identity);
}

test('PUB-56 CONN-01 a network that the operator has an app for is connected, paused, mended and disconnected; the others are coming soon', async ({
  page,
  near: { product, linkedIn },
}) => {
  const person = await signInAnew(page, product);
  await page.goto('/connect');
  const card = cardOf(page, 'LinkedIn');
  await expect(card.getByRole('button', { name: 'Connect LinkedIn', exact: true })).toBeVisible();
  await expect(card).not.toContainText('Coming Soon');
  for (const name of ['Twitter', 'Instagram', 'Facebook'])
    await expect(cardOf(page, name)).toContainText('Coming Soon');
  await expectAccessible(page);

  linkedIn.desk.denies = true;
  await card.getByRole('button', { name: 'Connect LinkedIn', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You did not allow Fanfare to post for you on LinkedIn, so nothing was connected.',
  );
  await expect(page).toHaveURL('/connect');
  linkedIn.desk.denies = false;
  await connect(page);
  await expect(card).toContainText('Connected');

  await query(product, 'update network_connections set broken_reason = $1 where user_id = $2', [
    'LinkedIn no longer lets Fanfare in by this account. Connect it again.',
    person.user.id,
  ]);
  await page.reload();
  await expect(card).toContainText('Paused');
  await expect(card).toContainText('LinkedIn no longer lets Fanfare in by this account. Connect it again.');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Reconnect LinkedIn' }).click();
  await expect(card).toContainText('Fanfare publishes for you on LinkedIn as Mia Bakes');

  await card.getByRole('button', { name: 'Disconnect LinkedIn' }).click();
  const question = page.getByRole('dialog', { name: 'Disconnect LinkedIn?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Connected');
  const known = linkedIn.desk.tokens.size;
  await card.getByRole('button', { name: 'Disconnect LinkedIn' }).click();
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByRole('button', { name: 'Connect LinkedIn', exact: true })).toBeVisible();
  expect(linkedIn.desk.tokens.size).toBe(known - 1);
});

test('PUB-57 a post goes out with its picture; one whose answer is lost is unconfirmed until its owner has looked', async ({
  page,
  near: { product, linkedIn },
}) => {
  const person = await signInAnew(page, product);
  await connect(page);
  await page.goto('/scheduled');
  const { act, dialog } = tasksScreen(page);
  const shown = async (name: string) => {
    await act('View', name).click();
    return dialog('Task Details').getByRole('article', { name: 'LinkedIn', exact: true });
  };
  const close = () => page.keyboard.press('Escape');
  const standing = (text: string) => linkedIn.posts.filter(({ commentary }) => commentary === text);

  await postNow(product, person, 'Fresh bread at seven');
  const out = await shown('Fresh bread at seven');
  await expect(out).toContainText('Posted');
  await expect(out).toContainText('by Mia Bakes');
  await expect(out.getByRole('link', { name: 'See the post' })).toHaveAttribute('href', /urn:li:share/);
  expect(standing('Fresh bread at seven')).toMatchObject([{ pictures: [{ alt: 'A loaf of bread' }] }]);
  await close();

  linkedIn.next('/rest/posts', cutsAfter);
  await postNow(product, person, 'Fresh rolls at eight');
  const lost = await shown('Fresh rolls at eight');
  await expect(lost).toContainText('Unconfirmed');
  await expect(lost).toContainText('answer was lost, so this post may be there already');
  await expectAccessible(page);
  await lost.getByRole('button', { name: 'It is there' }).click();
  await lost.getByRole('textbox', { name: 'Address of the post' }).fill('https://www.linkedin.com/feed/update/1/');
  await lost.getByRole('button', { name: 'Mark as posted' }).click();
  await expect(lost).toContainText('Posted');
  await expect(lost.getByRole('link', { name: 'See the post' })).toHaveAttribute('href', /feed\/update\/1/);
  expect(standing('Fresh rolls at eight')).toHaveLength(1);
  await close();

  linkedIn.next('/rest/posts', cutsBefore);
  await postNow(product, person, 'Cake at nine');
  const missing = await shown('Cake at nine');
  await expect(missing).toContainText('Unconfirmed');
  expect(standing('Cake at nine')).toEqual([]);
  await missing.getByRole('button', { name: 'Send again' }).click();
  const question = page.getByRole('dialog', { name: 'Send it again?' });
  await expect(question).toContainText('it would stand there twice');
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(missing).toContainText('Posted');
  expect(standing('Cake at nine')).toHaveLength(1);
  await close();

  linkedIn.next('/rest/posts', refuses(400, { message: 'No cake today.' }));
  await postNow(product, person, 'More cake at ten');
  const refused = await shown('More cake at ten');
  await expect(refused).toContainText('LinkedIn refused this post: No cake today.');
  await refused.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toContainText('Posted');
  expect(standing('More cake at ten')).toHaveLength(1);
});
