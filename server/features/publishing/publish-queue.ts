import { createHash } from 'node:crypto';
import type { Queries } from '../../platform/db/database.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/** One try to bring a post out: the post, and the number of the try. */
export interface Try {
  postId: string;
  attempt: number;
  /** Set where it was found under way with nobody at work on it. */
  stray?: true;
  /** Set where a post that is unconfirmed is only looked for. */
  look?: true;
  /** Set where it is looked for and its first comment was surely not written. */
  bare?: true;
}

/** Posts that are to go out now. In this line nothing waits, so that a clock which is set back delays nobody. */
export const publishPost = jobKind<Try>('publish-post', { retries: 5, atOnce: 32 });
/** Posts that a network wanted later. */
export const publishLater = jobKind<Try>('publish-post-later', { retries: 5, atOnce: 16, retryPause: 1 });

/** Sends tries on their way, now or after a while. Each is queued once, however often it is sent. */
export async function queueTries(
  queue: Pick<Queue, 'send'>,
  tries: Try[],
  within: Queries,
  waitMs: number | null = null,
): Promise<void> {
  const jobs = tries.map((one) => ({ id: jobIdOf(one), data: one }));
  if (waitMs === null) await queue.send(publishPost, jobs, within);
  else
    await queue.send(
      publishLater,
      jobs.map((job) => ({ ...job, afterSeconds: Math.ceil(waitMs / 1000) })),
      within,
    );
}

/** The first try of a post has the post's own id, each further one an id that follows from it. */
function jobIdOf({ postId, attempt, stray, look }: Try): string {
  if (attempt === 0 && !stray && !look) return postId;
  const hash = createHash('sha256')
    .update(`${postId} ${attempt} ${look ? 'look' : (stray ?? false)}`)
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
