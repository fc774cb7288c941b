import { CalendarClock } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { reasonOf } from '../../lib/reason-of.ts';
import { Board } from './board.tsx';
import { type Filters, findTasks } from './find-tasks.ts';
import { LoadFailure } from './load-failure.tsx';
import { useTasks } from './task-queries.ts';
import { TaskTable } from './task-table.tsx';
import { open } from './tasks-ui.ts';

interface Props {
  view: 'kanban' | 'list';
  filters: Filters;
  onShowAll: () => void;
}

/** The board or the list, with what stands in their place while there is nothing to show. */
export function TaskScreen({ view, filters, onShowAll }: Props) {
  const { tasks, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTasks();
  // Whoever types sees the letters first and the found tasks a moment later.
  const wanted = useDeferredValue(filters);
  const found = useMemo(() => findTasks(tasks, wanted), [tasks, wanted]);
  if (isPending) return <Skeleton view={view} />;
  if (error && tasks.length === 0)
    return (
      <Centred title="Failed to load scheduled tasks" text={reasonOf(error)}>
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </Centred>
    );
  const isFirstVisit = tasks.length === 0;
  return (
    <>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isFirstVisit && <FirstVisit />}
      {!isFirstVisit && found.length === 0 && (
        <p className="px-4 pb-3 text-sm text-ink-2">
          No task matches.{' '}
          <button type="button" onClick={onShowAll} className="font-medium text-ink underline underline-offset-3">
            Show all {tasks.length.toLocaleString('en-US')}
          </button>
        </p>
      )}
      <div className="flex min-h-0 flex-1 flex-col md:overflow-y-auto">
        {view === 'kanban' ? <Board tasks={found} only={wanted.status} /> : <TaskTable tasks={found} />}
        {hasNextPage && (
          <div className="pb-6 text-center">
            <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Load older tasks
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** How something comes onto the schedule at all. */
function FirstVisit() {
  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl bg-surface p-4 shadow-xs">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-wash text-accent-text">
        <CalendarClock size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="min-w-60 flex-1 text-base text-pretty text-ink-2">
        <span className="font-medium text-ink">Nothing is scheduled yet.</span> Describe a post and pick its time, or
        ask for a plan in the{' '}
        <Link to="/dashboard" className="text-ink underline underline-offset-3">
          chat
        </Link>
        . It is made by itself at its time and waits here, ready for you to post.
      </p>
      <Button look="quiet" size="small" onClick={() => open({ kind: 'schedule' })}>
        Schedule the first one
      </Button>
    </div>
  );
}

function Centred({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="alert" className="grid flex-1 place-items-center px-4 py-16 text-center">
      <div>
        <CalendarClock size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-ink-3" />
        <p className="mt-3 text-md font-medium">{title}</p>
        <p className="mx-auto mt-1 max-w-100 text-sm text-pretty text-ink-2">{text}</p>
        <div className="mt-5">{children}</div>
      </div>
    </div>
  );
}

const COLUMN_KEYS = ['a', 'b', 'c', 'd'];

function Skeleton({ view }: { view: 'kanban' | 'list' }) {
  return (
    <div role="status" className="appear-late min-h-0 flex-1 px-4 pb-4">
      <span className="sr-only">Loading scheduled tasks…</span>
      {view === 'list' ? (
        <div className="flex flex-col gap-px overflow-hidden rounded-lg shadow-xs">
          {[...COLUMN_KEYS, 'e', 'f'].map((key) => (
            <div key={key} className="h-13 animate-pulse bg-hover" />
          ))}
        </div>
      ) : (
        <div className="flex h-full gap-3 max-md:flex-col">
          {COLUMN_KEYS.map((key) => (
            <div key={key} className="flex-1 rounded-xl bg-sunken p-2 shadow-[inset_0_0_0_1px_var(--c-line)]">
              <div className="mx-1 my-2 h-5 w-24 animate-pulse rounded-sm bg-hover" />
              <div className="mt-2 h-28 animate-pulse rounded-lg bg-hover" />
              <div className="mt-2 h-28 animate-pulse rounded-lg bg-hover opacity-60" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
