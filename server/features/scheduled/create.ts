import { Failure } from '../../../domain/errors.ts';
import { overlongPost } from '../../../domain/post/approved-text.ts';
import { blankRefusal, draftOfTask, draftRefusal } from '../../../domain/post/fit.ts';
import { namedOrAll, type Platform } from '../../../domain/post/platforms.ts';
import { NO_PARTS, type PostParts } from '../../../domain/post/post.ts';
import type { AgentType } from '../../../domain/schedule/agent-types.ts';
import type { Agent, Connection, Graph } from '../../../domain/workflow/graph.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { scheduledWorkflows, series, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { wakeScheduler } from './changes.ts';
import { takePlaces } from './day-limit.ts';
import { type ScheduledMoment, upcoming } from './moments.ts';
import { NEW_PLACE } from './places.ts';

/** What is to run, and when. */
export interface NewSchedule {
  /** Its id where it has one from elsewhere: the same one can't come twice. */
  id?: string;
  name: string;
  moment: ScheduledMoment;
  platforms: Platform[];
  agentType: AgentType;
  agents: Agent[];
  connections: Connection[];
  /** The saved workflow that it is made from. */
  workflowId?: string | null;
  /** Beside its words: pictures, and what single networks get of their own. */
  post?: PostParts;
  /** Of a series: what its words are written from, and whether each occurrence gets new ones. */
  wish?: string | null;
  fresh?: boolean;
}

/** Why a workflow can't be posted on these networks, or null where it can. */
export function postRefusal(workflow: Graph & { post: PostParts }, platforms: Platform[]): string | null {
  const draft = draftOfTask(workflow);
  if (!draft) return overlongPost(workflow, platforms);
  // What others of its agents draw or speak comes to it when it runs.
  const isAll = workflow.agents.length === 1;
  return (isAll ? blankRefusal(draft, platforms) : null) ?? draftRefusal(draft, platforms);
}

/** Puts a workflow on the schedule inside a transaction: the first occurrence, and its series where it comes again. */
export async function createScheduled(
  tx: Transaction,
  userId: string,
  { id, name, moment, platforms, agentType, agents, connections, post = NO_PARTS, ...more }: NewSchedule,
  now: Date,
): Promise<{ id: string; scheduledFor: Date }> {
  const overlong = postRefusal({ agents, connections, post }, platforms);
  if (overlong) throw new Failure('VALIDATION', overlong);
  const scheduledFor = upcoming(moment, now);
  const { wallTime, timeZone, recurrence } = moment;
  const { wish = null, fresh = false, workflowId = null } = more;
  const repeating = recurrence === null ? null : { start: wallTime, timeZone, rule: recurrence };
  await takePlaces(tx, userId, { place: NEW_PLACE, scheduledFor, repeating, rowId: null });
  const [repeated] =
    recurrence === null
      ? []
      : await tx
          .insert(series)
          .values({ userId, rule: recurrence, wallTime, timeZone, wish, fresh })
          .returning({ id: series.id });
  const [created] = await tx
    .insert(scheduledWorkflows)
    .values({
      id,
      userId,
      seriesId: repeated?.id ?? null,
      occurrence: repeated ? scheduledFor : null,
      name,
      scheduledFor,
      timeZone,
      // A task names its networks: by that it is found, moved and shown.
      platforms: namedOrAll(platforms),
      agentType,
      agents,
      connections,
      workflowId,
      post,
      // The first has the words that were approved.
      preparedAt: repeated && fresh ? now : null,
    })
    .returning({ id: scheduledWorkflows.id });
  if (!created) throw new Error('The scheduled workflow was not stored');
  await tx.insert(taskEvents).values({ scheduledWorkflowId: created.id, at: now, what: 'scheduled' });
  await wakeScheduler(tx, userId, scheduledFor);
  return { id: created.id, scheduledFor };
}
