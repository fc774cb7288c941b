import { type Config, readConfig } from '../config.ts';
import { explainFailedStart } from '../failed-start.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres/embedded.ts';
import { BackupRefusal } from './manifest.ts';

/** Runs a command of the operator's on the product's database, beside the product or without it; gives whether it was done. */
export async function runOperatorCommand(
  work: (config: Config, databaseUrl: string) => Promise<boolean>,
): Promise<boolean> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env, process.cwd());
    const postgres = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : null;
    try {
      return await work(config, postgres?.url ?? config.databaseUrl ?? '');
    } finally {
      await postgres?.stop();
    }
  } catch (cause) {
    console.error(cause instanceof BackupRefusal ? cause.message : explainFailedStart(cause, config));
    return false;
  }
}
