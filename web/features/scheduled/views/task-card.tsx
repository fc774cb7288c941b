import { Repeat } from 'lucide-react';
import { memo } from 'react';
import { AGENT_TYPE_LABELS } from '../../../../domain/schedule/agent-types.ts';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import { TwoLines } from '../../../components/cut-name.tsx';
import { LabelChips } from '../../../components/label-chips.tsx';
import { longMoment, shortMoment } from '../../../lib/us-dates.ts';
import { StatusBadge, StatusIcon, standingOf } from '../task/status-look.tsx';
import type { Task } from '../task/task.ts';
import { TaskButtons } from '../task/task-buttons.tsx';
import { TaskNotes } from '../task/task-notes.tsx';
import { TaskPlatforms } from '../task/task-platforms.tsx';
import { openTaskLayer } from '../tasks-ui.ts';
import { TaskCheckbox } from './task-checkbox.tsx';

/** A task on the board. */
export const TaskCard = memo(function TaskCard({ task }: { task: Task }) {
  const standing = standingOf(task);
  const at = standsAt(task);
  return (
    <article
      aria-label={task.name}
      className="group relative rounded-lg bg-surface p-3 shadow-xs transition-shadow duration-120 focus-within:shadow-sm hover:shadow-sm"
    >
      <p className="flex items-start gap-1.5 text-xs text-ink-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <StatusIcon status={standing} size={13} />
          <time dateTime={at} title={longMoment(at)} className="whitespace-nowrap tabular-nums">
            {shortMoment(at)}
          </time>
          {task.recurrenceText && task.seriesId && (
            <span title={`Repeats ${task.recurrenceText}`} className="flex min-w-0 items-center gap-1 text-ink-3">
              <Repeat size={12} aria-hidden="true" className="shrink-0" />
              <span className="truncate">{task.recurrenceText}</span>
            </span>
          )}
        </span>
        <TaskCheckbox id={task.id} name={task.name} className="relative z-1 ml-auto" />
      </p>
      <h3 className="mt-1.5 text-base leading-5 font-medium">
        {/* The whole card opens the task; its other buttons lie above. */}
        <button
          type="button"
          onClick={() => openTaskLayer({ kind: 'task', id: task.id, isEditing: false })}
          className="w-full text-left after:absolute after:inset-0 after:rounded-lg"
        >
          <TwoLines text={task.name} />
        </button>
      </h3>
      <p className="mt-0.5 text-xs text-ink-3">{AGENT_TYPE_LABELS[task.agentType].label}</p>
      <LabelChips labels={task.labels} className="mt-2" />
      {standing !== task.status && (
        <p className="mt-2">
          <StatusBadge status={standing} />
        </p>
      )}
      <TaskNotes task={task} className="mt-2" />
      <div className="relative mt-2.5 flex items-center justify-between gap-2">
        <TaskPlatforms platforms={task.platforms} />
        <TaskButtons task={task} isQuiet className="-mr-1.5" />
      </div>
    </article>
  );
});
