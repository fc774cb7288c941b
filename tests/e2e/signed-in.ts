import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { login, register, verifyEmail } from '../../domain/api/auth.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';

const PASSWORD = 'a good password';
let count = 0;

export interface Visitor {
  email: string;
  /** The headers of a main call. */
  headers: Record<string, string>;
}

/** Somebody who has signed up and verified their address, signed in on this page and looking at the chat. */
export async function signInAnew(page: Page, product: SpawnedProduct, address = '/dashboard'): Promise<Visitor> {
  const email = `visitor-${process.pid}-${++count}-${Date.now()}@example.com`;
  const ask = async (path: string, data: object) => {
    const response = await page.request.post(`${product.url}/api${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  await ask(register.path, { email, password: PASSWORD, firstName: 'Maya', lastName: 'Okafor' });
  await expect.poll(() => mailedLink(product.dataDir, email)).not.toBeNull();
  const { searchParams } = new URL(mailedLink(product.dataDir, email) ?? '');
  await ask(verifyEmail.path, { userId: searchParams.get('userId'), secret: searchParams.get('secret') });
  const { session, user } = await ask(login.path, { email, password: PASSWORD });
  await page.goto(`${product.url}/auth`);
  await page.evaluate(
    ([ids, who, expiry]) => {
      localStorage.setItem('fanfare.user', who ?? '');
      localStorage.setItem('fanfare.expiry', expiry ?? '');
      localStorage.setItem('fanfare.session', ids ?? '');
    },
    [JSON.stringify({ sessionId: session.id, userId: session.userId }), JSON.stringify(user), session.expiresAt],
  );
  await page.goto(`${product.url}${address}`);
  await expect(messageBox(page)).toBeVisible();
  return { email, headers: { 'x-session-id': session.id, 'x-user-id': session.userId } };
}

/** The message box of the chat. */
export function messageBox(page: Page) {
  return page.getByRole('textbox', { name: 'Message' });
}

/** Writes a message and sends it with Enter. */
export async function send(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
}

function mailedLink(dataDir: string, to: string): string | null {
  const folder = join(dataDir, 'outbox');
  try {
    const mails = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; link: string });
    return mails.find((mail) => mail.to === to)?.link ?? null;
  } catch {
    return null;
  }
}
