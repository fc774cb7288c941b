import { readConfig } from '../../server/config.ts';
import { start } from '../../server/wiring/product.ts';

/** Runs the product as this process's own work, with parts that a test or a bench puts in place of its own. */
export async function runProduct(parts: Parameters<typeof start>[1]): Promise<void> {
  const running = await start(readConfig(process.env, process.cwd()), { print: () => {}, ...parts });
  console.log(`Fanfare is ready: ${running.url}`);
  process.once('SIGTERM', async () => {
    await running.stop();
    process.exit(0);
  });
}
