import { newPerson } from '../support/people.ts';
import { spawnProduct } from '../support/spawned-product.ts';
import { startTestPostgres } from '../support/test-postgres.ts';
import { withBrowser } from './browser.ts';
import { benchCanvas } from './canvas.ts';
import { query } from './database.ts';
import { benchRuns } from './runs.ts';
import { benchSaves } from './saves.ts';

/** The builder in one go: runs beside a trivial server, what versions cost a save, and how a full canvas moves. */
export default async function benchBuilder(): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    const product = await spawnProduct(postgres.url, {}, 'tests/bench/publishing/trivial-server.ts');
    try {
      const person = await newPerson(product);
      await query(product.databaseUrl, 'update users set premium = true');
      await benchRuns(product, person);
      await benchSaves(product, person);
      await withBrowser((browser) => benchCanvas(browser, product));
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}
