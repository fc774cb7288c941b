import * as z from 'zod/mini';
import { HOUR_MS } from '../limits.ts';
import { platformSchema } from '../post/platforms.ts';
import { NO_PARTS, postPartsSchema } from '../post/post.ts';
import { publicationStateSchema } from '../post/publication.ts';
import { agentSchema, connectionSchema } from '../workflow/graph.ts';
import { agentTypeSchema } from './agent-types.ts';
import { labelSchema } from './labels.ts';

/** Where a scheduled workflow stands; the last two are final. */
export const taskStatusSchema = z.enum(['scheduled', 'executing', 'completed', 'failed']);
export type TaskStatus = z.infer<typeof taskStatusSchema>;

/** In what order a list of them runs; a minus turns it round. 'next' is what comes next, then what is over, the latest first. */
export const taskSortSchema = z.enum([
  'newest',
  'oldest',
  'next',
  'name',
  '-name',
  'status',
  '-status',
  'platforms',
  '-platforms',
]);
export type TaskSort = z.infer<typeof taskSortSchema>;

/** How far ahead something may be scheduled. */
export const SCHEDULE_AHEAD_YEARS = 5;
/** Later than this after its time, a workflow that was missed no longer runs. */
export const MISSED_AFTER_MS = 24 * HOUR_MS;
export const MISSED_TEXT = 'Missed: the server was not running at the scheduled time.';
/** After a restore: what was under way, or has come due since the backup, is not sent twice. */
export const RESTORED_TEXT =
  'Fanfare was restored from a backup, and this may have gone out before. Look at the network, then post it again.';
/** While an account is to be deleted, and once it is kept: what was under way, or has come due meanwhile, is not sent late. */
export const HELD_BACK_TEXT =
  'Your account was going to be deleted when this was due, so it was held back. Send it again if you still want it.';

/** One thing that happened to a scheduled workflow, for the short story in its details. */
export const taskEventSchema = z.object({
  at: z.iso.datetime(),
  what: z.enum([
    'scheduled',
    'changed',
    'labelled',
    'started',
    'taken-over',
    'completed',
    'failed',
    'posted',
    'refused',
    'unconfirmed',
    'handed-over',
  ]),
  /** Why, or how late, where there is something to say. */
  detail: z.nullable(z.string()),
});
export type TaskEvent = z.infer<typeof taskEventSchema>;

/** A scheduled workflow as boards, lists and calendars show it. */
export const scheduledWorkflowSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: taskStatusSchema,
  scheduledFor: z.iso.datetime(),
  timeZone: z.string(),
  platforms: z.array(platformSchema),
  agentType: agentTypeSchema,
  agents: z.array(agentSchema),
  connections: z.array(connectionSchema),
  /** Beside its words: pictures, and what single networks get of their own. */
  post: z._default(postPartsSchema, NO_PARTS),
  /** How its posts stand on their way out; null where it posts nothing, or has not run. */
  posting: z._default(z.nullable(publicationStateSchema), null),
  /** What its owner sorts it by. */
  labels: z._default(z.array(labelSchema), []),
  /** The series it belongs to; null where it runs once. */
  seriesId: z.nullable(z.string()),
  recurrence: z.nullable(z.string()),
  recurrenceText: z.nullable(z.string()),
  /** Of a series: whether each occurrence gets words of its own, made anew from the wish. */
  fresh: z._default(z.boolean(), false),
  /** What the words of the series are written from; null where they were given as they are. */
  wish: z._default(z.nullable(z.string()), null),
  /** When the fresh words of this occurrence were made; null where it still has those of the one before. */
  preparedAt: z._default(z.nullable(z.iso.datetime()), null),
  executed_at: z.nullable(z.iso.datetime()),
  /** Seconds. */
  execution_duration: z.nullable(z.number()),
  error_message: z.nullable(z.string()),
  /** 'ran 3 h late: the server was not running'; null where it was on time. */
  lateness: z.nullable(z.string()),
  /** What its run was told and did not do: it is not shown as done; null where all was done. */
  undone: z._default(z.nullable(z.string()), null),
});
export type ScheduledWorkflow = z.infer<typeof scheduledWorkflowSchema>;

/** Where it stands in time: at its moment, or at that of its run where this came before. */
export function standsAt({ scheduledFor, executed_at: ran }: Pick<ScheduledWorkflow, 'scheduledFor' | 'executed_at'>) {
  return ran !== null && Date.parse(ran) < Date.parse(scheduledFor) ? ran : scheduledFor;
}
