import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { getScheduledWorkflow, getWorkflowResults } from '../../../domain/api/schedule/scheduled.ts';
import { Failure } from '../../../domain/errors.ts';
import type { PostParts } from '../../../domain/post/post.ts';
import { POSTING_ORDER } from '../../../domain/post/publication.ts';
import type { Label } from '../../../domain/schedule/labels.ts';
import { recurrenceInWords } from '../../../domain/schedule/recurrence-words.ts';
import type { ScheduledWorkflow } from '../../../domain/schedule/scheduled.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { skippedAmong } from '../../engine/skipped.ts';
import type { Queries } from '../../platform/db/database.ts';
import { owned } from '../../platform/db/owned.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { labels, taskLabels } from '../../platform/db/schema/month.ts';
import { runNodes, runs, scheduledWorkflows, series, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { publicationsOf } from '../publishing/publications.ts';
import type { ScheduledRow, SeriesRow } from './series/series.ts';

/** Lists are asked for as words with blanks between: arrays and JSON take the longest of a row to be read. */
const words = (all: string): string[] => all.split(' ');
/** The ids of the labels that a workflow carries. */
export const carried = sql<string[] | null>`(
  select string_agg(${taskLabels.labelId}::text, ' ') from ${taskLabels}
  where ${taskLabels.scheduledWorkflowId} = ${scheduledWorkflows.id})`.mapWith(words);
/** What the last run that came to its end left undone, as its story tells it. */
const undone = sql<string | null>`case when ${scheduledWorkflows.status} = 'completed' then (
  select ${taskEvents.detail} from ${taskEvents}
  where ${taskEvents.scheduledWorkflowId} = ${scheduledWorkflows.id} and ${taskEvents.what} = 'completed'
  order by ${taskEvents.id} desc limit 1) end`;
const FOUND = { row: scheduledWorkflows, repeated: series, carried, undone };

const { userId: _owner, workflowId: _source, createdAt: _made, ...ROW } = getTableColumns(scheduledWorkflows);
const { rule, timeZone, fresh, wish } = series;
/** What of it lists show. */
export const SHOWN = { ...FOUND, row: ROW, repeated: { rule, timeZone, fresh, wish } };
type ShownTask = Omit<FoundTask, 'row' | 'repeated'> & {
  row: Pick<ScheduledRow, keyof typeof ROW>;
  repeated: Pick<SeriesRow, keyof typeof SHOWN.repeated> | null;
};

const ownLabels = preparedOn((db) =>
  db
    .select({ id: labels.id, name: labels.name, colour: labels.colour })
    .from(labels)
    .where(eq(labels.userId, sql.placeholder('userId')))
    .orderBy(sql`lower(${labels.name})`)
    .prepare('own_labels'),
);

/** Gives workflows of one owner their labels, by name. They are few, and read once instead of for each workflow again. */
export async function withLabels<Row extends { carried: string[] | null }>(
  db: Queries,
  userId: string,
  rows: Row[],
): Promise<(Omit<Row, 'carried'> & { labels: Label[] })[]> {
  const known = rows.some(({ carried }) => carried) ? await ownLabels(db).execute({ userId }) : [];
  return rows.map(({ carried, ...row }) => ({ ...row, labels: known.filter(({ id }) => carried?.includes(id)) }));
}

/** How often it comes; who has been moved by itself does not stand where its rhythm says. */
function rhythmOf(
  { occurrence, scheduledFor }: ShownTask['row'],
  { rule, timeZone }: NonNullable<ShownTask['repeated']>,
): string {
  const isMoved = occurrence !== null && occurrence.getTime() !== scheduledFor.getTime();
  return `${recurrenceInWords(rule, timeZone)}${isMoved ? ', this one moved' : ''}`;
}

/** A row as people see it. */
export function toTask({ row, repeated, labels, undone }: ShownTask): ScheduledWorkflow {
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
    posting: row.posting === null ? null : (POSTING_ORDER[row.posting - 1] ?? null),
    labels,
    seriesId: row.seriesId,
    recurrence: repeated?.rule ?? null,
    recurrenceText: repeated ? rhythmOf(row, repeated) : null,
    fresh: repeated?.fresh ?? false,
    wish: repeated?.wish ?? null,
    preparedAt: row.preparedAt?.toISOString() ?? null,
    executed_at: row.executedAt?.toISOString() ?? null,
    execution_duration: row.executionDuration,
    error_message: row.errorMessage,
    lateness: row.lateness,
    undone,
  };
}

/** A scheduled workflow, the series that it belongs to, its labels, and what was not done. */
export interface FoundTask {
  row: ScheduledRow;
  repeated: SeriesRow | null;
  labels: Label[];
  undone: string | null;
}

/** One scheduled workflow of the caller. */
export async function findTask(db: Queries, userId: string, id: string): Promise<FoundTask> {
  const rows = await db
    .select(FOUND)
    .from(scheduledWorkflows)
    .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(owned(scheduledWorkflows, userId, id));
  const [found] = await withLabels(db, userId, rows);
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
  const at = row.executedAt ?? row.scheduledFor;
  return {
    data: {
      outputs: [
        ...row.agents.flatMap(({ id: nodeId }) => outputs.get(nodeId) ?? []),
        ...(last ? attached(row.post, at) : []),
      ],
      skipped: last ? skippedAmong(row, outputs) : [],
      message: row.errorMessage ?? row.lateness ?? row.name,
      timestamp: at.toISOString(),
    },
  };
}

/** The pictures and sounds that a post has of its own, for all networks or for single ones, each once. */
function attached({ media, own }: PostParts, at: Date): Output[] {
  const all = [media, ...Object.values(own).map((mine) => mine.media ?? [])].flat();
  return [...new Map(all.map((one) => [one.mediaId, one])).values()].map(({ mediaId, kind, alt }) => ({
    output_type: kind,
    output: `/api/media/${mediaId}`,
    ...(kind === 'image' && alt !== '' ? { alt } : {}),
    agent: kind === 'image' ? 'Your picture' : 'Your sound',
    timestamp: Math.floor(at.getTime() / 1000),
  }));
}
