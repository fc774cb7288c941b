import { PLATFORM_RULES } from '../../../domain/platforms.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';
import { type OutgoingPicture, type OutgoingPost, PublishFailure } from '../../platform/publishers/publisher.ts';
import type { PostRow } from './publications.ts';

export interface OutgoingDeps {
  readMedia: ReadMedia;
  /** Where a network may fetch one of a user's pictures for a while. */
  publicAddress(userId: string, mediaId: string): Promise<string>;
}

/** A post with the bytes of its pictures. */
export async function outgoingPost(
  deps: OutgoingDeps,
  { userId, text, media, firstComment }: PostRow,
): Promise<OutgoingPost> {
  const pictures: OutgoingPicture[] = [];
  for (const { mediaId, alt } of media) {
    const stored = await deps.readMedia(userId, mediaId).catch(() => {
      throw new PublishFailure('later', 'The pictures of this post can’t be read at the moment. Nothing was posted.');
    });
    if (!stored)
      throw new PublishFailure('refused', 'A picture of this post is no longer there, so nothing was posted.');
    pictures.push({ ...stored, alt, url: await deps.publicAddress(userId, mediaId) });
  }
  return { text, pictures, ...(firstComment === null ? {} : { firstComment }) };
}

/** Why only its owner can post it; null where a network can. Nothing of a post is left out in silence. */
export function byHandOnly({ platform, media }: PostRow): string | null {
  if (media.every(({ kind }) => kind === 'image')) return null;
  return `${PLATFORM_RULES[platform].label} takes no sound from Fanfare, so this post is yours to post.`;
}
