import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Brand } from '../../../../domain/brand.ts';
import { Failure } from '../../../../domain/errors.ts';
import { approvedWriter } from '../../../../domain/post/approved-text.ts';
import { draftOfTask, draftRefusal, withoutOwnWords } from '../../../../domain/post/fit.ts';
import { strictest } from '../../../../domain/post/platforms.ts';
import type { OwnPost, PostMedia, PostParts } from '../../../../domain/post/post.ts';
import { DEFAULT_VOICE } from '../../../../domain/workflow/agents.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import type { Agents } from '../../../platform/ai/agents.ts';
import { AiFailure } from '../../../platform/ai/failures.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { tellChange } from '../../../platform/db/notifications.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { posts } from '../../../platform/db/schema/publishing.ts';
import { scheduledWorkflows, series, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import { handles, type JobHandler, jobKind } from '../../../platform/queue/jobs.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { madeMediaOf } from '../media-of.ts';
import type { ScheduledRow } from '../series/series.ts';

/** Writes the words of one occurrence ahead of its time. What fails for good is written when it runs. */
export const preparePost = jobKind<{ taskId: string }>('prepare-post', {
  retries: 5,
  retryPause: 60,
  backoff: true,
  atOnce: 2,
});

/** So long before its time, the words of an occurrence are there to be looked at. */
const LEAD = sql`interval '1 hour'`;
/** So many of the texts that went out are not to be said again. */
const MOST_BEFORE = 10;
const MOST_AT_ONCE = 100;

export interface FreshDeps {
  db: Database;
  agentsFor(userId: string): Agents;
  brandOf(userId: string): Promise<Brand>;
  /** Whether a connected model writes for this user: the built-in editor invents nothing. */
  hasModel(userId: string): Promise<boolean>;
}

/** Sends the occurrences to be written whose time is near; sent again, the same one is sent once. */
export async function sendPreparations(
  { db, queue }: { db: Database; queue: Queue },
  databaseNow: () => SQL<Date>,
): Promise<void> {
  const near = await db
    .select({ id: scheduledWorkflows.id })
    .from(scheduledWorkflows)
    .innerJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .innerJoin(users, eq(users.id, scheduledWorkflows.userId))
    .where(
      and(
        eq(scheduledWorkflows.status, 'scheduled'),
        isNull(users.deletionAt),
        isNull(scheduledWorkflows.preparedAt),
        lte(scheduledWorkflows.scheduledFor, sql`${databaseNow()} + ${LEAD}`),
        eq(series.fresh, true),
      ),
    )
    .limit(MOST_AT_ONCE);
  if (near.length === 0) return;
  await queue.send(
    preparePost,
    near.map(({ id }) => ({ id, data: { taskId: id } })),
  );
}

/** Writes the words of occurrences ahead of their time, so that somebody can look at them first. */
export function prepareHandler(deps: FreshDeps): JobHandler {
  return handles(preparePost, async ({ taskId }, { signal }) => {
    const [found] = await deps.db
      .select({ row: scheduledWorkflows })
      .from(scheduledWorkflows)
      .innerJoin(users, eq(users.id, scheduledWorkflows.userId))
      .where(and(eq(scheduledWorkflows.id, taskId), isNull(users.deletionAt)));
    if (found?.row.status === 'scheduled') await withFreshWords(deps, found.row, signal);
  });
}

/** An occurrence with words of its own, where its series wants them and it has none yet; all others as they are. */
export async function withFreshWords(deps: FreshDeps, row: ScheduledRow, signal: AbortSignal): Promise<ScheduledRow> {
  if (row.seriesId === null || row.preparedAt !== null) return row;
  const [one] = await deps.db.select().from(series).where(eq(series.id, row.seriesId));
  const draft = draftOfTask(row);
  if (!one?.fresh || one.wish === null || !draft || !(await deps.hasModel(row.userId))) return row;
  const before = [...new Set([draft.text, ...(await postedTexts(deps.db, one.id))])].slice(0, MOST_BEFORE);
  const { output: text } = await deps.agentsFor(row.userId).chat({
    agent: row.name,
    input: one.wish,
    description: null,
    incoming: null,
    platform: strictest(row.platforms),
    agentType: row.agentType,
    brand: await deps.brandOf(row.userId),
    speaker: DEFAULT_VOICE,
    history: [],
    before,
    variant: 0,
    isUnattended: true,
    signal,
  });
  const anew = async (list: PostMedia[]): Promise<PostMedia[]> => {
    const groups = inCarousels(list).map((group) => madeAnew(deps, row, group, text, signal));
    return (await Promise.all(groups)).flat();
  };
  const own = Object.entries(withoutOwnWords(draft.own)).map(
    async ([platform, mine]): Promise<[string, OwnPost]> => [
      platform,
      mine.media ? { ...mine, media: await anew(mine.media) } : mine,
    ],
  );
  const post: PostParts = { media: await anew(draft.media), own: Object.fromEntries(await Promise.all(own)) };
  const refusal = draftRefusal({ text, ...post }, row.platforms);
  if (refusal) throw new Failure('VALIDATION', refusal);
  return (await keepWords(deps.db, row, { text, post })) ?? row;
}

/** A sound that says the words of its post says the new ones, a picture that was drawn from them is drawn anew; the rest stays. */
async function madeAnew(
  deps: FreshDeps,
  row: ScheduledRow,
  group: PostMedia[],
  text: string,
  signal: AbortSignal,
): Promise<PostMedia[]> {
  const [media] = group;
  if (!media || (media.voice === undefined && !media.drawn)) return group;
  const agents = deps.agentsFor(row.userId);
  const brand = await deps.brandOf(row.userId);
  const { wishes: [wish = null, ...changes] = [], variant = 0 } = media.wished ?? {};
  const make = (description: string | null): Promise<Output> =>
    agents[media.kind]({
      agent: row.name,
      input: media.kind === 'audio' ? text : null,
      description,
      changes,
      incoming: media.kind === 'audio' ? null : text,
      platform: media.kind === 'audio' || row.platforms.length > 1 ? null : (row.platforms[0] ?? null),
      agentType: row.agentType,
      brand,
      speaker: media.voice ?? DEFAULT_VOICE,
      history: [],
      variant,
      signal,
    });
  // New words of one thought alone make no slides: they get one picture.
  const onePicture = (thrown: unknown): Promise<Output> => {
    if (thrown instanceof AiFailure && thrown.kind === 'refused') return make(wish);
    throw thrown;
  };
  const output = await (group.length > 1 ? make('a carousel').catch(onePicture) : make(wish));
  const made = madeMediaOf(output, text, media.voice ?? DEFAULT_VOICE);
  const kept = media.wished ? made.map((one) => ({ ...one, wished: media.wished })) : made;
  return kept.length > 0 ? kept : group;
}

/** Each thing by itself; pictures that were drawn of the same words are the slides of one carousel. */
function inCarousels(list: PostMedia[]): PostMedia[][] {
  const slides = list.filter(({ kind, drawn }) => kind === 'image' && drawn);
  return list.flatMap((one) => (one === slides[0] ? [slides] : slides.includes(one) ? [] : [[one]]));
}

/** Keeps new words unless somebody was quicker: a person's words, or another worker's. */
async function keepWords(
  db: Database,
  row: ScheduledRow,
  { text, post }: { text: string; post: PostParts },
): Promise<ScheduledRow | undefined> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .update(scheduledWorkflows)
      .set({
        agents: row.agents.map((agent) =>
          agent.type === 'chat' ? { ...approvedWriter(text, row.scheduledFor), id: agent.id, name: agent.name } : agent,
        ),
        post,
        preparedAt: sql`clock_timestamp()`,
      })
      .where(
        and(
          eq(scheduledWorkflows.id, row.id),
          eq(scheduledWorkflows.status, row.status),
          isNull(scheduledWorkflows.preparedAt),
        ),
      )
      .returning();
    if (!kept) return undefined;
    const detail = 'A new text was written for it.';
    await tx
      .insert(taskEvents)
      .values({ scheduledWorkflowId: row.id, at: sql`clock_timestamp()`, what: 'changed', detail });
    await tellChange(tx, row.userId, 'scheduled.changed');
    return kept;
  });
}

/** What the series has posted, newest first. */
async function postedTexts(db: Queries, seriesId: string): Promise<string[]> {
  const rows = await db
    .select({ text: posts.text })
    .from(posts)
    .innerJoin(scheduledWorkflows, eq(scheduledWorkflows.id, posts.scheduledWorkflowId))
    .where(eq(scheduledWorkflows.seriesId, seriesId))
    .orderBy(desc(posts.createdAt))
    // The networks of one post may have it in other words.
    .limit(MOST_BEFORE * 4);
  return rows.map(({ text }) => text);
}
