import { type OutgoingPost, type Published, PublishFailure } from './publisher.ts';

/** Writes a post's first comment. The post is out by then, so that a comment which fails is said and nothing else. */
export async function firstComment(
  { firstComment: text }: OutgoingPost,
  write: (text: string) => Promise<unknown>,
): Promise<Pick<Published, 'note'>> {
  if (!text) return {};
  try {
    await write(text);
    return {};
  } catch (cause) {
    if (!(cause instanceof PublishFailure)) throw cause;
    return { note: 'The post is out, but its first comment is not. Write it there yourself.' };
  }
}
