import { CalendarClock, Repeat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PLATFORM_RULES } from '../../../domain/platforms.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PlatformIcon } from '../../components/platform-icons.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { longMoment } from '../../lib/us-dates.ts';
import { DialogFoot, DialogHead } from './dialog-head.tsx';
import { EDIT_EVENT } from './edit-event.ts';
import { Oops } from './oops.tsx';
import { StatusBadge } from './status-look.tsx';
import { isChangeable, type Task } from './task.ts';
import { showResults } from './task-actions.ts';
import { TaskNotes } from './task-notes.tsx';
import { useTaskDetails } from './task-queries.ts';
import { close, open, useTasksUi } from './tasks-ui.ts';

/** The calendar's look at a task: what it is, when, where, and with which agents. */
export function DetailsDialog() {
  const shown = useTasksUi(({ layer }) => (layer?.kind === 'details' ? layer : null));
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={() => close('details')}
      label="Workflow Details"
      className="dialog max-w-140"
    >
      {shown && <Content key={shown.id} id={shown.id} occurrence={shown.occurrence} />}
    </Dialog>
  );
}

function Content({ id, occurrence }: { id: string; occurrence: Date | undefined }) {
  const { data: task, error, refetch } = useTaskDetails(id);
  useEffect(() => {
    if (error) toastFailure('Failed to load workflow details', error);
  }, [error]);
  return (
    <>
      <DialogHead title="Workflow Details" onClose={() => close('details')} />
      {error ? (
        <Oops onRetry={() => void refetch()} />
      ) : !task ? (
        <div role="status" className="m-5 h-40 animate-pulse rounded-lg bg-hover">
          <span className="sr-only">Loading…</span>
        </div>
      ) : (
        <Details task={task} occurrence={occurrence} />
      )}
    </>
  );
}

function Details({ task, occurrence }: { task: Task; occurrence: Date | undefined }) {
  const at = occurrence?.toISOString() ?? task.scheduledFor;
  return (
    <>
      <div className="p-5">
        <div className="flex items-start justify-between gap-4">
          <h3 className="text-md font-medium [overflow-wrap:anywhere]">{task.name}</h3>
          {occurrence ? <LaterBadge /> : <StatusBadge status={task.status} />}
        </div>
        <p className="mt-2 flex items-center gap-2 text-base text-ink-2">
          <CalendarClock size={15} aria-hidden="true" className="shrink-0 text-accent-text" />
          <span>
            Scheduled for <time dateTime={at}>{longMoment(at)}</time>
          </span>
        </p>
        {task.recurrenceText && task.seriesId && (
          <p className="mt-1 flex items-center gap-2 text-base text-ink-2">
            <Repeat size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
            Repeats {task.recurrenceText}
          </p>
        )}
        {occurrence ? (
          <p className="mt-2 text-sm text-pretty text-ink-2">
            It goes onto the schedule when the one before it has run. To change it, open the next one and change that
            and all that follow.
          </p>
        ) : (
          <TaskNotes task={task} className="mt-2" />
        )}
        <h4 className="mt-5 text-xs text-ink-3">Platforms</h4>
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-base">
          {task.platforms.length === 0 && 'None selected'}
          {task.platforms.map((platform) => (
            <span key={platform} className="inline-flex items-center gap-1.5">
              <PlatformIcon platform={platform} />
              {PLATFORM_RULES[platform].label}
            </span>
          ))}
        </p>
        <h4 className="mt-5 text-xs text-ink-3">Agents</h4>
        <ul className="mt-1.5 flex flex-col gap-2">
          {task.agents.map(({ id, type, name, input, description }) => (
            <li key={id} className="flex gap-3 rounded-lg bg-sunken p-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
              <AgentIcon kind={type} />
              <div className="min-w-0 flex-1">
                <p className="text-sm leading-6 font-medium">{name}</p>
                {input.trim() !== '' && (
                  <p className="mt-0.5 text-base [overflow-wrap:anywhere] whitespace-pre-line">{input}</p>
                )}
                {description.trim() !== '' && (
                  <p className="mt-1 text-sm [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
                    {description.trim()}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {occurrence ? <WayToNext task={task} /> : <Ways task={task} />}
    </>
  );
}

/** An occurrence that is no task of its own yet has no status. */
function LaterBadge() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 rounded-sm bg-hover px-2 text-xs font-medium whitespace-nowrap text-ink-2">
      <Repeat size={13} aria-hidden="true" />
      Later occurrence
    </span>
  );
}

function WayToNext({ task: { id, scheduledFor } }: { task: Task }) {
  return (
    <DialogFoot>
      <p className="mr-auto text-sm text-ink-2">
        The next one: <time dateTime={scheduledFor}>{longMoment(scheduledFor)}</time>
      </p>
      <Button look="quiet" onClick={() => open({ kind: 'details', id })}>
        Open the next one
      </Button>
    </DialogFoot>
  );
}

function Ways({ task }: { task: Task }) {
  const { id, status } = task;
  const [isLoading, setIsLoading] = useState(false);
  if (!isChangeable(task) && status !== 'completed') return null;
  return (
    <DialogFoot>
      {isChangeable(task) && (
        <Button look="quiet" onClick={() => window.dispatchEvent(new CustomEvent(EDIT_EVENT, { detail: { id } }))}>
          {status === 'failed' ? 'Reschedule' : 'Edit'}
        </Button>
      )}
      {status === 'completed' && (
        <Button
          busy={isLoading}
          onClick={async () => {
            setIsLoading(true);
            await showResults(id, 'when there');
            setIsLoading(false);
          }}
        >
          {isLoading ? 'Loading Results...' : 'View Results'}
        </Button>
      )}
    </DialogFoot>
  );
}
