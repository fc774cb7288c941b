import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import type { OwnPost, PostMedia, PostParts } from '../../../domain/post/post.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { media } from '../../platform/db/schema/media.ts';

/** What networks show and play, by content type; an SVG is for nobody's feed. */
const KINDS: Record<string, PostMedia['kind'] | undefined> = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'audio/mpeg': 'audio',
};
const NOT_THERE = 'One of these pictures is not there any more. Please remove it, or upload it again.';

/**
 * The parts of a post, whose pictures and sounds are all its owner's own, each as the kind and size that it is. They are held until the
 * transaction ends: none is swept away between this look and the row that names it.
 */
export async function ownParts<Parts extends PostParts>(tx: Transaction, userId: string, parts: Parts): Promise<Parts> {
  const named = [parts.media, ...Object.values(parts.own).map((own) => own.media ?? [])].flat();
  const ids = [...new Set(named.map(({ mediaId }) => mediaId.toLowerCase()))].sort();
  if (ids.length === 0) return parts;
  const rows = await tx
    .select({ id: media.id, contentType: media.contentType, width: media.width, height: media.height })
    .from(media)
    .where(and(eq(media.userId, userId), inArray(media.id, ids)))
    .orderBy(media.id)
    .for('share');
  const stored = new Map(rows.map((row) => [row.id, row]));
  const known = (list: PostMedia[]): PostMedia[] =>
    list.map((one) => {
      const mediaId = one.mediaId.toLowerCase();
      const row = stored.get(mediaId);
      const kind = row && KINDS[row.contentType];
      if (!kind) throw new Failure('VALIDATION', NOT_THERE);
      const { width: _, height: __, ...said } = one;
      const size = row.width && row.height ? { width: row.width, height: row.height } : {};
      return { ...said, mediaId, kind, ...size };
    });
  const own = Object.entries(parts.own).map(([platform, { media: mine, ...rest }]): [string, OwnPost] => [
    platform,
    mine ? { ...rest, media: known(mine) } : rest,
  ]);
  return { ...parts, media: known(parts.media), own: Object.fromEntries(own) };
}
