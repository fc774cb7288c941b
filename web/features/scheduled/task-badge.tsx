import { StatusBadge, standingOf } from './status-look.tsx';
import type { Task } from './task.ts';

/** Where a task stands; one that has run stands where its posts do. */
export function TaskBadge({ task }: { task: Pick<Task, 'status' | 'posting'> }) {
  return <StatusBadge status={standingOf(task)} />;
}
