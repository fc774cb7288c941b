import * as z from 'zod/mini';
import { POST_TEXT_MAX } from '../../limits.ts';
import { platformsSchema } from '../../post/platforms.ts';
import { postMediaSchema } from '../../post/post.ts';
import { call } from '../call.ts';

export const drawPicture = call('POST', '/draw-picture', {
  summary: 'Draws a picture for the words of a post; counts as a workflow of the caller’s.',
  access: 'session',
  input: z.object({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Write the text first: the picture is drawn from it'),
        z.maxLength(POST_TEXT_MAX),
      ),
    platforms: platformsSchema,
    /** The picture in whose place it comes: another one is drawn. */
    insteadOf: z.optional(z.string().check(z.maxLength(100))),
  }),
  /** `remarks` say what of the words the picture does not show. */
  answer: z.object({ data: postMediaSchema, remarks: z.array(z.string()) }),
  fallback: 'Failed to draw the picture',
});

export const loadMedia = call('GET', '/media/{id}', {
  summary:
    'A picture or sound of the caller’s, by a token, the headers of a session or the http-only cookie; takes a Range. A picture with ?small comes as its preview.',
  access: 'session',
  input: z.object({ id: z.string(), small: z.optional(z.string()) }),
  answer: z.object({}),
  content: '*/*',
  evenLeaving: true,
});
