import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import type { Person } from '../support/people.ts';

/** Opens a browser before anything else is started, and closes it after the work; says so where none opens. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === null) return refuse('none was found');
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args }).catch(() => null);
  if (browser === null) return refuse(`${executablePath} does not start as one`);
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

function refuse(why: string): void {
  console.error(`This needs a Chromium and ${why}: install one, or set CHROMIUM_PATH to where it is.`);
  process.exitCode = 1;
}

/** Has a page find somebody signed in when it loads, with what else their browser keeps. */
export async function signIn(page: Page, { session, user }: Person, kept: Record<string, string> = {}): Promise<void> {
  const items = {
    'fanfare.session': JSON.stringify({ sessionId: session.id, userId: session.userId }),
    'fanfare.user': JSON.stringify(user),
    'fanfare.expiry': session.expiresAt,
    ...kept,
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(items));
}
