import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { explainFailedStart } from './failed-start.ts';
import { guardLast } from './last-guard.ts';
import { createLog } from './platform/log.ts';
import { start } from './wiring/product.ts';

const STOP_WITHIN_MS = 30_000;
const ORPHAN_CHECK_MS = 500;

async function main(): Promise<void> {
  let config: Config | null = null;
  // Heard from the first moment on: whoever ends the product while it starts is not ignored.
  const end = Promise.withResolvers<0 | 1>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.resolve(0));
  // Whoever ended it waits no longer than this, whatever it is doing.
  void end.promise.then(() => setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref());
  const parent = process.ppid;
  try {
    config = readConfig(process.env, process.cwd());
    guardLast(createLog(config.logLevel), () => end.resolve(1));
    // npm hands a SIGTERM to its shell alone, which dies of it and leaves us behind: whoever ended npm meant us.
    if (config.startedByNpm) setInterval(() => process.ppid !== parent && end.resolve(0), ORPHAN_CHECK_MS).unref();
    const running = await start(config, { print: console.log });
    console.log(running.url ? `Fanfare is ready: ${running.url}` : 'Fanfare’s worker is ready.');
    if (running.url && config.dataDir !== join(process.cwd(), 'data')) console.log(`Its data is in ${config.dataDir}`);
    void running.broken.then((cause) => {
      console.error(explainFailedStart(cause, config));
      end.resolve(1);
    });
    const exitCode = await end.promise;
    await running.stop();
    process.exit(exitCode);
  } catch (cause) {
    console.error(explainFailedStart(cause, config));
    process.exit(1);
  }
}

if (import.meta.main) await main();
