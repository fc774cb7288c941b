import { CalendarClock, Repeat } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { TaskSort } from '../../../../domain/schedule/scheduled.ts';
import { OneLine } from '../../../components/cut-name.tsx';
import { LabelChips } from '../../../components/label-chips.tsx';
import { longMoment } from '../../../lib/us-dates.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { StatusBadge, standingOf } from '../task/status-look.tsx';
import type { Task } from '../task/task.ts';
import { TaskButtons } from '../task/task-buttons.tsx';
import { TaskNotes } from '../task/task-notes.tsx';
import { TaskPlatforms } from '../task/task-platforms.tsx';
import { openTaskLayer } from '../tasks-ui.ts';
import { Pager } from './pager.tsx';
import { SortHead } from './sort-head.tsx';
import { TaskCard } from './task-card.tsx';
import { TaskCheckbox } from './task-checkbox.tsx';

export const ROWS_PER_PAGE = 10;

interface Props {
  tasks: Task[];
  /** How many there are, also of those that are not here yet. */
  total: number;
  /** Brings more of them here, up to a number. */
  onNeed: (count: number) => void;
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
}

/** The tasks as a list, ten to a page. */
export const TaskTable = memo(function TaskTable({ tasks, total, onNeed, sort, onSort }: Props) {
  const [wanted, setPage] = useState(1);
  const isNarrow = useMediaQuery('(width < 768px)');
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  // A search or a deletion may leave fewer pages than the one that was looked at.
  const page = Math.min(wanted, pages);
  const shown = tasks.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  const needed = Math.min(total, page * ROWS_PER_PAGE);
  useEffect(() => {
    if (needed > tasks.length) onNeed(needed);
  }, [needed, tasks.length, onNeed]);
  if (total === 0)
    return (
      <div className="grid flex-1 place-items-center px-4 py-16 text-center">
        <div>
          <CalendarClock size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-ink-3" />
          <p className="mt-3 text-sm text-ink-2">No scheduled tasks found</p>
        </div>
      </div>
    );
  return (
    <div className="px-4 max-md:px-3 pt-px pb-6">
      {isNarrow ? (
        <>
          <h2 className="sr-only">Tasks</h2>
          <ul className="flex flex-col gap-2">
            {shown.map((task) => (
              <li key={task.id}>
                <TaskCard task={task} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Rows
          tasks={shown}
          sort={sort}
          onSort={(next) => {
            setPage(1);
            onSort(next);
          }}
        />
      )}
      {shown.length === 0 && (
        <p role="status" className="appear-late grid h-40 place-items-center text-sm text-ink-3">
          Loading scheduled tasks…
        </p>
      )}
      <Pager page={page} pages={pages} count={total} onPage={setPage} />
    </div>
  );
});

/** What a column is sorted by, one after the other as its head is pressed; where there is little room the name gets what the others can spare. */
const HEADS: { title: string; width: string; sorts: TaskSort[] }[] = [
  { title: 'Status', width: 'w-48 max-xl:w-px', sorts: ['status', '-status'] },
  { title: 'Name', width: '', sorts: ['name', '-name'] },
  { title: 'Scheduled For', width: 'w-56 max-xl:w-40', sorts: ['next', 'newest', 'oldest'] },
  { title: 'Platforms', width: 'w-40 max-xl:w-px', sorts: ['platforms', '-platforms'] },
];

function Rows({ tasks, sort, onSort }: { tasks: Task[] } & Pick<Props, 'sort' | 'onSort'>) {
  return (
    <div className="overflow-hidden rounded-lg bg-surface shadow-xs">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="h-9 border-b border-line text-xs text-ink-3 [&>th]:px-4 [&>th]:font-medium max-xl:[&>th]:px-3">
            {HEADS.map(({ title, width, sorts }) => (
              <SortHead key={title} title={title} width={width} sorts={sorts} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="w-44 max-xl:w-px">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <Row key={task.id} task={task} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ task }: { task: Task }) {
  return (
    <tr className="border-b border-line transition-colors duration-120 last:border-0 hover:bg-hover [&>td]:px-4 [&>td]:py-2.5 max-xl:[&>td]:px-3">
      <td>
        <div className="flex items-center gap-3">
          <TaskCheckbox id={task.id} name={task.name} isAlways />
          <StatusBadge status={standingOf(task)} />
        </div>
      </td>
      <td className="max-w-0">
        <button
          type="button"
          onClick={() => openTaskLayer({ kind: 'task', id: task.id, isEditing: false })}
          title={task.name}
          className="block w-full text-left font-medium"
        >
          <OneLine text={task.name} />
        </button>
        <LabelChips labels={task.labels} most={3} className="mt-1" />
        <TaskNotes task={task} className="mt-0.5" />
      </td>
      <td className="text-ink-2 tabular-nums">
        <time dateTime={task.scheduledFor}>{longMoment(task.scheduledFor)}</time>
        {task.recurrenceText && task.seriesId && (
          <span className="flex items-center gap-1 text-xs text-ink-3">
            <Repeat size={11} aria-hidden="true" />
            {task.recurrenceText}
          </span>
        )}
      </td>
      <td>
        <TaskPlatforms platforms={task.platforms} />
      </td>
      <td>
        <TaskButtons task={task} className="-ml-1.5" />
      </td>
    </tr>
  );
}
