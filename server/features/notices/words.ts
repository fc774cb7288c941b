import type { Platform } from '../../../domain/post/platforms.ts';
import { platformWords } from '../../../domain/schedule/plan.ts';
import { formatLong } from '../../../domain/time.ts';
import type { NoticeNote } from './notes.ts';

interface About {
  userId: string;
  /** The scheduled workflow. */
  id: string;
  name: string;
}

/** A run came to nothing: why. */
export function failedNote({ userId, id, name }: About, runId: string, reason: string): NoticeNote {
  return { userId, kind: 'failed', cause: runId, title: `Failed: ${name}`, detail: reason, scheduledWorkflowId: id };
}

/** A post was not begun, though its time had come: why. */
export function heldNote(about: About, scheduledFor: Date, reason: string): NoticeNote {
  return failedNote(about, `${about.id} ${scheduledFor.toISOString()}`, reason);
}

/** A moment passed while nobody kept the time. */
export function missedNote({ userId, id, name }: About, scheduledFor: Date, timeZone: string): NoticeNote {
  return {
    userId,
    kind: 'missed',
    cause: `${id} ${scheduledFor.toISOString()}`,
    title: `Missed: ${name}`,
    detail: `Fanfare was not running on ${formatLong(scheduledFor.toISOString(), timeZone)}, and it is too late now. Nothing was posted.`,
    scheduledWorkflowId: id,
  };
}

/** It is time: its owner posts it. */
export function readyNote({ userId, id, name }: About, runId: string, platforms: Platform[]): NoticeNote {
  return {
    userId,
    kind: 'ready',
    cause: runId,
    title: `Ready to post: ${name}`,
    detail: `It is time to post it on ${platformWords(platforms)}.`,
    scheduledWorkflowId: id,
  };
}

/** A post is out by its owner's account: where. */
export function sentNote({ userId, id, name }: About, postId: string, where: string): NoticeNote {
  return { userId, kind: 'sent', cause: postId, title: `Posted: ${name}`, detail: where, scheduledWorkflowId: id };
}

/** What a note about a plan is known by: a plan that is moved waits anew. */
export function approvalCause({ id, scheduledAt }: { id: string; scheduledAt: Date }): string {
  return `${id} ${scheduledAt.toISOString()}`;
}

/** A plan whose time is near, and nobody has said yes to it. */
export function approvalNote(plan: {
  id: string;
  userId: string;
  workflowName: string;
  scheduledAt: Date;
  timeZone: string;
}): NoticeNote {
  const at = plan.scheduledAt.toISOString();
  return {
    userId: plan.userId,
    kind: 'approval',
    cause: approvalCause(plan),
    title: `Waits for your approval: ${plan.workflowName}`,
    detail: `It is planned for ${formatLong(at, plan.timeZone)}. Without your approval nothing is posted.`,
    scheduledWorkflowId: null,
  };
}
