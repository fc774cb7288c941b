import { ensureBuilt } from '../support/built.ts';
import { startTestPostgres } from '../support/test-postgres.ts';

/** One PostgreSQL for all browser tests; each worker starts a product of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  ensureBuilt();
  const postgres = await startTestPostgres();
  process.env.FANFARE_TEST_POSTGRES = postgres.url;
  return postgres.stop;
}
