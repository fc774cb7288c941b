import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  isNull,
  type SQL,
  type SQLWrapper,
  Subquery,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { listScheduledWorkflows } from '../../../../domain/api/schedule/scheduled.ts';
import { POSTING_ORDER, type PublicationState, UNPOSTED_STATES } from '../../../../domain/post/publication.ts';
import { standsAt, type TaskStatus } from '../../../../domain/schedule/scheduled.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/newest-first.ts';
import { preparedOn } from '../../../platform/db/prepared.ts';
import { comesAt, isDone, isUnposted, scheduledWorkflows, series } from '../../../platform/db/schema/scheduled.ts';
import { projected } from '../series/projected.ts';
import { SHOWN, toTask, withLabels } from '../tasks.ts';
import { isNarrowed, type ListInput, labelled, type QueryValue, standingBetween, wanted } from './list-filters.ts';
import { ORDERS, STATUS_ORDER } from './list-order.ts';
import { matching } from './list-search.ts';

type Answer = AnswerOf<typeof listScheduledWorkflows>;

/** What a list is asked for; a query that is put together once holds places for the values of each time. */
type ListQuery = Omit<ListInput, 'from' | 'to' | 'limit'> & {
  from?: QueryValue<string> | undefined;
  to?: QueryValue<string> | undefined;
  limit: QueryValue<number>;
};

/** Written into the query: a plan that is made for every status would find none of them quickly. */
const isAt = (status: TaskStatus): SQL => sql`${scheduledWorkflows.status} = ${sql.raw(`'${status}'`)}`;
const NEWEST_FIRST = newestFirst(scheduledWorkflows.scheduledFor, scheduledWorkflows.id);
/** How large a workflow is as text: what is kept as it is has about that size, and only what is compressed is written out for it. */
const BYTES = sql`case when pg_column_compression(agents) is null then pg_column_size(agents) else octet_length(agents::text) end`;
/** What a page holds in all, however many may stand on it: a workflow can be a megabyte, and a server has only so much memory. */
const PAGE_MAX_BYTES = 8 * 1024 * 1024;
/** How far ahead an agenda shows what series will bring once nothing else is left. */
const AHEAD_MS = 60 * 24 * 60 * 60_000;

/** The caller's scheduled workflows, and where a stretch of time is asked for, what their series will bring in it. */
export async function listTasks(db: Queries, userId: string, input: ListInput): Promise<Answer> {
  const those = await lookedFor(db, userId, input);
  const rows = await (isFirstLook(input)
    ? firstLook(db, input).execute({ userId, from: input.from, to: input.to, limit: input.limit })
    : shown(db, those, input));
  const found = await withLabels(db, userId, rows);
  const data = found.map(toTask);
  const last = found.at(-1);
  const isMore = last !== undefined && (data.length < last.found || data.length === input.limit);
  const next = isMore && input.sort !== 'board' ? JSON.stringify(last.place) : null;
  const stretch = stretchOf(input, data, next);
  return {
    data,
    next,
    projected: stretch ? await projected(db, those, stretch) : [],
    ...(input.count ? { count: await counted(db, userId, those, input) } : {}),
  };
}

/** What is asked for. */
async function lookedFor(db: Queries, userId: string, input: ListInput): Promise<SQL | undefined> {
  const { label } = input;
  const q = input.q?.trim();
  return and(
    wanted(userId, input),
    label ? await labelled(db, label) : undefined,
    q ? await matching(db, userId, q) : undefined,
  );
}

/** Whether it is what a screen begins with: the first page of everything. */
const isFirstLook = (input: ListInput): boolean =>
  !isNarrowed(input) && input.after === undefined && input.before === undefined;

