import { recordCommand, runOperatorCommand } from './operations/command.ts';
import { restore } from './operations/restore.ts';
import { restoredWords } from './operations/restored-words.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';

const usage = `Brings a backup back into an empty DATA_DIR or DATABASE_URL, while the product is stopped:
  npm run restore -- data/backups/fanfare-…   the folder that npm run backup has made`;
const isUnderstood = (words: string[]): boolean => words.length === 1 && words[0] !== '' && !words[0]?.startsWith('-');

const isDone = await runOperatorCommand(
  { usage, isUnderstood, makesDatabase: true },
  async (config, databaseUrl, [from = '']) => {
    const store = await openMediaStore(config);
    const restored = await restore({ from, databaseUrl, store, dataDir: config.dataDir });
    await recordCommand(databaseUrl, ['restore', from]);
    const { done, faults } = restoredWords(restored);
    for (const line of done) console.log(line);
    for (const line of faults) console.error(line);
    return faults.length === 0;
  },
);
process.exitCode = isDone ? 0 : 1;
