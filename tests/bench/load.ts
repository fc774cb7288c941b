import { startTestPostgres } from '../support/test-postgres.ts';
import { benchRoutes } from './load-routes.ts';

export default async function benchLoad(): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    await benchRoutes(postgres.url);
  } finally {
    await postgres.stop();
  }
}
