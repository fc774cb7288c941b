import { draftOfTask } from '../../../../domain/post/fit.ts';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../../domain/post/post.ts';
import type { AgentType } from '../../../../domain/schedule/agent-types.ts';
import { isoToLocal, localInput, localToIso } from '../../../lib/local-time.ts';
import type { Task } from './task.ts';

/** What can be changed of a task, as its form holds it. */
export interface TaskFields {
  name: string;
  local: string;
  agentType: AgentType | '';
  platforms: Platform[];
  draft: PostDraft | null;
  rule: string | null;
  zone: string;
  fresh: boolean;
}

/** What the form of a task begins with. */
export function taskFieldsOf(task: Task, now: Date): TaskFields {
  const { name, agentType, platforms, timeZone, fresh } = task;
  // A rule is only that of a series: a single one that has left its own keeps none.
  const rule = task.seriesId === null ? null : task.recurrence;
  return {
    name,
    local: startOf(task, now),
    agentType,
    platforms,
    draft: draftOfTask(task),
    rule,
    zone: timeZone,
    fresh,
  };
}

/** The task's own moment, or the next full hour where that has passed. */
function startOf({ scheduledFor }: Task, now: Date): string {
  if (Date.parse(scheduledFor) > now.getTime()) return isoToLocal(scheduledFor);
  return localInput(new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1));
}

/** Whether the form, or a part of it, holds something else than it began with. */
export function hasChanged(begun: unknown, now: unknown): boolean {
  return JSON.stringify(begun) !== JSON.stringify(now);
}

/** What a save asks for: of post, rhythm, clock and way of writing only what is new. */
export function editOf({ scheduledFor: before }: Task, begun: TaskFields, now: TaskFields & { agentType: AgentType }) {
  const { local, platforms, agentType, draft, rule, zone, fresh } = now;
  // An untouched moment keeps its seconds.
  const isUntouched = local === begun.local && local === isoToLocal(before);
  return {
    name: now.name.trim(),
    scheduledFor: isUntouched ? before : localToIso(local),
    platforms,
    agentType,
    ...(draft && hasChanged(begun.draft, draft) ? { draft } : {}),
    ...(rule === begun.rule ? {} : { recurrence: rule }),
    ...(zone === begun.zone ? {} : { timeZone: zone }),
    ...(fresh === begun.fresh || rule === null ? {} : { fresh }),
  };
}
