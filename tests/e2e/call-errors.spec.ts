import { expect, test } from './fixtures.ts';
import { send, signInAnew } from './signed-in.ts';

const HIGH_LOAD = "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.";

for (const [what, answer, text] of [
  ['an answer with a message', { status: 503, json: { message: 'Back in a minute' } }, 'Back in a minute'],
  [
    'an answer without one',
    { status: 502, body: '<html>' },
    'The server could not do this just now. Please try again in a moment.',
  ],
  ['a 429 with an error', { status: 429, json: { error: 'Slow down', message: 'Later' } }, 'Slow down'],
  ['a 429 with a message', { status: 429, json: { message: 'Later' } }, 'Later'],
  ['a 429 without a word', { status: 429, body: '' }, HIGH_LOAD],
] as const) {
  test(`ERR-01 ERR-03 ERR-09 a main call that fails says what the catalogue has for it: ${what}`, async ({
    page,
    product,
  }) => {
    await signInAnew(page, product);
    await page.route('**/api/execute-chat-workflow', (route) => route.fulfill(answer));
    await send(page, 'Write a tweet about tea');
    await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('alert').getByRole('paragraph')).toHaveText(
      text,
    );
  });
}

test('ERR-09 a server that answers every call with a bare 500 is told in sentences, on every screen', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.route('**/api/**', (route) =>
    route.request().url().includes('/api/auth/') ? route.fallback() : route.fulfill({ status: 500, body: '<html>' }),
  );
  for (const [address, told] of [
    ['/scheduled', 'Failed to load scheduled tasks'],
    ['/brand', 'Your brand is not here yet'],
    ['/settings', 'Until your profile can be loaded'],
    ['/settings?section=billing', 'Try again'],
  ] as const) {
    await page.goto(`${product.url}${address}`);
    await expect(page.getByRole('main').getByText(told).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('body')).not.toContainText(/HTTP \d|Internal Server Error/);
  }
});
