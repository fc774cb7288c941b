import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadMedia } from '../../../domain/api/media.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Router } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { byteRange } from './byte-range.ts';
import { findMedia, type MediaDeps } from './media.ts';
import { keepPicture } from './upload.ts';

export interface MediaRouteDeps extends MediaDeps {
  /** Who asks: by the headers of a session, or by the http-only cookie, since `<img>` and `<audio>` send no header. */
  ownerOf: (request: FastifyRequest) => Promise<string>;
  limits: { pictures: RateLimit };
}

/** Takes people's own pictures, and serves what agents made and people uploaded, to its owner alone. */
export function mediaRoutes(app: FastifyInstance, { serve }: Router, deps: MediaRouteDeps): void {
  serve(uploadMedia, [perUser(deps.limits.pictures)], async ({ input, caller }) => ({
    data: await keepPicture(deps, caller.userId, input.file),
  }));

  app.get<{ Params: { id: string } }>('/api/media/:id', async (request, reply) => {
    const { id } = request.params;
    const found = await findMedia(deps, await deps.ownerOf(request), id.toLowerCase());
    if (!found) throw new Failure('NOT_FOUND');
    const size = found.bytes.byteLength;
    void reply.headers({
      'content-type': found.contentType,
      // An address always means the same bytes. Only this person's browser keeps them, and not past their sign-out.
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'cookie, x-session-id, x-user-id',
      etag: `"${id}"`,
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      // Whatever the bytes are, nothing in them runs, not even when they are opened as a page.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (request.headers['if-none-match'] === `"${id}"`) return reply.status(304).send();
    const range = byteRange(request.headers.range, size);
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
    if (range === null) return reply.send(Buffer.from(found.bytes));
    const { start, end } = range;
    void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply.send(Buffer.from(found.bytes.subarray(start, end + 1)));
  });
}
