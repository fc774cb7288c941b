import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { longMoment } from '../../../lib/us-dates.ts';
import { closeTaskLayer, type TasksLayer, useTasksUi } from '../tasks-ui.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { type EditScope, removeTask } from './task-actions.ts';
import { knownTask } from './task-queries.ts';

/** Asks before a task is gone, and for a series how much of it. */
export function DeleteDialog() {
  const asked = useTasksUi(({ layer }) => (layer?.kind === 'delete' ? layer : null));
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={() => closeTaskLayer('delete')}
      label="Delete task"
      className="dialog max-w-105"
    >
      {asked && <Question key={asked.id} {...asked} />}
    </Dialog>
  );
}

function Question({ id, later }: Pick<Extract<TasksLayer, { kind: 'delete' }>, 'id' | 'later'>) {
  const [task] = useState(() => later ?? knownTask(id));
  const [scope, setScope] = useState<EditScope>('this');
  const [isRunning, setIsRunning] = useState(false);
  const repeats = task?.seriesId !== null && task?.status === 'scheduled';
  return (
    <div className="p-5">
      <h2 className="text-lg font-[560]">Delete this task?</h2>
      <p className="mt-1.5 text-base text-pretty text-ink-2">
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{task?.name ?? 'This task'}</span>{' '}
        {later && `of ${longMoment(later.scheduledFor)} `}
        {task?.status === 'completed' ? 'and its results will be deleted.' : 'will be deleted.'} You can undo it right
        after.
      </p>
      {repeats && (
        <div className="mt-4">
          <ScopeChoice label={`It repeats ${task?.recurrenceText ?? ''}. Delete`} scope={scope} onChange={setScope} />
        </div>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button look="quiet" onClick={() => closeTaskLayer('delete')}>
          Cancel
        </Button>
        <Button
          look="danger"
          busy={isRunning}
          onClick={async () => {
            setIsRunning(true);
            await removeTask(id, scope, task?.name ?? 'This task', later?.scheduledFor);
            closeTaskLayer('delete');
          }}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}
