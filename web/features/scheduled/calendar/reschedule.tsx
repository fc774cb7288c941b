import { toast } from 'react-toastify/unstyled';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { longMoment, shortMoment } from '../../../lib/us-dates.ts';
import { type ProjectedOccurrence, readTask, type Task } from '../task/task.ts';
import { saveTaskChange } from '../task/task-actions.ts';
import { knownTask, showLater, showTask } from '../task/task-queries.ts';
import type { CalendarEvent } from './calendar-events.ts';

const UNDO_MS = 8_000;

/** Whether an event can be moved: a task that waits, or a later occurrence of a series. */
export function isMovable({ resource, projected }: CalendarEvent): boolean {
  return resource?.status === 'scheduled' || projected !== undefined;
}

/** Moves a task or a later occurrence to another moment, at once on screen, with a way back. */
export async function reschedule({ resource, projected }: CalendarEvent, start: Date): Promise<void> {
  const before = resource ?? projected;
  if (!before) return;
  if (start <= new Date()) {
    toast.error(`Cannot schedule in the past. Current time: ${longMoment(new Date())}`);
    return;
  }
  if (start.getTime() === Date.parse(before.scheduledFor)) return;
  const to = start.toISOString();
  const task = await (resource ? move(resource, to) : projected && moveLater(projected, to));
  if (!task) return;
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
            void move(task, before.scheduledFor);
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

async function move(task: Task, scheduledFor: string): Promise<Task | null> {
  const { id } = task;
  // Only the moment is moved: whatever else was changed since it was drawn, or since the move that is taken back, stays.
  const rest = restOf(knownTask(id) ?? task);
  await showTask(id, { scheduledFor });
  const { task: moved } = await saveTaskChange({ ...rest, scheduledFor });
  if (!moved) await showTask(id, { scheduledFor: task.scheduledFor });
  return moved;
}

/** Moves one occurrence alone, which becomes a task by that; the others of its series stay. */
async function moveLater(later: ProjectedOccurrence, scheduledFor: string): Promise<Task | null> {
  const { id, scheduledFor: occurrence } = later;
  await showLater(later, scheduledFor);
  const next = knownTask(id) ?? (await read(id));
  const moved = next && (await saveTaskChange({ ...restOf(next), scheduledFor, occurrence })).task;
  if (!moved) await showLater({ ...later, scheduledFor }, occurrence);
  return moved;
}

/** The task from which a series goes on, where no screen knows it. */
async function read(id: string): Promise<Task | null> {
  try {
    return (await api(readTask, { id })).data;
  } catch (error) {
    toastFailure('Failed to update workflow', error);
    return null;
  }
}

function restOf({ id, name, platforms, agentType }: Task) {
  return { id, name, platforms, agentType };
}
