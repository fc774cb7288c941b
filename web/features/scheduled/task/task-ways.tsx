import { CalendarCheck2, Copy, Play, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-head.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { closeTaskLayer, openTaskLayer } from '../tasks-ui.ts';
import { canCopy, isChangeable, type Task } from './task.ts';
import { copyTask, retry, showResults, startTask } from './task-actions.ts';

/** What can be done with a task as it stands. */
export function TaskWays({ task, isFromCalendar }: { task: Task; isFromCalendar: boolean }) {
  const { id, status } = task;
  const [busy, setBusy] = useState<'copying' | 'results' | null>(null);
  const leave = (work: Promise<void>) => {
    closeTaskLayer('task');
    closeTaskLayer('details');
    void work;
  };
  const during = async (what: 'copying' | 'results', work: Promise<void>) => {
    setBusy(what);
    await work;
    setBusy(null);
  };
  return (
    <DialogFoot>
      {status !== 'executing' && (
        // On a phone what is done to the whole task stands in a line of its own.
        <span className={classNames('mr-auto flex items-center gap-1', canCopy(task) && 'max-sm:w-full')}>
          <Button look="ghost" onClick={() => openTaskLayer({ kind: 'delete', id })} className="-ml-3 hover:text-bad">
            Delete
          </Button>
          {canCopy(task) && (
            <>
              <Button look="ghost" busy={busy === 'copying'} onClick={() => void during('copying', copyTask(task))}>
                {busy !== 'copying' && <Copy size={13} aria-hidden="true" />}
                {status === 'completed' ? 'Post again' : 'Duplicate'}
              </Button>
              <Button
                look="ghost"
                aria-label={status === 'completed' ? 'Post again at next free slot' : 'Duplicate to next free slot'}
                title={status === 'completed' ? 'Post again at next free slot' : 'Duplicate to next free slot'}
                disabled={busy !== null || task.platforms.length === 0}
                onClick={() => void during('copying', copyTask(task, 'next slot'))}
                className="max-sm:px-3"
              >
                <CalendarCheck2 size={13} aria-hidden="true" />
                Next free slot
              </Button>
            </>
          )}
        </span>
      )}
      {status === 'failed' && (
        <Button look="quiet" onClick={() => leave(retry(task))}>
          <RotateCw size={13} aria-hidden="true" />
          Retry now
        </Button>
      )}
      {isChangeable(task) && (
        <Button
          look={status === 'failed' ? 'solid' : 'quiet'}
          onClick={() => openTaskLayer({ kind: 'task', id, isEditing: true })}
        >
          {status === 'failed' ? 'Reschedule' : 'Edit'}
        </Button>
      )}
      {status === 'scheduled' && (
        <Button onClick={() => leave(startTask(task))}>
          <Play size={13} fill="currentColor" aria-hidden="true" />
          Execute
        </Button>
      )}
      {status === 'completed' && (
        <Button
          busy={busy === 'results'}
          onClick={() => void during('results', showResults(task, isFromCalendar ? 'when there' : 'at once'))}
        >
          {busy === 'results' ? 'Loading Results...' : 'View Results'}
        </Button>
      )}
      {status === 'executing' && (
        <Button look="quiet" onClick={() => leave(Promise.resolve())}>
          Close
        </Button>
      )}
    </DialogFoot>
  );
}

/** What can be done with a later occurrence of a series. */
export function LaterWays({ task }: { task: Task }) {
  const { id, scheduledFor: occurrence } = task;
  return (
    <DialogFoot>
      <Button
        look="ghost"
        onClick={() => openTaskLayer({ kind: 'delete', id, later: task })}
        className="mr-auto -ml-3 hover:text-bad"
      >
        Delete
      </Button>
      <Button look="ghost" onClick={() => openTaskLayer({ kind: 'details', id })}>
        Open the next one
      </Button>
      <Button look="quiet" onClick={() => openTaskLayer({ kind: 'task', id, isEditing: true, occurrence })}>
        Edit
      </Button>
    </DialogFoot>
  );
}
