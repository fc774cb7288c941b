import { memo, useState } from 'react';
import type { TaskStatus } from '../../../domain/scheduled.ts';
import { COLUMNS, inColumns } from './find-tasks.ts';
import { StatusIcon } from './status-look.tsx';
import type { Task } from './task.ts';
import { TaskCard } from './task-card.tsx';

/** Nobody reads hundreds of cards at once, and no browser draws them quickly. */
const CARDS_AT_ONCE = 40;

interface Props {
  tasks: Task[];
  /** The only column to show, where one was chosen. */
  only: TaskStatus | 'all';
}

/** The tasks as a board: a column for each status. */
export const Board = memo(function Board({ tasks, only }: Props) {
  const columns = inColumns(tasks);
  const shown = COLUMNS.filter(({ status }) => only === 'all' || status === only);
  return (
    <div className="flex min-h-0 flex-1 gap-3 overflow-x-auto px-4 pb-4 max-md:flex-col">
      {shown.map(({ status, title }) => (
        <Column key={status} status={status} title={title} tasks={columns[status]} />
      ))}
    </div>
  );
});

function Column({ status, title, tasks }: { status: TaskStatus; title: string; tasks: Task[] }) {
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const hidden = tasks.length - limit;
  return (
    <section
      aria-label={title}
      className="flex min-w-64 flex-1 flex-col overflow-hidden rounded-xl pb-1 bg-sunken shadow-[inset_0_0_0_1px_var(--c-line)] max-md:min-w-0 max-md:flex-none"
    >
      <h2 className="flex h-11 shrink-0 items-center gap-2 px-3.5 text-sm font-medium">
        <StatusIcon status={status} size={15} isStill={tasks.length === 0} />
        {title}
        <span className="ml-auto font-mono text-xs font-normal text-ink-3">{tasks.length}</span>
      </h2>
      {tasks.length === 0 ? (
        <p className="m-2 mt-0 rounded-lg border border-dashed border-line-strong px-3 py-6 text-center text-sm text-ink-3">
          No workflows
        </p>
      ) : (
        <ul className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-2 pt-px pb-2">
          {tasks.slice(0, limit).map((task) => (
            <li key={task.id}>
              <TaskCard task={task} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <button
                type="button"
                onClick={() => setLimit(limit + CARDS_AT_ONCE)}
                className="h-9 w-full rounded-lg text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
              >
                {`Show ${Math.min(hidden, CARDS_AT_ONCE)} more of ${hidden}`}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
