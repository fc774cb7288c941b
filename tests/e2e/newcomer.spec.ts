import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newEmail, PASSWORD } from './people.ts';

/** A person at the screen, whose every step is counted. */
function counted(page: Page) {
  const steps = { clicks: 0, fields: 0, tabs: 1 };
  page.context().on('page', () => {
    steps.tabs += 1;
  });
  return {
    steps,
    click: async (where: Locator) => {
      steps.clicks += 1;
      await where.click();
    },
    fill: async (label: string, text: string) => {
      steps.fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
  };
}

test('FIRST-05 from sign-up to the first approved plan in six clicks, five fields and one tab', async ({ page }) => {
  const { steps, click, fill } = counted(page);
  const begun = Date.now();
  await page.goto('/');
  await click(page.getByRole('button', { name: 'Sign Up' }));
  await fill('First name', 'Nora');
  await fill('Last name', 'Quist');
  await fill('Email', newEmail());
  await fill('Password', PASSWORD);
  await fill('Confirm password', PASSWORD);
  await click(page.locator('form').getByRole('button', { name: 'Sign Up' }));
  await click(page.getByRole('link', { name: 'Open the mailbox', exact: true }));
  await click(page.getByRole('article').first().getByRole('link', { name: 'Verify email' }));
  await click(page.getByRole('button', { name: 'Plan this post' }));
  await click(page.getByRole('button', { name: 'Approve', exact: true }));
  await expect(page.getByRole('button', { name: 'Approved' })).toBeVisible();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`newcomer: ${steps.clicks} clicks, ${steps.fields} fields, ${steps.tabs} tab(s), ${seconds} s by robot`);
  expect(steps).toEqual({ clicks: 6, fields: 5, tabs: 1 });
});
