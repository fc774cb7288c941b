import { toast } from 'react-toastify/unstyled';
import { longMoment, shortMoment } from '../../../lib/us-dates.ts';
import type { Task } from '../task.ts';
import { change } from '../task-actions.ts';
import { knownTask, showTask } from '../task-queries.ts';

const UNDO_MS = 8_000;

/** Moves a task to another moment, at once on screen, with a way back. */
export async function reschedule(task: Task, start: Date): Promise<void> {
  if (start <= new Date()) {
    toast.error(`Cannot schedule in the past. Current time: ${longMoment(new Date())}`);
    return;
  }
  if (start.getTime() === Date.parse(task.scheduledFor)) return;
  if (!(await move(task, start.toISOString()))) return;
  toast.success(
    ({ closeToast }) => (
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="font-medium">{task.name}</span> moved to {shortMoment(start)}
        </span>
        <button
          type="button"
          onClick={() => {
            closeToast();
            void move(task, task.scheduledFor);
          }}
          className="shrink-0 rounded-sm bg-hover px-2 py-1 text-xs font-medium hover:bg-active"
        >
          Undo
        </button>
      </div>
    ),
    { autoClose: UNDO_MS },
  );
}

async function move(task: Task, scheduledFor: string): Promise<boolean> {
  const { id } = task;
  // Only the moment is moved: whatever else was changed since it was drawn, or since the move that is taken back, stays.
  const { name, platforms, agentType } = knownTask(id) ?? task;
  await showTask(id, { scheduledFor });
  const isMoved = (await change({ id, name, platforms, agentType, scheduledFor })) === null;
  if (!isMoved) await showTask(id, { scheduledFor: task.scheduledFor });
  return isMoved;
}
