import * as z from 'zod/mini';
import { tidyName } from '../../names.ts';
import { PHOTO_NAME_MAX, photoSchema } from '../../post/photos.ts';
import { PICTURE_MAX_BYTES, UPLOAD_TEXTS } from '../../post/pictures.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { placeFields } from '../paging.ts';

const one = z.object({ data: photoSchema });

export const keepPhoto = call('POST', '/photos', {
  summary:
    'Keeps a picture of the caller’s own, made anew from its pixels, to be used in posts and drawings; the same file twice is one.',
  access: 'session',
  body: 'form',
  input: z.object({
    file: z.file(UPLOAD_TEXTS.pictureType).check(z.maxSize(PICTURE_MAX_BYTES, UPLOAD_TEXTS.pictureTooLarge)),
  }),
  answer: one,
  fallback: 'Failed to upload the picture',
});

export const listPhotos = call('GET', '/photos', {
  summary: 'The caller’s photos from the newest on, those whose names hold a text where one is asked for.',
  access: 'session',
  input: z.object({
    search: z.optional(z.string().check(z.maxLength(PHOTO_NAME_MAX))),
    limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(100))), 24),
    ...placeFields,
  }),
  answer: z.object({ data: z.array(photoSchema) }),
  fallback: 'Failed to load your photos',
});

export const renamePhoto = call('PUT', '/photos/{id}', {
  summary: 'Gives a photo another name.',
  access: 'session',
  input: z.object({
    id: idSchema,
    name: z
      .string('A name is required')
      .check(tidyName(), z.minLength(1, 'A name is required'), z.maxLength(PHOTO_NAME_MAX, 'This name is too long')),
  }),
  answer: one,
  fallback: 'Failed to rename the photo',
});

export const forgetPhoto = call('DELETE', '/photos/{id}', {
  summary: 'Removes a photo from the caller’s library; what shows it already goes on showing it.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({}),
  fallback: 'Failed to delete the photo',
});
