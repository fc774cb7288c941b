import type { Page } from '@playwright/test';

/** The page's time, from now on in the test's hands. */
export interface PageTime {
  /** What the page takes for now, in milliseconds. */
  now(): Promise<number>;
  /** Lets so much time pass, every timer in its turn. */
  pass(ms: number): Promise<void>;
}

/** Takes over a page's time before it loads; it runs by itself until it is stopped. */
export async function takeOverTime(page: Page): Promise<{ stop(): Promise<PageTime> }> {
  const begun = Date.now();
  await page.clock.install({ time: begun });
  return {
    stop: async () => {
      // Further than a loaded machine may have come by itself, nearer than any call gives up.
      await page.clock.pauseAt(begun + 100_000);
      return { now: () => page.evaluate(() => Date.now()), pass: (ms) => page.clock.runFor(ms) };
    },
  };
}
