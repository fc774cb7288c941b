import { Eye, FileText, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { Task } from './task.ts';
import { execute, showResults } from './task-actions.ts';
import { open } from './tasks-ui.ts';

/** What can be done with a task as it stands: only a scheduled one starts, only a completed one has results. */
export function TaskButtons({ task, className }: { task: Task; className?: string }) {
  const { id, name, status } = task;
  const isChangeable = status === 'scheduled' || status === 'failed';
  return (
    <div className={classNames('flex items-center', className)}>
      {status === 'scheduled' && (
        <Act does="Execute" name={name} onUse={() => void execute(task)}>
          <Play size={14} />
        </Act>
      )}
      {status === 'completed' && (
        <Act does="View Results" name={name} onUse={() => void showResults(id, 'at once')}>
          <FileText size={14} />
        </Act>
      )}
      <Act does="View" name={name} onUse={() => open({ kind: 'task', id, isEditing: false })}>
        <Eye size={14} />
      </Act>
      {isChangeable && (
        <Act
          does={status === 'failed' ? 'Reschedule' : 'Edit'}
          name={name}
          onUse={() => open({ kind: 'task', id, isEditing: true })}
        >
          <Pencil size={13} />
        </Act>
      )}
      {status !== 'executing' && (
        <Act does="Delete" name={name} onUse={() => open({ kind: 'delete', id })} isDangerous>
          <Trash2 size={14} />
        </Act>
      )}
    </div>
  );
}

interface ActProps {
  does: string;
  name: string;
  onUse: () => void;
  isDangerous?: boolean;
  children: ReactNode;
}

function Act({ does, name, onUse, isDangerous = false, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={`${does}: ${name}`}
      title={does}
      onClick={onUse}
      className={classNames(
        'grid size-7 place-items-center rounded-sm text-ink-3 transition-colors duration-120 hover:bg-hover pointer-coarse:size-9',
        isDangerous ? 'hover:text-bad' : 'hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
