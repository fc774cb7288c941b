import type * as z from 'zod/mini';
import type { drawPicture } from '../../../domain/api/media.ts';
import type { PostMedia } from '../../../domain/post.ts';
import { debitRun } from '../usage/usage.ts';
import type { ChatDeps } from './answering.ts';
import { type Maker, makeOne, variantAfter } from './plan-media.ts';

/** Draws a picture for the words of a post. It counts as one in the conversation does; what could not be made costs nothing. */
export async function drawForPost(
  deps: Maker['deps'] & Pick<ChatDeps, 'db' | 'clock'>,
  asked: Maker['asked'],
  { text, platforms, insteadOf }: z.output<typeof drawPicture.input>,
): Promise<PostMedia> {
  const { refund } = await debitRun(deps.db, asked.userId, deps.clock());
  const variant = insteadOf === undefined ? 0 : variantAfter(insteadOf);
  try {
    const maker = { deps, sent: { originalMessage: text }, asked };
    return await makeOne(maker, { kind: 'image', input: text, platforms, variant });
  } catch (thrown) {
    if (!asked.signal.aborted) await refund();
    throw thrown;
  }
}
