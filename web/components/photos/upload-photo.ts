import { keepPhoto } from '../../../domain/api/post/photos.ts';
import type { Photo } from '../../../domain/post/photos.ts';
import { pictureTypeProblem } from '../../../domain/post/picture-types.ts';
import { PICTURE_MAX_BYTES, UPLOAD_TEXTS } from '../../../domain/post/pictures.ts';
import { createApi } from '../../lib/api/api-client.ts';
import { fetchTelling } from '../../lib/api/fetch-telling.ts';
import { keeper } from '../../lib/session/session.ts';
import { photosChanged } from './photos-query.ts';

/** What can be chosen; a phone turns its own kind of file into one of these. */
export const PHOTO_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** Why a file can't be a photo, as far as it can be seen here; the server decides. */
export async function photoProblem(file: Blob): Promise<string | null> {
  const problem = pictureTypeProblem(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return problem ?? (file.size > PICTURE_MAX_BYTES ? UPLOAD_TEXTS.pictureTooLarge : null);
}

/** Sends a picture to the library, telling which part of it has left. */
export async function uploadPhoto(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<Photo> {
  const { api } = createApi(fetchTelling(onProgress), keeper);
  const { data } = await api(keepPhoto, { file }, { signal });
  photosChanged();
  return data;
}
