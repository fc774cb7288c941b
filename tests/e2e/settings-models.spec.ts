import type { Page } from '@playwright/test';
import { getModels } from '../../domain/api/models.ts';
import { errorAnswer, type FakeProviders, startFakeProviders } from '../support/doubles/fake-providers.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { settingsScreen } from './settings-screen.ts';
import { send } from './signed-in.ts';

const ADDRESS = '/settings?section=integrations';
const KEY = 'sk-proj-4f6c1b9e0d7a4c2f8e3b5a6d7c8b9q7Z2';

interface Neighbourhood {
  product: SpawnedProduct;
  /** OpenAI, and a model server on the same machine. */
  provider: FakeProviders;
}

const test = base.extend<object, { near: Neighbourhood }>({
  near: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const provider = await startFakeProviders();
      provider.models = ['gpt-5.2', 'llama3.3', 'qwen3:8b'];
      const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '', {
        AI_LOCAL_SERVERS: provider.origin,
        OPENAI_BASE_URL: `${provider.origin}/openai/v1`,
      });
      await use({ product, provider });
      await product.stop();
      await provider.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ near }, use) => use(near.product.url),
});

/** The card, its rows, and the form that one of them opens. */
function modelsCard(page: Page) {
  const card = settingsScreen(page).panel('AI models');
  return {
    card,
    row: (title: string) => card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
    change: (things: string) => card.getByRole('button', { name: `Change what makes ${things}` }),
    provider: (name: string) => card.getByRole('radio', { name, exact: true }),
    field: (name: string) => card.getByLabel(name, { exact: true }),
    button: (name: string) => card.getByRole('button', { name, exact: true }),
    told: card.getByRole('form').getByRole('status'),
    used: card.getByRole('region', { name: 'Used today' }),
  };
}

test('SET-24 MODEL-02 MODEL-05 a local model is found, tested, saved and in use at once, counted, and given up again', async ({
  page,
  near: { product, provider: local },
}) => {
  const server = new URL(local.origin).host;
  await signInAnew(page, product);
  await page.goto(ADDRESS);
  const { row, change, provider, field, button, told, card, used } = modelsCard(page);
  await expect(row('Text')).toContainText('Built-in editor');
  await expect(used).toContainText('Nothing yet.');
  await change('texts').click();
  await expect(provider('Built-in')).toBeFocused();
  await provider('Local server').press('Space');
  await expect(card.getByRole('radio', { name: server })).toBeChecked();
  await field('Model').press('ArrowDown');
  await expect(card.getByRole('option')).toHaveText(['gpt-5.2', 'llama3.3', 'qwen3:8b']);
  await field('Model').fill('QWEN');
  await expect(card.getByRole('option')).toHaveText(['qwen3:8b']);
  await field('Model').press('ArrowDown');
  await field('Model').press('Enter');
  await expect(field('Model')).toHaveValue('qwen3:8b');

  await button('Test').click();
  await expect(told).toHaveText(/^qwen3:8b answered in [\d.]+ seconds\.$/);
  await expect(row('Text')).toContainText('Built-in editor');
  await button('Save').click();
  await expect(page.getByText('makes your texts from now on')).toBeVisible();
  await expect(row('Text')).toContainText('Local server qwen3:8b');
  await expect(row('Text')).toContainText(`Your choice, at ${server}.`);
  await expect(change('texts')).toBeFocused();

  const before = local.requests.length;
  await page.goto('/dashboard');
  await send(page, 'Write a post about our bread, fresh every morning at seven');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Fresh bread every morning at seven.');
  expect(local.requests.slice(before).map(({ body }) => body.model)).toContain('qwen3:8b');

  await page.goto(ADDRESS);
  await expect(used).toContainText(/tokens in \d+ requests, counted from zero again at/);
  await change('texts').click();
  await expect(provider('Local server')).toBeChecked();
  await button('Back to built-in').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to built-in' }).click();
  await expect(row('Text')).toContainText('Built-in editor');
  await expect(change('texts')).toBeFocused();
});

test('SET-24 MODEL-04 a model that the server lacks is refused in a sentence, and what served before stays', async ({
  page,
  near: { product },
}) => {
  await signInAnew(page, product);
  await page.goto(ADDRESS);
  const { row, change, provider, field, button, told } = modelsCard(page);
  await change('texts').click();
  await provider('Local server').press('Space');
  await field('Model').fill('gpt-9');
  for (const action of ['Test', 'Save']) {
    await button(action).click();
    await expect(told).toContainText('has no model ‘gpt-9’.');
    await expect(field('Model')).toBeFocused();
    await expect(field('Model')).toHaveAttribute('aria-invalid', 'true');
    await field('Model').press('End');
  }
  await button('Cancel').click();
  await expect(row('Text')).toContainText('Built-in editor');
});

