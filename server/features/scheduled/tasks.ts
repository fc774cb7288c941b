import { and, asc, desc, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod/mini';
import { AGENT_TYPE_LABELS, AGENT_TYPES } from '../../../domain/agents.ts';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type {
  getScheduledWorkflow,
  getWorkflowResults,
  listScheduledWorkflows,
} from '../../../domain/api/scheduled.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Label } from '../../../domain/labels.ts';
import { type PublicationState, postingOf } from '../../../domain/publication.ts';
import { recurrenceInWords } from '../../../domain/recurrence-words.ts';
import { SCHEDULE_AHEAD_YEARS, type ScheduledWorkflow } from '../../../domain/scheduled.ts';
import { firstOccurrencesBetween } from '../../../domain/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { owned } from '../../platform/db/owned.ts';
import { labels, taskLabels } from '../../platform/db/schema/month.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import { runNodes, runs, scheduledWorkflows, series, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { publicationsOf } from '../publishing/publications.ts';
import { recurringOf, type ScheduledRow, type SeriesRow } from './series.ts';

type ListInput = z.output<typeof listScheduledWorkflows.input>;

/** No calendar shows more of a series than this. */
const MAX_PROJECTED = 400;
const NEWEST_FIRST = newestFirst(scheduledWorkflows.scheduledFor, scheduledWorkflows.id);
const YEAR_MS = 366 * 24 * 60 * 60_000;

/** How the posts of a workflow stand, each state once. */
const states = sql<PublicationState[] | null>`(
  select array_agg(distinct ${publications.state}) from ${posts} join ${publications} on ${publications.postId} = ${posts.id}
  where ${posts.scheduledWorkflowId} = ${scheduledWorkflows.id})`;
/** The labels that a workflow carries, by name. */
const carried = sql<Label[] | null>`(
  select json_agg(json_build_object('id', ${labels.id}, 'name', ${labels.name}, 'colour', ${labels.colour}) order by lower(${labels.name}))
  from ${taskLabels} join ${labels} on ${labels.id} = ${taskLabels.labelId}
  where ${taskLabels.scheduledWorkflowId} = ${scheduledWorkflows.id})`;
const FOUND = { row: scheduledWorkflows, repeated: series, states, carried };

/** A row as people see it. */
export function toTask({ row, repeated, states, carried }: FoundTask): ScheduledWorkflow {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    scheduledFor: row.scheduledFor.toISOString(),
    timeZone: row.timeZone,
    platforms: row.platforms,
    agentType: row.agentType,
    agents: row.agents,
    connections: row.connections,
    post: row.post,
    posting: postingOf(states ?? []),
    labels: carried ?? [],
    seriesId: row.seriesId,
    recurrence: repeated?.rule ?? null,
    recurrenceText: repeated ? recurrenceInWords(repeated.rule, repeated.timeZone) : null,
    executed_at: row.executedAt?.toISOString() ?? null,
    execution_duration: row.executionDuration,
    error_message: row.errorMessage,
    lateness: row.lateness,
  };
}

/** The caller's scheduled workflows, and where a stretch of time is asked for, what their series will bring in it. */
export async function listTasks(
  db: Queries,
  userId: string,
  input: ListInput,
): Promise<AnswerOf<typeof listScheduledWorkflows>> {
  const rows = await db
    .select(FOUND)
    .from(scheduledWorkflows)
    .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(and(eq(scheduledWorkflows.userId, userId), ...filters(input)))
    .orderBy(...NEWEST_FIRST.order)
    .limit(input.limit);
  return {
    data: rows.map(toTask),
    projected: input.from && input.to ? await projected(db, userId, input.from, input.to) : [],
  };
}

function filters({ from, to, status, platform, q, before, beforeId }: ListInput): (SQL | undefined)[] {
  const { scheduledFor } = scheduledWorkflows;
  return [
    from ? gte(scheduledFor, new Date(from)) : undefined,
    to ? lte(scheduledFor, new Date(to)) : undefined,
    NEWEST_FIRST.behind({ before: before ? new Date(before) : undefined, beforeId }),
    status ? eq(scheduledWorkflows.status, status) : undefined,
    platform ? sql`${scheduledWorkflows.platforms} @> ${JSON.stringify([platform])}::jsonb` : undefined,
    q?.trim() ? matching(q.trim()) : undefined,
  ];
}

