import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, desc, eq, ne } from 'drizzle-orm';
import { cutAtWord } from '../../../../domain/post/cut.ts';
import { instantToWall } from '../../../../domain/time.ts';
import type { FoundPost } from '../../../assistant/model/told.ts';
import { isAkin, topicWords } from '../../../assistant/reading/turn/said.ts';
import { momentWords } from '../../../assistant/telling.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { chatRecords } from '../../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../../platform/db/schema/plans.ts';

/** Where an earlier post is looked for, and how much of it is told. */
const MOST_LOOKED_AT = 300;
const MOST_FOUND = 5;
const MOST_OF_POST = 1_000;
/** A little more, so that the cut shows. */
const MOST_READ = 2 * MOST_OF_POST;
/** Who looks for more words than this looks for everything, and everybody waits for it. */
const MOST_WANTED = 20;
const READ_AT_ONCE = 20;

/** The user's own earlier posts that share most words with what is looked for; the newest of equals first. */
export async function findPosts(db: Queries, userId: string, about: string): Promise<FoundPost[]> {
  const [plans, records] = await Promise.all([
    db
      .select()
      .from(schedulePlans)
      .where(and(eq(schedulePlans.userId, userId), ne(schedulePlans.state, 'rejected')))
      .orderBy(desc(schedulePlans.createdAt))
      .limit(MOST_LOOKED_AT),
    db
      .select({ outputs: chatRecords.outputs, createdAt: chatRecords.createdAt })
      .from(chatRecords)
      .where(and(eq(chatRecords.userId, userId), eq(chatRecords.kind, 'exchange')))
      .orderBy(desc(chatRecords.createdAt))
      .limit(MOST_LOOKED_AT),
  ]);
  const posts: FoundPost[] = [
    ...plans.map(
      ({ input, platforms, wallTime, state }): FoundPost => ({
        text: input,
        platforms,
        when: momentWords(wallTime, '', 'en'),
        state: state === 'pending' ? 'waits for approval' : 'approved',
      }),
    ),
    ...records.flatMap(({ outputs, createdAt }) =>
      outputs.flatMap((output): FoundPost[] =>
        output.output_type === 'text' && output.engine !== undefined
          ? [
              {
                text: output.output,
                platforms: output.platform ? [output.platform] : [],
                when: momentWords(instantToWall(createdAt.toISOString(), 'UTC'), '', 'en'),
                state: 'draft',
              },
            ]
          : [],
      ),
    ),
  ];
  return akinTo(about, posts);
}

/** Those of the posts that share most words with what is looked for; of a long post its opening counts, as it is told. */
export async function akinTo(about: string, posts: FoundPost[]): Promise<FoundPost[]> {
  const wanted = [...new Set(topicWords(about).map(({ stem }) => stem))].slice(0, MOST_WANTED);
  const scored: { post: FoundPost; score: number }[] = [];
  for (const [i, post] of posts.entries()) {
    // Others have their turn in between.
    if (i % READ_AT_ONCE === READ_AT_ONCE - 1) await othersTurn();
    const text = cutAtWord(post.text.slice(0, MOST_READ), MOST_OF_POST);
    const own = topicWords(text);
    const score = wanted.filter((stem) => own.some((word) => isAkin(word.stem, stem))).length;
    if (score > 0) scored.push({ post: { ...post, text }, score });
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ post }) => post);
}