/** Put together once for each order: it is what people look at most. */
const firstLooks = preparedOn((db) => {
  const place = (name: string): QueryValue<never> => sql.placeholder(name);
  const build = (input: ListInput) =>
    shown(db, eq(scheduledWorkflows.userId, place('userId')), {
      ...input,
      limit: place('limit'),
      from: input.from && place('from'),
      to: input.to && place('to'),
    });
  const known = new Map<string, ReturnType<ReturnType<typeof build>['prepare']>>();
  return (input: ListInput) => {
    const name = ['tasks', input.sort, input.from && 'from', input.to && 'to'].filter(Boolean).join(' ');
    const look = known.get(name) ?? build(input).prepare(name);
    known.set(name, look);
    return look;
  };
});
const firstLook = (db: Queries, input: ListInput) => firstLooks(db)(input);

/** Asks for workflows as people see them, page or board in one statement: what is costly to tell of one is told of those alone that find room. */
function shown(db: Queries, those: SQL | undefined, input: ListQuery) {
  const { sort } = input;
  const isBoard = sort === 'board';
  const columns = isBoard ? board(db, those, input) : [page(db, those, input, sort)];
  // Measured column by column: sorted again for it, whole rows would be copied several times.
  const measured = columns.map(
    (
      rows,
      number,
    ) => sql`select ${sql.raw(String(number))} as number, row_number() over along as at, sum(${BYTES}) over along as held,
      ${isBoard ? sql`null` : sql`count(*) over ()`}::int as found, one.* from ${rows} as one window along as (rows unbounded preceding)`,
  );
  return db
    .select({
      ...SHOWN,
      /** How many a page has before those are left out that find no room. */
      found: sql<number>`found`,
      place: isBoard ? sql<unknown[]>`null` : ORDERS[sort].place,
    })
    .from(
      new Subquery(
        sql.join(measured, sql` union all `),
        getTableColumns(scheduledWorkflows),
        getTableName(scheduledWorkflows),
      ),
    )
    .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(sql`at = 1 or held <= ${sql.raw(String(PAGE_MAX_BYTES))}`)
    .orderBy(sql`number, at`);
}

/** The rows of a page, in an order. */
function page(db: Queries, those: SQL | undefined, input: ListQuery, sort: keyof typeof ORDERS): SQLWrapper {
  if (sort === 'status' || sort === '-status') return byStatus(db, those, input, sort);
  return picked(db, those, input, sort);
}

/** The first of each status and of these the page: sorted as they are, all of an account's would be read for it. */
function byStatus(db: Queries, those: SQL | undefined, input: ListQuery, sort: 'status' | '-status'): SQLWrapper {
  const { order, valuesAt } = ORDERS[sort];
  const statuses = sort === 'status' ? STATUS_ORDER : STATUS_ORDER.toReversed();
  const [place, ...at] = input.after === undefined ? [] : valuesAt(input.after);
  const reached = statuses.findIndex((status) => STATUS_ORDER.indexOf(status) + 1 === place);
  const columns = statuses.slice(Math.max(0, reached)).map((status, beyond) => {
    const after = place !== undefined && beyond === 0 ? JSON.stringify(at) : undefined;
    return picked(db, and(those, isAt(status)), { ...input, after }, 'oldest');
  });
  return sql`(select * from (${sql.join(columns, sql` union all `)}) as ${scheduledWorkflows} order by ${sql.join(order, sql`, `)} limit ${input.limit})`;
}

/** Rows in an order that an index has. */
function picked(db: Queries, those: SQL | undefined, input: ListQuery, sort: keyof typeof ORDERS): SQLWrapper {
  const { order, behind } = ORDERS[sort];
  return db
    .select()
    .from(scheduledWorkflows)
    .where(
      and(
        those,
        standingBetween(input),
        input.after === undefined ? undefined : behind(input.after),
        NEWEST_FIRST.behind({ before: input.before ? new Date(input.before) : undefined, beforeId: input.beforeId }),
      ),
    )
    .orderBy(...order)
    .limit(input.limit);
}

