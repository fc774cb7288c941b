import { CalendarPlus, CircleSlash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ResultsDialog } from '../../components/dialogs/results-dialog.tsx';
import { Waiting } from '../../components/full-page.tsx';
import { AgentNotices } from '../../components/output/agent-notices.tsx';
import { patiently } from '../../lib/api/connection.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { beginSelection } from './bulk/selection.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { EVERYTHING } from './filters/find-tasks.ts';
import { MonthMenu } from './month-menu.tsx';
import { SchedulerPulse } from './scheduler-pulse.tsx';
import { DeleteDialog } from './task/delete-dialog.tsx';
import { useEditEvent } from './task/edit-event.ts';
import { stopWatching } from './task/task-actions.ts';
import { useTaskAddress } from './task/task-address.ts';
import { useTaskInAddress } from './task/task-in-address.ts';
import { reloadTasks, useLiveTasks } from './task/task-queries.ts';
import { closeTaskLayer, forgetLayers, openTaskLayer, type TasksLayer, useTasksUi } from './tasks-ui.ts';
import { TaskScreen } from './views/task-screen.tsx';

const CalendarScreen = lazy(patiently(() => import('./calendar/calendar-screen.tsx')));
const TaskDialog = lazy(
  patiently(() => import('./task/task-dialog.tsx').then((module) => ({ default: module.TaskDialog }))),
);
const ScheduleDialog = lazy(
  patiently(() => import('./scheduling/schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog }))),
);

/** What is scheduled: on a board, in a list, on a calendar. */
export default function ScheduledPage({ tabs }: { tabs: ReactNode }) {
  usePageTitle('Scheduled Tasks');
  useLiveTasks();
  useEditEvent();
  useTaskInAddress();
  useEffect(
    () => () => {
      stopWatching();
      forgetLayers();
      beginSelection(false);
    },
    [],
  );
  const isNarrow = useMediaQuery('(width < 768px)');
  const { show, ...shown } = useTaskAddress(isNarrow);
  const [isRefreshing, setIsRefreshing] = useState(false);
  return (
    <div className="flex h-full flex-col max-md:h-auto max-md:min-h-full">
      <h1 className="sr-only">Scheduled Tasks</h1>
      <header className="flex min-h-14 shrink-0 items-center gap-x-4 border-b border-line px-4 py-2 max-md:px-3">
        {tabs}
        <div className="ml-auto flex min-w-0 items-center gap-4 max-md:gap-2">
          {!isNarrow && <SchedulerPulse />}
          <Button size="small" onClick={() => openTaskLayer({ kind: 'schedule' })}>
            <CalendarPlus size={14} aria-hidden="true" />
            <span>
              Schedule<span className="max-md:sr-only"> Workflow</span>
            </span>
          </Button>
          <MonthMenu />
        </div>
      </header>
      <FilterBar
        shown={shown}
        show={show}
        isNarrow={isNarrow}
        isRefreshing={isRefreshing}
        onRefresh={async () => {
          setIsRefreshing(true);
          await reloadTasks();
          setIsRefreshing(false);
        }}
      />
      {shown.view === 'calendar' ? (
        <Suspense fallback={<Waiting />}>
          <CalendarScreen shown={shown} show={show} isNarrow={isNarrow} />
        </Suspense>
      ) : (
        <TaskScreen view={shown.view} shown={shown} show={show} onShowAll={() => show({ filters: EVERYTHING })} />
      )}
      {shown.view !== 'calendar' && <BulkBar />}
      <OnceAsked kinds={['task', 'details']}>
        <TaskDialog />
      </OnceAsked>
      <DeleteDialog />
      <Results />
      <OnceAsked kinds={['schedule']}>
        <NewSchedule />
      </OnceAsked>
    </div>
  );
}

function Results() {
  const layer = useTasksUi(({ layer: now }) => (now?.kind === 'results' ? now : null));
  return (
    <ResultsDialog
      isOpen={layer !== null}
      onClose={() => closeTaskLayer('results')}
      isLoading={layer?.outputs === null}
      outputs={layer?.outputs ?? []}
      name={layer?.task.name}
      platforms={layer?.task.platforms}
      notice={
        <AgentNotices
          agents={layer?.skipped ?? []}
          icon={CircleSlash2}
          look="bg-sunken text-ink-2"
          iconLook="text-ink-3"
        />
      }
    />
  );
}

function NewSchedule() {
  const layer = useTasksUi(({ layer: now }) => (now?.kind === 'schedule' ? now : null));
  return <ScheduleDialog isOpen={layer !== null} onClose={() => closeTaskLayer('schedule')} at={layer?.at} />;
}

/** A dialog that is loaded when it is first asked for; it stays from then on, so that closing gives the focus back. */
function OnceAsked({ kinds, children }: { kinds: TasksLayer['kind'][]; children: ReactNode }) {
  const isAsked = useTasksUi(({ layer }) => layer !== null && kinds.includes(layer.kind));
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked ? <Suspense fallback={null}>{children}</Suspense> : null;
}
