import { Eye, FileText, type LucideIcon, Pencil, Play, Trash2 } from 'lucide-react';
import { MenuItem } from '../../../components/menu.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { openTaskLayer } from '../tasks-ui.ts';
import type { Task } from './task.ts';
import { showResults, startTask } from './task-actions.ts';

interface Act {
  does: string;
  icon: LucideIcon;
  onUse: () => void;
  isDangerous?: boolean;
}

/** What can be done with a task as it stands: only a scheduled one starts, only a completed one has results. */
function actsOf(task: Task): Act[] {
  const { id, status } = task;
  const acts: (Act | false)[] = [
    status === 'scheduled' && { does: 'Execute', icon: Play, onUse: () => void startTask(task) },
    status === 'completed' && { does: 'View Results', icon: FileText, onUse: () => void showResults(task, 'at once') },
    { does: 'View', icon: Eye, onUse: () => openTaskLayer({ kind: 'task', id, isEditing: false }) },
    (status === 'scheduled' || status === 'failed') && {
      does: status === 'failed' ? 'Reschedule' : 'Edit',
      icon: Pencil,
      onUse: () => openTaskLayer({ kind: 'task', id, isEditing: true }),
    },
    status !== 'executing' && {
      does: 'Delete',
      icon: Trash2,
      onUse: () => openTaskLayer({ kind: 'delete', id }),
      isDangerous: true,
    },
  ];
  return acts.filter((act) => act !== false);
}

interface Props {
  task: Task;
  /** They are seen once somebody points at what they belong to, or comes to them by the keyboard. */
  isQuiet?: boolean;
  className?: string;
}

/** The ways from a task: a row of buttons, or one that opens them where a finger points. */
export function TaskButtons({ task, isQuiet = false, className }: Props) {
  const acts = actsOf(task);
  return (
    <div className={classNames('flex items-center', className)}>
      <span
        className={classNames(
          'flex pointer-coarse:hidden',
          isQuiet && 'opacity-0 transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100',
        )}
      >
        {acts.map((act) => (
          <ActButton key={act.does} act={act} name={task.name} />
        ))}
      </span>
      <span className="hidden pointer-coarse:block">
        <MoreMenu label={`More for ${task.name}`} className="size-9">
          {acts.map(({ does, icon: Icon, onUse, isDangerous }) => (
            <MenuItem key={does} onSelect={onUse} className={isDangerous ? 'text-bad' : undefined}>
              <Icon size={14} aria-hidden="true" />
              {does}
            </MenuItem>
          ))}
        </MoreMenu>
      </span>
    </div>
  );
}

function ActButton({ act: { does, icon: Icon, onUse, isDangerous = false }, name }: { act: Act; name: string }) {
  return (
    <button
      type="button"
      aria-label={`${does}: ${name}`}
      title={does}
      onClick={onUse}
      className={classNames(
        'grid size-7 place-items-center rounded-sm text-ink-3 transition-colors duration-120 hover:bg-hover',
        isDangerous ? 'hover:text-bad' : 'hover:text-ink',
      )}
    >
      <Icon size={14} aria-hidden="true" />
    </button>
  );
}
