import { CircleAlert } from 'lucide-react';
import { draftOfTask } from '../../../../domain/post/fit.ts';
import { longMoment } from '../../../lib/us-dates.ts';
import { isChangeable, type Task } from './task.ts';

const KEPT = 'What you entered is kept here: schedule it as a new task, or close this.';

/** What has become of a task since somebody began to change it, or null; one that is lost can't be changed any more. */
export function changeElsewhere(begun: Task, now: Task, isGone: boolean): { isLost: boolean; text: string } | null {
  if (isGone) return { isLost: true, text: `This task was deleted elsewhere. ${KEPT}` };
  if (!isChangeable(now))
    return { isLost: true, text: `This task has started meanwhile and can’t be changed any more. ${KEPT}` };
  if (editable(begun) === editable(now)) return null;
  const text = `This task was changed elsewhere meanwhile: it is now “${now.name}”, ${longMoment(now.scheduledFor)}. If you save, what you entered here takes its place.`;
  return { isLost: false, text };
}

function editable(task: Task): string {
  const { name, scheduledFor, platforms, agentType, recurrence } = task;
  return JSON.stringify([name, scheduledFor, platforms, agentType, recurrence, draftOfTask(task)]);
}

/** Says what has become of the task, above what was entered. */
export function ChangedElsewhere({ text }: { text: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-lg bg-warn-wash p-3 text-sm">
      <CircleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <span className="min-w-0 text-pretty [overflow-wrap:anywhere]">{text}</span>
    </p>
  );
}
