import type { Locator, Page } from '@playwright/test';

/** The parts of the sign-in screens that many tests touch. */
export function authScreen(page: Page) {
  const form = page.locator('form');
  const field = (name: string): Locator => form.getByLabel(name, { exact: true });
  const button = (name: string): Locator => form.getByRole('button', { name, exact: true });
  const prompt = page.getByRole('complementary');
  return {
    form,
    field,
    button,
    prompt,
    switchMode: () => prompt.getByRole('button').click(),
    submit: () => form.locator('button[type=submit]').click(),
    fill: async (fields: Record<string, string>) => {
      for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
    },
  };
}

/** Every toast that shows, and those of one kind. */
export function toasts(page: Page, kind?: 'error' | 'success' | 'info'): Locator {
  return page.locator(kind ? `.Toastify__toast--${kind}` : '.Toastify__toast');
}

/** The menu of whoever is signed in. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
}

/** Logs out as a person does. */
export async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
