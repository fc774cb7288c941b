import { recordCommand, runOperatorCommand } from './operations/command.ts';
import { BackupRefusal } from './operations/manifest.ts';
import { restore } from './operations/restore.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';

/** `npm run restore -- folder` */
const isDone = await runOperatorCommand(async (config, databaseUrl) => {
  const [from] = process.argv.slice(2);
  if (!from) throw new BackupRefusal('Name the folder of a backup: npm run restore -- data/backups/fanfare-…');
  const store = await openMediaStore(config);
  const { at, media, tables } = await restore({ from, databaseUrl, store, dataDir: config.dataDir });
  await recordCommand(databaseUrl, ['restore', from]);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows and ${media?.files ?? 0} files as they were at ${at}.`);
  console.log('Posts that have come due since are not sent by themselves: their owners are told to look first.');
  return true;
});
process.exitCode = isDone ? 0 : 1;
