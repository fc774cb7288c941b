import { Hourglass, Repeat } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { draftOfTask } from '../../../../domain/post/fit.ts';
import type { Platform } from '../../../../domain/post/platforms.ts';
import { type PendingPlan, platformWords } from '../../../../domain/schedule/plan.ts';
import { standsAt } from '../../../../domain/schedule/scheduled.ts';
import { OneLine } from '../../../components/cut-name.tsx';
import { LabelChips } from '../../../components/label-chips.tsx';
import { PlatformIcon } from '../../../components/platform-icons.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { timeOfDay } from '../../../lib/us-dates.ts';
import { NEEDS_APPROVAL, useOpenPlan } from '../pending-plans.tsx';
import { StatusBadge, standingOf } from '../task/status-look.tsx';
import type { ProjectedOccurrence, Task } from '../task/task.ts';
import { TaskNotes } from '../task/task-notes.tsx';
import { openTaskLayer } from '../tasks-ui.ts';
import { TaskCheckbox } from './task-checkbox.tsx';

/** A task on its day: when, where, its first words, its picture, its labels, and where it stands. */
export const TaskRow = memo(function TaskRow({ task }: { task: Task }) {
  const picture = task.post.media.find(({ kind }) => kind === 'image');
  const words = draftOfTask(task)?.text ?? task.agents.find(({ type }) => type === 'chat')?.input ?? '';
  return (
    <AgendaRow
      name={task.name}
      at={standsAt(task)}
      platforms={task.platforms}
      repeats={task.seriesId === null ? null : task.recurrenceText}
      words={words === task.name ? '' : words}
      aside={
        picture && (
          <img
            src={`/api/media/${picture.mediaId}`}
            alt={picture.alt}
            loading="lazy"
            className="size-11 shrink-0 rounded-md object-cover shadow-xs"
          />
        )
      }
      choice={<TaskCheckbox id={task.id} name={task.name} className="relative z-1 mt-0.5" />}
      onUse={() => openTaskLayer({ kind: 'task', id: task.id, isEditing: false })}
    >
      {task.status !== 'scheduled' && <StatusBadge status={standingOf(task)} />}
      <LabelChips labels={task.labels} most={3} />
      <TaskNotes task={task} className="w-full" />
    </AgendaRow>
  );
});

/** A plan that waits for approval: no task yet. */
export function AgendaPlan({ plan }: { plan: PendingPlan }) {
  const openPlan = useOpenPlan();
  return (
    <AgendaRow
      name={plan.name}
      at={plan.scheduledFor}
      platforms={plan.platforms}
      repeats={plan.recurrenceText}
      words={plan.text}
      isOutline
      onUse={() => openPlan(plan)}
    >
      <span className="inline-flex h-6 items-center gap-1.5 rounded-sm bg-warn-wash px-2 text-xs font-medium text-warn">
        <Hourglass size={12} aria-hidden="true" />
        {NEEDS_APPROVAL}
      </span>
    </AgendaRow>
  );
}

/** When a series runs again. */
export function ProjectedRow({ projected: { id, name, platforms, scheduledFor } }: { projected: ProjectedOccurrence }) {
  return (
    <AgendaRow
      name={name}
      at={scheduledFor}
      platforms={platforms}
      repeats="later"
      words=""
      isOutline
      onUse={() => openTaskLayer({ kind: 'details', id, occurrence: scheduledFor })}
    />
  );
}

interface RowProps {
  name: string;
  at: string;
  platforms: Platform[];
  /** How it comes again, in words; null where it does not. */
  repeats: string | null;
  words: string;
  /** Whether it is only foreseen. */
  isOutline?: boolean;
  aside?: ReactNode;
  choice?: ReactNode;
  onUse: () => void;
  children?: ReactNode;
}

function AgendaRow({
  name,
  at,
  platforms,
  repeats,
  words,
  isOutline = false,
  aside,
  choice,
  onUse,
  children,
}: RowProps) {
  return (
    <article
      aria-label={name}
      className={classNames(
        'group relative flex gap-3 px-3 py-2.5 transition-colors duration-120 hover:bg-hover',
        isOutline && 'bg-sunken',
      )}
    >
      <div className="w-16 shrink-0 text-xs leading-5 text-ink-2 tabular-nums">
        <time dateTime={at}>{timeOfDay(at)}</time>
        <span className="mt-0.5 flex items-center gap-1">
          {platforms.map((platform) => (
            <PlatformIcon key={platform} platform={platform} size={12} />
          ))}
          {platforms.length > 0 && <span className="sr-only">{platformWords(platforms)}</span>}
          {repeats && <Repeat size={12} aria-label={`Repeats ${repeats}`} className="text-ink-3" />}
        </span>
      </div>
      <div className="min-w-0 flex-1">
        <h3 className={classNames('text-base leading-5', isOutline ? 'text-ink-2' : 'font-medium')}>
          {/* The whole row opens it. */}
          <button
            type="button"
            onClick={onUse}
            className="block w-full text-left after:absolute after:inset-0 focus-visible:outline-offset-[-2px]"
          >
            <OneLine text={name} />
          </button>
        </h3>
        {words && <p className="line-clamp-2 text-sm text-ink-2 [overflow-wrap:anywhere] md:line-clamp-1">{words}</p>}
        {children && <div className="mt-1 flex flex-wrap items-center gap-1.5 empty:hidden">{children}</div>}
      </div>
      {aside}
      {choice}
    </article>
  );
}
