import * as z from 'zod/mini';
import { designSchema, LAYOUTS } from '../../post/design.ts';
import { POST_MEDIA_MAX, postMediaSchema } from '../../post/post.ts';
import { call } from '../call.ts';

/** The widest that a design is drawn while it is edited. */
export const PREVIEW_WIDTH = 720;

const layoutsSchema = z.array(z.enum(LAYOUTS));
/** A picture that was made in the editor, as a part of a post, and where it is. */
const keptPictureSchema = z.extend(postMediaSchema, { url: z.string() });
export type KeptPicture = z.infer<typeof keptPictureSchema>;

const placeInChat = {
  /** The picture in whose place it comes. */
  of: z.uuid(),
  /** The exchange that shows it. */
  chatId: z.uuid(),
};

export const pictureDesign = call('GET', '/pictures/{id}/design', {
  summary: 'What a picture of the built-in designer was drawn from, and what can be chosen for it.',
  access: 'session',
  input: z.object({ id: z.string() }),
  answer: z.object({
    data: z.object({
      design: designSchema,
      /** Those that can show its words. */
      layouts: layoutsSchema,
      /** The names of all symbols. */
      symbols: z.array(z.string()),
    }),
  }),
  fallback: 'Failed to open the picture',
});

export const previewDesign = call('POST', '/pictures/preview', {
  summary: 'Draws a design in a small size; nothing is kept and nothing counted.',
  access: 'session',
  input: z.object({ design: designSchema }),
  answer: z.object({
    data: z.object({
      /** A data URL. */
      picture: z.string(),
      alt: z.string(),
      /** The layout in which it is drawn: another one than the design's where that can't show its words. */
      layout: z.enum(LAYOUTS),
      layouts: layoutsSchema,
      /** The words that it has no letters for, in sentences. */
      remarks: z.array(z.string()),
    }),
  }),
  fallback: 'Failed to draw the picture',
});

export const keepDesign = call('POST', '/pictures', {
  summary:
    'Draws a design and keeps the picture; with `chatId` it comes in the place of the picture `of` in that exchange. Costs no workflow.',
  access: 'session',
  input: z.object({
    design: designSchema,
    of: z.optional(placeInChat.of),
    chatId: z.optional(placeInChat.chatId),
  }),
  answer: z.object({ data: keptPictureSchema }),
  fallback: 'Failed to keep the picture',
});

export const placeSlides = call('POST', '/pictures/slides', {
  summary:
    'Draws slides anew where they stand elsewhere than they show, in the order of these pictures of a post: one was moved or taken out.',
  access: 'session',
  input: z.object({ ids: z.array(z.uuid()).check(z.maxLength(POST_MEDIA_MAX)) }),
  /** Only those that were drawn anew, each with the picture in whose place it comes. */
  answer: z.object({ data: z.array(z.object({ of: z.uuid(), mediaId: z.string() })) }),
  fallback: 'Failed to draw the slides',
});

export const placePicture = call('PUT', '/pictures/{id}/place', {
  summary: 'Puts a picture of the built-in designer in the place of another one in an exchange: how an edit is undone.',
  access: 'session',
  input: z.object({ id: z.string(), ...placeInChat }),
  answer: z.object({ data: keptPictureSchema }),
  fallback: 'Failed to bring the picture back',
});
