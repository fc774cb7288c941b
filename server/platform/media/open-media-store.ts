import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openFileStore } from './file-store.ts';
import type { MediaStore } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store that the settings choose: files in the data folder, or a bucket that several machines share. */
export async function openMediaStore({ dataDir, mediaUrl }: Pick<Config, 'dataDir' | 'mediaUrl'>): Promise<MediaStore> {
  return mediaUrl ? createS3Store(mediaUrl) : openFileStore(join(dataDir, 'media'));
}
