import { asSeen, isBlank } from '../../../domain/post/fit.ts';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';
import { rasterSize } from '../../platform/pictures/raster.ts';
import { type OutgoingPicture, type OutgoingPost, PublishFailure } from '../../platform/publishers/publisher.ts';
import type { PostRow } from './publications.ts';

export interface OutgoingDeps {
  readMedia: ReadMedia;
  /** Where a network may fetch one of a user's pictures for a while. */
  publicAddress(userId: string, mediaId: string): Promise<string>;
}

/** A post as its network takes it, with the bytes of its pictures. */
export async function outgoingPost(deps: OutgoingDeps, row: PostRow): Promise<OutgoingPost> {
  const { userId, text, firstComment } = row;
  const { media } = asNetworkSees(row);
  const pictures: OutgoingPicture[] = [];
  for (const { mediaId, alt } of media) {
    const stored = await deps.readMedia(userId, mediaId).catch(() => {
      throw new PublishFailure('later', 'The pictures of this post can’t be read at the moment. Nothing was posted.');
    });
    if (!stored)
      throw new PublishFailure(
        'refused',
        'A picture of this post is no longer there, so nothing was posted. Take it out and send the post again.',
      );
    const size = await rasterSize(stored.bytes);
    pictures.push({ ...stored, ...size, alt, url: await deps.publicAddress(userId, mediaId) });
  }
  return { text, pictures, ...(firstComment === null ? {} : { firstComment }) };
}

/** Why only its owner can post it; null where its network takes more of it than nothing. */
export function byHandOnly(row: PostRow): string | null {
  if (!isBlank(asNetworkSees(row))) return null;
  return `${PLATFORM_RULES[row.platform].label} takes no sound from Fanfare, so this post is yours to post.`;
}

const asNetworkSees = ({ platform, text, media }: PostRow) => asSeen({ platform, text, media });
