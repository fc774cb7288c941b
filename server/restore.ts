import { parseArgs } from 'node:util';
import type { Config } from './config.ts';
import { recordCommand, runOperatorCommand } from './operations/command.ts';
import { type BackupChoice, readBackup, restore } from './operations/restore.ts';
import { restoredWords } from './operations/restored-words.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';

const usage = `Brings a backup back into an empty DATA_DIR or DATABASE_URL, while the product is stopped:
  npm run restore -- data/backups/fanfare-…               the folder that npm run backup has made
  npm run restore -- data/backups/fanfare-… --other-key   although its SECRET_KEY is lost`;

const read = (args: string[]) =>
  parseArgs({ args, options: { 'other-key': { type: 'boolean' } }, allowPositionals: true });

function isUnderstood(words: string[]): boolean {
  try {
    const { positionals } = read(words);
    return positionals.length === 1 && /^[^-]/.test(positionals[0] ?? '');
  } catch {
    return false;
  }
}

function choiceOf({ dataDir, secretKey }: Config, words: string[]): BackupChoice {
  const { values, positionals } = read(words);
  return { from: positionals[0] ?? '', dataDir, secretKey, withOtherKey: values['other-key'] };
}

const isDone = await runOperatorCommand(
  { usage, isUnderstood, beforeNewDatabase: (config, words) => readBackup(choiceOf(config, words)) },
  async (config, databaseUrl, words) => {
    const store = await openMediaStore(config);
    const restored = await restore({ ...choiceOf(config, words), databaseUrl, store });
    await recordCommand(databaseUrl, ['restore', ...words]);
    const { done, faults } = restoredWords(restored);
    for (const line of done) console.log(line);
    for (const line of faults) console.error(line);
    return faults.length === 0;
  },
);
process.exitCode = isDone ? 0 : 1;
