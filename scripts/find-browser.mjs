import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium is: named by CHROMIUM_PATH, in a usual place, or the one that Playwright has installed. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const usual = USUAL_PLACES.find((path) => existsSync(path));
  if (usual) return usual;
  try {
    const own = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(own) ? own : null;
  } catch {
    return null;
  }
}