/** The name, or the agent type by its word or its label. */
function matching(text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const labelled = AGENT_TYPES.filter((type) =>
    AGENT_TYPE_LABELS[type].label.toLowerCase().includes(text.toLowerCase()),
  );
  return or(
    ilike(scheduledWorkflows.name, pattern),
    ilike(scheduledWorkflows.agentType, pattern),
    ...labelled.map((type) => eq(scheduledWorkflows.agentType, type)),
  );
}

async function projected(db: Queries, userId: string, from: string, to: string) {
  const living = await db
    .select({ row: scheduledWorkflows, repeated: series })
    .from(scheduledWorkflows)
    .innerJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(and(eq(scheduledWorkflows.userId, userId), eq(scheduledWorkflows.status, 'scheduled')));
  return living.flatMap(({ row, repeated }) => {
    const next = (row.occurrence ?? row.scheduledFor).getTime() + 1;
    const begins = Math.max(Date.parse(from), next);
    const ends = Math.min(Date.parse(to), begins + YEAR_MS, next + SCHEDULE_AHEAD_YEARS * YEAR_MS);
    if (begins > ends) return [];
    const [first, last] = [
      Temporal.Instant.fromEpochMilliseconds(begins),
      Temporal.Instant.fromEpochMilliseconds(ends),
    ];
    return firstOccurrencesBetween(recurringOf(repeated), first, last, MAX_PROJECTED).map((instant) => ({
      id: row.id,
      seriesId: repeated.id,
      name: row.name,
      scheduledFor: instant.toString({ smallestUnit: 'millisecond' }),
    }));
  });
}

/** A scheduled workflow, the series that it belongs to, how its posts stand, and its labels. */
export interface FoundTask {
  row: ScheduledRow;
  repeated: SeriesRow | null;
  states: PublicationState[] | null;
  carried: Label[] | null;
}

/** One scheduled workflow of the caller. */
export async function findTask(db: Queries, userId: string, id: string): Promise<FoundTask> {
  const [found] = await db
    .select(FOUND)
    .from(scheduledWorkflows)
    .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(owned(scheduledWorkflows, userId, id));
  if (!found) throw new Failure('NOT_FOUND', 'Failed to load workflow details');
  return found;
}

/** One scheduled workflow with what happened to it so far. */
export async function taskDetails(
  db: Queries,
  userId: string,
  id: string,
): Promise<AnswerOf<typeof getScheduledWorkflow>> {
  const found = await findTask(db, userId, id);
  const { row } = found;
  const events = await db
    .select()
    .from(taskEvents)
    .where(eq(taskEvents.scheduledWorkflowId, row.id))
    .orderBy(asc(taskEvents.id))
    .limit(100);
  const timeline = events.map(({ at, what, detail }) => ({ at: at.toISOString(), what, detail }));
  return { data: { ...toTask(found), timeline, publications: await publicationsOf(db, row.id) } };
}

/** What the last run of a workflow made, in the order of its agents. */
export async function taskResults(
  db: Queries,
  userId: string,
  id: string,
): Promise<AnswerOf<typeof getWorkflowResults>> {
  const { row } = await findTask(db, userId, id);
  const [last] = await db
    .select()
    .from(runs)
    .where(eq(runs.scheduledWorkflowId, row.id))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(1);
  const made = last ? await db.select().from(runNodes).where(eq(runNodes.runId, last.id)) : [];
  const outputs = new Map(made.map(({ nodeId, output }) => [nodeId, output]));
  return {
    data: {
      outputs: row.agents.flatMap(({ id: nodeId }) => outputs.get(nodeId) ?? []),
      message: row.errorMessage ?? row.lateness ?? row.name,
      timestamp: (row.executedAt ?? row.scheduledFor).toISOString(),
    },
  };
}
