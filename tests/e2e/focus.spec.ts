import type { Page } from '@playwright/test';
import { addAgents, openBuilder } from './builder.ts';
import { expect, test } from './fixtures.ts';
import * as people from './people.ts';
import { send, signInAnew } from './signed-in.ts';
import { DAY, HOUR, seedTasks, tasksScreen } from './tasks-stage.ts';

/** From now on every frame is looked at: none may begin with the focus on the body. */
async function watchFocus(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const seen = { frames: 0, lost: 0 };
    const look = () => {
      seen.frames++;
      if (document.activeElement === document.body) seen.lost++;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenFocus: seen });
  });
  return async () => {
    const { frames, lost } = await page.evaluate(
      () => (window as unknown as { seenFocus: { frames: number; lost: number } }).seenFocus,
    );
    expect(frames).toBeGreaterThan(0);
    expect(lost).toBe(0);
  };
}

async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Delete task' });
  await question.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

for (const view of ['Kanban', 'List'] as const)
  test(`SHELL-21 in the ${view} view the focus goes on beside a task that is deleted, brought back or started`, async ({
    page,
    product,
  }) => {
    const { id } = await people.signInAnew(page, product);
    await seedTasks(
      product,
      id,
      ['First', 'Second', 'Third'].map((name, index) => ({ name, at: new Date(Date.now() + DAY + index * HOUR) })),
    );
    await page.goto(`/scheduled?view=${view.toLowerCase()}`);
    const { act } = tasksScreen(page);
    await act('Delete', 'Second').focus();
    const expectKept = await watchFocus(page);
    await page.keyboard.press('Enter');
    await confirmDeletion(page);
    await expect(act('Delete', 'Second')).toBeHidden();
    const next = view === 'List' ? page.getByRole('row') : page.getByRole('article');
    await expect(next.filter({ hasText: 'Third' }).locator(':focus')).toHaveCount(1);
    await expectKept();

    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(act('Delete', 'Second')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(next.filter({ hasText: 'Third' }).locator(':focus')).toHaveCount(1);
    await expectKept();

    await act('Execute', 'First').focus();
    await page.keyboard.press('Enter');
    await expect(act('Execute', 'First')).toBeHidden();
    await expect(act('View Results', 'First')).toBeVisible();
    await expectKept();
  });

test('SHELL-21 in the agenda the focus goes on beside a task that is deleted in its dialog', async ({
  page,
  product,
}) => {
  const { id } = await people.signInAnew(page, product);
  // Both on one day, whatever the time is now.
  const tomorrow = (Math.floor(Date.now() / DAY) + 1) * DAY;
  await seedTasks(
    product,
    id,
    ['First', 'Second'].map((name, index) => ({ name, at: new Date(tomorrow + (10 + index) * HOUR) })),
  );
  await page.goto('/scheduled?view=agenda');
  const row = (name: string) => page.getByRole('article', { name });
  await row('First').getByRole('button').focus();
  const expectKept = await watchFocus(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await confirmDeletion(page);
  await expect(row('First')).toBeHidden();
  await expect(row('Second').locator(':focus')).toHaveCount(1);
  await expectKept();
});

test('SHELL-21 the focus goes on beside a conversation that is deleted, and in a plan that is rejected', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Schedule a LinkedIn post about our new bakery in Leeds for tomorrow at 9am');
  const reject = page.getByRole('button', { name: 'Reject', exact: true });
  await reject.focus();
  const expectKept = await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('❌ Schedule plan cancelled.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Schedule plan' })).toBeFocused();
  await expectKept();

  const remove = page.getByRole('region', { name: 'Recent conversations' }).getByRole('button', { name: /^Delete / });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(remove).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectKept();
});

test('SHELL-21 the focus goes on where it was once the canvas is cleared', async ({ page, product }) => {
  await openBuilder(page, product);
  await addAgents(page, 'Chat');
  const row = page.getByRole('toolbar', { name: 'Workflow' });
  await row.getByRole('button', { name: 'Clear' }).focus();
  const expectKept = await watchFocus(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.react-flow__node')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectKept();
});
