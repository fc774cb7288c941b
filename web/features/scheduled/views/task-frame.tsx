import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { reasonBeside } from '../../../lib/api/reason-of.ts';
import { LOAD_FAILED } from '../failure-texts.ts';
import { TasksLoadFailure } from '../load-failure.tsx';
import type { TaskAddress, TasksView } from '../task/task-address.ts';
import type { TaskList } from '../task/task-queries.ts';
import { openTaskLayer } from '../tasks-ui.ts';
import { TaskSkeleton } from './task-skeleton.tsx';

export interface ScreenProps {
  shown: TaskAddress;
  show: (change: Partial<TaskAddress>) => void;
  onShowAll: () => void;
}

interface FrameProps {
  view: Exclude<TasksView, 'calendar'>;
  asked: { isPending: boolean; error: unknown; refetch: () => unknown; tasks: unknown[]; count: TaskList['count'] };
  found: number;
  onShowAll: () => void;
  children: ReactNode;
}

/** What stands around tasks, and in their place while there are none to show. */
export function TaskFrame({ view, asked, found, onShowAll, children }: FrameProps) {
  const { isPending, error, refetch, tasks, count } = asked;
  if (isPending) return <TaskSkeleton view={view} />;
  if (error && tasks.length === 0)
    return (
      <Centred title={LOAD_FAILED} text={reasonBeside(LOAD_FAILED, error)}>
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </Centred>
    );
  const all = count?.all ?? tasks.length;
  return (
    <>
      {error !== null && <TasksLoadFailure error={error} onRetry={() => void refetch()} />}
      {all === 0 && found === 0 && <FirstVisit isSaidBelow={view === 'list'} />}
      {all > 0 && found === 0 && (
        <p className="px-4 max-md:px-3 pb-3 text-sm text-ink-2">
          No task matches.{' '}
          <button type="button" onClick={onShowAll} className="font-medium text-ink underline underline-offset-3">
            Show all {all.toLocaleString('en-US')}
          </button>
        </p>
      )}
      <div className="flex min-h-0 flex-1 flex-col md:overflow-y-auto">{children}</div>
    </>
  );
}

/** How something comes onto the schedule at all; that nothing is on it yet, the list says in its own words. */
function FirstVisit({ isSaidBelow }: { isSaidBelow: boolean }) {
  return (
    <div className="mx-4 max-md:mx-3 mb-3 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl bg-surface p-4 shadow-xs max-sm:items-start max-sm:gap-x-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-wash text-accent-text">
        <CalendarClock size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="min-w-60 flex-1 text-base text-pretty text-ink-2">
        {!isSaidBelow && <span className="font-medium text-ink">Nothing is scheduled yet. </span>}
        Describe a post and pick its time, or ask for a plan in the{' '}
        <Link to="/dashboard" className="text-ink underline underline-offset-3">
          chat
        </Link>
        . It is made by itself at its time and waits here, ready for you to post.
      </p>
      <Button
        look="quiet"
        size="small"
        onClick={() => openTaskLayer({ kind: 'schedule' })}
        // Below the words, where it begins as they do.
        className="max-sm:ml-12"
      >
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
