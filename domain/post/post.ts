import * as z from 'zod/mini';
import { FIRST_COMMENT_MAX, POST_TEXT_MAX } from '../limits.ts';
import { voiceSchema } from '../workflow/agents.ts';
import { platformSchema } from './platforms.ts';

export const ALT_TEXT_MAX = 1_000;
/** A carousel has as many pictures; a network that takes fewer gets the first of them. */
export const POST_MEDIA_MAX = 10;

/** A picture or a sound of a post; its words are for those who can't see it. */
export const postMediaSchema = z.object({
  mediaId: z.uuid(),
  kind: z._default(z.enum(['image', 'audio']), 'image'),
  alt: z._default(z.string().check(z.maxLength(ALT_TEXT_MAX, 'This alt text is too long')), ''),
  /** How large a picture is in pixels, where that is known. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Set where Fanfare drew it from the words of its post: for other words it draws another one. */
  drawn: z.optional(z.literal(true)),
  /** How a drawn picture was wished for, one wish after the other, and which version it is: drawn anew it keeps them. */
  wished: z.optional(
    z.object({
      wishes: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20)),
      variant: z.int().check(z.minimum(0)),
    }),
  ),
  /** Set where its author made it in the picture editor: it stays as it is, whatever the words are. */
  edited: z.optional(z.literal(true)),
  /** Of a sound that was spoken from the words of its post: who speaks, also when the words are others. */
  voice: z.optional(voiceSchema),
});
export type PostMedia = z.infer<typeof postMediaSchema>;

const textSchema = z.string().check(z.maxLength(POST_TEXT_MAX, 'This text is too long'));
const mediaSchema = z
  .array(postMediaSchema)
  .check(z.maxLength(POST_MEDIA_MAX, `A post can have at most ${POST_MEDIA_MAX} pictures`));

/** What one network gets instead of what all get; what is left out follows the rest. */
export const ownPostSchema = z.object({
  text: z.optional(textSchema),
  media: z.optional(mediaSchema),
  firstComment: z.optional(z.string().check(z.maxLength(FIRST_COMMENT_MAX, 'This comment is too long'))),
});
export type OwnPost = z.infer<typeof ownPostSchema>;

const ownSchema = z.partialRecord(platformSchema, ownPostSchema);

/** What a plan or a scheduled workflow holds of its post beside its words: pictures, and what single networks get of their own. */
export const postPartsSchema = z.object({
  media: z._default(mediaSchema, []),
  own: z._default(ownSchema, {}),
});
export type PostParts = z.infer<typeof postPartsSchema>;
export const NO_PARTS: PostParts = { media: [], own: {} };

/** A post before it is fitted to networks: the words for all, and the parts. */
export const postDraftSchema = z.extend(postPartsSchema, { text: textSchema });
export type PostDraft = z.infer<typeof postDraftSchema>;

/** What is changed of a draft; what is left out stays as it is. */
export const draftChangesSchema = z.object({
  text: z.optional(textSchema),
  media: z.optional(mediaSchema),
  own: z.optional(ownSchema),
});

/** What goes out on one network. */
export const postSchema = z.object({
  platform: platformSchema,
  text: z.string(),
  media: z.array(postMediaSchema),
  firstComment: z.optional(z.string()),
});
export type Post = z.infer<typeof postSchema>;
