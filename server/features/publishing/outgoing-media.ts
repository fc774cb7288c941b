import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../domain/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { KeyBox } from '../../platform/key-box.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';
import { jpegOf } from '../../platform/pictures/raster.ts';

/** Long enough for a network to come for it, too short for anybody else to make use of it. */
const PASS_LIFETIME_MS = 15 * 60_000;
const PURPOSE = 'outgoing media';
const MOST_PIXELS = 40_000_000;

/** The address at which a network may fetch one picture of a user's for a while: a sealed pass, no session. */
export async function outgoingAddress(
  { box, clock, appUrl }: { box: KeyBox; clock: Clock; appUrl: URL },
  userId: string,
  mediaId: string,
): Promise<string> {
  const until = clock().getTime() + PASS_LIFETIME_MS;
  return `${appUrl.origin}/api/outgoing-media/${await box.seal(`${userId} ${mediaId} ${until}`, PURPOSE)}`;
}

/** Serves pictures to networks that fetch them themselves, as JPEG, which all of them take. */
export function outgoingMediaRoute(
  app: FastifyInstance,
  { box, clock, readMedia }: { box: KeyBox; clock: Clock; readMedia: ReadMedia },
): void {
  app.get<{ Params: { pass: string } }>('/api/outgoing-media/:pass', async ({ params }, reply) => {
    const [userId = '', mediaId = '', until = '0'] = (await box.open(params.pass, PURPOSE))?.split(' ') ?? [];
    const stored = Number(until) > clock().getTime() ? await readMedia(userId, mediaId) : null;
    const isPicture = stored?.contentType.startsWith('image/') ?? false;
    const jpeg = stored && isPicture ? await jpegOf(stored.bytes, MOST_PIXELS) : null;
    if (!jpeg) throw new Failure('NOT_FOUND');
    return reply
      .headers({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(Buffer.from(jpeg));
  });
}
