import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../tests/bench/browser.ts';
import { stillness } from '../../tests/e2e/fixtures.ts';
import { newPerson } from '../../tests/support/people.ts';
import type { SpawnedProduct } from '../../tests/support/spawned-product.ts';
import { faultsOf } from './faults.ts';
import type { Screen } from './screens.ts';
import { type Shot, type SIZES, THEMES } from './sheet.ts';
import type { Cast } from './stage.ts';

interface Studio {
  browser: Browser;
  product: SpawnedProduct;
  cast: Cast;
  /** Where the pictures go. */
  folder: string;
}

/** The height of a window that shows a long page as a whole. */
const TALL = 2400;

/** Takes a screen at one size, in both themes. */
export async function take(
  { browser, product, cast, folder }: Studio,
  screen: Screen,
  size: (typeof SIZES)[number],
): Promise<Shot[]> {
  const page = await browser.newPage({
    viewport: screen.isTall ? { ...size, height: TALL } : size,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    hasTouch: size.width < 1024,
  });
  const { url } = product;
  try {
    if (screen.who) {
      const person = screen.who === 'new' ? await newPerson(product, 'Nils') : cast[screen.who];
      await signIn(page, person);
      // Pictures come by the browser's own request, which has no other sign of who asks.
      await page.context().addCookies(
        person.cookie.split('; ').map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return { name, value, url };
        }),
      );
    }
    await screen.meanwhile?.(page);
    await page.goto(url + (typeof screen.address === 'string' ? screen.address : screen.address(cast)));
    const still = screen.isLoading ? loadingSeen : settled;
    await still(page);
    await screen.before?.(page);
    const shots: Shot[] = [];
    for (const theme of THEMES) {
      await page.evaluate((newValue) => {
        localStorage.setItem('theme', newValue);
        window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
      }, theme);
      // A page that the server draws reads the theme when it loads.
      if ((await page.locator('html').getAttribute('data-theme')) !== theme) await page.reload();
      await still(page);
      const file = `${screen.name.toLowerCase().replaceAll(/\W+/g, '-')}-${size.width}-${theme}.png`;
      await page.screenshot({ path: join(folder, file) });
      const faults = theme === 'light' ? await faultsOf(page, size.width < 500) : [];
      shots.push({ screen: screen.name, width: size.width, theme, file, faults });
    }
    return shots;
  } catch (error) {
    throw new Error(`${screen.name} at ${size.width} px: ${error instanceof Error ? error.message : error}`);
  } finally {
    await page.close();
  }
}

/** What stands in the place of what is loaded is there. */
async function loadingSeen(page: Page): Promise<void> {
  await page.locator('main').locator('[role="status"], [aria-busy="true"], .appear-late').first().waitFor();
  await stillness(page);
}

/** More frames than pass between two steps of a screen that is on its way. */
const STILL_FRAMES = 30;

/** All is there and stands still; screens keep a stream of live changes open, so that the network is never idle. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const isOnItsWay = () =>
      document.body.innerText.trim() === '' ||
      [...document.images].some(({ complete }) => !complete) ||
      [...document.querySelectorAll('[aria-busy="true"], .appear-late, main .animate-spin, main .animate-pulse')].some(
        (sign) => sign.checkVisibility(),
      );
    for (let still = 0; still < wanted; still++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (isOnItsWay()) still = 0;
    }
    await document.fonts.ready;
  }, STILL_FRAMES);
  await stillness(page);
}