test('SET-24 MODEL-03 a key is pasted, refused in a sentence where it is wrong, kept where it is right, and never shown again', async ({
  page,
  near: { product, provider: openai },
}) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/models')) answers.push(await response.text().catch(() => ''));
  });
  await signInAnew(page, product);
  await page.goto(ADDRESS);
  const { row, change, provider, field, button, told } = modelsCard(page);
  await change('texts').click();
  await provider('OpenAI').press('Space');
  await button('Test').click();
  await expect(told).toHaveText('Please paste your OpenAI key.');
  await expect(field('Key')).toBeFocused();

  await field('Key').fill('sk-ant-api03-of-another-provider');
  await expect(told).toBeEmpty();
  await button('Test').click();
  await expect(told).toContainText('This looks like a key of Anthropic.');

  openai.always = errorAnswer(401);
  await field('Key').fill(`${KEY}-wrong`);
  for (const action of ['Test', 'Save']) {
    await button(action).click();
    await expect(told).toHaveText('OpenAI did not accept this key. Copy it again, whole, from your account there.');
    await expect(field('Key')).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(row('Text')).toContainText('Built-in editor');

  openai.always = null;
  await field('Key').fill(KEY);
  await expect(field('Key')).toHaveAttribute('type', 'password');
  await button('Show key').click();
  await expect(field('Key')).toHaveAttribute('type', 'text');
  await field('Key').press('Enter');
  await expect(row('Text')).toContainText('OpenAI gpt-5.2');
  await expect(row('Text')).toContainText('With your key ••••q7Z2.');

  await page.reload();
  await change('texts').click();
  await expect(field('Key')).toHaveValue('');
  await expect(field('Key')).toHaveAttribute('placeholder', '••••q7Z2');
  await button('Test').click();
  await expect(told).toContainText('gpt-5.2 answered');
  expect(answers.join()).not.toContain(KEY);
  await provider('Built-in').press('Space');
  await button('Save').click();
  await expect(page.getByRole('dialog')).toContainText('Your OpenAI key ••••q7Z2 is deleted.');
  await page.getByRole('dialog').getByRole('button', { name: 'Back to built-in' }).click();
  await expect(row('Text')).toContainText('Built-in editor');
  await change('texts').click();
  await provider('OpenAI').press('Space');
  await expect(field('Key')).not.toHaveAttribute('placeholder', /•/);
});

test('SET-25 a daily limit is set, refused where it is no number, shown when it is reached, and taken away', async ({
  page,
  near: { product },
}) => {
  await signInAnew(page, product);
  await page.goto(ADDRESS);
  const { change, provider, field, button, told, used } = modelsCard(page);
  await button('Set a limit').click();
  await expect(field('Tokens a day')).toBeFocused();
  await field('Tokens a day').fill('many');
  await button('Save limit').click();
  await expect(used).toContainText('Please write a whole number of tokens from 1, or leave it empty for no limit');
  await field('Tokens a day').fill('5');
  await button('Save limit').click();
  await expect(button('Change limit')).toBeFocused();
  await expect(used.getByRole('progressbar', { name: 'Your limit' })).toBeVisible();

  await change('texts').click();
  await provider('Local server').press('Space');
  await button('Test').click();
  await expect(told).toContainText('answered in');
  await expect(used).toContainText('Your limit is reached: connected models rest until');

  await button('Change limit').click();
  await field('Tokens a day').fill('');
  await button('Save limit').click();
  await expect(button('Set a limit')).toBeVisible();
  await expect(used.getByRole('progressbar')).toHaveCount(0);
});

test('SET-25 what can’t be loaded says so and is tried again', async ({ page, near: { product } }) => {
  await signInAnew(page, product);
  const address = `**/api${getModels.path}`;
  await page.route(address, (route) => route.fulfill({ status: 400, json: { success: false, message: 'Not now' } }));
  await page.goto(ADDRESS);
  const { card, row } = modelsCard(page);
  await expect(card.getByRole('alert')).toHaveText('Your AI models could not be loaded. Not now');
  await page.unroute(address);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(row('Pictures')).toContainText('Built-in designer');
});

test('SET-25 where the operator allows no keys, it is said and nothing can be changed', async ({ page }) => {
  const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '', { AI_OWN_KEYS: 'no' });
  await signInAnew(page, product);
  await page.goto(`${product.url}${ADDRESS}`);
  const { card, row } = modelsCard(page);
  await expect(row('Voice')).toContainText('Built-in voice');
  await expect(card).toContainText('Whoever runs this Fanfare has not allowed keys of your own.');
  await expect(card.getByRole('button', { name: /^Change what/ })).toHaveCount(0);
  await product.stop();
});

for (const { theme, viewport } of [
  { theme: 'light', viewport: { width: 1440, height: 900 } },
  { theme: 'dark', viewport: { width: 390, height: 844 } },
])
  test(`the form of a model is accessible: ${theme}, ${viewport.width} wide`, async ({ page, near: { product } }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((word) => localStorage.setItem('theme', word), theme);
    await signInAnew(page, product);
    await page.goto(ADDRESS);
    const { change, provider, field, button, told } = modelsCard(page);
    await change('texts').click();
    await provider('OpenAI').press('Space');
    await button('Test').click();
    await expect(told).not.toBeEmpty();
    await expectAccessible(page);
    await provider('Local server').press('Space');
    await field('Model').press('ArrowDown');
    await expectAccessible(page);
    await field('Model').press('Escape');
    await button('Test').click();
    await expect(told).toContainText('answered');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
