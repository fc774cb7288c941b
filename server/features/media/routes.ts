import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import type { StoredMedia } from '../../platform/media/media-store.ts';
import { smallOf } from '../../platform/pictures/raster.ts';
import { byteRange } from './byte-range.ts';
import { findMedia, type MediaDeps } from './media.ts';

export interface MediaRouteDeps extends MediaDeps {
  /** Who asks: by a token or the headers of a session, or by the http-only cookie, since `<img>` and `<audio>` send no header. */
  ownerOf: (request: FastifyRequest) => Promise<string>;
}

/** As large as lists of pictures show one on a sharp screen. */
const PREVIEW_SIDE = 480;

/** A picture as lists show it; what can't be made smaller is served as it is. */
async function previewOf(whole: StoredMedia): Promise<StoredMedia> {
  if (!whole.contentType.startsWith('image/') || whole.contentType === 'image/svg+xml') return whole;
  const bytes = await smallOf(whole.bytes, PREVIEW_SIDE);
  return bytes ? { bytes, contentType: 'image/webp' } : whole;
}

/** Serves what agents made and people uploaded, to its owner alone. */
export function mediaRoutes(app: FastifyInstance, deps: MediaRouteDeps): void {
  app.get<{ Params: { id: string }; Querystring: { small?: string } }>('/api/media/:id', async (request, reply) => {
    const { id } = request.params;
    const whole = await findMedia(deps, await deps.ownerOf(request), id.toLowerCase());
    if (!whole) throw new Failure('NOT_FOUND');
    const found = 'small' in request.query ? await previewOf(whole) : whole;
    const size = found.bytes.byteLength;
    const etag = found === whole ? `"${id}"` : `"${id}-small"`;
    void reply.headers({
      'content-type': found.contentType,
      // An address always means the same bytes. Only this person's browser keeps them, and not past their sign-out.
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'authorization, cookie, x-session-id, x-user-id',
      etag,
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      // Whatever the bytes are, nothing in them runs, not even when they are opened as a page.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const range = byteRange(request.headers.range, size);
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
    if (range === null) return reply.send(Buffer.from(found.bytes));
    const { start, end } = range;
    void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply.send(Buffer.from(found.bytes.subarray(start, end + 1)));
  });
}
