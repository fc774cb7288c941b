import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

/** Opens a browser before anything else is started, and closes it after the work; says so where there is none. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === null) {
    console.error('This needs a Chromium and none was found: install one, or set CHROMIUM_PATH to where it is.');
    process.exitCode = 1;
    return;
  }
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}
