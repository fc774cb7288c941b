import type { TasksView } from '../task/task-address.ts';

const KEYS = ['a', 'b', 'c', 'd'];

/** Stands where the tasks will stand. */
export function TaskSkeleton({ view }: { view: Exclude<TasksView, 'calendar'> }) {
  return (
    <div role="status" className="appear-late min-h-0 flex-1 px-4 max-md:px-3 pb-4">
      <span className="sr-only">Loading scheduled tasks…</span>
      {view === 'kanban' ? (
        <div className="flex h-full gap-3 max-md:flex-col">
          {KEYS.map((key) => (
            <div key={key} className="flex-1 rounded-xl bg-sunken p-2 shadow-[inset_0_0_0_1px_var(--c-line)]">
              <div className="mx-1 my-2 h-5 w-24 animate-pulse rounded-sm bg-hover" />
              <div className="mt-2 h-28 animate-pulse rounded-lg bg-hover" />
              <div className="mt-2 h-28 animate-pulse rounded-lg bg-hover opacity-60" />
            </div>
          ))}
        </div>
      ) : (
        <div
          className={`divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-xs ${view === 'agenda' ? 'mx-auto max-w-190' : ''}`}
        >
          {[...KEYS, 'e', 'f'].map((key) => (
            <div key={key} className="flex h-13 items-center gap-6 px-4">
              <div className="h-5 w-20 animate-pulse rounded-sm bg-hover" />
              <div className="h-4 max-w-80 flex-1 animate-pulse rounded-sm bg-hover" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
