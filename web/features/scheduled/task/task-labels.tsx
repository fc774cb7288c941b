import { useMutation } from '@tanstack/react-query';
import { labelScheduledWorkflow } from '../../../../domain/api/schedule/labels.ts';
import type { Label } from '../../../../domain/schedule/labels.ts';
import { LabelChips } from '../../../components/label-chips.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { LabelPicker } from '../labels/label-picker.tsx';
import type { Task } from './task.ts';
import { reloadTasks } from './task-queries.ts';

/** The labels of a task, and the way to change them; what is chosen counts at once. */
export function TaskLabels({ task: { id, labels } }: { task: Task }) {
  const save = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `labels of ${id}` },
    mutationFn: (wanted: Label[]) =>
      api(labelScheduledWorkflow, { id, labelIds: wanted.map(({ id: label }) => label) }),
    onError: (error) => toastFailure('Failed to save the labels', error),
    onSettled: () => reloadTasks(),
  });
  const shown = save.isPending ? save.variables : labels;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <LabelChips labels={shown} />
      <LabelPicker chosen={shown} onChange={(wanted) => save.mutate(wanted)} />
    </span>
  );
}
