import { join } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { backUp } from './operations/backup.ts';
import { recordCommand, runOperatorCommand } from './operations/command.ts';
import { folderFor } from './operations/folder.ts';
import { howManyKept, keepNewest } from './operations/kept-backups.ts';
import { plain } from './operations/plain.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';

const usage = `Keeps database, media and keys in one folder, beside the running product or without it:
  npm run backup                             into DATA_DIR/backups
  npm run backup -- /mnt/backups             elsewhere
  npm run backup -- /mnt/backups --keep 14   and leaves only the newest fourteen there`;

const read = (args: string[]) => parseArgs({ args, options: { keep: { type: 'string' } }, allowPositionals: true });

function isUnderstood(words: string[]): boolean {
  try {
    const { positionals } = read(words);
    // npm hands what stands behind a second -- on as it is: an option there would become a folder's name.
    return positionals.length <= 1 && !positionals[0]?.startsWith('-');
  } catch {
    return false;
  }
}

const isDone = await runOperatorCommand({ usage, isUnderstood }, async (config, databaseUrl, words) => {
  const { values, positionals } = read(words);
  const most = howManyKept(values.keep);
  const { dataDir, secretKey } = config;
  const into = folderFor(positionals[0], join(dataDir, 'backups'));
  const store = await openMediaStore(config);
  const { version } = packageJson;
  const { folder, installation, manifest } = await backUp({
    ...{ databaseUrl, store, dataDir, secretKey, into, version },
    now: new Date(),
  });
  await recordCommand(databaseUrl, ['backup', ...words]);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Kept ${rows} rows and ${manifest.media?.files ?? 0} files in ${plain(folder)}`);
  const missing = manifest.media?.missing ?? 0;
  if (missing > 0) console.error(`${missing} files that the database names are missing in the media store.`);
  for (const old of await keepNewest(installation, into, 'fanfare', most)) console.log(`Removed ${plain(old)}`);
  return true;
});
process.exitCode = isDone ? 0 : 1;
