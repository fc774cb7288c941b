import type { Browser, Locator, Page } from '@playwright/test';
import pg from 'pg';
import { executeChatWorkflow } from '../../../domain/api/chat.ts';
import { make } from '../../support/client.ts';
import { newPerson, type Person } from '../../support/people.ts';
import type { SpawnedProduct } from '../../support/spawned-product.ts';
import { SEED_POSTS } from '../../support/stage/month-of-posts.ts';
import { signIn } from '../browser.ts';
import { draftOf } from '../canvas.ts';
import { percentile, print } from '../print.ts';

/** What is done on a page, once it is there. */
interface Use {
  isThere: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

/** How much slower the page's processor is made: a phone of the middle range beside a desktop. */
const SLOWER = 4;
const POSTS = 500;
const AGENTS = 100;
const WORDS = 'Post our new rye bread on LinkedIn on Friday';

/** From the press of a key or button to the next paint, on a slow processor, beside a page that does nothing else. */
export async function benchInteractions(browser: Browser, product: SpawnedProduct, trivialUrl: string): Promise<void> {
  const person = await newPerson(product);
  await fill(product, person);
  console.log(`\npress to next paint, processor ${SLOWER} × slower: worst / p75`);
  const measured = async (name: string, url: string, { isThere, act }: Use, target = '≤ 100 ms') => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      await signIn(page, person, { 'fanfare.canvas': draftOf(person, AGENTS) });
      await page.goto(url);
      await isThere(page);
      await settle(page);
      const presses = await pressesOf(page, () => act(page));
      const taken = presses.map(({ ms }) => ms);
      const figures = [Math.max(...taken), percentile(taken, 0.75)].map((ms) => `${Math.round(ms)}`).join(' / ');
      print(
        `${name}, ${presses.length} presses (${presses.filter(({ isTold }) => isTold).length} told)`,
        `${figures} ms`,
        target,
      );
    } finally {
      await page.close();
    }
  };
  await measured('a trivial page: typing and opening', trivialUrl, TRIVIAL_USE, '');
  const chat = `${product.url}/dashboard`;
  await measured('typing in the chat box, in a conversation', chat, TYPING);
  await measured('opening menu, palette and a dialog', `${product.url}/scheduled`, LAYERS);
  await measured(`board, list, calendar of ${POSTS} posts`, `${product.url}/scheduled?view=kanban`, VIEWS);
  await measured(`dragging on a canvas of ${AGENTS} agents`, `${product.url}/scheduled?tab=builder`, DRAGGING);
}

async function fill(product: SpawnedProduct, person: Person): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(SEED_POSTS, [person.user.id, POSTS]).finally(() => client.end());
  let sessionId: string | undefined;
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    const originalMessage = `Post "Fresh bread at seven." on LinkedIn and Twitter on ${day} at 9am`;
    const { body } = await make(
      product.url,
      executeChatWorkflow,
      { originalMessage, sessionId },
      { ...person.identity, timeZone: 'Europe/Berlin' },
    );
    sessionId = body.session_id;
  }
}

interface Press {
  at: number;
  ms: number;
  /** Whether the browser's Event Timing told of it: of many it does not, however long they took. */
  isTold: boolean;
}

/**
 * Each press that the work makes, from the key or button to the frame that follows all its handlers: timed in the page,
 * so that none is missing, and by Event Timing, which knows of the paint too, where that says more.
 */
async function pressesOf(page: Page, work: () => Promise<void>): Promise<Press[]> {
  await page.evaluate(() => {
    const presses: Press[] = [];
    Object.assign(window, { presses });
    const note = (at: number, ms: number, isTold: boolean) => {
      const press = presses.findLast((each) => each.at <= at);
      if (!press) return;
      press.ms = Math.max(press.ms, ms);
      press.isTold ||= isTold;
    };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => note(data, performance.now() - data, false);
    const time = ({ type, timeStamp }: Event) => {
      if (type !== 'click') presses.push({ at: timeStamp, ms: 0, isTold: false });
      // A message that is sent while a frame is made arrives behind it.
      requestAnimationFrame(() => port2.postMessage(timeStamp));
    };
    for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, time, { capture: true });
    new PerformanceObserver((list) => {
      for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) note(startTime, duration, true);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await work();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await settle(page);
  return page.evaluate(() => (window as unknown as { presses: Press[] }).presses.filter(({ ms }) => ms > 0));
}

/** Lets what a press has begun come to its end, so that the next one is measured by itself. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 2_000 }))),
  );
}

async function typeSlowly(page: Page): Promise<void> {
  for (const letter of WORDS) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await settle(page);
  }
}

const TRIVIAL_USE: Use = {
  isThere: (page) => page.locator('textarea').click(),
  act: async (page) => {
    await typeSlowly(page);
    for (let time = 0; time < 5; time++) {
      await page.getByRole('button').click();
      await settle(page);
      await page.keyboard.press('Escape');
      await settle(page);
    }
  },
};

const TYPING: Use = {
  isThere: async (page) => {
    await page
      .getByRole('button', { name: /^Post "Fresh bread/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Schedule plan' }).last().waitFor();
    await page.getByRole('textbox', { name: 'Message' }).click();
  },
  act: typeSlowly,
};

const LAYERS: Use = {
  isThere: (page) => page.getByRole('article').first().waitFor(),
  act: async (page) => {
    const opened = async (open: Promise<void>, sign: Locator) => {
      await open;
      await sign.first().waitFor();
      await settle(page);
      await page.keyboard.press('Escape');
      await sign.first().waitFor({ state: 'hidden' });
      await settle(page);
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    for (let time = 0; time < 5; time++) {
      await opened(page.keyboard.press('Control+k'), page.getByRole('dialog'));
      await opened(button('Schedule Workflow').click(), page.getByRole('dialog'));
      await opened(button(/^Account:/).click(), page.getByRole('menuitem'));
    }
  },
};

/** Each view by the name of its button, and what it shows first of the posts. */
const VIEW_SIGNS = { List: 'table', Calendar: '.rbc-event', Kanban: 'article' };

const VIEWS: Use = {
  isThere: LAYERS.isThere,
  act: async (page) => {
    for (let time = 0; time < 3; time++)
      for (const [view, sign] of Object.entries(VIEW_SIGNS)) {
        await page.getByRole('button', { name: view, exact: true }).click();
        await page.locator(sign).first().waitFor();
        await settle(page);
      }
  },
};

const DRAGGING: Use = {
  isThere: (page) => page.locator('.react-flow__node').first().waitFor(),
  act: async (page) => {
    for (let time = 0; time < 5; time++) {
      const box = await page.locator('.react-flow__node').nth(time).boundingBox();
      if (!box) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height - 4];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 40, { steps: 10 });
      await page.mouse.up();
      await settle(page);
    }
  },
};
