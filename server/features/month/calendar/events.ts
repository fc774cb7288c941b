import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { draftOfTask } from '../../../../domain/post/fit.ts';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import type { Label } from '../../../../domain/schedule/labels.ts';
import { platformWords } from '../../../../domain/schedule/plan.ts';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import type { Agent, Connection, Graph } from '../../../../domain/workflow/graph.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { keyset } from '../../../platform/db/keyset.ts';
import { schedulePlans } from '../../../platform/db/schema/plans.ts';
import { scheduledWorkflows, series, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import { projected } from '../../scheduled/series/projected.ts';
import type { ScheduledRow } from '../../scheduled/series/series.ts';
import { carried, withLabels } from '../../scheduled/tasks.ts';
import { type IcsEvent, utc } from './ics.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 366;
/** More than any calendar shows in a year and a month. */
const EVENTS_MAX = 5_000;
const DESCRIPTION_MAX = 600;
const AT_A_TIME = 100;

/** What somebody's calendar shows: the last 30 days and the next year, with what series will bring and what waits for approval. */
export async function calendarEventsOf(db: Queries, userId: string, origin: string, now: Date): Promise<IcsEvent[]> {
  const [from, to] = [new Date(now.getTime() - DAYS_BACK * DAY_MS), new Date(now.getTime() + DAYS_AHEAD * DAY_MS)];
  const own = eq(scheduledWorkflows.userId, userId);
  const known = new Map<string, EventTask>();
  for await (const one of tasksBetween(db, userId, from, to)) known.set(one.id, one);
  const events = [
    ...(await waiting(db, userId, origin, from, to)),
    ...(await projected(db, own, [now.getTime(), to.getTime()])).flatMap(({ id, scheduledFor: at }) => {
      const one = known.get(id);
      const start = new Date(at);
      // What is only foretold is counted from the row on that it becomes.
      return one ? [{ ...eventOf(one, origin), sequence: 0, start, uid: uidOf(one, start) }] : [];
    }),
    // Last, since of one occurrence the row knows best.
    ...[...known.values()].map((one) => eventOf(one, origin)),
  ];
  return [...new Map(events.map((event) => [event.uid, event])).values()]
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, EVENTS_MAX);
}

/** What has happened to a workflow that its entry shows. */
const ofThis = sql`${taskEvents.scheduledWorkflowId} = ${scheduledWorkflows.id}
  and ${taskEvents.what} in ('changed', 'labelled', 'started', 'completed', 'failed')`;

/** What a calendar shows of a workflow, and nothing more of it. */
const SHOWN = {
  id: scheduledWorkflows.id,
  seriesId: scheduledWorkflows.seriesId,
  occurrence: scheduledWorkflows.occurrence,
  scheduledFor: scheduledWorkflows.scheduledFor,
  executedAt: scheduledWorkflows.executedAt,
  createdAt: scheduledWorkflows.createdAt,
  name: scheduledWorkflows.name,
  status: scheduledWorkflows.status,
  platforms: scheduledWorkflows.platforms,
  errorMessage: scheduledWorkflows.errorMessage,
  carried,
  changes: sql<number>`(select count(*)::int from ${taskEvents} where ${ofThis})`,
  changedAt: sql<Date | string | null>`(select max(${taskEvents.at}) from ${taskEvents} where ${ofThis})`,
};
/** What its words are in, which may be long: read a few at a time, and cut. */
const WORDED = { agents: scheduledWorkflows.agents, connections: scheduledWorkflows.connections };
const UNWORDED = { agents: sql<Agent[]>`'[]'::jsonb`, connections: sql<Connection[]>`'[]'::jsonb` };
/** So many characters are looked through for words; what comes later has its name alone. */
const WORDS_MAX = 16_000_000;

type ShownRow = Pick<ScheduledRow, Exclude<keyof typeof SHOWN, 'carried' | 'changes' | 'changedAt'>>;
type EventTask = ShownRow & { labels: Label[]; changes: number; changedAt: Date | string | null; text: string };

