import { and, asc, count, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { listScheduledWorkflows } from '../../../domain/api/scheduled.ts';
import { POSTING_ORDER, UNPOSTED_STATES } from '../../../domain/publication.ts';
import { standsAt, type TaskStatus } from '../../../domain/scheduled.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { between, isNarrowed, type ListInput, standings, wanted } from './list-filters.ts';
import { ORDERS } from './list-order.ts';
import { projected } from './projected.ts';
import { FOUND, toTask } from './tasks.ts';

type Answer = AnswerOf<typeof listScheduledWorkflows>;

const NEWEST_FIRST = newestFirst(scheduledWorkflows.scheduledFor, scheduledWorkflows.id);
const BYTES = sql<number>`octet_length(${scheduledWorkflows.agents}::text)`;
/** What a page holds in all, however many may stand on it: a workflow can be a megabyte, and a server has only so much memory. */
const PAGE_MAX_BYTES = 8 * 1024 * 1024;
/** How far ahead an agenda shows what series will bring once nothing else is left. */
const AHEAD_MS = 60 * 24 * 60 * 60_000;

/** The caller's scheduled workflows, and where a stretch of time is asked for, what their series will bring in it. */
export async function listTasks(db: Queries, userId: string, input: ListInput): Promise<Answer> {
  const { those, count } = await lookedFor(db, userId, input);
  const { sort } = input;
  const isBoard = sort === 'board';
  const { data, next } = isBoard ? await board(db, userId, those, input) : await page(db, those, { ...input, sort });
  const stretch = stretchOf(input, data, next);
  return {
    data,
    next,
    projected: stretch ? await projected(db, those, stretch) : [],
    ...(count ? { count: isBoard ? { ...count, unposted: await unpostedOf(db, userId, those) } : count } : {}),
  };
}

/** What is asked for, and how many of it there are. Words are looked for in every post once and not for each question again. */
async function lookedFor(db: Queries, userId: string, input: ListInput) {
  const { id, status } = scheduledWorkflows;
  const those = wanted(db, userId, input);
  if (!input.q?.trim()) {
    if (!input.count) return { those };
    const found = await db.select({ status, number: count() }).from(scheduledWorkflows).where(those).groupBy(status);
    return { those, count: await counted(db, userId, input, found) };
  }
  const found = await db.select({ id, status }).from(scheduledWorkflows).where(those);
  const ids = sql.param(found.map((row) => row.id));
  return {
    those: sql`${id} = any(${ids}::uuid[])`,
    ...(input.count
      ? {
          count: await counted(
            db,
            userId,
            input,
            found.map((row) => ({ ...row, number: 1 })),
          ),
        }
      : {}),
  };
}

type Picking = Omit<ListInput, 'sort'> & { sort: keyof typeof ORDERS };

/** Asks for the ids of a page: what is costly to tell of a workflow is asked of those alone that stand on it. */
function picked(db: Queries, those: SQL | undefined, input: Picking) {
  const { order, behind } = ORDERS[input.sort];
  const { id } = scheduledWorkflows;
  return db
    .select({ id })
    .from(scheduledWorkflows)
    .where(
      and(
        those,
        between(input),
        input.after === undefined ? undefined : behind(input.after),
        NEWEST_FIRST.behind({ before: input.before ? new Date(input.before) : undefined, beforeId: input.beforeId }),
      ),
    )
    .orderBy(...order)
    .limit(input.limit);
}

async function page(db: Queries, those: SQL | undefined, input: Picking): Promise<Pick<Answer, 'data' | 'next'>> {
  const { order, place } = ORDERS[input.sort];
  const { id } = scheduledWorkflows;
  const sized = await db
    .select({ id, bytes: BYTES, place })
    .from(scheduledWorkflows)
    .where(sql`${id} = any(array${picked(db, those, input)})`)
    .orderBy(...order);
  const shown = fittingOn(sized);
  const isMore = shown.length < sized.length || sized.length === input.limit;
  return { data: await tasksOf(db, shown), next: isMore ? JSON.stringify(shown.at(-1)?.place) : null };
}

/** Workflows as people see them, in the order of their ids. */
async function tasksOf(db: Queries, shown: { id: string }[]): Promise<Answer['data']> {
  const { id, seriesId } = scheduledWorkflows;
  const found = await db
    .select(FOUND)
    .from(scheduledWorkflows)
    .leftJoin(series, eq(series.id, seriesId))
    .where(sql`${id} = any(${sql.param(shown.map((one) => one.id))}::uuid[])`);
  const tasks = new Map(found.map((one) => [one.row.id, toTask(one)]));
  return shown.flatMap((one) => tasks.get(one.id) ?? []);
}

/** Those that find room on a page, the first in any case. */
function fittingOn<Row extends { bytes: number }>(rows: Row[]): Row[] {
  let bytes = 0;
  const end = rows.findIndex((row, at) => {
    bytes += row.bytes;
    return at > 0 && bytes > PAGE_MAX_BYTES;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** The first of each column: what is to come soonest first, what has run by how pressing its posts are, the rest latest first. */
async function board(
  db: Queries,
  userId: string,
  those: SQL | undefined,
  input: ListInput,
): Promise<Pick<Answer, 'data' | 'next'>> {
  const { id, status, scheduledFor } = scheduledWorkflows;
  const unposted = standings(db, userId, UNPOSTED_STATES);
  const pressing = db
    .select({ id })
    .from(unposted)
    .innerJoin(scheduledWorkflows, eq(id, unposted.id))
    .where(and(those, eq(status, 'completed'), between(input)))
    .orderBy(unposted.at, desc(scheduledFor), asc(id))
    .limit(input.limit);
  const isUnposted = db
    .select({ one: sql`1` })
    .from(posts)
    .innerJoin(publications, eq(publications.postId, posts.id))
    .where(and(eq(posts.scheduledWorkflowId, id), inArray(publications.state, UNPOSTED_STATES)));
  const columns = [
    picked(db, and(those, eq(status, 'scheduled')), { ...input, sort: 'oldest' }),
    picked(db, and(those, eq(status, 'executing')), { ...input, sort: 'oldest' }),
    pressing,
    picked(db, and(those, eq(status, 'completed'), notExists(isUnposted)), { ...input, sort: 'newest' }),
    picked(db, and(those, eq(status, 'failed')), { ...input, sort: 'newest' }),
  ];
  // One statement for all: a board is what people look at most.
  const places = columns.map(
    (ids, number) => sql`select ${number}::int as number, * from unnest(array${ids}) with ordinality as one (id, at)`,
  );
  const { rows } = await db.execute<{ number: number; id: string; bytes: number }>(sql`
    select place.number, place.id, ${BYTES} as bytes
    from (${sql.join(places, sql` union all `)}) as place join ${scheduledWorkflows} on ${id} = place.id
    order by place.number, place.at`);
  const shown = columns.flatMap((_, at) => fittingOn(rows.filter(({ number }) => number === at)));
  return { data: await tasksOf(db, shown), next: null };
}

/** How many of those that have run stand where, as far as their posts are not all out. */
async function unpostedOf(db: Queries, userId: string, those: SQL | undefined) {
  const { id, status } = scheduledWorkflows;
  const unposted = standings(db, userId, UNPOSTED_STATES);
  const found = await db
    .select({ at: unposted.at, number: count() })
    .from(unposted)
    .innerJoin(scheduledWorkflows, eq(id, unposted.id))
    .where(and(those, eq(status, 'completed')))
    .groupBy(unposted.at);
  const numbers = new Map(found.map(({ at, number }) => [POSTING_ORDER[at - 1], number]));
  return Object.fromEntries(
    UNPOSTED_STATES.flatMap((state) => (numbers.has(state) ? [[state, numbers.get(state)]] : [])),
  );
}

/** How many there are of each status, and how many there would be without any filter. */
async function counted(db: Queries, userId: string, input: ListInput, found: { status: TaskStatus; number: number }[]) {
  const sum = (some: { number: number }[]): number => some.reduce((total, { number }) => total + number, 0);
  const of = (one: TaskStatus): number => sum(found.filter(({ status }) => status === one));
  const all = isNarrowed(input)
    ? await db.select({ number: count() }).from(scheduledWorkflows).where(eq(scheduledWorkflows.userId, userId))
    : found;
  return {
    scheduled: of('scheduled'),
    executing: of('executing'),
    completed: of('completed'),
    failed: of('failed'),
    all: sum(all),
  };
}

/** The stretch whose repetitions are shown: the one that is asked for, or that of a page of an agenda, which has no end. */
function stretchOf({ from, to, sort }: ListInput, data: Answer['data'], next: string | null): [number, number] | null {
  if (!from) return null;
  if (to) return [Date.parse(from), Date.parse(to)];
  if (sort !== 'ahead' && sort !== 'oldest') return null;
  const end = data.at(-1);
  const last = Math.max(Date.parse(from), Date.parse(end ? standsAt(end) : from));
  return [Date.parse(from), next === null ? last + AHEAD_MS : last];
}
