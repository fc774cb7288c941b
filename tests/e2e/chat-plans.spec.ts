import { liveChanges } from '../../domain/api/live.ts';
import { confirmSchedulePlan } from '../../domain/api/schedule/plans.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { messageBox, send, signInAnew } from './signed-in.ts';

const ONE = 'Schedule a LinkedIn post about our new bakery in Leeds for tomorrow at 9am';
const THREE =
  'Schedule posts about our launch week: on LinkedIn next Monday at 9am, on Twitter next Tuesday at noon, and on Instagram next Friday at 17:30';

test('PLAN-01 PLAN-04 PLAN-11 PLAN-14 PLAN-15 PLAN-16 PLAN-17 PLAN-18 PLAN-26 one plan is approved, and stays so', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, ONE);
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await expect(card.getByRole('heading', { name: 'Schedule Created' })).toBeVisible();
  await expect(card.getByText('Needs approval')).toBeVisible();
  await expect(card.getByText(/9:00 AM/)).toBeVisible();
  await expect(card.getByText('GMT+1')).toBeVisible();
  await expect(card.getByText('One time')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reject' })).toBeEnabled();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Preview for LinkedIn' }).click();
  await expect(card.getByText(/of 3,000 characters on LinkedIn/)).toBeVisible();

  await card.getByRole('button', { name: 'Approve' }).click();
  const note = page.getByText(/is scheduled for \w+, \w+ \d+, \d{4} at 9:00 AM/);
  await expect(note).toContainText('one time');
  await expect(note).toContainText('custom workflow');
  await expect(note).toContainText('LinkedIn');
  const approved = card.getByRole('button', { name: 'Approved' });
  await expect(approved).toBeDisabled();
  await expect(card.getByRole('button', { name: 'Reject' })).toBeDisabled();

  await page.reload();
  await expect(approved).toBeDisabled();
  await expect(note).toHaveCount(1);
});

test('PLAN-49 a plan that was moved is decided on its newest card alone', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, ONE);
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await expect(card.getByText('9:00 AM')).toBeVisible();
  await send(page, 'Reschedule it to tomorrow at 2pm');
  const old = page.locator('section').filter({ hasText: 'was changed since. Its card stands further down.' });
  await expect(old.getByText('Changed', { exact: true })).toBeVisible();
  await expect(old.getByText('9:00 AM')).toHaveCount(0);
  await expect(card.getByText('2:00 PM')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(card.getByText('2:00 PM')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('button', { name: 'Approved' })).toBeDisabled();
  await expect(old.getByText('Changed', { exact: true })).toBeVisible();
});

test('PLAN-27 while an approval runs, the button says so', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, ONE);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api${confirmSchedulePlan.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approving...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Approved' })).toBeDisabled();
});

test('PLAN-02 PLAN-03 PLAN-05 PLAN-20 three plans are leafed through; one is rejected, the rest approved at once', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, THREE);
  const card = page.getByRole('region', { name: 'Schedule plans' });
  const title = (text: string) => card.getByRole('heading', { name: text });
  await expect(title('Post 1 of 3')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Previous post' })).toBeDisabled();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Next post' }).click();
  await expect(title('Post 2 of 3')).toBeVisible();
  await card.getByRole('button', { name: 'Go to post 3' }).click();
  await expect(title('Post 3 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(title('Post 2 of 3')).toBeVisible();

  await card.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText('❌ Schedule plan cancelled.')).toBeVisible();
  // The next open one comes into view by itself.
  await expect(title('Post 3 of 3')).toBeVisible();
  await card.getByRole('button', { name: 'Approve All' }).click();
  await expect(page.getByText('All Posts Confirmed')).toBeVisible();
  await expect(page.getByText('2 posts are scheduled')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Approve All' })).toBeDisabled();

  await page.reload();
  for (const [post, state] of [
    [1, 'Approved'],
    [2, 'Rejected'],
    [3, 'Approved'],
  ] as const) {
    await card.getByRole('button', { name: `Go to post ${post}` }).click();
    await expect(card.getByRole('button', { name: state, exact: true })).toBeDisabled();
  }
});

test('every plan of a set can be rejected at once', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(page, THREE);
  await page.getByRole('button', { name: 'Reject All' }).click();
  await expect(page.getByText('❌ Schedule plan cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve All' })).toBeDisabled();
});

test('CHAT-17 when a part of a set can’t be approved, the conversation tells which and why', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, THREE);
  let approvals = 0;
  await page.route(`**/api${confirmSchedulePlan.path}`, async (route) => {
    approvals += 1;
    if (approvals !== 2) return route.continue();
    await route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', message: 'That day is full.' } });
  });
  await page.getByRole('button', { name: 'Approve All' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Partial Confirmation' });
  await expect(alert).toContainText('2/3');
  await expect(alert).toContainText('That day is full.');
  await page.unroute(`**/api${confirmSchedulePlan.path}`);
  await page.getByRole('button', { name: 'Go to post 2' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Approved', exact: true })).toBeDisabled();
});

test('a plan that was decided on another device shows that decision, and says so', async ({ page, product }) => {
  // Nobody tells this page of it: it learns of the decision when it decides itself.
  await page.route(`**/api${liveChanges.path}`, (route) => route.abort());
  const { headers } = await signInAnew(page, product);
  await send(page, ONE);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  const planId = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return JSON.parse(localStorage.getItem('chat-storage') ?? '').state.pendingSchedulePlans[0].planId;
  });
  await page.request.post('/api/cancel-schedule-plan', { headers, data: { planId } });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Rejected' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('on a phone a set is leafed through by swiping, in the dark too', async ({ browser, product }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const page = await context.newPage();
  await signInAnew(page, product);
  await messageBox(page).fill(THREE);
  await page.getByRole('button', { name: 'Send message' }).tap();
  const card = page.getByRole('region', { name: 'Schedule plans' });
  await expect(card.getByRole('heading', { name: 'Post 1 of 3' })).toBeVisible();
  await expectAccessible(page);
  // What decides on all stands under what decides on one.
  const left = async (name: string) => (await card.getByRole('button', { name, exact: true }).boundingBox())?.x;
  expect(await left('Reject All')).toBe(await left('Reject'));
  expect(await left('Approve All')).toBeGreaterThan((await left('Reject All')) ?? 0);
  const body = await card.locator('[aria-live]').boundingBox();
  if (!body) throw new Error('the card has no body');
  const touch = await context.newCDPSession(page);
  const [y, from] = [body.y + 20, body.x + body.width - 60];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (const step of [40, 80, 140])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from - step, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(card.getByRole('heading', { name: 'Post 2 of 3' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('after a decision the keyboard stays on the card', async ({ page, product }) => {
  await signInAnew(page, product);
  await send(
    page,
    'Post about tea on LinkedIn on Monday at 9, on Twitter on Tuesday at 9 and on Facebook on Friday at 9',
  );
  await expect(page.getByRole('heading', { name: 'Post 1 of 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Post 2 of 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Reject All' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('❌ Schedule plan cancelled.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Schedule plans' })).toBeFocused();
});
