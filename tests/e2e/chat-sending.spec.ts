import { expect, expectAccessible, expectWidth, test } from './fixtures.ts';
import { query } from './people.ts';
import { messageBox, send, signInAnew } from './signed-in.ts';

test('CHAT-07 a blank message can’t be sent; Shift+Enter begins a new line', async ({ page, product }) => {
  await signInAnew(page, product);
  const sendButton = page.getByRole('button', { name: 'Send message' });
  await expect(sendButton).toBeDisabled();
  await messageBox(page).fill('   ');
  await messageBox(page).press('Enter');
  await expect(sendButton).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Stay ahead with AI driven scheduling' })).toBeVisible();
  await messageBox(page).fill('First');
  await messageBox(page).press('Shift+Enter');
  await page.keyboard.type('Second');
  await expect(messageBox(page)).toHaveValue('First\nSecond');
  await expect(sendButton).toBeEnabled();
});

test('CHAT-16 ERR-04 a failed send is told in red, and trying again doubles nothing', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.route('**/api/execute-chat-workflow', (route) => route.abort());
  await send(page, 'Write a tweet: our tea is back');
  const alert = page.getByRole('alert').filter({ hasText: 'Network error: No response received from server' });
  await expect(alert).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expectAccessible(page);
  await page.unroute('**/api/execute-chat-workflow');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
});

test('CHAT-22 texts for each platform, a picture and a sound come as answers, and stay after a reload', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Write a LinkedIn post and a tweet about our new bakery at 14 Mill Lane, Leeds');
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toContainText('14 Mill Lane');
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the Twitter text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('14 Mill Lane');

  await page.getByRole('button', { name: 'Built-in editor' }).click();
  await expect(page.getByText('You can connect one in').getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/settings?section=integrations',
  );

  await send(page, 'Make a picture that says "We open on Saturday"');
  const picture = page.getByRole('img', { name: /reads: We open on Saturday/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);

  await send(page, 'Read this aloud: "Welcome to our new bakery."');
  const player = page.getByRole('group', { name: /^Audio 1 by/ });
  await expect(player.getByRole('slider', { name: 'Volume' })).toHaveValue('100');
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(picture).toBeVisible();
  await expect(player).toBeVisible();
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toContainText('14 Mill Lane');
});

test('whoever has used up the day is told so in the conversation, with the way to Premium', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await query(
    product,
    'insert into usage_days (user_id, day, used) select $1, current_date + d, 10 from generate_series(-1, 1) as d',
    [id],
  );
  await page.reload();
  await send(page, 'Write a post: the rye bread is in');
  const told = page.getByRole('alert').filter({ hasText: 'You have used all 10 free workflows of today.' });
  await expect(told).toBeVisible();
  await expect(told.getByRole('link', { name: 'See Premium' })).toHaveAttribute('target', '_blank');
});

test('CHAT-60 another version of an answer can be asked for', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, 'Write a tweet: our market stall opens on Saturday at 9 am. Honey is £5 and jam is £3.');
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Another version' }).click();
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(2);
  const [first, second] = await page.getByRole('article', { name: 'Twitter' }).allTextContents();
  expect(second).not.toBe(first);
});

test('model output is text: no HTML of it becomes part of the page', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, 'Write a tweet that says "<img src=x onerror=alert(1)> [hi](javascript:alert(1))"');
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
  await expect(page.locator('a[href^="javascript"], article img')).toHaveCount(0);
});

test('OUT-09 OUT-10 OUT-11 OUT-12 OUT-15 the results of an answer open in a panel at the right', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Write a LinkedIn post about our new bakery at 14 Mill Lane, Leeds');
  const panel = page.getByRole('complementary', { name: 'Chat Workflow Response' });
  await expect(page.getByRole('button', { name: 'Open results' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Open results' }).click();
  await expect(panel.getByRole('heading', { name: 'LinkedIn post:' })).toBeVisible();
  await expect(panel.getByText('14 Mill Lane')).toHaveCSS('white-space', 'pre-wrap');
  await expectWidth(panel, 420);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWidth(panel, 390);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('OUT-27 OUT-28 OUT-29 a picture that can’t be loaded is hidden; missing media is told', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const made = { agent: 'Agent', timestamp: 1 };
  await page.route('**/api/execute-chat-workflow', (route) =>
    route.fulfill({
      json: {
        success: true,
        status: 'completed',
        message: 'Here you go.',
        chat_id: '1',
        session_id: '2',
        outputs: [
          { ...made, output_type: 'image', output: '/api/media/gone' },
          { ...made, output_type: 'image', output: 'https://elsewhere.example/picture.png' },
          { ...made, output_type: 'audio', output: '' },
        ],
      },
    }),
  );
  await send(page, 'Show me');
  await expect(page.getByText('No image data available')).toHaveCount(1);
  await expect(page.getByText('No audio URL provided. Please try regenerating the audio.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(0);
});
