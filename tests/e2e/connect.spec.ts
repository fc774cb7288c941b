import { expect, test } from './fixtures.ts';
import { signInAnew } from './people.ts';

test('CONN-01 four platforms are shown, each coming soon, and what can be done until then', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/connect');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['LinkedIn', 'Twitter', 'Instagram', 'Facebook']);
  for (const card of await cards.all()) await expect(card).toContainText('Coming Soon');
  await expect(page.getByRole('main')).toContainText('copy the text, download the picture or the sound');
  await page.getByRole('main').getByRole('link', { name: 'Ready to post' }).click();
  await expect(page).toHaveURL('/ready');
  await page.goBack();
  await page.getByRole('link', { name: 'Schedule a post' }).click();
  await expect(page).toHaveURL('/scheduled');
});
