import { FILTERED_PLATFORMS, type Platform } from '../../../../domain/post/platforms.ts';
import type { PublicationState } from '../../../../domain/post/publication.ts';
import { AGENT_TYPE_LABELS } from '../../../../domain/schedule/agent-types.ts';
import type { PendingPlan } from '../../../../domain/schedule/plan.ts';
import type { TaskStatus } from '../../../../domain/schedule/scheduled.ts';
import type { Task } from '../task/task.ts';

export interface Filters {
  search: string;
  platform: Platform | 'all';
  status: TaskStatus | 'all';
  /** How the posts stand together. */
  posting: PublicationState | 'all';
  /** The id of a label. */
  label: string;
}

export const EVERYTHING: Filters = { search: '', platform: 'all', status: 'all', posting: 'all', label: 'all' };

/** The platforms in the order of the filter. */
export const FILTER_PLATFORMS: (Platform | 'all')[] = ['all', ...FILTERED_PLATFORMS];

export const COLUMNS: { status: TaskStatus; title: string }[] = [
  { status: 'scheduled', title: 'Scheduled' },
  { status: 'executing', title: 'In Progress' },
  { status: 'completed', title: 'Completed' },
  { status: 'failed', title: 'Failed' },
];

/** The column in which a status stands; one that nobody knows stands with the failed ones. */
export function boardColumn(status: string): TaskStatus {
  return COLUMNS.find((column) => column.status === status)?.status ?? 'failed';
}

/**
 * The tasks whose name or agent type holds the words, on a platform, in a status: what can be told here, at once. What the
 * server finds takes its place a moment later; it also knows the words of posts.
 */
export function findTasks<T extends Pick<Task, 'name' | 'agentType' | 'platforms' | 'status' | 'posting' | 'labels'>>(
  tasks: T[],
  { search, platform, status, posting, label }: Filters,
): T[] {
  const words = search.trim().toLowerCase();
  return tasks.filter(
    (task) =>
      (platform === 'all' || task.platforms.includes(platform)) &&
      (status === 'all' || boardColumn(task.status) === status) &&
      (posting === 'all' || task.posting === posting) &&
      (label === 'all' || task.labels.some(({ id }) => id === label)) &&
      (words === '' ||
        [task.name, task.agentType, AGENT_TYPE_LABELS[task.agentType].label].some((text) =>
          text.toLowerCase().includes(words),
        )),
  );
}

/** The plans that wait for approval, as far as a filter says something of them: they are scheduled for nothing yet. */
export function matchingPlans(
  plans: PendingPlan[],
  { search, platform, status, posting, label }: Filters,
): PendingPlan[] {
  if ((status !== 'all' && status !== 'scheduled') || posting !== 'all' || label !== 'all') return [];
  const words = search.trim().toLowerCase();
  return plans.filter(
    (plan) =>
      // One that names no platform goes to all of them.
      (platform === 'all' || plan.platforms.length === 0 || plan.platforms.includes(platform)) &&
      [plan.name, plan.text].some((text) => text.toLowerCase().includes(words)),
  );
}

/** The tasks column by column: what is to come soonest first, what is done latest first. */
export function inColumns(tasks: Task[]): Record<TaskStatus, Task[]> {
  const sorted = tasks.toSorted((a, b) => Date.parse(a.scheduledFor) - Date.parse(b.scheduledFor));
  const of = (status: TaskStatus) => sorted.filter((task) => boardColumn(task.status) === status);
  return {
    scheduled: of('scheduled'),
    executing: of('executing'),
    completed: of('completed').reverse(),
    failed: of('failed').reverse(),
  };
}