/** The first of each column: what is to come soonest first, what has run by how pressing its posts are, the rest latest first. */
function board(db: Queries, those: SQL | undefined, input: ListQuery): SQLWrapper[] {
  const { id, posting, scheduledFor } = scheduledWorkflows;
  const pressing = db
    .select()
    .from(scheduledWorkflows)
    .where(and(those, isUnposted(scheduledWorkflows), standingBetween(input)))
    // In the order of its index: all that have run are equally far ahead.
    .orderBy(posting, comesAt(scheduledWorkflows), desc(scheduledFor), asc(id))
    .limit(input.limit);
  return [
    picked(db, and(those, isAt('scheduled')), input, 'oldest'),
    picked(db, and(those, isAt('executing')), input, 'oldest'),
    pressing,
    picked(db, and(those, isDone(scheduledWorkflows)), input, 'newest'),
    picked(db, and(those, isAt('failed')), input, 'newest'),
  ];
}

/** How many there are of each status, how many there would be without any filter, and on a board where those stand that have run. */
async function counted(db: Queries, userId: string, those: SQL | undefined, input: ListInput) {
  const found = await (isNarrowed(input) ? numbers(db, those) : allNumbers(db).execute({ userId }));
  const sum = (some: { number: number }[]): number => some.reduce((total, { number }) => total + number, 0);
  const of = (one: TaskStatus): number => sum(found.filter(({ status }) => status === one));
  const standing = (state: PublicationState): number =>
    sum(found.filter(({ status, posting }) => status === 'completed' && posting === POSTING_ORDER.indexOf(state) + 1));
  const unposted = UNPOSTED_STATES.map((state) => [state, standing(state)] as const).filter(([, number]) => number > 0);
  return {
    scheduled: of('scheduled'),
    executing: of('executing'),
    completed: of('completed'),
    failed: of('failed'),
    all: sum(isNarrowed(input) ? await allNumbers(db).execute({ userId }) : found),
    ...(input.sort === 'board' ? { unposted: Object.fromEntries(unposted) } : {}),
  };
}

/** Counts workflows by status and by where the most pressing of their posts stands. */
const numbers = (db: Queries, those: SQL | undefined) => {
  const { posting, status } = scheduledWorkflows;
  return db.select({ status, posting, number: count() }).from(scheduledWorkflows).where(those).groupBy(status, posting);
};

/** All of one's own, each number by itself: of 10,000 that takes a third of the time of sorting them into groups, since no entry is looked into. */
const allNumbers = preparedOn((db) => {
  const { userId, posting } = scheduledWorkflows;
  const own = eq(userId, sql.placeholder('userId'));
  const number = (status: TaskStatus, place: number | null | undefined) => {
    const at = sql.raw(place ? `${place}` : 'null');
    const stands = place === undefined ? undefined : place === null ? isNull(posting) : sql`${posting} = ${at}`;
    return db
      .select({
        status: sql<TaskStatus>`${sql.raw(`'${status}'`)}`,
        posting: sql<number | null>`${at}::int`,
        number: count(),
      })
      .from(scheduledWorkflows)
      .where(and(own, isAt(status), stands));
  };
  const ended = [null, ...POSTING_ORDER.map((_, index) => index + 1)].map((place) => number('completed', place));
  return unionAll(
    number('scheduled', undefined),
    number('executing', undefined),
    number('failed', undefined),
    ...ended,
  ).prepare('task_numbers');
});

/** The stretch whose repetitions are shown: the one that is asked for, or that of a page of an agenda, which has no end. */
function stretchOf({ from, to, sort }: ListInput, data: Answer['data'], next: string | null): [number, number] | null {
  if (!from) return null;
  if (to) return [Date.parse(from), Date.parse(to)];
  if (sort !== 'ahead' && sort !== 'oldest') return null;
  const end = data.at(-1);
  const last = Math.max(Date.parse(from), Date.parse(end ? standsAt(end) : from));
  return [Date.parse(from), next === null ? last + AHEAD_MS : last];
}
