import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Person } from '../support/people.ts';
import { signIn } from './browser.ts';
import { printFrames, processorTime } from './frames.ts';

const SCROLL_MS = 4_000;
/** A notch of a mouse wheel. */
const NOTCH_PX = 120;
/** So little processor time in such a while is none. */
const CALM_MS = 10;
const CALM_EVERY_MS = 500;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface View {
  title: string;
  path: string;
  /** What is scrolled: the wheel turns over it. */
  over: string;
  size?: { width: number; height: number };
  /** Opens what stands there only on demand. */
  prepare?: (page: Page) => Promise<void>;
}

/** Opens so many further pages of each column of the board. */
const moreCards = (times: number) => async (page: Page) => {
  for (let n = 0; n < times; n++) {
    const more = page
      .getByRole('region', { name: 'Scheduled', exact: true })
      .getByRole('button', { name: /^Show 40 more/ });
    await more.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('section[aria-label="Scheduled"] article').length >= count,
      20 + 40 * (n + 1),
    );
  }
};

/** Scrolls so many times to the end of the agenda, where more is loaded. */
const pagesOn = (times: number) => async (page: Page) => {
  for (let n = 0; n < times; n++) {
    const before = await page.locator('article').count();
    await page.locator('article').last().scrollIntoViewIfNeeded();
    await page.waitForFunction((count) => document.querySelectorAll('article').length > count, before);
  }
};

/** A day that is full. */
const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);

const VIEWS: View[] = [
  { title: 'the board', path: '?view=kanban', over: 'section[aria-label="Scheduled"] article' },
  {
    title: 'the board with 400 cards',
    path: '?view=kanban',
    over: 'section[aria-label="Scheduled"] article',
    prepare: moreCards(9),
  },
  { title: 'the list', path: '?view=list', over: 'tbody tr' },
  { title: 'the list on a phone', path: '?view=list', over: 'article', size: PHONE },
  { title: 'the agenda', path: '?view=agenda', over: 'article' },
  { title: 'the agenda ten pages on', path: '?view=agenda', over: 'article', prepare: pagesOn(10) },
  { title: 'the agenda on a phone', path: '?view=agenda', over: 'article', size: PHONE },
  { title: 'the calendar’s month on a phone', path: '?view=calendar', over: '.rbc-event', size: PHONE },
  { title: 'the calendar’s week', path: '?view=calendar&span=week', over: '.rbc-event' },
  { title: 'the calendar’s day', path: `?view=calendar&span=day&day=${inThreeDays}`, over: '.rbc-event' },
];

/** Turns the wheel over each view of the schedule, and over a page of plain lines, which is as fast as it gets here. */
export async function measureScrolling(browser: Browser, url: string, person: Person): Promise<void> {
  const plain = await browser.newPage({ viewport: DESK });
  await plain.setContent('<p>Fresh from the oven</p>'.repeat(4_000));
  await scroll('floor: plain lines', plain, 'p', 0);
  await plain.close();
  for (const { title, path, over, size = DESK, prepare } of VIEWS) {
    const page = await browser.newPage({ viewport: size });
    await signIn(page, person);
    await page.goto(`${url}/scheduled${path}`);
    await page.locator(over).filter({ visible: true }).first().waitFor({ timeout: 90_000 });
    await prepare?.(page);
    await scroll(title, page, over, 55);
    await page.close();
  }
}

/** Waits until a page does next to nothing: what its load costs is another matter. */
async function calm(page: Page): Promise<void> {
  while ((await processorTime(page, () => pause(CALM_EVERY_MS))) > CALM_MS);
}

async function scroll(title: string, page: Page, over: string, target: number): Promise<void> {
  await calm(page);
  await page.locator(over).filter({ visible: true }).first().hover({ force: true });
  await page.mouse.wheel(0, NOTCH_PX);
  // Down and up in turns, further down each time.
  const step = (n: number) => page.mouse.wheel(0, n % 60 < 40 ? NOTCH_PX : -NOTCH_PX);
  await printFrames(title, page, { step, forMs: SCROLL_MS, target });
}
