import { asc, desc, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { approvedWriter } from '../../../domain/post/approved-text.ts';
import { draftOfPosts } from '../../../domain/post/fit.ts';
import type { Post } from '../../../domain/post/post.ts';
import type { Queries } from '../../platform/db/database.ts';
import { posts } from '../../platform/db/schema/publishing.ts';
import { createScheduled, type NewSchedule } from './create.ts';
import type { EditDeps } from './edits.ts';
import { checkUpcoming, momentAt } from './moments.ts';
import { copyLabels, type ScheduledRow } from './series/series.ts';
import { type FoundTask, findTask } from './tasks.ts';

type Content = Pick<NewSchedule, 'platforms' | 'agents' | 'connections' | 'post'>;

/** Schedules a copy that runs once: of what is to run as it stands, of what has run with the posts as they went out. */
export async function duplicateTask(
  { db, clock }: Pick<EditDeps, 'db' | 'clock'>,
  userId: string,
  { id, scheduledFor }: { id: string; scheduledFor?: string | undefined },
): Promise<FoundTask> {
  return db.transaction(async (tx) => {
    const { row } = await findTask(tx, userId, id);
    const now = clock();
    const { name, agentType, timeZone } = row;
    const moment = momentAt(scheduledFor ? new Date(scheduledFor) : sameTimeNextDay(row, now), timeZone, null);
    checkUpcoming(moment, now);
    const content = (row.status === 'completed' ? await asItWentOut(tx, row, now) : null) ?? row;
    const { platforms, agents, connections, post } = content;
    const { workflowId } = row;
    const wanted = { name, agentType, moment, platforms, agents, connections, workflowId, post };
    const copy = await createScheduled(tx, userId, wanted, now);
    await copyLabels(tx, [{ from: row.id, to: copy.id }]);
    return findTask(tx, userId, copy.id);
  });
}

/** The day after it runs, or ran, at the same time of its own clock; the next such time where that has passed. */
function sameTimeNextDay({ scheduledFor, timeZone }: ScheduledRow, now: Date): Date {
  const was = Temporal.Instant.fromEpochMilliseconds(scheduledFor.getTime()).toZonedDateTimeISO(timeZone);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const dayAfter = was.add({ days: 1 });
  const later = [dayAfter, ...[0, 1].map((days) => today.add({ days }).withPlainTime(was.toPlainTime()))];
  const next = later.find(({ epochMilliseconds }) => epochMilliseconds > now.getTime()) ?? dayAfter;
  return new Date(next.epochMilliseconds);
}

/** What the last run of a workflow has posted, as the words and parts of a post; null where it posted nothing. */
async function asItWentOut(db: Queries, row: ScheduledRow, now: Date): Promise<Content | null> {
  const all = await db
    .select()
    .from(posts)
    .where(eq(posts.scheduledWorkflowId, row.id))
    .orderBy(desc(posts.createdAt), asc(posts.id));
  const last = all.filter(({ runId }) => runId === all[0]?.runId);
  if (last.length === 0) return null;
  const went = last.map(
    ({ platform, text, media, firstComment }): Post => ({
      platform,
      text,
      media,
      ...(firstComment === null ? {} : { firstComment }),
    }),
  );
  const { text, ...post } = draftOfPosts(went);
  return {
    platforms: went.map(({ platform }) => platform),
    agents: [approvedWriter(text, now)],
    connections: [],
    post,
  };
}
