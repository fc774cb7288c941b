import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

async function signUp(page: Page): Promise<void> {
  const form = page.locator('form');
  const fields = { 'First name': 'Nora', 'Last name': 'Quist', Email: `nora-${randomUUID()}@example.com` };
  for (const [name, value] of Object.entries(fields)) await form.getByLabel(name, { exact: true }).fill(value);
  for (const name of ['Password', 'Confirm password'])
    await form.getByLabel(name, { exact: true }).fill('a good password');
  await form.locator('button[type=submit]').click();
  await page.getByRole('heading', { name: /^Check / }).waitFor();
}

const refused = (path: string) => async (page: Page) => {
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong.', code: 'INTERNAL' } }),
  );
};

const submit = (page: Page) => page.locator('form button[type=submit]').first().click();

/** States in which people meet a screen that they did not come for. */
export const STATES: Screen[] = [
  { name: 'Sign in, faults', who: null, address: '/auth', before: submit },
  { name: 'Sign up, faults', who: null, address: '/auth?mode=sign-up', before: submit },
  { name: 'Check mail', who: null, address: '/auth?mode=sign-up', before: signUp },
  { name: 'Mailbox', who: null, address: '/dev/mailbox' },
  {
    name: 'Mail',
    who: null,
    address: '/dev/mailbox',
    before: (page) => page.getByRole('article').first().getByRole('button').first().click(),
  },
  {
    name: 'Sign in, refused',
    who: null,
    address: '/auth',
    before: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a guess');
      await submit(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'Account leaving', who: 'leaving', address: '/dashboard' },
  {
    name: 'Offline',
    who: 'full',
    address: '/scheduled?view=kanban',
    before: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline').waitFor();
    },
  },
  {
    name: 'Brand, not saved',
    who: 'full',
    address: '/brand?tab=guidelines',
    meanwhile: refused('**/api/brand/guidelines'),
    before: submit,
  },
  {
    name: 'Chat, failing',
    who: 'empty',
    address: '/dashboard',
    meanwhile: async (page) => {
      await page.route('**/api/execute-chat-workflow*', (route) =>
        route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong.', code: 'INTERNAL' } }),
      );
    },
    before: async (page) => {
      await page.getByRole('textbox').first().fill('Write a post about our bread');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /again/i }).first().waitFor();
    },
  },
  {
    name: 'First plan',
    who: 'new',
    address: '/dashboard',
    before: async (page) => {
      await page.getByRole('button', { name: 'Plan this post' }).click();
      await page.getByRole('region', { name: 'Schedule plan' }).waitFor();
    },
  },
  {
    name: 'Shown around',
    who: 'empty',
    address: '/dashboard',
    before: async (page) => {
      await page.getByRole('button', { name: 'Show me around' }).click();
    },
  },
  { name: 'Settings, account (long)', who: 'full', address: '/settings?section=account', isTall: true },
  { name: 'Settings, integrations (long)', who: 'full', address: '/settings?section=integrations', isTall: true },
  { name: 'Settings, notifications (long)', who: 'full', address: '/settings?section=notifications', isTall: true },
  { name: 'Settings, profile (long)', who: 'full', address: '/settings', isTall: true },
  { name: 'Brand, guidelines (long)', who: 'full', address: '/brand?tab=guidelines', isTall: true },
  { name: 'Brand, typography (long)', who: 'full', address: '/brand?tab=typography', isTall: true },
  { name: 'Ready to post (long)', who: 'full', address: '/ready', isTall: true },
];
