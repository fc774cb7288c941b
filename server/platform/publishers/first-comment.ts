import { type OutgoingPost, type PublishedPost, PublishFailure } from './publisher.ts';

/** Said of a post that is out while its first comment is not. */
export const NO_COMMENT = 'The post is out, but its first comment is not. Write it there yourself.';
/** Said where nobody knows whether its first comment was written. */
export const COMMENT_UNSURE =
  'The post is out. Its first comment may be missing: look there, and write it yourself if it is.';

/** Writes a post's first comment. The post is out by then, so that a comment which fails is said and nothing else. */
export async function firstComment(
  { firstComment: text }: OutgoingPost,
  write: (text: string) => Promise<unknown>,
): Promise<Pick<PublishedPost, 'note'>> {
  if (!text) return {};
  try {
    await write(text);
    return {};
  } catch (cause) {
    if (!(cause instanceof PublishFailure)) throw cause;
    return { note: NO_COMMENT };
  }
}
