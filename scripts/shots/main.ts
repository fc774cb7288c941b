/**
 * Takes a picture of every screen in every size and both themes, and lays them out on one page and on sheets:
 * `npm run shots [folder] [-- --only 'month|week' --width 390]`. They are there to be looked at, critically.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { withBrowser } from '../../tests/bench/browser.ts';
import { type SpawnedProduct, spawnProduct } from '../../tests/support/spawned-product.ts';
import { startTestPostgres } from '../../tests/support/test-postgres.ts';
import { SCREENS } from './screens.ts';
import { type Shot, SIZES, writeSheets } from './sheet.ts';
import { setStage } from './stage.ts';
import { take } from './take.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' } },
  allowPositionals: true,
});
const folder = positionals[0] ?? mkdtempSync(join(tmpdir(), 'fanfare-shots-'));
const sizes = SIZES.filter(({ width }) => [undefined, String(width)].includes(values.width));
const parts = (values.only ?? '').toLowerCase().split('|');
const wanted = SCREENS.filter(({ name }) => parts.some((part) => name.toLowerCase().includes(part)));

await withBrowser(async (browser) => {
  const postgres = await startTestPostgres();
  try {
    const product = await spawnProduct(postgres.url);
    try {
      await takeAll(browser, product);
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
});

async function takeAll(browser: Browser, product: SpawnedProduct): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const cast = await setStage(product);
  const shots: Shot[] = [];
  for (const screen of wanted) {
    for (const size of sizes)
      try {
        shots.push(...(await take({ browser, product, folder, cast }, screen, size)));
      } catch (error) {
        // The others are worth looking at all the same.
        process.exitCode = 1;
        console.error(error instanceof Error ? error.message : error);
      }
    console.log(screen.name);
  }
  await writeSheets(browser, folder, shots);
  console.log(`${shots.length} pictures of ${wanted.length} screens: ${join(folder, 'index.html')}`);
}
