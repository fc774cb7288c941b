import { CircleAlert, History } from 'lucide-react';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import { classNames } from '../../../lib/class-names.ts';
import { shortMoment } from '../../../lib/us-dates.ts';
import { useHasTrouble } from '../tasks-ui.ts';
import type { Task } from './task.ts';

/** What is out of the ordinary with a task: something just went wrong, it failed, it did not do all, it ran late or early. */
export function TaskNotes({ task, className }: { task: Task; className?: string }) {
  const hasTrouble = useHasTrouble(task.id);
  const failure = task.status === 'failed' ? task.error_message : null;
  const unpunctual = task.lateness ?? earliness(task);
  if (!hasTrouble && !failure && !unpunctual && !task.undone) return null;
  return (
    <div className={classNames('flex flex-col gap-1 text-xs', className)}>
      {hasTrouble && (
        <p role="alert" className="flex gap-1.5 font-medium text-bad">
          <CircleAlert size={13} aria-hidden="true" className="mt-0.5 shrink-0" />
          Oops! Try again.
        </p>
      )}
      {failure && (
        <p title={failure} className="line-clamp-2 text-bad">
          {failure}
        </p>
      )}
      {task.undone && (
        <p title={task.undone} className="line-clamp-2 text-warn">
          {task.undone}
        </p>
      )}
      {unpunctual && (
        <p className="flex gap-1.5 text-ink-2">
          <History size={13} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          {capital(unpunctual)}
        </p>
      )}
    </div>
  );
}

/** 'ran early: it was planned for Nov 22, 8:00 AM', where its owner started it a minute or more before its time. */
function earliness(task: Task): string | null {
  const isEarly = Date.parse(task.scheduledFor) - Date.parse(standsAt(task)) >= 60_000;
  return isEarly ? `ran early: it was planned for ${shortMoment(task.scheduledFor)}` : null;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
