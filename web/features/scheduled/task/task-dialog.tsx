import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { useGuardedClose } from '../../../components/dialogs/unsaved-guard.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Oops } from '../oops.tsx';
import { closeTaskLayer, openTaskLayer, type TasksLayer, useTasksUi } from '../tasks-ui.ts';
import { asLater, isChangeable } from './task.ts';
import { TaskEditor } from './task-editor.tsx';
import { useTaskDetails } from './task-queries.ts';
import { TaskView } from './task-view.tsx';

type TaskLayer = Extract<TasksLayer, { kind: 'task' | 'details' }>;

/** A task in full, to be looked at or changed, wherever it was opened. */
export function TaskDialog() {
  const layer = useTasksUi(({ layer: open }) => (open?.kind === 'task' || open?.kind === 'details' ? open : null));
  // Closed while it is being saved, it would lose what a refusal leaves to be put right.
  const [isSaving, setIsSaving] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const { ask, question } = useGuardedClose({ isDirty }, () => layer && closeTaskLayer(layer.kind));
  return (
    <>
      {question}
      <Dialog
        isOpen={layer !== null}
        onClose={ask}
        label={layer ? titleOf(layer) : ''}
        className={classNames('dialog', isEditing(layer) ? 'max-w-300' : 'max-w-200')}
        isHeld={isSaving}
        asksFirst={isDirty}
      >
        {layer && (
          <Content
            key={`${layer.id} ${layer.occurrence}`}
            layer={layer}
            isSaving={isSaving}
            onSaving={setIsSaving}
            onDirty={setIsDirty}
            onClose={ask}
          />
        )}
      </Dialog>
    </>
  );
}

function isEditing(layer: TaskLayer | null): boolean {
  return layer?.kind === 'task' && layer.isEditing;
}

/** The dialog is called by the door through which somebody came. */
function titleOf(layer: TaskLayer): string {
  if (layer.kind === 'details') return 'Workflow Details';
  return layer.isEditing ? 'Edit Task' : 'Task Details';
}

interface ContentProps {
  layer: TaskLayer;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

function Content({ layer, isSaving, onSaving, onDirty, onClose }: ContentProps) {
  const { id, occurrence } = layer;
  const { data, error, isPlaceholderData, refetch } = useTaskDetails(id);
  const task = data && occurrence ? asLater(data, occurrence) : data;
  const wantsEdit = isEditing(layer);
  // What a list remembers may be older than the task: changing begins with what the server says.
  const canBegin = wantsEdit && task !== undefined && !isPlaceholderData && isChangeable(task);
  const [hasBegun, setHasBegun] = useState(false);
  if (hasBegun !== (wantsEdit && (hasBegun || canBegin))) setHasBegun(!hasBegun);
  useEffect(() => {
    // Whoever is changing it reads in the form what has become of it.
    if (error && !hasBegun) toastFailure('Failed to load workflow details', error);
  }, [error, hasBegun]);
  const isGone = error instanceof ApiError && error.status === 404;
  const title = wantsEdit && !hasBegun ? 'Task Details' : titleOf(layer);
  return (
    <>
      <DialogHead title={title} onClose={onClose} isHeld={isSaving} />
      {hasBegun && task ? (
        <TaskEditor
          task={task}
          occurrence={occurrence}
          isGone={isGone}
          isSaving={isSaving}
          onSaving={onSaving}
          onDirty={onDirty}
          onCancel={() =>
            isGone ? closeTaskLayer('task') : openTaskLayer({ ...layer, kind: 'task', isEditing: false })
          }
          onSaved={() => closeTaskLayer('task')}
        />
      ) : error ? (
        <Oops onRetry={() => void refetch()} />
      ) : !task || (wantsEdit && isPlaceholderData) ? (
        <Skeleton />
      ) : (
        <TaskView
          task={task}
          isLoading={isPlaceholderData}
          isFromCalendar={layer.kind === 'details'}
          isLater={occurrence !== undefined}
        />
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
