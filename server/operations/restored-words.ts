import type { RestoredBackup } from './restore.ts';
import { WITHOUT_KEY } from './restore-key.ts';

const MOST_NAMED = 3;
const TO_LOOK = 'Posts that have come due since are not sent by themselves: their owners are told to look first.';

/** What the operator reads when a backup has come back: what did, and what of it did not. */
export function restoredWords({ manifest, hasKey, rows, media }: RestoredBackup): { done: string[]; faults: string[] } {
  const files = manifest.media ? ` and ${media.restored} files` : '';
  const done = [`Restored ${rows} rows${files} as they were at ${manifest.at}.`];
  const faults: string[] = [];
  if (manifest.media) {
    for (const what of ['missing', 'damaged'] as const)
      if (media[what].length > 0)
        faults.push(`${filesAre(media[what].length)} ${what} in this backup, and left out: ${firstOf(media[what])}`);
  } else {
    done.push('This backup is of the database alone: it holds no media.');
    if (media.stayed > 0) done.push(`${filesAre(media.stayed)} in the media store already and left there.`);
    if (media.missing.length > 0)
      faults.push(
        `${filesAre(media.missing.length)} missing in the media store: ${firstOf(media.missing)}. Copy DATA_DIR/media of before into this DATA_DIR, or set MEDIA_URL as it was.`,
      );
  }
  if (!hasKey) done.push(`Its secrets were sealed with another key: ${WITHOUT_KEY}.`);
  done.push(TO_LOOK);
  return { done, faults };
}

const filesAre = (count: number): string => (count === 1 ? '1 file is' : `${count} files are`);

function firstOf(ids: string[]): string {
  const others = ids.length - MOST_NAMED;
  return ids.slice(0, MOST_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
}
