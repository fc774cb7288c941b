import { useEffect } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { DialogHead } from './dialog-head.tsx';
import { Oops } from './oops.tsx';
import { TaskEditor } from './task-editor.tsx';
import { useTaskDetails } from './task-queries.ts';
import { TaskView } from './task-view.tsx';
import { close, open, useTasksUi } from './tasks-ui.ts';

/** A task in full, to be looked at or changed. */
export function TaskDialog() {
  const layer = useTasksUi(({ layer: open }) => (open?.kind === 'task' ? open : null));
  return (
    <Dialog
      isOpen={layer !== null}
      onClose={() => close('task')}
      label={layer?.isEditing ? 'Edit Task' : 'Task Details'}
      className="dialog max-w-140"
    >
      {layer && <Content key={layer.id} id={layer.id} isEditing={layer.isEditing} />}
    </Dialog>
  );
}

function Content({ id, isEditing }: { id: string; isEditing: boolean }) {
  const { data: task, error, isPlaceholderData, refetch } = useTaskDetails(id);
  useEffect(() => {
    if (error) toastFailure('Failed to load workflow details', error);
  }, [error]);
  const isChangeable = task?.status === 'scheduled' || task?.status === 'failed';
  return (
    <>
      <DialogHead title={isEditing && isChangeable ? 'Edit Task' : 'Task Details'} onClose={() => close('task')} />
      {error ? (
        <Oops onRetry={() => void refetch()} />
      ) : !task ? (
        <Skeleton />
      ) : isEditing && isChangeable ? (
        <TaskEditor
          task={task}
          onCancel={() => open({ kind: 'task', id, isEditing: false })}
          onSaved={() => close('task')}
        />
      ) : (
        <TaskView task={task} isLoading={isPlaceholderData} />
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div role="status" className="flex flex-col gap-4 p-5">
      <span className="sr-only">Loading…</span>
      <span className="h-6 w-3/4 animate-pulse rounded-sm bg-hover" />
      <span className="h-4 w-1/2 animate-pulse rounded-sm bg-hover" />
      <span className="h-4 w-2/3 animate-pulse rounded-sm bg-hover" />
      <span className="h-24 animate-pulse rounded-lg bg-hover" />
    </div>
  );
}
