import * as z from 'zod/mini';
import { call } from '../../../domain/api/call.ts';
import { rasterTypeOf, UPLOAD_MAX_BYTES } from '../../../domain/pictures.ts';
import type { PostMedia } from '../../../domain/post.ts';
import { createApi } from '../../lib/api-client.ts';
import { fetchTelling } from '../../lib/fetch-telling.ts';
import { keeper } from '../../lib/session.ts';

const uploadMedia = call('POST', '/media', {
  summary: '',
  access: 'session',
  body: 'form',
  input: z.object({ file: z.file() }),
  answer: z.object({ data: z.object({ mediaId: z.string() }) }),
});

const WRONG_KIND = 'This file is no picture that can be posted. Use PNG, JPEG or WEBP.';
const TOO_LARGE = 'This picture is too large. Use one of at most 5 MB.';

/** Why a file can't be a post's picture, as far as it can be seen here; the server decides. */
export async function pictureProblem(file: Blob): Promise<string | null> {
  if (rasterTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer())) === null) return WRONG_KIND;
  return file.size > UPLOAD_MAX_BYTES ? TOO_LARGE : null;
}

/** Sends a picture, telling which part of it has left; gives it as a part of a post. */
export async function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PostMedia> {
  const { api } = createApi(fetchTelling(onProgress), keeper);
  const { data } = await api(uploadMedia, { file }, { signal });
  return { mediaId: data.mediaId, kind: 'image', alt: '' };
}
