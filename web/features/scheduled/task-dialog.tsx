import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { DialogHead } from './dialog-head.tsx';
import { Oops } from './oops.tsx';
import { isChangeable } from './task.ts';
import { TaskEditor } from './task-editor.tsx';
import { useTaskDetails } from './task-queries.ts';
import { TaskView } from './task-view.tsx';
import { close, open, useTasksUi } from './tasks-ui.ts';

/** A task in full, to be looked at or changed. */
export function TaskDialog() {
  const layer = useTasksUi(({ layer: open }) => (open?.kind === 'task' ? open : null));
  // Closed while it is being saved, it would lose what a refusal leaves to be put right.
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog
      isOpen={layer !== null}
      onClose={() => close('task')}
      label={layer?.isEditing ? 'Edit Task' : 'Task Details'}
      className="dialog max-w-140"
      isHeld={isSaving}
    >
      {layer && (
        <Content key={layer.id} id={layer.id} isEditing={layer.isEditing} isSaving={isSaving} onSaving={setIsSaving} />
      )}
    </Dialog>
  );
}

interface ContentProps {
  id: string;
  isEditing: boolean;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
}

function Content({ id, isEditing, isSaving, onSaving }: ContentProps) {
  const { data: task, error, isPlaceholderData, refetch } = useTaskDetails(id);
  // What a list remembers may be older than the task: changing begins with what the server says.
  const canBegin = isEditing && task !== undefined && !isPlaceholderData && isChangeable(task);
  const [hasBegun, setHasBegun] = useState(false);
  if (hasBegun !== (isEditing && (hasBegun || canBegin))) setHasBegun(!hasBegun);
  useEffect(() => {
    // Whoever is changing it reads in the form what has become of it.
    if (error && !hasBegun) toastFailure('Failed to load workflow details', error);
  }, [error, hasBegun]);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <DialogHead title={hasBegun ? 'Edit Task' : 'Task Details'} onClose={() => close('task')} isHeld={isSaving} />
      {hasBegun && task ? (
        <TaskEditor
          task={task}
          isGone={isGone}
          isSaving={isSaving}
          onSaving={onSaving}
          onCancel={() => (isGone ? close('task') : open({ kind: 'task', id, isEditing: false }))}
          onSaved={() => close('task')}
        />
      ) : error ? (
        <Oops onRetry={() => void refetch()} />
      ) : !task || (isEditing && isPlaceholderData) ? (
        <Skeleton />
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