/** The workflows of a stretch of time in their order, without ever holding the whole of many. */
async function* tasksBetween(db: Queries, userId: string, from: Date, to: Date): AsyncGenerator<EventTask> {
  const { scheduledFor, id } = scheduledWorkflows;
  const own = eq(scheduledWorkflows.userId, userId);
  const place = keyset([
    { by: sql`${scheduledFor}`, type: 'timestamptz' },
    { by: sql`${id}`, type: 'uuid' },
  ]);
  let last: string | null = null;
  let words = 0;
  for (let read = 0; read < EVENTS_MAX; read += AT_A_TIME) {
    const part: (Omit<EventTask, 'text' | 'labels'> & Graph & { carried: string[] | null; place: unknown[] })[] =
      await db
        .select({ ...SHOWN, ...(words < WORDS_MAX ? WORDED : UNWORDED), place: place.place })
        .from(scheduledWorkflows)
        // Beside another table columns are written with their table's name, which the labels' own query needs.
        .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
        .where(and(own, gte(scheduledFor, from), lte(scheduledFor, to), last === null ? undefined : place.behind(last)))
        .orderBy(...place.order)
        .limit(AT_A_TIME);
    for (const { agents, connections, place: _, ...one } of await withLabels(db, userId, part)) {
      words += JSON.stringify(agents).length;
      yield { ...one, text: shortened(draftOfTask({ agents, connections, post: NO_PARTS })?.text ?? '') };
    }
    if (part.length < AT_A_TIME) return;
    last = JSON.stringify(part.at(-1)?.place);
  }
}

function eventOf(one: EventTask, origin: string): IcsEvent {
  return {
    uid: uidOf(one, one.occurrence),
    start: new Date(
      standsAt({
        scheduledFor: one.scheduledFor.toISOString(),
        executed_at: one.executedAt?.toISOString() ?? null,
      }),
    ),
    modified: one.changedAt === null ? one.createdAt : new Date(one.changedAt),
    sequence: one.changes,
    summary: one.status === 'failed' ? `Failed: ${one.name}` : one.name,
    description: described(one.platforms, one.text, one.errorMessage),
    status: 'CONFIRMED',
    url: `${origin}/scheduled?task=${one.id}`,
    categories: one.labels.map(({ name }) => name),
  };
}

/** An occurrence of a series is the moment of the rule that it stands for: moved, or made a row, it stays the same. */
function uidOf({ id, seriesId }: EventTask, occurrence: Date | null): string {
  return seriesId && occurrence ? `series-${seriesId}-${utc(occurrence)}@fanfare` : `task-${id}@fanfare`;
}

/** Plans that nobody has approved yet. */
async function waiting(db: Queries, userId: string, origin: string, from: Date, to: Date): Promise<IcsEvent[]> {
  const { id, scheduledAt, revision, revisedAt, workflowName, platforms, input } = schedulePlans;
  const text = sql<string>`left(${input}, ${DESCRIPTION_MAX + 1})`;
  const plans = await db
    .select({ id, scheduledAt, revision, revisedAt, workflowName, platforms, text })
    .from(schedulePlans)
    .where(
      and(
        eq(schedulePlans.userId, userId),
        eq(schedulePlans.state, 'pending'),
        gte(scheduledAt, from),
        lte(scheduledAt, to),
      ),
    )
    .orderBy(asc(scheduledAt), asc(schedulePlans.id))
    .limit(EVENTS_MAX);
  return plans.map((plan) => ({
    uid: `plan-${plan.id}@fanfare`,
    start: plan.scheduledAt,
    modified: plan.revisedAt,
    sequence: plan.revision,
    summary: `To approve: ${plan.workflowName}`,
    description: described(plan.platforms, shortened(plan.text), 'This plan waits for your approval.'),
    status: 'TENTATIVE',
    url: `${origin}/chat`,
    categories: [],
  }));
}

function described(platforms: Parameters<typeof platformWords>[0], text: string, remark: string | null): string {
  return [remark ?? '', platformWords(platforms), text].filter((part) => part !== '').join('\n\n');
}

function shortened(text: string): string {
  return text.length > DESCRIPTION_MAX ? `${[...text].slice(0, DESCRIPTION_MAX).join('').trimEnd()}…` : text;
}
