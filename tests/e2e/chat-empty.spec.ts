import { TEMPLATES } from '../../web/lib/templates.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { messageBox, signInAnew } from './signed-in.ts';

test('CHAT-01 CHAT-02 CHAT-03 CHAT-08 the empty chat invites to write, and the box has the keyboard', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await expect(page.getByRole('heading', { name: 'Stay ahead with AI driven scheduling' })).toBeVisible();
  await expect(page.getByText('Choose a workflow template or ask me anything')).toBeVisible();
  await expect(page.getByPlaceholder('Write an engaging blog post...')).toBeFocused();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/chat');
  await expect(messageBox(page)).toBeFocused();
  await expectAccessible(page);
});

test('CHAT-04 CHAT-06 three template cards stand below it, and a click on one fills the box with its prompt', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const explore = page.getByRole('region', { name: 'Explore Workflows' });
  const cards = explore.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [index, { title, description, industry }] of TEMPLATES.slice(0, 3).entries()) {
    await expect(cards.nth(index)).toContainText(title);
    await expect(cards.nth(index)).toContainText(description);
    await expect(cards.nth(index)).toContainText(industry);
  }
  await cards.nth(1).getByRole('button').click();
  await expect(messageBox(page)).toHaveValue(TEMPLATES[1]?.prompt ?? '');
  await expect(messageBox(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('CHAT-05 TMPL-01 TMPL-02 TMPL-03 TMPL-04 TMPL-07 all templates are in the picker, with search and industries', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.getByRole('button', { name: 'View All Workflows' }).click();
  const picker = page.getByRole('dialog', { name: 'Explore Workflow Templates' });
  await expect(picker.getByRole('heading', { name: 'Explore Workflow Templates' })).toBeVisible();
  await expect(picker.getByPlaceholder('Search templates...')).toBeVisible();
  const industries = await picker.getByRole('combobox').getByRole('option').allTextContents();
  expect(industries).toEqual(['All Industries', ...new Set(TEMPLATES.map(({ industry }) => industry))]);
  const cards = picker.getByRole('listitem');
  await expect(cards).toHaveCount(TEMPLATES.length);
  for (const [index, { title, description, industry, prompt }] of TEMPLATES.entries()) {
    const card = cards.nth(index);
    await expect(card).toContainText(title);
    await expect(card).toContainText(description);
    await expect(card).toContainText(industry);
    await expect(card).toContainText(prompt.slice(0, 50).replaceAll('\n', ' '));
    await expect(card).not.toContainText(prompt.slice(0, 60).replaceAll('\n', ' '));
  }
  const height = (await picker.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  expect(height).toBeLessThanOrEqual(900 * 0.9 + 0.5);
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(picker).toBeHidden();
});

test('TMPL-05 TMPL-06 the picker is searched and used by keyboard alone', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.getByRole('button', { name: 'View All Workflows' }).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Explore Workflow Templates' });
  await picker.getByPlaceholder('Search templates...').focus();
  await page.keyboard.type('nothing like it');
  await expect(picker.getByText('No templates found matching your criteria.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('TRAVEL');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(messageBox(page)).toHaveValue(TEMPLATES.find(({ industry }) => industry === 'Travel')?.prompt ?? '');
  await expect(messageBox(page)).toBeFocused();
});

test('the picker closes on Escape and on a click beside it, and on a phone everything has room', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAnew(page, product);
  const picker = page.getByRole('dialog', { name: 'Explore Workflow Templates' });
  await page.getByRole('button', { name: 'View All Workflows' }).click();
  await expect(picker).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await page.getByRole('button', { name: 'Templates', exact: true }).click();
  await page.mouse.click(5, 5);
  await expect(picker).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
