/** What a person may upload as a picture, by both sides alike: the web says it early, the server decides. */

import { MEGABYTE } from '../limits.ts';

export const UPLOAD_MAX_BYTES = 5 * MEGABYTE;
export const LOGO_MAX_SIDE = 1024;
/** What a photo of a phone takes and more. */
export const PICTURE_MAX_BYTES = 20 * MEGABYTE;

export const UPLOAD_TEXTS = {
  logoType: 'Unsupported file type. Use PNG, JPEG, SVG, or WEBP.',
  logoTooLarge: `File is too large. Max size is ${UPLOAD_MAX_BYTES / MEGABYTE}MB.`,
  logoTooWide: `Image dimensions too large. Max ${LOGO_MAX_SIDE}x${LOGO_MAX_SIDE}px.`,
  logoUnreadable: 'Unable to read image dimensions. Please try another file.',
  noLogo: 'No logo files provided for upload',
  avatarType: 'Please select an image file',
  avatarTooLarge: `File size must be less than ${UPLOAD_MAX_BYTES / MEGABYTE}MB`,
  avatarTooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  pictureType: 'Please choose a picture: PNG, JPEG, WEBP or GIF.',
  pictureHeic:
    'This is a HEIC photo, which few programs can read. Please save it as JPEG first, e.g. by mailing it to yourself, and choose that.',
  pictureTooLarge: `This picture is too large. Please choose one of at most ${PICTURE_MAX_BYTES / MEGABYTE} MB.`,
  avatarUnreadable: 'This picture can’t be read. Please try another file.',
} as const;
