import type { Locator, Page } from '@playwright/test';
import { type SmtpSink, startSmtpSink } from '../support/doubles/smtp-sink.ts';
import { setTime } from '../support/later-product.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { query } from './people.ts';
import { editedPlan, LONG, previewFor } from './post-stage.ts';
import { signInAnew } from './signed-in.ts';

const TWEET = 'Open now in Leeds: bakery.com #bread';
const COMMENT = 'The menu: https://bakery.com/menu';

/** A product that mails by a mail server, in a time that the test sets. */
const test = base.extend<object, { place: { product: SpawnedProduct; sink: SmtpSink } }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const sink = await startSmtpSink();
      const settings = { SMTP_URL: sink.url };
      const postgres = process.env.FANFARE_TEST_POSTGRES ?? '';
      const product = await spawnProduct(postgres, settings, 'tests/support/later-product.ts');
      await use({ product, sink });
      await product.stop();
      await sink.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ place }, use) => use(place.product.url),
});

/** Writes a post for all networks, then another for Twitter, with counters and previews beside it. */
async function editPerNetwork(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByLabel('Text for all').fill(LONG);
  await expect(dialog.getByText('LinkedIn 314/3,000')).toBeVisible();
  await expect(dialog.getByText('34 over on Twitter')).toBeVisible();
  await expect(dialog).toContainText('This text is too long for Twitter: 314 of 280 characters.');
  await expect(previewFor(dialog, 'LinkedIn').getByRole('button', { name: 'see more' })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Shorten for Twitter' }).click();
  await expect(dialog.getByText('over on Twitter')).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Twitter' }).click();
  const tweet = dialog.getByLabel('Text for Twitter');
  await expect(tweet).toHaveValue('Come and taste our bread. '.repeat(10).trim());
  await dialog.getByRole('button', { name: 'Same for all again' }).click();
  await expect(dialog.getByText('34 over on Twitter')).toBeVisible();
  await expect(tweet).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Write it for Twitter alone' }).click();
  await tweet.fill(TWEET);
  await expect(previewFor(dialog, 'Twitter')).toContainText('Open now in Leeds');
  await expect(previewFor(dialog, 'LinkedIn')).not.toContainText('Open now in Leeds');
  await dialog.getByRole('tab', { name: 'LinkedIn' }).click();
  await dialog.getByLabel('First comment on LinkedIn').fill(COMMENT);
  await expect(previewFor(dialog, 'LinkedIn')).toContainText('The menu');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
}

async function approve(page: Page, card: Locator): Promise<void> {
  await expect(card).toContainText('It rises for eighteen hours.');
  await card.getByRole('button', { name: 'Preview for Twitter' }).click();
  await expect(previewFor(card, 'Twitter')).toContainText('Open now in Leeds');
  await expect(card.getByText(/of 280 characters on Twitter/)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('button', { name: 'Approved' })).toBeDisabled();
  await expect(card.getByRole('button', { name: 'Edit' })).toHaveCount(0);
}

/** Copies, opens and marks what waits: the one with its address, the other without. */
async function postByHand(page: Page): Promise<void> {
  const tray = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Ready to post' })).toBeVisible();
  await expectAccessible(page);
  const posts = tray.getByRole('list', { name: 'Posts' }).locator('> li');
  await expect(posts).toHaveCount(2);
  const tweet = posts.filter({ hasText: TWEET });
  await tweet.getByRole('button', { name: 'Copy text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TWEET);

  const linkedin = tray.getByRole('article', { name: 'LinkedIn' });
  await expect(linkedin.getByRole('link', { name: /Open in LinkedIn/ })).toHaveAttribute(
    'href',
    `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(LONG)}`,
  );
  await linkedin.getByRole('button', { name: 'Mark as posted' }).click();
  const address = linkedin.getByLabel('Address of the post (optional)');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await linkedin.getByRole('button', { name: 'Mark as posted' }).click();
  await expect(linkedin).toContainText('Please give the address of the post as your browser shows it');
  await address.fill('linkedin.com/posts/1');
  await address.press('Enter');
  await expect(linkedin).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ready to post 1 waiting' })).toBeVisible();

  const twitter = tray.getByRole('article', { name: 'Twitter' });
  await twitter.getByRole('button', { name: 'Mark as posted' }).click();
  await twitter.getByRole('button', { name: 'Mark as posted' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ready to post', exact: true })).toBeVisible();
}

test('PUB-96 POST-43 HAND-06 NOTE-03 a pending plan is edited per network, approved, mailed at its time and marked as posted', async ({
  page,
  context,
  place: { product, sink },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, email } = await signInAnew(page, product);
  const { card, dialog } = await editedPlan(page);
  await editPerNetwork(page, dialog);
  await approve(page, card);
  const [task] = await query<{ id: string; at: Date }>(
    product,
    'select id, scheduled_for as at from scheduled_workflows where user_id = $1',
    [id],
  );
  if (!task) throw new Error('nothing was scheduled');
  expect(sink.mails).toEqual([]);

  setTime(product.dataDir, task.at);
  await query(product, `select pg_notify('fanfare_schedule', '')`);
  // The badges tell of it while the chat is still open.
  await expect(page.getByRole('link', { name: 'Ready to post 2 waiting' })).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(() => sink.mails.length).toBe(1);
  const [mail] = sink.mails;
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.headers.subject).toContain('Ready to post: ');
  for (const words of [LONG, TWEET, COMMENT]) expect(mail?.body).toContain(words);

  await page.goto(/http:\S+\/ready/.exec(mail?.body ?? '')?.[0] ?? '');
  await postByHand(page);
  await expect(bell).toHaveAccessibleName('Notifications');

  await page.goto(`/scheduled?task=${task.id}`);
  const details = page.getByRole('dialog', { name: 'Task Details' });
  await expect(details.getByRole('region', { name: 'Timeline' })).toContainText('By you on LinkedIn');
  for (const network of ['LinkedIn', 'Twitter'])
    await expect(details.getByRole('article', { name: network, exact: true })).toContainText('Posted');
  await expect(details.getByRole('link', { name: /See the post/ })).toHaveAttribute(
    'href',
    'https://linkedin.com/posts/1',
  );
  await expect(page).toHaveURL('/scheduled');
  expect(sink.mails).toHaveLength(1);
});
