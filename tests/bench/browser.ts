import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

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
