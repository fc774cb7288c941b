import { expect, type Page } from '@playwright/test';
import { askTogether } from '../../domain/api/system.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import * as people from './people.ts';

/** Somebody new, signed in on this page and looking at the chat. */
export async function signInAnew(page: Page, product: SpawnedProduct, address = '/dashboard') {
  const person = await people.signInAnew(page, product);
  await page.goto(`${product.url}${address}`);
  await expect(messageBox(page)).toBeVisible();
  return person;
}

/** Has screens make their first calls one by one from now on, so that a test can watch or answer one of them. */
export async function askOneByOne(page: Page): Promise<void> {
  await page.route(`**/api${askTogether.path}?*`, (route) => route.abort());
}

/** The message box of the chat. */
export function messageBox(page: Page) {
  return page.getByRole('textbox', { name: 'Message' });
}

/** Writes a message and sends it with Enter. */
export async function send(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  // An answer may be read a moment before the assistant is ready for the next message.
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await messageBox(page).press('Enter');
}
