import { CircleAlert, History } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import type { Task } from './task.ts';
import { useHasTrouble } from './tasks-ui.ts';

/** What is out of the ordinary with a task: something just went wrong, it failed, it ran late. */
export function TaskNotes({ task, className }: { task: Task; className?: string }) {
  const hasTrouble = useHasTrouble(task.id);
  const failure = task.status === 'failed' ? task.error_message : null;
  if (!hasTrouble && !failure && !task.lateness) return null;
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
      {task.lateness && (
        <p className="flex gap-1.5 text-ink-2">
          <History size={13} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          {capital(task.lateness)}
        </p>
      )}
    </div>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
