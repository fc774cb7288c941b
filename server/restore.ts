import { recordCommand, runOperatorCommand } from './operations/command.ts';
import { restore } from './operations/restore.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';

const MOST_NAMED = 3;
const usage = `Brings a backup back into an empty DATA_DIR or DATABASE_URL, while the product is stopped:
  npm run restore -- data/backups/fanfare-…   the folder that npm run backup has made`;
const isUnderstood = (words: string[]): boolean => words.length === 1 && words[0] !== '' && !words[0]?.startsWith('-');

const isDone = await runOperatorCommand(
  { usage, isUnderstood, makesDatabase: true },
  async (config, databaseUrl, [from = '']) => {
    const store = await openMediaStore(config);
    const { manifest, media } = await restore({ from, databaseUrl, store, dataDir: config.dataDir });
    await recordCommand(databaseUrl, ['restore', from]);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows and ${media.restored} files as they were at ${manifest.at}.`);
    for (const what of ['missing', 'damaged'] as const)
      if (media[what].length > 0)
        console.error(`${media[what].length} files are ${what} in this backup: ${firstOf(media[what])}`);
    console.log('Posts that have come due since are not sent by themselves: their owners are told to look first.');
    return true;
  },
);

function firstOf(ids: string[]): string {
  return ids.length > MOST_NAMED ? `${ids.slice(0, MOST_NAMED).join(', ')} …` : ids.join(', ');
}
process.exitCode = isDone ? 0 : 1;
