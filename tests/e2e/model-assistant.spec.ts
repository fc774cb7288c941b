import type { Page } from '@playwright/test';
import { type FakeProviders, startFakeProviders } from '../support/doubles/fake-providers.ts';
import { does } from '../support/doubles/model-steps.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { settingsScreen } from './settings-screen.ts';
import { send } from './signed-in.ts';

const test = base.extend<{ near: { product: SpawnedProduct; model: FakeProviders } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  near: async ({}, use) => {
    const model = await startFakeProviders();
    model.models = ['qwen3:8b'];
    const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '', { AI_LOCAL_SERVERS: model.origin });
    await use({ product, model });
    await product.stop();
    await model.close();
  },
  baseURL: ({ near }, use) => use(near.product.url),
});

const SETTINGS = '/settings?section=integrations';

/** Chooses the model that the machine serves, in Settings; gives the card. */
async function connect(page: Page) {
  await page.goto(SETTINGS);
  const card = settingsScreen(page).panel('AI models');
  await card.getByRole('button', { name: 'Change what makes texts' }).click();
  await card.getByRole('radio', { name: 'Local server', exact: true }).press('Space');
  await card.getByLabel('Model', { exact: true }).fill('qwen3:8b');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('makes your texts from now on')).toBeVisible();
  return card;
}

test('CHAT-80 a model is connected, plans four posts, moves one, and is given up', async ({ page, near }) => {
  const { product, model } = near;
  await signInAnew(page, product);
  const card = await connect(page);

  const plan = (text: string, when: string) => ({ name: 'plan', input: { text, platforms: ['linkedin'], when } });
  model.upcoming.push(
    does({
      calls: [
        plan('We open soon.', 'tomorrow 9:00'),
        plan('Tomorrow we open.', 'in 2 days at 9:00'),
        plan('We are open.', 'in 3 days at 9:00'),
        plan('Thank you for coming.', 'in 4 days at 9:00'),
      ],
    }),
    does({ text: 'Four posts wait for your approval.' }),
  );
  await page.goto('/dashboard');
  await send(page, 'plan three posts for the opening on Friday and one thank-you after it');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation).toContainText('Four posts wait for your approval.');
  await expect(conversation).toContainText('Post 1 of 4');
  for (const text of ['Tomorrow we open.', 'We are open.', 'Thank you for coming.']) {
    await conversation.getByRole('button', { name: 'Next post' }).click();
    await expect(conversation).toContainText(text);
  }
  await expectAccessible(page);

  model.upcoming.push(
    does({ calls: [{ name: 'changePlan', input: { which: [4], when: 'sunday noon' } }] }),
    does({ text: 'It goes out on Sunday now.' }),
  );
  await send(page, 'move the last one to Sunday noon');
  await expect(conversation).toContainText('It goes out on Sunday now.');
  await expect(conversation).toContainText(/Sun, .*12:00 PM/);

  await page.goto(SETTINGS);
  await card.getByRole('button', { name: 'Change what makes texts' }).click();
  await card.getByRole('button', { name: 'Back to built-in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to built-in' }).click();
  await expect(card).toContainText('Built-in editor');
  const asked = model.requests.length;
  await page.goto('/dashboard');
  await send(page, 'Write a LinkedIn post: fresh bread at seven on Friday.');
  await expect(conversation).toContainText('Fresh bread at seven on Friday.');
  expect(model.requests).toHaveLength(asked);
});

test('CHAT-82 where the model fails, the built-in assistant answers and says so', async ({ page, near }) => {
  const { product, model } = near;
  await signInAnew(page, product);
  await connect(page);
  model.always = does({ calls: [{ name: 'approve', input: {} }] });
  await page.goto('/dashboard');
  await send(page, 'Schedule "Bread at seven." on LinkedIn tomorrow at 9am');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation).toContainText('so the built-in assistant answered: The model gave an answer');
  await expect(conversation).toContainText('Bread at seven.');
  await expect(conversation.getByRole('button', { name: 'Approve' })).toBeVisible();
});
