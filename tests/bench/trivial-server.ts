/** The product with agents that cost nothing, as a process of its own: what is left is the way from HTTP to the engine. */
import { readConfig } from '../../server/config.ts';
import { start } from '../../server/main.ts';
import { simpleEngine } from '../support/simple-engine.ts';

const running = await start(readConfig(process.env, process.cwd()), { engine: simpleEngine(), print: () => {} });
console.log(`Fanfare is ready: ${running.url}`);
process.once('SIGTERM', async () => {
  await running.stop();
  process.exit(0);
});
