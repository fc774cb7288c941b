import { memo, useState } from 'react';
import { type PublicationState, UNPOSTED_STATES } from '../../../../domain/post/publication.ts';
import type { TaskStatus } from '../../../../domain/schedule/scheduled.ts';
import { COLUMNS, inColumns } from '../filters/find-tasks.ts';
import { PendingPlans, type WaitingPlans } from '../pending-plans.tsx';
import { StatusIcon, standingOf } from '../task/status-look.tsx';
import type { Task } from '../task/task.ts';
import type { TaskList } from '../task/task-queries.ts';
import { ColumnGroup } from './column-group.tsx';
import { TaskCard } from './task-card.tsx';
import { unpostedGroups } from './unposted-groups.ts';

/** Nobody reads hundreds of cards at once, and no browser draws them quickly: a column begins with more than a window shows. */
export const CARDS_AT_FIRST = 20;
const MORE_CARDS = 40;

interface Props {
  tasks: Task[];
  count: TaskList['count'];
  /** How many of each column were asked for. */
  limit: number;
  onLimit: (limit: number) => void;
  /** The only column to show, where one was chosen. */
  only: TaskStatus | 'all';
  /** What waits for approval, above what is scheduled. */
  plans: WaitingPlans;
}

/** The tasks as a board: a column for each status. */
export const Board = memo(function Board({ tasks, count, limit, onLimit, only, plans }: Props) {
  const columns = inColumns(tasks);
  const shown = COLUMNS.filter(({ status }) => only === 'all' || status === only);
  return (
    <div className="flex min-h-0 flex-1 gap-3 overflow-x-auto px-4 max-md:px-3 pb-4 max-md:flex-col">
      {shown.map(({ status, title }) => {
        const [unposted, rest] = byPosting(columns[status]);
        const waiting = status === 'completed' ? (count?.unposted ?? {}) : {};
        const counted = (count?.[status] ?? 0) - Object.values(waiting).reduce((sum, number) => sum + number, 0);
        return (
          <Column
            key={status}
            status={status}
            title={title}
            tasks={rest}
            // Fewer than were asked for are all that there are.
            total={rest.length < limit ? rest.length : Math.max(rest.length, counted)}
            unposted={unposted}
            waiting={waiting}
            onMore={(wanted) => onLimit(Math.max(limit, wanted))}
            plans={status === 'scheduled' ? plans : null}
          />
        );
      })}
    </div>
  );
});

/** What has run and is not all posted, and the rest. */
function byPosting(tasks: Task[]): [unposted: Task[], rest: Task[]] {
  const { true: unposted = [], false: rest = [] } = Object.groupBy(tasks, (task) =>
    UNPOSTED.includes(standingOf(task)) ? 'true' : 'false',
  );
  return [unposted, rest];
}

const UNPOSTED: string[] = UNPOSTED_STATES;

interface ColumnProps {
  status: TaskStatus;
  title: string;
  tasks: Task[];
  total: number;
  /** Those for which its title would not be true, and how many there are at each state. */
  unposted: Task[];
  waiting: Partial<Record<PublicationState, number>>;
  onMore: (limit: number) => void;
  plans: WaitingPlans | null;
}

function Column({ status, title, tasks, total, unposted, waiting, onMore, plans }: ColumnProps) {
  const [limit, setLimit] = useState(CARDS_AT_FIRST);
  const groups = unpostedGroups(unposted, waiting);
  const open = groups.reduce((sum, group) => sum + group.count, 0);
  const hidden = total + open - Math.min(limit, tasks.length) - unposted.length;
  const showMore = () => {
    setLimit(limit + MORE_CARDS);
    onMore(limit + MORE_CARDS);
  };
  return (
    <section
      aria-label={title}
      className="flex min-w-64 flex-1 flex-col overflow-hidden rounded-xl pb-1 bg-sunken shadow-[inset_0_0_0_1px_var(--c-line)] max-md:min-w-0 max-md:flex-none"
    >
      <h2 className="flex h-11 shrink-0 items-center gap-2 px-3.5 text-sm font-medium">
        <StatusIcon status={status} size={15} isStill={tasks.length === 0} />
        {title}
        <span className="ml-auto font-mono text-xs font-normal text-ink-3">{total}</span>
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pt-px pb-2">
        {plans && <PendingPlans waiting={plans} />}
        {groups.map(({ states, label, count }) => (
          <ColumnGroup key={label} title={label} icon={<StatusIcon status={states[0] ?? ''} size={13} />} count={count}>
            <Cards tasks={unposted.filter((task) => states.includes(standingOf(task)))} />
          </ColumnGroup>
        ))}
        {tasks.length + unposted.length === 0 ? (
          <p className="rounded-lg border border-dashed border-line-strong px-3 py-6 text-center max-md:py-2 text-sm text-ink-3">
            No workflows
          </p>
        ) : (
          <Cards tasks={tasks.slice(0, limit)} />
        )}
        {hidden > 0 && (
          <button
            type="button"
            onClick={showMore}
            className="mt-2 h-9 w-full rounded-lg text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
          >
            {`Show ${Math.min(hidden, MORE_CARDS)} more of ${hidden}`}
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * Cards that are drawn or left out together: while a column scrolls, the browser looks where each such stretch is. Whenever a dialog
 * opens it styles all that are drawn, so that they are not many more than are seen.
 */
const CARDS_IN_STRETCH = 5;

function Cards({ tasks }: { tasks: Task[] }) {
  const stretches = Array.from({ length: Math.ceil(tasks.length / CARDS_IN_STRETCH) }, (_, n) =>
    tasks.slice(n * CARDS_IN_STRETCH, (n + 1) * CARDS_IN_STRETCH),
  );
  return (
    <div className="flex flex-col gap-2">
      {stretches.map((cards, n) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is a place, whichever cards stand there
          key={n}
          // Wider than its cards by their shadows, which would be cut off at its edge.
          className="-m-1 flex flex-col gap-2 p-1 [contain-intrinsic-size:auto_682px] [content-visibility:auto]"
        >
          {cards.map((task) => (
            <li key={task.id}>
              <TaskCard task={task} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
