import { PublicationBadge } from '../../components/publication-row.tsx';
import { StatusBadge } from './status-look.tsx';
import type { Task } from './task.ts';

/** Where a task stands; one that has run stands where its posts do. */
export function TaskBadge({ task: { status, posting } }: { task: Pick<Task, 'status' | 'posting'> }) {
  return status === 'completed' && posting !== null ? (
    <PublicationBadge state={posting} />
  ) : (
    <StatusBadge status={status} />
  );
}
