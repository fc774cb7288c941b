import { join } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { backUp, howManyKept, keepNewest } from './operations/backup.ts';
import { recordCommand, runOperatorCommand } from './operations/command.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';

/** `npm run backup [folder] [-- --keep 14]` */
const isDone = await runOperatorCommand(async (config, databaseUrl) => {
  const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true });
  const most = howManyKept(values.keep);
  const { dataDir } = config;
  const into = positionals[0] ?? join(dataDir, 'backups');
  const store = await openMediaStore(config);
  const { version } = packageJson;
  const { folder, manifest } = await backUp({ databaseUrl, store, dataDir, into, version, now: new Date() });
  await recordCommand(databaseUrl, ['backup', ...process.argv.slice(2)]);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Kept ${rows} rows and ${manifest.media?.files ?? 0} files in ${folder}`);
  const missing = manifest.media?.missing ?? 0;
  if (missing > 0) console.error(`${missing} files that the database names are missing in the media store.`);
  for (const old of await keepNewest(into, 'fanfare', most)) console.log(`Removed ${old}`);
  return true;
});
process.exitCode = isDone ? 0 : 1;
