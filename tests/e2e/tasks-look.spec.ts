import type { Page } from '@playwright/test';
import { expect, expectAccessible, stillness, test } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { HOUR, seedTasks, tasksScreen } from './tasks-stage.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The page does not scroll sideways, and no rule of accessibility is broken. */
async function expectWellMade(page: Page): Promise<void> {
  await stillness(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
}

for (const theme of ['light', 'dark'] as const)
  for (const [device, viewport] of Object.entries(SIZES))
    test(`the tasks are accessible in every view and dialog: ${theme}, ${device}`, async ({ page, product }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.addInitScript((word) => localStorage.setItem('theme', word), theme);
      const { id } = await signInAnew(page, product);
      const at = (hours: number) => new Date(Date.now() + hours * HOUR);
      await seedTasks(product, id, [
        { name: 'Weekly tip', at: at(3), rule: 'FREQ=DAILY', platforms: ['linkedin', 'twitter'] },
        { name: 'Runs', status: 'executing', at: at(-0.5) },
        { name: 'Done', status: 'completed', at: at(-1), lateness: 'ran 3 h late: the server was not running' },
        { name: 'Broken', status: 'failed', at: at(-2), error_message: 'The writer did not answer.' },
      ]);
      const { act, card, dialog, events, ...screen } = tasksScreen(page);
      const isPhone = device === 'phone';
      const view = (name: 'List' | 'Agenda' | 'Calendar') =>
        isPhone ? screen.phoneView.selectOption(name === 'Calendar' ? 'Month' : name) : screen.view(name);
      await page.goto('/scheduled?view=kanban');
      await expect(card('Weekly tip')).toBeVisible();
      await expectWellMade(page);
      await act('View', 'Broken').click();
      await expect(dialog('Task Details').getByRole('listitem')).toHaveCount(1);
      await expectWellMade(page);
      await page.keyboard.press('Escape');
      await act('Edit', 'Weekly tip').click();
      await expect(dialog('Edit Task')).toBeVisible();
      await expectWellMade(page);
      await page.keyboard.press('Escape');
      await act('Delete', 'Weekly tip').click();
      await expect(dialog('Delete task')).toBeVisible();
      await expectWellMade(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Schedule Workflow' }).click();
      await expect(dialog('Schedule Workflow')).toBeVisible();
      await expectWellMade(page);
      await page.keyboard.press('Escape');
      await view('List');
      await expectWellMade(page);
      await view('Agenda');
      await expect(card('Weekly tip').first()).toBeVisible();
      await expectWellMade(page);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(dialog('Filters')).toBeVisible();
      await expectWellMade(page);
      await page.keyboard.press('Escape');
      await view('Calendar');
      await expect(isPhone ? page.locator('.event-dot').first() : events.first()).toBeVisible();
      await expectWellMade(page);
      for (const span of ['Week', 'Day']) {
        if (isPhone) await screen.phoneView.selectOption(span === 'Week' ? '3 days' : span);
        else await page.getByRole('button', { name: span, exact: true }).click();
        await expect(page.locator('.rbc-time-view')).toBeVisible();
        await expectWellMade(page);
      }
    });

test('TASK-54 at 1024 px the names of a list can be read, and the platform filter is whole', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { id } = await signInAnew(page, product);
  await seedTasks(product, id, [{ name: 'Weekend opening', at: new Date(Date.now() + HOUR) }]);
  await page.goto('/scheduled?view=list');
  const name = page.getByRole('button', { name: 'Weekend opening', exact: true });
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(110);
  const filter = page.getByLabel('Platform', { exact: true });
  const [has, needs] = await filter.evaluate((field) => {
    const alone = field.cloneNode(true) as HTMLElement;
    alone.style.width = 'max-content';
    document.body.append(alone);
    const widths = [field.clientWidth, alone.clientWidth] as const;
    alone.remove();
    return widths;
  });
  expect(has).toBeGreaterThanOrEqual(needs);
});
