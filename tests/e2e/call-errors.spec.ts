import { expect, test } from './fixtures.ts';
import { send, signInAnew } from './signed-in.ts';

const HIGH_LOAD = "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.";

for (const [what, answer, text] of [
  ['an answer with a message', { status: 503, json: { message: 'Back in a minute' } }, 'Back in a minute'],
  [
    'an answer without one',
    { status: 502, body: '<html>' },
    'The server could not do this just now. Please try again in a moment. (HTTP 502: Bad Gateway)',
  ],
  ['a 429 with an error', { status: 429, json: { error: 'Slow down', message: 'Later' } }, 'Slow down'],
  ['a 429 with a message', { status: 429, json: { message: 'Later' } }, 'Later'],
  ['a 429 without a word', { status: 429, body: '' }, HIGH_LOAD],
] as const) {
  test(`ERR-01 ERR-03 a main call that fails says what the catalogue has for it: ${what}`, async ({
    page,
    product,
  }) => {
    await signInAnew(page, product);
    await page.route('**/api/execute-chat-workflow', (route) => route.fulfill(answer));
    await send(page, 'Write a tweet about tea');
    await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('alert')).toContainText(text);
  });
}
