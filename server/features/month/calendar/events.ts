import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { platformWords } from '../../../../domain/plan.ts';
import { draftOfTask } from '../../../../domain/post.ts';
import { standsAt } from '../../../../domain/scheduled.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { schedulePlans } from '../../../platform/db/schema/plans.ts';
import { scheduledWorkflows, series } from '../../../platform/db/schema/scheduled.ts';
import { projected } from '../../scheduled/projected.ts';
import { FOUND, type FoundTask, toTask } from '../../scheduled/tasks.ts';
import { type CalendarEvent, utc } from './ics.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 366;
/** More than any calendar shows in a year and a month. */
const EVENTS_MAX = 5_000;
const DESCRIPTION_MAX = 600;

/** What somebody's calendar shows: the last 30 days and the next year, with what series will bring and what waits for approval. */
export async function eventsOf(db: Queries, userId: string, origin: string, now: Date): Promise<CalendarEvent[]> {
  const [from, to] = [new Date(now.getTime() - DAYS_BACK * DAY_MS), new Date(now.getTime() + DAYS_AHEAD * DAY_MS)];
  const { scheduledFor } = scheduledWorkflows;
  const own = eq(scheduledWorkflows.userId, userId);
  const found = await db
    .select(FOUND)
    .from(scheduledWorkflows)
    .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(and(own, gte(scheduledFor, from), lte(scheduledFor, to)))
    .orderBy(asc(scheduledFor), asc(scheduledWorkflows.id))
    .limit(EVENTS_MAX);
  const known = new Map(found.map((one) => [one.row.id, one]));
  const events = [
    ...(await waiting(db, userId, origin, from, to)),
    ...(await projected(db, own, [now.getTime(), to.getTime()])).flatMap(({ id, scheduledFor: at }) => {
      const one = known.get(id);
      const start = new Date(at);
      return one ? [{ ...eventOf(one, origin), start, uid: uidOf(one, start) }] : [];
    }),
    // Last, since of one occurrence the row knows best.
    ...found.map((one) => eventOf(one, origin)),
  ];
  return [...new Map(events.map((event) => [event.uid, event])).values()]
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, EVENTS_MAX);
}

function eventOf(found: FoundTask, origin: string): CalendarEvent {
  const { row, carried } = found;
  return {
    uid: uidOf(found, row.occurrence),
    start: new Date(standsAt(toTask(found))),
    stamp: row.createdAt,
    summary: row.status === 'failed' ? `Failed: ${row.name}` : row.name,
    description: described(row.platforms, draftOfTask(row)?.text ?? '', row.errorMessage),
    status: 'CONFIRMED',
    url: `${origin}/scheduled?task=${row.id}`,
    categories: carried?.map(({ name }) => name) ?? [],
  };
}

/** An occurrence of a series is the moment of the rule that it stands for: moved, or made a row, it stays the same. */
function uidOf({ row: { id, seriesId } }: FoundTask, occurrence: Date | null): string {
  return seriesId && occurrence ? `series-${seriesId}-${utc(occurrence)}@fanfare` : `task-${id}@fanfare`;
}

/** Plans that nobody has approved yet. */
async function waiting(db: Queries, userId: string, origin: string, from: Date, to: Date): Promise<CalendarEvent[]> {
  const { scheduledAt } = schedulePlans;
  const plans = await db
    .select()
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
    stamp: plan.createdAt,
    summary: `To approve: ${plan.workflowName}`,
    description: described(plan.platforms, plan.input, 'This plan waits for your approval.'),
    status: 'TENTATIVE',
    url: `${origin}/chat`,
    categories: [],
  }));
}

function described(platforms: Parameters<typeof platformWords>[0], text: string, remark: string | null): string {
  const shown = text.length > DESCRIPTION_MAX ? `${[...text].slice(0, DESCRIPTION_MAX).join('').trimEnd()}…` : text;
  return [remark ?? '', platformWords(platforms), shown].filter((part) => part !== '').join('\n\n');
}
